// One Chromium for all end-to-end tests of a thread, and the built viewer it looks at. Tests ask here for pages; what is
// wrong with a page that a test did not expect (errors, breaches of the policy) is collected and fails it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { CHROMIUM, FLAGS, NO_CHROMIUM } from "../chromium.ts";
import { ensureBuilt, type Kind, RESULTS } from "../../build/ensure-built.ts";

const launch = async (): Promise<Browser> => {
  if (!existsSync(CHROMIUM)) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
};

// Shared by the test files of a thread, and ended some time after the last of them gave it back.
let running: Promise<Browser> | undefined;
let users = 0;
/** A page that has not done by then what is waited for will not do it, on however busy a machine. */
const TIMEOUT_MS = 60_000;
const LINGER_MS = 3_000;

const giveBack = (): void => {
  users--;
  const idle = running;
  setTimeout(() => {
    if (users > 0 || running !== idle) return;
    running = undefined;
    void idle?.then((browser) => browser.close());
  }, LINGER_MS).unref();
};

const built = new Map<Kind, Promise<void>>();

/** A folder that is built already, for whoever looks at one while others build. */
const BUILT_FOLDER = process.env["ASSIZE_VIEWER"];

/** The built viewer, made once: its page, or its one file. */
export const builtPage = async (kind: Kind): Promise<string> => {
  if (kind === "folder" && BUILT_FOLDER !== undefined) return join(BUILT_FOLDER, "index.html");
  const building = built.get(kind) ?? ensureBuilt(kind);
  built.set(kind, building);
  await building;
  return RESULTS[kind];
};

export interface Watched {
  readonly page: Page;
  /** What went wrong in the page so far, in order. Empty is well. */
  readonly wrongs: readonly string[];
}

/** Gives a fresh page to some work, and fails where the page made a mistake meanwhile. */
export const withPage = async (
  work: (watched: Watched) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> => {
  users++;
  try {
    running ??= launch();
    const browser = await running;
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: "en-GB",
      ...options,
    });
    try {
      context.setDefaultTimeout(TIMEOUT_MS);
      const page = await context.newPage();
      const wrongs: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          wrongs.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => wrongs.push(`error: ${error.message}`));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await work({ page, wrongs });
      if (wrongs.length > 0) throw new Error(`the page went wrong:\n${wrongs.join("\n")}`);
    } finally {
      await context.close();
    }
  } finally {
    giveBack();
  }
};

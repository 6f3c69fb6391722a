// Pages for end-to-end tests, and the built viewer they look at. What is wrong with a page that a test did not expect
// (errors, breaches of the policy) is collected and fails it.
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { aBrowser } from "../a-browser.ts";
import { ensureBuilt, type Kind, RESULTS } from "../../build/ensure-built.ts";

/** A page that has not done by then what is waited for will not do it, on however busy a machine. */
const TIMEOUT_MS = 60_000;

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

/** Runs in the page. The lots that it draws are the same in every run; each loading of the page begins anew. */
const drawAlike = (): void => {
  let state = 1;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return array;
  };
};

/**
 * Gives a fresh page to some work, and fails where the page made a mistake meanwhile. Pages are calm, which spares the
 * drawing of what moves; a test of what moves says so in its options.
 */
export const withPage = async (
  work: (watched: Watched) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> => {
  const browser = await aBrowser();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
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
    await page.addInitScript(drawAlike);
    await work({ page, wrongs });
    if (wrongs.length > 0) throw new Error(`the page went wrong:\n${wrongs.join("\n")}`);
  } finally {
    await context.close();
  }
};

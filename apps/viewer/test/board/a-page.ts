// A page in real Chromium that has the board's plain parts on it, and nothing else. For tests that need elements.
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import { CHROMIUM, FLAGS } from "../chromium.ts";

/** What is drawn is compared with a picture, which looks the same on every screen only so. */
const SAME_EVERYWHERE = ["--font-render-hinting=none", "--force-color-profile=srgb"];

const scriptOf = async (entry: string): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "parts" } },
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code;
};

export interface TestPage {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Opens an empty page on which `parts-on-a-page.ts` has been run. */
export const openPage = async (): Promise<TestPage> => {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...FLAGS, ...SAME_EVERYWHERE],
  });
  const page = await browser.newPage({ viewport: { width: 800, height: 560 } });
  await page.setContent("<!doctype html><title>board</title><body style='margin:0'></body>");
  await page.addScriptTag({
    content: await scriptOf(join(import.meta.dirname, "parts-on-a-page.ts")),
  });
  return { page, close: () => browser.close() };
};

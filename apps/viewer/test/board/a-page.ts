// A page in real Chromium that has the board's plain parts on it, and nothing else. For tests that need elements.
import { join } from "node:path";
import type { Page } from "playwright-core";
import { aBrowser } from "../a-browser.ts";
import { scriptOf } from "../script-of.ts";

export interface TestPage {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Opens an empty page on which `parts-on-a-page.ts` has been run. */
export const openPage = async (): Promise<TestPage> => {
  const browser = await aBrowser();
  const page = await browser.newPage({ viewport: { width: 800, height: 560 } });
  await page.setContent("<!doctype html><title>board</title><body style='margin:0'></body>");
  await page.addScriptTag({
    content: await scriptOf(join(import.meta.dirname, "parts-on-a-page.ts"), "parts"),
  });
  return { page, close: () => page.close() };
};

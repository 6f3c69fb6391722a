// The tabs of the workbench stand in one row, however little room there is: what is hidden is announced by an arrow,
// and the tab in front is always in sight.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { openSample } from "./watching.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const rows = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Set(
        [...document.querySelectorAll("[role=tab]")].map((tab) => (tab as HTMLElement).offsetTop),
      ).size,
  );

/** Whether the tab in front can be seen as a whole, not below an arrow. */
const isFrontInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const tab = document.querySelector("[role=tab][aria-selected=true]")!.getBoundingClientRect();
    const strip = document.querySelector("[role=tablist]")!.getBoundingClientRect();
    const isOnTop = (x: number): boolean =>
      document.elementFromPoint(x, tab.top + tab.height / 2)?.closest("[role=tab]") !== null;
    const isWithin = tab.left >= strip.left - 1 && tab.right <= strip.right + 1;
    return isWithin && isOnTop(tab.left + 2) && isOnTop(tab.right - 2);
  });

/** Long words have the least room on a phone. In a deep run each language at each width. */
const WIDTHS: Readonly<Record<string, readonly number[]>> =
  process.env["ASSIZE_DEEP"] === undefined
    ? { "en-GB": [1280], "de-DE": [390] }
    : { "en-GB": [1280, 390], "de-DE": [1280, 390] };

for (const [locale, widths] of Object.entries(WIDTHS))
  for (const width of widths)
    test(`one row of tabs, ${locale}, ${width} pixels wide`, () =>
      withPage(
        async ({ page }) => {
          await openSample(page, site, "disputed-4p", "#e=259");
          await expect.poll(() => rows(page)).toBe(1);
          await expect.poll(() => page.isVisible(".tabs-arrow.after")).toBe(true);
          await expect.poll(() => page.isVisible(".tabs-arrow.before")).toBe(false);
          await page.focus("#tab-log");
          await page.keyboard.press("End");
          await expect.poll(() => isFrontInSight(page)).toBe(true);
          await expect.poll(() => page.isVisible(".tabs-arrow.after")).toBe(false);
          for (let step = 0; step < 8; step++) {
            await page.keyboard.press("ArrowLeft");
            await expect.poll(() => isFrontInSight(page)).toBe(true);
          }
          await page.keyboard.press("Home");
          await page.click(".tabs-arrow.after");
          await expect.poll(() => page.isVisible(".tabs-arrow.before")).toBe(true);
        },
        { locale, viewport: { width, height: 800 } },
      ));

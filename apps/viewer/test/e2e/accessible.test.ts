// axe finds nothing on any page, tab and theme; the page can be used with the keyboard alone.
import axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { openSample, standsAt } from "./watching.ts";

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
}

/** What axe finds, in short. */
const violations = async (page: Page): Promise<readonly string[]> => {
  // Colours that are still on their way have no contrast to judge.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.evaluate(axe.source);
  const found = await page.evaluate<readonly Violation[]>(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(" ")} ${html.slice(0, 120)}`),
  );
};

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe.each(["light", "dark"] as const)("in %s", (colorScheme) => {
  test("the start page", () =>
    withPage(
      async ({ page }) => {
        await page.goto(site.address);
        expect(await violations(page)).toEqual([]);
        await page.click(".menu summary");
        expect(await violations(page)).toEqual([]);
      },
      { colorScheme, reducedMotion: "reduce" },
    ));

  test("a game, all its tabs, text and help", () =>
    withPage(
      async ({ page }) => {
        await openSample(page, site, "disputed-4p", "#e=259&seat=1");
        await standsAt(page, 259);
        const tabs = await page.locator("[role=tab]").all();
        expect(tabs.length).toBeGreaterThanOrEqual(5);
        for (const tab of tabs) {
          await tab.click();
          await page.waitForTimeout(300);
          expect([await tab.innerText(), await violations(page)]).toEqual([
            await tab.innerText(),
            [],
          ]);
        }
        await page.keyboard.press("t");
        await page.waitForSelector(".state-text");
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press("?");
        await page.waitForSelector("dialog.help");
        expect(await violations(page)).toEqual([]);
      },
      { colorScheme, reducedMotion: "reduce" },
    ));
});

test("a phone", () =>
  withPage(
    async ({ page }) => {
      await openSample(page, site, "disputed-4p", "#e=259");
      expect(await violations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(360);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("button, select, summary")]
          .filter((element) => {
            const { width: across, height } = element.getBoundingClientRect();
            return across > 0 && height > 0 && (height < 43.5 || across < 43.5);
          })
          .filter((element) => getComputedStyle(element).display !== "inline")
          .map((element) => element.className || element.tagName),
      );
      expect(small).toEqual([]);
    },
    { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  ));

test("the keyboard alone leads from the start page to an event's clause", () =>
  withPage(async ({ page }) => {
    await page.goto(site.address);
    const focusOn = async (selector: string): Promise<void> => {
      for (let step = 0; step < 60; step++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector))
          return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`the focus never comes to ${selector}`);
    };
    await focusOn(".sample");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".line");
    await page.keyboard.press("v");
    await standsAt(page, 259);
    await focusOn("[role=tab]");
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector("article.finding.here");
    await focusOn("article.finding .chip");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".rule.wanted");
  }));

// The page's layout: the board first and large and nothing on it, four places beside it, a sheet from below on a phone.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { openSample, openView, standsAt } from "./watching.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** The size of the board's picture, and what lies on it, looked for at points all over it. */
const boardSeen = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector(".view .board-drawing")!;
    const { left, top, width, height } = picture.getBoundingClientRect();
    const covering = new Set<string>();
    for (let x = 1; x < 100; x += 3)
      for (let y = 1; y < 100; y += 3) {
        const found = document.elementFromPoint(left + (width * x) / 100, top + (height * y) / 100);
        if (found === null) covering.add("outside of the window");
        else if (!picture.contains(found)) covering.add(found.outerHTML.slice(0, 80));
      }
    return { width, height, covering: [...covering] };
  });

/** The places in their row: on how many lines, and which cannot be seen whole. */
const places = (page: Page) =>
  page.evaluate(() => {
    const tabs = [...document.querySelectorAll<HTMLElement>("[role=tab]")];
    const isWhole = (tab: HTMLElement): boolean => {
      const { left, right } = tab.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && tab.scrollWidth <= tab.clientWidth;
    };
    return {
      rows: new Set(tabs.map(({ offsetTop }) => offsetTop)).size,
      count: tabs.length,
      cut: tabs.filter((tab) => !isWhole(tab)).map(({ id }) => id),
    };
  });

const ROW_PX = 68;
const LEAST_BOARD = { width: 880, height: 540 };

describe("on a desk", () => {
  test.each([
    ["disputed-4p", 259],
    ["treasure-disputed-2p", 205],
  ])("%s: the board is large, and nothing lies on it", (sample, first) =>
    withPage(async ({ page }) => {
      await openSample(page, site, sample, "");
      await standsAt(page, first);
      // A notice floats beside the board, and moves nothing.
      await page.keyboard.press("b");
      await page.waitForSelector(".notice");
      for (const key of ["Home", "End", "v", "Shift+V"]) {
        await page.keyboard.press(key);
        const seen = await boardSeen(page);
        expect(seen.width).toBeGreaterThanOrEqual(LEAST_BOARD.width);
        expect(seen.height).toBeGreaterThanOrEqual(LEAST_BOARD.height);
        expect(seen.covering).toEqual([]);
      }
      const height = (selector: string) =>
        page.evaluate((wanted) => document.querySelector(wanted)!.clientHeight, selector);
      expect(await height(".header")).toBeLessThanOrEqual(ROW_PX);
      const letters = await page
        .locator(".timeline-chapter")
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(Math.min(...letters)).toBeGreaterThanOrEqual(12);
      expect(await height(".transport")).toBeLessThanOrEqual(ROW_PX);
    }),
  );

  test("arrow keys step wherever no text is edited", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "long-4p", "#e=99");
      let seq = 99;
      for (const place of ["#tab-story", "#view-log", ".controls-speed select", "#tab-rules"]) {
        await (place.endsWith("select") ? page.focus(place) : page.click(place));
        await page.keyboard.press("ArrowRight");
        seq++;
        await standsAt(page, seq);
      }
      await expect.poll(() => page.getAttribute("#tab-rules", "aria-selected")).toBe("true");
      await page.click(".rules input[type=search]");
      await page.keyboard.press("ArrowRight");
      await standsAt(page, seq);
    }));
});

/** At 200 % a desk of 1280 by 800 has so much, and a phone on its side not much more. */
const LOW_SIZES = [
  { width: 640, height: 400 },
  { width: 740, height: 360 },
] as const;

describe("in a low window", () => {
  test("the board has half of its height, and places beside it", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "disputed-4p", "#e=259");
      for (const size of LOW_SIZES) {
        await page.setViewportSize(size);
        const board = page.locator(".view .board");
        const box = async () => (await board.boundingBox())!;
        await expect.poll(async () => (await box()).height).toBeGreaterThan(size.height / 2);
        expect((await box()).width).toBeGreaterThan(size.width / 2);
        await expect.poll(() => page.innerText(".event-detail")).toContain("weakest present");
        expect((await places(page)).rows).toBe(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowLeft");
        await standsAt(page, 259);
      }
    }));
});

/** What has not room for its words: the page itself, the game's name, what the players have. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".page, .game-title, .player-has")
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => `${one.getAttribute("class")}: ${one.textContent.slice(0, 40)}`),
    );

/** Long words have the least room on a phone. In a deep run each language at each width. */
const SIZES =
  process.env["ASSIZE_DEEP"] === undefined
    ? ([["de-DE", PHONE]] as const)
    : ["en-GB", "fr-FR", "de-DE", "es-ES"].flatMap((locale) =>
        [DESK, PHONE].map((viewport) => [locale, viewport] as const),
      );

test.each(SIZES)("four places in one row, %s, %o", (locale, viewport) =>
  withPage(
    async ({ page }) => {
      await openSample(page, site, "disputed-4p", "#e=259");
      await expect.poll(() => places(page)).toEqual({ rows: 1, count: 4, cut: [] });
      // Developers come by the menu, and have a fifth as long as they stay.
      await openView(page, "raw");
      await expect.poll(() => page.innerText(".raw")).toContain('"unit": "archer"');
      await expect.poll(() => places(page)).toEqual({ rows: 1, count: 5, cut: [] });
      expect(await cutWords(page)).toEqual([]);
      await page.click("#tab-story");
      await expect.poll(() => places(page)).toEqual({ rows: 1, count: 4, cut: [] });
      expect(await cutWords(page)).toEqual([]);
    },
    { locale, viewport },
  ),
);

test("on a phone a finding and the board are seen together; the sheet has three heights", () =>
  withPage(
    async ({ page }) => {
      const heightOf = (selector: string): Promise<number> =>
        page.evaluate(
          (wanted) => document.querySelector(wanted)!.getBoundingClientRect().height,
          selector,
        );
      await openSample(page, site, "disputed-4p", "");
      await expect.poll(() => page.textContent(".now-seq")).toContain("259");
      await page.waitForSelector(".workbench[data-sheet=half] .line.current .finding");
      expect((await boardSeen(page)).covering).toEqual([]);
      const isInSight = (selector: string): Promise<boolean> =>
        page.evaluate((wanted) => {
          const { top } = document.querySelector(wanted)!.getBoundingClientRect();
          return top >= 0 && top < innerHeight;
        }, selector);
      for (const part of [".board-drawing", ".line.current .finding", ".control.main"])
        await expect.poll(() => isInSight(part), { message: part }).toBe(true);
      // The sentence whole, the verdict's word and how many findings; the sentence is not said twice, so the board has room.
      const isWhole = (selector: string): Promise<boolean> =>
        page.evaluate((wanted) => {
          const part = document.querySelector(wanted)!;
          const { top, bottom, height } = part.getBoundingClientRect();
          return (
            height > 8 &&
            top >= 0 &&
            bottom <= innerHeight &&
            part.scrollHeight <= part.clientHeight + 1
          );
        }, selector);
      await expect.poll(() => isWhole(".line.current .finding-head h3")).toBe(true);
      expect(await heightOf(".now")).toBe(0);
      expect(await heightOf(".verdict strong")).toBeGreaterThan(8);
      expect(await page.innerText(".verdict .count-alone")).toBe("3");
      expect(await heightOf(".board-drawing")).toBeGreaterThan(180);
      // What is disputed is seen, whole and large enough.
      const disputed = (): Promise<readonly string[]> =>
        page.evaluate(() => {
          const board = document.querySelector(".board-drawing")!.getBoundingClientRect();
          const marks = document.querySelectorAll(
            "[data-key^='finding:']:not([data-key='finding:veil'])",
          );
          return [...marks].flatMap((mark) => {
            const { left, right, top, bottom } = mark.getBoundingClientRect();
            const isIn = left >= board.left && right <= board.right && top >= board.top;
            return isIn && bottom <= board.bottom ? [] : [mark.getAttribute("data-key")!];
          });
        });
      await expect.poll(disputed).toEqual([]);
      const heights = [await heightOf(".workbench")];
      for (const height of ["full", "low"]) {
        await page.tap(".sheet-height");
        await page.waitForSelector(`.workbench[data-sheet=${height}]`);
        heights.push(await heightOf(".workbench"));
        expect(await isInSight(".control.main")).toBe(true);
        expect(await heightOf(".board-drawing")).toBeGreaterThan(120);
      }
      // With the sheet down the caption says it.
      for (const part of [".now-text", ".now-effect"])
        await expect.poll(() => isInSight(part), { message: part }).toBe(true);
      const [half = 0, full = 0, low = 0] = heights;
      expect(full).toBeGreaterThan(half);
      expect(half).toBeGreaterThan(low);
      // Going to a finding raises it again.
      await page.keyboard.press("v");
      await expect.poll(() => page.textContent(".now-seq")).toContain("284");
      await page.waitForSelector(".workbench[data-sheet=half]");
    },
    { viewport: PHONE, isMobile: true, hasTouch: true, colorScheme: "dark", locale: "de-DE" },
  ));

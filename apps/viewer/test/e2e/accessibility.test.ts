// axe finds nothing, in any place of the viewer, by day and by night, on a desk and on a phone; and nothing is wider
// than the window.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { excess, violations } from "./axe.ts";
import { withPage } from "./browser.ts";
import { withTreasure } from "./logs.ts";
import { BY_FINGER, type Place, WALKS } from "./places.ts";
import { openSite, type Site } from "./site.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const LOOKS = [
  { shade: "light", size: DESK },
  { shade: "dark", size: PHONE },
  { shade: "light", size: PHONE },
  { shade: "dark", size: DESK },
] as const;

const ALL = WALKS.flatMap(({ places }) => places);

/** In a deep run each place is looked at in every way, else one place after the other in the next way. */
const looksAt = (place: Place): readonly (typeof LOOKS)[number][] =>
  DEEP ? LOOKS : [LOOKS[ALL.indexOf(place) % LOOKS.length]!];

/** What a finger has to hit, and is smaller than 44 pixels. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, select, summary")]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && (height < 43.5 || width < 43.5);
      })
      .filter((element) => getComputedStyle(element).display !== "inline")
      .map((element) => `${element.outerHTML.slice(0, 120)} is small`),
  );

let site: Site;
beforeAll(async () => {
  site = await openSite("/", await withTreasure());
});
afterAll(() => site.close());

/** What is wrong with a place that has been reached. */
const faultsOf = async (page: Page, place: Place): Promise<readonly string[]> => {
  const found: string[] = [];
  const judged = place.within ?? (DEEP ? undefined : place.own);
  for (const { shade, size } of looksAt(place)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: shade });
    await page.waitForFunction(
      (wanted) => (document.documentElement.dataset["theme"] ?? wanted) === wanted,
      shade,
    );
    const where = `${place.name}, ${shade} ${size.width}:`;
    found.push(...(await violations(page, judged)).map((each) => `${where} ${each}`));
    await expect.poll(() => excess(page), { message: where }).toBeLessThanOrEqual(0);
  }
  return found;
};

test.for(WALKS)("$name", ({ places }) =>
  withPage(async ({ page }) => {
    const found: string[] = [];
    for (const place of places) {
      await page.setViewportSize(DESK);
      await place.go(page, site);
      found.push(...(await faultsOf(page, place)));
      await page.setViewportSize(DESK);
      await place.leave?.(page);
    }
    expect(found).toEqual([]);
  }),
);

// In German, whose words are long; and no way to a place may need to know them. A quick run goes the way with most places.
test.for(DEEP ? BY_FINGER : BY_FINGER.slice(1, 2))("$name, by finger, in German", ({ places }) =>
  withPage(
    async ({ page }) => {
      for (const { name, go, leave } of places) {
        await go(page, site);
        await expect.poll(() => smallTargets(page), { message: name }).toEqual([]);
        await expect.poll(() => excess(page), { message: name }).toBeLessThanOrEqual(0);
        await leave?.(page);
      }
    },
    { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: "de-DE" },
  ),
);

test("all places are visited", () => {
  expect(ALL.length).toBeGreaterThan(20);
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  expect(BY_FINGER.flatMap(({ places }) => places).length).toBeGreaterThan(20);
});

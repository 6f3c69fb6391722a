// Side by side: one log under two ruling sets, two logs, a record and its branch; in step, under one set of keys.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { exampleBytes } from "../worker/a-desk.ts";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { drawn, openSample, standsAt, verdictOf } from "./watching.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The French log, judged by the English set: the first event after which the boards are not alike. */
const DIFFERS = 498;

const side = (page: Page, letter: "A" | "B") => page.locator(`.side[aria-label="Side ${letter}"]`);

/** Waits until both boards are drawn. */
const bothDrawn = async (page: Page): Promise<void> => {
  for (const letter of ["A", "B"] as const)
    await expect
      .poll(() => side(page, letter).locator(".side-board svg [data-key]").count())
      .toBeGreaterThan(50);
};

const outlines = (page: Page, letter: "A" | "B"): Promise<number> =>
  side(page, letter).locator('.board-emphasis [data-key^="halo:"]').count();

const SMALLEST_PX = 12;

/** Whether both boards are looked at alike, and their smallest figures can be read. */
const seenOf = (page: Page) =>
  page.evaluate((least) => {
    const boards = [...document.querySelectorAll<SVGSVGElement>(".side-board svg.board-drawing")];
    const sizes = boards.map((svg) => {
      const scale = svg.getScreenCTM()!.a;
      const figures = [...svg.querySelectorAll("text")].map((text) => text.getBBox().height);
      return { view: svg.getAttribute("viewBox"), least: Math.min(...figures) * scale };
    });
    const [one, other] = sizes;
    return {
      isLegible: sizes.every(({ least: figure }) => figure >= least),
      isOneScale: one!.view === other!.view && one!.view !== null,
    };
  }, SMALLEST_PX);

const underTwoSets = async (page: Page, seq: number): Promise<void> => {
  await openSample(page, site, "french-4p", `#e=${seq}`);
  await page.click("#tab-compare");
  await page.selectOption(".compare-way select >> nth=0", "en");
  await page.click(".compare-way button:has-text('Compare')");
  await bothDrawn(page);
};

describe("one log under two ruling sets", () => {
  test("stands in step, with both verdicts; the first difference is told, marked and led to", () =>
    withPage(async ({ page }) => {
      await underTwoSets(page, 5);
      await expect.poll(() => outlines(page, "A")).toBe(0);
      await page.keyboard.press("ArrowRight");
      await standsAt(page, 6);
      const first = page.locator(".compare-bar .first-difference");
      await expect.poll(() => first.innerText()).toBe(`First difference: event ${DIFFERS}`);
      await expect
        .poll(() => page.locator(".compare-bar").innerText())
        .toContain("leads to other states");
      await expect.poll(() => page.locator(".timeline-difference").count()).toBe(1);
      await first.click();
      await standsAt(page, DIFFERS);
      // On side A the Titans awaken; on side B they do not.
      await page.keyboard.press("ArrowRight");
      await standsAt(page, DIFFERS + 1);
      await expect.poll(() => outlines(page, "A")).toBeGreaterThan(0);
      await expect.poll(() => outlines(page, "B")).toBeGreaterThan(0);
      // Panels too: each place where the boards differ is gone to, and can be read there, at one scale.
      await page.locator(".compare-places button[title*='Path of Destiny']").first().click();
      await expect.poll(() => seenOf(page)).toEqual({ isLegible: true, isOneScale: true });
      await page.getByRole("button", { name: "Zoom in" }).first().click();
      await expect.poll(() => seenOf(page)).toEqual({ isLegible: true, isOneScale: true });
      await first.click();
      await page.keyboard.press("ArrowLeft");
      await standsAt(page, DIFFERS - 1);
      await expect.poll(() => outlines(page, "A")).toBe(0);
      await expect.poll(() => outlines(page, "B")).toBe(0);
      // Both verdicts, and the findings of one side.
      await expect.poll(() => side(page, "A").innerText()).toContain("Compliant");
      await expect.poll(() => side(page, "B").innerText()).toContain("Violated");
      await expect.poll(() => page.innerText(".verdict")).toContain("Compliant");
      const found = page.locator(".compare-findings li");
      // Causes alone: what stems from one is not listed.
      await expect.poll(() => found.count()).toBeGreaterThan(0);
      expect(await found.count()).toBeLessThan(8);
      expect(await found.first().innerText()).not.toContain("consequence-surplus");
      expect((await found.first().locator("span").innerText()).length).toBeGreaterThan(20);
      await found.first().locator("button").click();
      await standsAt(page, 499);
      const texts = page.locator(".compare-texts dd");
      await expect.poll(() => texts.count()).toBe(2);
      await expect
        .poll(async () => new Set(await texts.allInnerTexts()).size, { message: "two texts" })
        .toBe(2);
    }));

  test("is linked to, changed by a single ruling, and ended", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "french-4p", `#e=${DIFFERS}&vs=en`);
      await bothDrawn(page);
      await expect.poll(() => page.url()).toContain("vs=en");
      await page.click("#tab-compare");
      await page.click("text=Single rulings");
      const ruling = page.locator(".compare-rulings li", { hasText: "When do the Titans awaken" });
      await ruling.locator("select").selectOption("pile-empty");
      await page.selectOption(".compare-way select >> nth=0", "fr");
      await page.click(".compare-way button:has-text('Compare')");
      await expect.poll(() => page.innerText(".compare-bar")).toContain("do not differ");
      await expect.poll(() => side(page, "B").innerText()).toContain("Compliant");
      await expect.poll(() => decodeURIComponent(page.url())).toContain("titan-trigger:pile-empty");
      await page.click(".compare-bar button:has-text('End comparison')");
      await expect.poll(() => page.locator(".side").count()).toBe(0);
      await drawn(page);
      await expect.poll(() => page.url()).not.toContain("vs=");
    }));

  test("is read as text, and stands above each other on a phone", () =>
    withPage(
      async ({ page }) => {
        await openSample(page, site, "french-4p", `#e=${DIFFERS}&vs=en`);
        await bothDrawn(page);
        const isAbove = () =>
          page.locator(".side").evaluateAll(([one, other]) => {
            const [above, below] = [one!.getBoundingClientRect(), other!.getBoundingClientRect()];
            return above.left === below.left && below.top >= above.bottom;
          });
        await expect.poll(isAbove).toBe(true);
        // On a phone both are seen at once, below each other, and the sheet leaves them the room.
        const inSight = () =>
          page.evaluate(() => {
            const sheet = document.querySelector(".workbench")!.getBoundingClientRect().top;
            return [...document.querySelectorAll(".side-board")].map(
              (board) => board.getBoundingClientRect().bottom <= sheet,
            );
          });
        await expect.poll(inSight).toEqual([true, true]);
        await page.keyboard.press("t");
        await expect.poll(() => page.locator(".side .state-text").count()).toBe(2);
        await expect.poll(() => side(page, "A").innerText()).toContain("on turn: Daria");
        await expect.poll(() => side(page, "B").innerText()).toContain("on turn: Alice");
      },
      { viewport: { width: 390, height: 844 } },
    ));
});

test("two logs: another one is opened for the comparison", () =>
  withPage(async ({ page }) => {
    await openSample(page, site, "long-4p");
    await page.click("#tab-compare");
    await page.setInputFiles(".compare-way input[type=file]", {
      name: "disputed.jsonl",
      mimeType: "text/plain",
      buffer: Buffer.from(exampleBytes("disputed-4p.jsonl")),
    });
    await bothDrawn(page);
    await page.locator(".compare-bar .first-difference").click();
    await standsAt(page, 259);
    await expect.poll(() => page.innerText(".compare-bar")).toContain("Other events are recorded");
    const texts = page.locator(".side-text");
    await expect.poll(() => texts.nth(0).innerText()).toContain("Peasant Militia");
    await expect.poll(() => texts.nth(1).innerText()).toContain("Archer");
    // A file that is no log leaves the page as it is, and says so.
    await page.setInputFiles(".compare-way input[type=file]", {
      name: "letter.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Dear arbiter,\n"),
    });
    await expect
      .poll(() => page.innerText(".compare-bar"))
      .toMatch(/The line is not JSON.*line 1 of the file/);
    await expect
      .poll(() => page.locator(".side >> nth=0").locator("svg [data-key]").count())
      .toBeGreaterThan(50);
  }));

test("a branch beside the record: at the same turn or the same event, with how it was played", () =>
  withPage(async ({ page }) => {
    await openSample(page, site, "long-4p", "#e=99");
    await standsAt(page, 99);
    await page.click("#tab-what-if");
    await page.locator(".choosing-one").first().click();
    await expect.poll(() => page.locator(".stage.on-branch").count()).toBe(1);
    // What followed the choice by itself is told, and gone to.
    await expect.poll(() => page.innerText(".followed")).toContain("takes 3 Gold Sovereigns");
    const looks = await page
      .locator(".followed-one")
      .evaluateAll((all) =>
        all.map(
          (one) => `${getComputedStyle(one).borderTopWidth} ${getComputedStyle(one).textAlign}`,
        ),
      );
    expect([...new Set(looks)]).toEqual(["0px start"]);
    await page.locator(".followed-one").first().click();
    await standsAt(page, 100);
    await page.locator(".followed-one").last().click();
    await standsAt(page, 101);
    // The next turn begins after other numbers of events on both sides.
    await page.selectOption(".bot-form select", { label: "Ambitious" });
    await page.getByRole("button", { name: "To the next turn" }).click();
    await expect.poll(() => page.innerText(".now")).not.toContain("Event 101 ");
    await page.click("#tab-compare");
    await page.click(".compare-way button:has-text('The record')");
    await bothDrawn(page);
    await expect.poll(() => page.innerText(".compare-bar")).toMatch(/First difference: event 100/);
    const places = (): Promise<readonly string[]> => page.locator(".side-place").allInnerTexts();
    const turns = async () => (await places()).map((text) => text.replace(/^Event \d+ · /, ""));
    await page.keyboard.press("Home");
    for (const key of ["End", "ArrowLeft", "ArrowLeft"]) {
      await page.keyboard.press(key);
      await expect.poll(async () => new Set(await turns()).size).toBe(1);
    }
    await page.getByRole("combobox", { name: "In step by" }).selectOption("event");
    const numbers = async () => (await places()).map((text) => /\d+/.exec(text)?.[0]);
    await expect.poll(async () => new Set(await numbers()).size).toBe(1);
    // What differs is named, cell by cell.
    await page.locator(".compare-bar .first-difference").click();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.innerText(".compare-here")).toContain("Alice, Gold Sovereign");
    // A branch has no verdict, and the record's findings after it are not its own.
    await expect
      .poll(() => page.innerText(".compare-verdicts"))
      .toContain("Legal choices only, since event 99");
    expect(await side(page, "A").innerText()).toContain("Legal choices only, since event 99");
    expect(await side(page, "B").innerText()).toContain("Rulings: the usual ones");
  }));

test("two moments of one game: one stays, the other goes on", () =>
  withPage(async ({ page }) => {
    await openSample(page, site, "long-4p", "#e=99");
    await page.click("#tab-compare");
    await page.getByRole("button", { name: "Hold event 99 beside" }).click();
    await bothDrawn(page);
    await expect
      .poll(() => page.innerText(".compare-here"))
      .toBe("Here the two sides are the same.");
    await page.keyboard.press("PageDown");
    await expect.poll(() => side(page, "A").innerText()).toContain("Game Year 4");
    await expect.poll(() => side(page, "B").innerText()).toContain("Event 99 · Game Year 3");
    await expect.poll(() => page.innerText(".compare-here")).toContain("Alice, City");
    expect(await page.innerText(".compare-bar")).toContain("Side B stays at event 99");
    expect(await page.locator(".first-difference, .compare-verdicts").count()).toBe(0);
  }));

test("the readings of the rules stand in a table, and each opens the game under it", () =>
  withPage(async ({ page }) => {
    await openSample(page, site, "blue-year");
    await page.click("#tab-compare");
    await page.click(".matrix button");
    const rows = page.locator(".matrix tbody tr");
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(2);
    expect(await rows.nth(0).innerText()).toContain("as the log states");
    const [reading, verdict] = await Promise.all([
      rows.nth(1).locator("th").innerText(),
      rows.nth(1).locator("button").innerText(),
    ]);
    expect(reading).toMatch(/^[a-z-]+ /);
    await rows.nth(1).locator("button").click();
    // Another log is watched now, judged by that reading.
    await expect.poll(() => page.locator(".matrix tbody tr").count()).toBe(0);
    await expect.poll(async () => (await verdictOf(page)).toUpperCase()).toContain(verdict);
  }));

// Side by side: one log under two ruling sets, two logs, a record and its branch; in step, under one set of keys.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { exampleBytes } from "../worker/a-desk.ts";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { drawn, openSample, standsAt } from "./watching.ts";

/** An audit may take a while where other tests run beside it. */
const SOON = { timeout: 10_000 };

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
      .poll(() => side(page, letter).locator(".side-board svg [data-key]").count(), SOON)
      .toBeGreaterThan(50);
};

const outlines = (page: Page, letter: "A" | "B"): Promise<number> =>
  side(page, letter).locator('.board-emphasis [data-key^="halo:"]').count();

const underTwoSets = async (page: Page, seq: number): Promise<void> => {
  await openSample(page, site, "french-4p", `#e=${seq}`);
  await page.click("#tab-compare");
  await page.selectOption(".compare-way select >> nth=0", "en");
  await page.click(".compare-way button:has-text('Compare')");
  await bothDrawn(page);
};

describe("one log under two ruling sets", () => {
  test("stands in step; the first difference is told, marked and led to", () =>
    withPage(async ({ page }) => {
      await underTwoSets(page, 5);
      expect(await outlines(page, "A")).toBe(0);
      await page.keyboard.press("ArrowRight");
      await standsAt(page, 6);
      const first = page.locator(".compare-bar .first-difference");
      await expect.poll(() => first.innerText(), SOON).toBe(`First difference: event ${DIFFERS}`);
      expect(await page.locator(".compare-bar").innerText()).toContain("leads to other states");
      expect(await page.locator(".timeline-difference").count()).toBe(1);
      await first.click();
      await standsAt(page, DIFFERS);
      await expect.poll(() => outlines(page, "A"), SOON).toBeGreaterThan(0);
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => outlines(page, "B"), SOON).toBeGreaterThan(0);
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await standsAt(page, DIFFERS - 1);
      await expect.poll(() => outlines(page, "A"), SOON).toBe(0);
      expect(await outlines(page, "B")).toBe(0);
    }));

  test("shows both verdicts, and the findings of one side", () =>
    withPage(async ({ page }) => {
      await underTwoSets(page, DIFFERS);
      expect(await side(page, "A").innerText()).toContain("Compliant");
      expect(await side(page, "B").innerText()).toContain("Violated");
      expect(await page.innerText(".verdict")).toContain("Compliant");
      const found = page.locator(".compare-findings li");
      await expect.poll(() => found.count(), SOON).toBe(15);
      expect(await found.first().innerText()).toContain("consequence-wrong");
      await found.first().locator("button").click();
      await standsAt(page, 499);
      const texts = await page.locator(".compare-texts dd").allInnerTexts();
      expect(texts).toHaveLength(2);
      expect(texts[0]).not.toBe(texts[1]);
    }));

  test("is linked to, changed by a single ruling, and ended", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "french-4p", `#e=${DIFFERS}&vs=en`);
      await bothDrawn(page);
      await expect.poll(() => page.url(), SOON).toContain("vs=en");
      await page.click("#tab-compare");
      await page.click("text=Single rulings");
      const ruling = page.locator(".compare-rulings li", { hasText: "When do the Titans awaken" });
      await ruling.locator("select").selectOption("pile-empty");
      await page.selectOption(".compare-way select >> nth=0", "fr");
      await page.click(".compare-way button:has-text('Compare')");
      await expect.poll(() => page.innerText(".compare-bar"), SOON).toContain("do not differ");
      expect(await side(page, "B").innerText()).toContain("Compliant");
      await expect
        .poll(() => decodeURIComponent(page.url()), SOON)
        .toContain("titan-trigger:pile-empty");
      await page.click(".compare-bar button:has-text('End comparison')");
      await expect.poll(() => page.locator(".side").count(), SOON).toBe(0);
      await drawn(page);
      await expect.poll(() => page.url(), SOON).not.toContain("vs=");
    }));

  test("is read as text, and stands above each other on a phone", () =>
    withPage(
      async ({ page }) => {
        await openSample(page, site, "french-4p", `#e=${DIFFERS}&vs=en`);
        await bothDrawn(page);
        const boxes = await page.locator(".side").evaluateAll((all) =>
          all.map((one) => {
            const { left, top, bottom } = one.getBoundingClientRect();
            return { left, top, bottom };
          }),
        );
        expect(boxes[0]!.left).toBe(boxes[1]!.left);
        expect(boxes[1]!.top).toBeGreaterThanOrEqual(boxes[0]!.bottom);
        // A part that is chosen on one board is shown on both.
        const pressed = () =>
          page.locator(".side .board-parts [aria-pressed=true]").allInnerTexts();
        await expect.poll(pressed, SOON).toEqual(["Map", "Map"]);
        await page.locator(".side >> nth=1").getByRole("button", { name: "Red player" }).click();
        await expect.poll(pressed, SOON).toEqual(["Red player", "Red player"]);
        await page.keyboard.press("t");
        await expect.poll(() => page.locator(".side .state-text").count(), SOON).toBe(2);
        expect(await side(page, "A").innerText()).toContain("on turn: yellow");
        expect(await side(page, "B").innerText()).toContain("on turn: blue");
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
    expect(await page.innerText(".compare-bar")).toContain("Other events are recorded");
    const texts = await page.locator(".side-text").allInnerTexts();
    expect(texts[0]).toContain("Peasant Militia");
    expect(texts[1]).toContain("Archer");
    // A file that is no log leaves the page as it is, and says so.
    await page.setInputFiles(".compare-way input[type=file]", {
      name: "letter.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Dear arbiter,\n"),
    });
    await expect.poll(() => page.innerText(".compare-bar"), SOON).toMatch(/line 0/i);
    expect(await page.locator(".side >> nth=0").locator("svg [data-key]").count()).toBeGreaterThan(
      50,
    );
  }));

test("a branch beside the record", () =>
  withPage(async ({ page }) => {
    await openSample(page, site, "disputed-4p", "#e=99");
    await standsAt(page, 99);
    await page.click("#tab-what-if");
    await page.locator(".choosing-one").first().click();
    await expect.poll(() => page.locator(".stage.on-branch").count(), SOON).toBe(1);
    await page.click("#tab-compare");
    await page.click(".compare-way button:has-text('The record')");
    await bothDrawn(page);
    await expect
      .poll(() => page.innerText(".compare-bar"))
      .toMatch(/First difference|do not differ/);
  }));

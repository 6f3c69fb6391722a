// A record that deviates: each cause once, what belongs to it folded below and fainter, and at each event how the game
// went on beside what the rules demanded.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { withPage } from "./browser.ts";
import { wronglyWritten } from "./logs.ts";
import { openSite, type Site } from "./site.ts";
import { openSample, openView, standsAt, verdictOf } from "./watching.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite("/", {
    "samples/wrong.jsonl": wronglyWritten(),
    "samples/changed.jsonl": readFileSync(
      new URL("../../../cli/test/impact-cases/program-changed.jsonl", import.meta.url),
      "utf8",
    ),
  });
});
afterAll(() => site.close());

/** The program that is written twice; gold that is recorded as more than it was, and the same twice again. */
const TWICE = 13;
const GOLD = 245;
const AGAIN = 372;
const ONCE_MORE = 547;

const seek = async (page: Page, seq: number): Promise<void> => {
  await page.evaluate((to) => location.replace(`#e=${to}`), seq);
  await standsAt(page, seq);
};

test("causes stand once, with what belongs to them folded below", () =>
  withPage(async ({ page }) => {
    await openSample(page, site, "wrong");
    await expect.poll(() => verdictOf(page)).toBe("Violated 2 causes, 4 findings");
    await page.click(".verdict");
    const causes = page.locator(".findings > .finding-list > li");
    await expect.poll(() => causes.count()).toBe(2);
    await expect.poll(() => page.locator("article.finding:visible").count()).toBe(2);
    expect(await causes.nth(0).locator(".explanation").innerText()).toContain("written twice");
    const parts = causes.nth(1).locator(".parts");
    expect(await parts.locator("> summary").innerText()).toBe("2 findings belong to it");
    await parts.locator("> summary").click();
    await expect.poll(() => parts.locator("article.finding.part:visible").count()).toBe(2);
    // Folded again until somebody stands at one of them.
    await parts.locator("> summary").click();
    await expect.poll(() => page.locator("article.finding:visible").count()).toBe(2);
    await seek(page, AGAIN);
    await expect.poll(() => parts.locator("article.finding.here:visible").count()).toBe(1);
    // On the timeline a part has a fainter mark of its own; keys go to each finding.
    await page.click(".timeline-more summary");
    const legend = page.locator(".timeline-legend");
    expect(await legend.innerText()).toContain("2 parts of findings");
    expect(await legend.innerText()).toContain("2 findings");
    const opacity = (kind: string) =>
      page
        .locator(`.timeline-track .timeline-mark.${kind}`)
        .evaluate((mark) => getComputedStyle(mark).opacity);
    expect(Number(await opacity("part"))).toBeLessThan(Number(await opacity("finding")));
    await page.keyboard.press("Home");
    const told = await page
      .locator("article.finding")
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-finding-seq"))));
    const places = [...new Set(told)].toSorted((a, b) => a - b);
    expect(places).toEqual(expect.arrayContaining([TWICE, GOLD, AGAIN, ONCE_MORE]));
    for (const seq of places) {
      await page.keyboard.press("v");
      await standsAt(page, seq);
    }
  }));

test("at a choice that is passed over, and at a believed value, the page says so beside what was demanded", () =>
  withPage(async ({ page }) => {
    await openSample(page, site, "wrong", `#e=${TWICE}`);
    const opened = page.locator(".line.current");
    await expect.poll(() => opened.innerText()).toContain("it took place once");
    expect(await opened.locator(".finding").getAttribute("class")).not.toContain("part");
    expect(await page.innerText(".now")).toContain("Finding 1 of 4");
    await seek(page, TWICE - 1);
    await expect.poll(() => page.locator(".now.found, .line.current .finding").count()).toBe(0);
    await seek(page, AGAIN);
    const due = "Daria takes 4 Gold Sovereigns";
    await expect.poll(() => opened.locator(".finding.part .expected").innerText()).toContain(due);
    expect(await opened.innerText()).toContain("by the recorded values");
    expect(await opened.innerText()).toContain(`The cause: event ${GOLD}`);
    // The position is that of the recorded values: of the gold that stands in the record.
    await expect
      .poll(() => opened.locator(".finding.part .recorded").innerText())
      .toContain("Daria takes 6 Gold Sovereigns");
    await page.keyboard.press("t");
    await expect.poll(() => page.innerText(".state-text")).toContain("Daria\t11\t12\t");
    expect(await opened.locator(".finding.part").count()).toBe(1);
    // For developers, how the game went on stands beside what was demanded.
    await openView(page, "why");
    const note = page.locator(".reasons .held-note");
    await expect.poll(() => note.getAttribute("data-held")).toBe("believed");
    expect(await note.locator(".demanded").innerText()).toBe(`The rules demanded: ${due}`);
    expect(await page.getAttribute(".judgement", "class")).toContain("part");
  }));

test("whoever watches rules on a cause, and what the rest comes to is told at once", () =>
  withPage(async ({ page }) => {
    await openSample(page, site, "changed");
    await page.click(".verdict");
    const form = page.locator('[data-ruling-on="13 decision-illegal"]');
    await form.locator("select").first().selectOption("voided");
    await form.locator("textarea").fill("It was shown too late.");
    const card = page.locator(".rulings");
    await expect.poll(() => card.innerText()).toContain("lacks a reason or the name");
    await card.locator("input").fill("M. Roux");
    await card.locator("input").press("Tab");
    await expect.poll(() => card.innerText()).toContain("As arbitrated: VIOLATED");
    // What the ruling brings about is ruled on too, in the same place.
    const open = page.locator('[data-ruling-on="14 value-wrong"]');
    await open.locator("select").first().selectOption("let-stand");
    await open.locator("textarea").fill("It was played so.");
    await open.locator("textarea").press("Tab");
    await expect.poll(() => card.innerText()).toContain("As arbitrated: COMPLIANT");
    const saved = page.waitForEvent("download");
    await card.getByRole("button", { name: "Save the rulings" }).click();
    expect((await saved).suggestedFilename()).toBe("xidit-changed.rulings.json");
    // Kept by the browser for the next visit.
    await page.reload();
    await page.click(".verdict");
    await expect.poll(() => card.innerText()).toContain("As arbitrated: COMPLIANT");
  }));

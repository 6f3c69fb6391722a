// What if: branches by list, by form, by board and by bots; how they look, come back, are kept and saved.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { loadGame } from "@assize/catalogue";
import { nodeHash } from "@assize/kernel-integrity/node";
import { audit } from "@assize/kernel-verifier";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { openSample, standsAt } from "./watching.ts";

const games = [(await loadGame("xidit")).model, (await loadGame("grandlin")).model];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const openPanel = async (page: Page, sample: string, fragment: string): Promise<void> => {
  await openSample(page, site, sample, fragment);
  await page.click("#tab-what-if");
  await page.waitForSelector(".deciding > *");
};

const openAt = (page: Page, seq: number): Promise<void> => openPanel(page, "short-4p", `#e=${seq}`);

const treeOf = (page: Page): Promise<string[]> =>
  page.locator("[role=treeitem] > strong").allInnerTexts();

/** The verdict on the file that a click downloads. */
const verdictOnSaved = async (page: Page, save: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent("download"), save()]);
  const found = audit(readFileSync(await download.path()), { games, hash: nodeHash });
  if (found.kind === "unreadable") throw new Error(found.problem.code);
  return found.verdict;
};

test("a choice from the list begins a branch that never looks like the record; Esc goes back", () =>
  withPage(async ({ page }) => {
    await openAt(page, 4);
    await expect.poll(() => page.locator(".branch-banner").count()).toBe(0);
    await page.getByRole("searchbox").fill("city 21");
    await expect
      .poll(() => page.locator(".choosing-one").allInnerTexts())
      .toEqual(["Bruno places Idrakys in City 21"]);
    await page.click(".choosing-one");
    await standsAt(page, 5);
    await expect.poll(() => page.innerText(".branch-badge")).toBe("Branch 1");
    await expect
      .poll(() => page.innerText(".branch-banner"))
      .toContain("left the record after event 4");
    await expect.poll(() => page.locator(".stage.on-branch").count()).toBe(1);
    await expect.poll(() => treeOf(page)).toEqual(["The record", "Branch 1"]);
    await page.locator(".choosing-one").nth(2).click();
    await standsAt(page, 6);
    await expect.poll(() => treeOf(page)).toEqual(["The record", "Branch 1"]);
    await page.locator(".now-text").click();
    await page.keyboard.press("Escape");
    await standsAt(page, 4);
    await expect.poll(() => page.locator(".branch-banner").count()).toBe(0);
    // Another choice, picked on the board.
    const city = page.locator('.view svg [data-key="city:14"][role=button]');
    await city.focus();
    await page.keyboard.press("Enter");
    await standsAt(page, 5);
    await page.waitForSelector(".now-text:has-text('Bruno places Idrakys in City 14')");
    await expect.poll(() => page.innerText(".branch-badge")).toBe("Branch 2");
  }));

test("six orders are put together in the game's words, and asked about while they are", () =>
  withPage(async ({ page }) => {
    await openAt(page, 8);
    const orders = page.locator(".decision-form select");
    await expect.poll(() => orders.count()).toBe(6);
    await expect
      .poll(() => orders.first().locator("option").allInnerTexts())
      .toEqual(["Black Road", "Red Road", "Blue Road", "Action", "Wait"]);
    await orders.nth(0).selectOption({ label: "Action" });
    await orders.nth(5).selectOption({ label: "Wait" });
    await page.waitForSelector(".decision-judgement.legal:has-text('Action, black Road')");
    await page.click(".decision-form [type=submit]");
    await standsAt(page, 9);
    await page.waitForSelector(".now-text:has-text('programs Action, black Road')");
  }));

test("a bot plays to the end; both outcomes stand side by side; the branch is saved and compliant", () =>
  withPage(async ({ page }) => {
    await openAt(page, 100);
    // Nobody decides at this moment; the next one that somebody does is a click away.
    await page.click(".nobody button:last-child");
    await page.waitForSelector(".bot-form");
    await page.locator(".bot-stretches button").nth(2).click();
    await page.waitForSelector(".of-branch dd:has-text('Won by')");
    await expect.poll(() => page.locator(".outcomes dd").first().innerText()).toContain("Won by");
    await expect.poll(() => page.innerText(".deciding")).toContain("The game is over here");
    const verdict = await verdictOnSaved(page, () => page.click("text=Save as a log"));
    expect(verdict).toMatchObject({ kind: "compliant", finished: true, assurance: "chained" });
  }));

test("a bot plays to the next turn, and no further", () =>
  withPage(async ({ page }) => {
    await openAt(page, 8);
    const before = await page.locator(".now-part").allInnerTexts();
    await page.locator(".bot-stretches button").nth(1).click();
    await page.waitForSelector(".branch-badge");
    await expect.poll(() => page.locator(".bot-form").getAttribute("aria-busy")).toBe("false");
    const outline = () => page.locator(".now-part").allInnerTexts();
    await expect.poll(outline).not.toEqual(before);
    expect((await outline())[0]).toBe("Game Year 1");
    expect(Number(/\d+/.exec(await page.innerText(".now-seq"))?.[0])).toBeLessThan(60);
  }));

test("branches are named, kept for the next time, found by a link, and thrown away", () =>
  withPage(async ({ page }) => {
    await openAt(page, 4);
    await page.locator(".choosing-one").nth(6).click();
    await page.waitForSelector(".branch-tools");
    await page.click(".branch-tools >> text=Rename");
    await page.locator(".branch-rename input").fill("Over the <hills>");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".branch-badge:has-text('Over the <hills>')");
    await expect.poll(() => page.url()).toContain("branch=Over");
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain("Over the");
    const link = page.url();
    await page.goto("about:blank");
    await page.goto(link);
    await page.waitForSelector(".branch-badge:has-text('Over the <hills>')");
    await standsAt(page, 5);
    await page.click("#tab-what-if");
    await page.click(".branch-tools >> text=Discard");
    await page.waitForSelector(".branch-banner", { state: "detached" });
    await expect.poll(() => page.locator("[role=treeitem]").count()).toBe(1);
    await expect.poll(() => treeOf(page)).toEqual(["The record"]);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .not.toContain("Over the");
    await page.goto("about:blank");
    await page.goto(link);
    await page.waitForSelector(".notice:has-text('is not kept in this browser')");
  }));

test("the tree is walked with the keyboard alone", () =>
  withPage(async ({ page }) => {
    await openAt(page, 4);
    await page.locator(".choosing-one").first().press("Enter");
    await page.waitForSelector(".branch-badge");
    await page.locator("[role=treeitem][tabindex='0']").focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".branch-banner", { state: "detached" });
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await standsAt(page, 5);
    await expect
      .poll(() => page.locator("[role=treeitem][aria-current]").innerText())
      .toContain("Branch 1");
  }));

test("a seat's eyes are not told what others may choose", () =>
  withPage(async ({ page }) => {
    await openPanel(page, "short-4p", "#e=4&seat=0");
    await expect.poll(() => page.locator(".choosing-one").count()).toBe(0);
    await expect.poll(() => page.innerText(".deciding")).toContain("Change whose eyes look");
  }));

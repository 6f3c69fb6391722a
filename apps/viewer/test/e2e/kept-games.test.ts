// Games at the table that this device keeps: gone on with, listed, in two tabs, watched when they are over, in the one file.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  PHONE,
  begin,
  draw,
  drawAll,
  eventsOf,
  keptLog,
  nameSeats,
  ordersOf,
  program,
  settled,
  takeNth,
  textOf,
  toForm,
  toOrders,
} from "./at-the-table.ts";
import { builtPage, withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { drawn, verdictOf } from "./watching.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test("the page goes on after it was closed, and with the keyboard alone", () =>
  withPage(async ({ page }) => {
    await toForm(page, site.address);
    await toOrders(page);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".sequence");
    await program(page, ordersOf(0));
    await page.waitForSelector(".curtain h2:has-text('Bruno')");
    await expect.poll(() => keptLog(page)).toContain("orders-programmed");
    await page.reload();
    await page.press(".start-new button", "Enter");
    await page.locator(".kept-game .button.primary").press("Enter");
    await page.waitForSelector(".curtain h2:has-text('Bruno')");
    // The start page leads there at once.
    await page.reload();
    await expect.poll(() => page.innerText(".start-unfinished")).toContain("Lords of Xidit");
    await page.getByRole("button", { name: "Go on" }).press("Enter");
    await page.waitForSelector(".curtain h2:has-text('Bruno')");
    expect(await textOf(page)).not.toMatch(/\b(road|wait|programs)\b/i);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#due-title:has-text('Bruno, in secret')");
    // The menu's new game leaves the table, which stays in the list.
    await page.click(".menu summary");
    await page.click("#menu-dice");
    await expect.poll(() => page.innerText(".kept-game")).toContain("Year 1 · Programming in");
    await page.locator(".kept-game .button.primary").click();
    await page.waitForSelector(".curtain h2:has-text('Bruno')");
    await page.getByRole("button", { name: "Leave the table" }).click();
    await page.waitForSelector(".kept-game");
  }));

test("a game on this device stays when another is begun; it is renamed, saved, deleted and brought back", () =>
  withPage(async ({ page }) => {
    const names = (): Promise<readonly string[]> => page.locator(".kept-game h3").allInnerTexts();
    const kept = page.locator(".kept-game");
    await toForm(page, site.address);
    await nameSeats(page);
    await begin(page);
    await drawAll(page);
    await takeNth(page, 0);
    const events = await eventsOf(page);
    await expect.poll(() => keptLog(page)).toContain("idrakys-placed");
    const before = await keptLog(page);
    await page.getByRole("button", { name: "Leave the table" }).click();
    await expect.poll(() => kept.innerText()).toContain(`${events} events`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await kept.innerText()).toContain("Alice, Bruno, Cleo, Dan");
    await kept.getByRole("button", { name: "Rename" }).click();
    await page.getByLabel("Name of this game").fill("Friday");
    await page.keyboard.press("Enter");
    await expect.poll(names).toEqual(["Friday"]);
    // Another game touches it not.
    await begin(page);
    await page.getByRole("button", { name: "Leave the table" }).click();
    await expect.poll(names).toEqual(["Lords of Xidit", "Friday"]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      kept.nth(1).getByRole("button", { name: "Save as a log" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Friday.jsonl");
    const saved = readFileSync(await download.path(), "utf8");
    expect(JSON.stringify(saved)).toBe(before);
    await kept.nth(1).getByRole("button", { name: "Delete" }).click();
    await expect.poll(names).toEqual(["Lords of Xidit"]);
    await page.locator(".deleted").getByRole("button", { name: "Undo" }).click();
    await expect.poll(names).toEqual(["Lords of Xidit", "Friday"]);
    await kept.nth(1).locator(".button.primary").click();
    await settled(page);
    expect(await eventsOf(page)).toBe(events);
  }));

test("of two tabs one has a game; the other takes it up once it has been left, and begins others meanwhile", () =>
  withPage(async ({ page }) => {
    await toForm(page, site.address);
    await begin(page);
    await drawAll(page);
    await takeNth(page, 0);
    await expect.poll(() => keptLog(page)).toContain("idrakys-placed");
    const before = await keptLog(page);
    const other = await page.context().newPage();
    await toForm(other, site.address);
    await other.click(".kept-game .button.primary");
    await expect
      .poll(() => other.innerText("[role=alert]"))
      .toContain("Another tab or window of this browser has");
    expect(await keptLog(page)).toBe(before);
    await takeNth(page, 1);
    await expect.poll(() => keptLog(page)).not.toBe(before);
    await page.getByRole("button", { name: "Leave the table" }).click();
    await other.click(".kept-game .button.primary");
    await settled(other);
    expect(await eventsOf(other)).toBe((await keptLog(page)).match(/\\"seq\\"/g)?.length);
  }));

test("a bot's game ends with its result and the verdict of the audit, and can be watched", () =>
  withPage(async ({ page }) => {
    await toForm(page, site.address);
    for (let seat = 0; seat < 4; seat++)
      await page.locator(".seat").nth(seat).locator("select").nth(1).selectOption("greedy");
    await page.getByLabel("Length").selectOption("short");
    await begin(page);
    while ((await page.locator(".game-over").count()) === 0) await draw(page);
    await expect.poll(() => page.innerText(".game-over")).toMatch(/Won by[\s\S]*Compliant/);
    // A game that is over stays in the list too.
    await page.getByRole("button", { name: "Another game" }).click();
    await expect.poll(() => page.innerText(".kept-game")).toContain("Won by");
    await page.click(".kept-game .button.primary");
    await page.waitForSelector(".game-over");
    await page.getByRole("button", { name: "Watch it" }).click();
    await drawn(page);
    await expect.poll(() => verdictOf(page)).toBe("Compliant");
    await expect.poll(() => page.locator(".branch-banner").count()).toBe(0);
  }));

test("the one file writes a game down from a disk", () =>
  withPage(async ({ page }) => {
    await toForm(page, pathToFileURL(await builtPage("single")).href);
    await toOrders(page);
    await page.getByRole("button", { name: "I am Alice" }).click();
    await page.waitForSelector(".sequence");
  }, PHONE));

// A new game at the kitchen table: the curtain and what it hides, bots, chance, going back, resuming, saving.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { loadGame } from "@assize/catalogue";
import { nodeHash } from "@assize/kernel-integrity/node";
import { grammarOf } from "@assize/kernel-model";
import { audit } from "@assize/kernel-verifier";
import { builtPage, withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { drawn, verdictOf } from "./watching.ts";

const games = [(await loadGame("xidit")).model, (await loadGame("grandlin")).model];
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const NAMES = ["Alice", "Bruno", "Cleo", "Dan"] as const;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const toForm = async (page: Page, address = site.address): Promise<void> => {
  await page.goto(address);
  await page.getByRole("button", { name: "New game" }).click();
  await page.waitForSelector(".table-form");
};

const nameSeats = async (page: Page): Promise<void> => {
  for (const [index, name] of NAMES.entries())
    await page.locator(".seat input").nth(index).fill(name);
};

/** Waits until somebody at the table is due, whether the device has to be handed on first or not. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForSelector(
    ".curtain, .table[aria-busy=false] .due, .table[aria-busy=false] .game-over",
  );
};

const begin = async (page: Page): Promise<void> => {
  await page.click(".begin");
  await settled(page);
};

const eventsOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.innerText(".table-log h3"))?.[0]);

/** Does something and waits until the game has gone on. */
const goOn = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const before = await eventsOf(page);
  await act();
  await page.waitForFunction(
    (seq) =>
      document.querySelector(".curtain") !== null ||
      Number(/\d+/.exec(document.querySelector(".table-log h3")?.textContent ?? "")?.[0]) > seq,
    before,
  );
  await settled(page);
};

const draw = (page: Page): Promise<void> => goOn(page, () => page.click(".due > .button.primary"));

/** Draws what chance decides, until it does not. */
const drawAll = async (page: Page): Promise<void> => {
  while ((await page.locator("#due-title:has-text('Chance')").count()) > 0) await draw(page);
};

const takeNth = (page: Page, index: number): Promise<void> =>
  goOn(page, () => page.locator(".choosing-one").nth(index).click());

/** A game of Xidit in which everybody stands somewhere, and the first secret orders are due. */
const toOrders = async (page: Page): Promise<void> => {
  await nameSeats(page);
  await begin(page);
  await drawAll(page);
  for (let seat = 0; seat < 4; seat++) await takeNth(page, seat);
};

const ORDERS = ["Black Road", "Red Road", "Blue Road", "Action", "Wait"] as const;

/** Six orders that no other seat gives. */
const ordersOf = (seat: number): readonly string[] =>
  Array.from({ length: 6 }, (_, index) => ORDERS[(seat + index * 2) % ORDERS.length]!);

/** As a list of orders is told in words. */
const told = (orders: readonly string[]): string => grammarOf("en").and(orders).toLowerCase();

const COLOURS = ["blue", "red", "green", "yellow"] as const;

const program = async (page: Page, orders: readonly string[]): Promise<void> => {
  for (const [index, label] of orders.entries())
    await page.locator(".decision-form select").nth(index).selectOption({ label });
  await page.waitForSelector(`.decision-judgement.legal:has-text("${orders[0]!}")`);
  await page.waitForSelector(".decision-form [type=submit]:not([disabled])");
  // What is searched for on other seats' turns would be found if it were there.
  expect((await textOf(page)).toLowerCase()).toContain(told(orders));
  await page.click(".decision-form [type=submit]");
};

/** Texts that stand anywhere in the page: in elements, attributes and fields. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll("select, input")] as HTMLInputElement[];
    return [document.getElementById("page")!.outerHTML, ...fields.map(({ value }) => value)].join(
      "\n",
    );
  });

const savedLog = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a log" }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
};

const verdictOn = (log: string) => {
  const found = audit(new TextEncoder().encode(log), { games, hash: nodeHash });
  if (found.kind === "unreadable") throw new Error(found.problem.code);
  return found.verdict;
};

test("four seats give secret orders on a phone; no seat's orders are in the page before the reveal", () =>
  withPage(async ({ page }) => {
    await toForm(page);
    await toOrders(page);
    for (const [seat, name] of NAMES.entries()) {
      await expect.poll(() => page.innerText(".curtain h2")).toBe(`Hand the device to ${name}`);
      // The curtain hides the whole game, not only what is secret.
      expect(await page.locator(".table, .board, svg [data-key]").count()).toBe(0);
      const hidden = await textOf(page);
      expect(hidden).not.toMatch(/\b(road|wait|programs)\b/i);
      await page.getByRole("button", { name: `I am ${name}` }).click();
      await page.waitForSelector(".decision-form");
      await page.waitForSelector(".table-board svg [data-key]", { state: "attached" });
      const shown = await textOf(page);
      for (let other = 0; other < seat; other++)
        expect(shown.toLowerCase()).not.toContain(told(ordersOf(other)));
      const others = COLOURS.filter((_, index) => index !== seat).join("|");
      expect(shown).not.toMatch(
        new RegExp(`(${others}) programs (black|red|blue|action|wait)`, "i"),
      );
      await program(page, ordersOf(seat));
      if (seat < 3) await page.waitForSelector(`.curtain h2:has-text("${NAMES[seat + 1]!}")`);
    }
    // The year is carried out; whoever has the next secret to decide takes the device.
    await page.waitForFunction(
      () =>
        document.querySelector(".decision-form") === null &&
        document.querySelector(".curtain, .table[aria-busy=false] .due") !== null,
    );
    const next = page.getByRole("button", { name: "I am " });
    if ((await next.count()) > 0) await next.click();
    await page.waitForSelector(".table-log");
    const log = await savedLog(page);
    expect(log).toContain('"orders-revealed"');
    expect(verdictOn(log)).toMatchObject({ kind: "compliant", assurance: "chained" });
    expect(log).toContain('"name":"Alice"');
  }, PHONE));

test("the page goes on after it was closed, and with the keyboard alone", () =>
  withPage(async ({ page }) => {
    await toForm(page);
    await toOrders(page);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".decision-form");
    await program(page, ordersOf(0));
    await page.waitForSelector(".curtain h2:has-text('Bruno')");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("assize:table") ?? ""))
      .toContain("orders-programmed");
    await page.reload();
    await page.getByRole("button", { name: "New game" }).press("Enter");
    await page.getByRole("button", { name: "Go on" }).press("Enter");
    await page.waitForSelector(".curtain h2:has-text('Bruno')");
    // The start page leads there at once.
    await page.reload();
    await expect.poll(() => page.innerText(".start-unfinished")).toContain("Lords of Xidit");
    await page.getByRole("button", { name: "Go on" }).press("Enter");
    await page.waitForSelector(".curtain h2:has-text('Bruno')");
    expect(await textOf(page)).not.toMatch(/\b(road|wait|programs)\b/i);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#due-title:has-text('Bruno decides')");
  }));

test("an unfinished game is thrown away, or another begun in its place, only when that was said twice", () =>
  withPage(async ({ page }) => {
    const kept = (): Promise<string> =>
      page.evaluate(() => localStorage.getItem("assize:table") ?? "");
    const sheet = page.locator("dialog.discard");
    await toForm(page);
    await nameSeats(page);
    await begin(page);
    await drawAll(page);
    await takeNth(page, 0);
    const events = await eventsOf(page);
    await expect.poll(kept).toContain("idrakys-placed");
    await page.getByRole("button", { name: "Leave the table" }).click();
    const before = await kept();
    for (const button of [".begin", ".resume .button:not(.primary)"]) {
      await page.click(button);
      await expect.poll(() => sheet.innerText()).toContain(`${events} events`);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe("Keep it");
      await page.keyboard.press("Enter");
      await expect.poll(() => sheet.count()).toBe(0);
    }
    await page.click(".begin");
    await page.keyboard.press("Escape");
    await expect.poll(() => sheet.count()).toBe(0);
    expect(await kept()).toBe(before);
    // It can be saved before.
    await page.click(".begin");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      sheet.getByRole("button", { name: "Save as a log" }).click(),
    ]);
    const saved = readFileSync(await download.path(), "utf8");
    expect(saved.trim().split("\n")).toHaveLength(events + 1);
    await sheet.getByRole("button", { name: "Throw it away" }).click();
    await settled(page);
    await expect.poll(kept).not.toBe(before);
  }));

test("of two tabs one has the table; the other takes the game up once it has been left", () =>
  withPage(async ({ page }) => {
    const kept = (): Promise<string> =>
      page.evaluate(() => localStorage.getItem("assize:table") ?? "");
    await toForm(page);
    await begin(page);
    await drawAll(page);
    await takeNth(page, 0);
    await expect.poll(kept).toContain("idrakys-placed");
    const before = await kept();
    const other = await page.context().newPage();
    await toForm(other);
    for (const button of [".resume .button.primary", ".begin"]) {
      await other.click(button);
      if (button === ".begin")
        await other.getByRole("button", { name: "Throw it away" }).last().click();
      await expect
        .poll(() => other.innerText("[role=alert]"))
        .toContain("Another tab or window of this browser has a game at the table.");
      expect(await kept()).toBe(before);
    }
    await takeNth(page, 1);
    await expect.poll(kept).not.toBe(before);
    await page.getByRole("button", { name: "Leave the table" }).click();
    await other.click(".resume .button.primary");
    await settled(other);
    expect(await eventsOf(other)).toBe((await kept()).match(/\\"seq\\"/g)?.length);
  }));

test("bots take the other seats, dice of the table are entered, and one person sees no curtain", () =>
  withPage(async ({ page }) => {
    await toForm(page);
    await page.getByLabel("grandlin", { exact: false }).check();
    await page.locator(".seat-count button").first().click();
    await page.locator(".seat input").first().fill("Ada");
    await page.locator(".seat").nth(1).locator("select").nth(1).selectOption("random");
    await page.getByLabel("Number").fill("1");
    await page.getByLabel("Write down when").check();
    await begin(page);
    let curtains = 0;
    for (let step = 0; step < 30 && (await page.locator(".game-over").count()) === 0; step++) {
      curtains += await page.locator(".curtain").count();
      const isChance = (await page.locator("#due-title:has-text('Chance')").count()) > 0;
      const die = page.locator(".choosing-one:has-text('The die shows 6')");
      // What the dice of the table show is entered; what is secret is drawn.
      if (isChance && (await die.count()) > 0) await goOn(page, () => die.click());
      else if (isChance) await draw(page);
      else await takeNth(page, 0);
    }
    expect(curtains).toBe(0);
    expect(await page.innerText("body")).not.toContain("Hand the device");
    const log = await savedLog(page);
    expect(verdictOn(log).kind).toBe("compliant");
    expect(log).toMatch(/"type":"die-rolled","at":"20\d\d-.*"die":6/);
    await expect.poll(() => eventsOf(page)).toBeGreaterThan(30);
  }));

test("a bot's game ends with its result and the verdict of the audit, and can be watched", () =>
  withPage(async ({ page }) => {
    await toForm(page);
    for (let seat = 0; seat < 4; seat++)
      await page.locator(".seat").nth(seat).locator("select").nth(1).selectOption("greedy");
    await page.getByLabel("Length").selectOption("short");
    await begin(page);
    while ((await page.locator(".game-over").count()) === 0) await draw(page);
    await expect.poll(() => page.innerText(".game-over")).toMatch(/Won by[\s\S]*Compliant/);
    // Also a game that is over goes only when that was said twice.
    await page.getByRole("button", { name: "Another game" }).click();
    await page.getByRole("button", { name: "Keep it" }).last().click();
    await page.getByRole("button", { name: "Watch it" }).click();
    await drawn(page);
    await expect.poll(() => verdictOf(page)).toBe("Compliant");
    await expect.poll(() => page.locator(".branch-banner").count()).toBe(0);
  }));

test("nothing is taken back: going back begins a branch, and the game that is left can be saved", () =>
  withPage(async ({ page }) => {
    await toForm(page);
    await nameSeats(page);
    await begin(page);
    await drawAll(page);
    await takeNth(page, 7);
    await takeNth(page, 8);
    const before = await eventsOf(page);
    await page.click(".go-back summary");
    await page.locator(".go-back select").selectOption({ index: 1 });
    await page.click(".go-back .button");
    await expect.poll(() => eventsOf(page)).toBe(before - 2);
    await takeNth(page, 2);
    await page.waitForSelector(".table-branch");
    expect(verdictOn(await savedLog(page))).toMatchObject({ kind: "compliant" });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the game you left" }).click(),
    ]);
    const left = readFileSync(await download.path(), "utf8");
    expect(left.trim().split("\n")).toHaveLength(before + 1);
  }));

test("what is picked on the board is asked about before it counts", () =>
  withPage(async ({ page }) => {
    await toForm(page);
    await nameSeats(page);
    await begin(page);
    await drawAll(page);
    const city = page.locator('.table-board svg [data-key="city:14"][role=button]');
    await city.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.innerText(".key-menu h2")).toBe("Choose this?");
    await goOn(page, () => page.click(".key-menu .choosing-one"));
    await expect.poll(() => page.innerText(".table-log li")).toContain("City 14");
  }));

test("the one file writes a game down from a disk", () =>
  withPage(async ({ page }) => {
    await toForm(page, pathToFileURL(await builtPage("single")).href);
    await toOrders(page);
    await page.getByRole("button", { name: "I am Alice" }).click();
    await page.waitForSelector(".decision-form");
  }, PHONE));

// What people do at the table of a new game, for tests that play there.
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { GAME_IDS, loadGame } from "@assize/catalogue";
import { nodeHash } from "@assize/kernel-integrity/node";
import { grammarOf } from "@assize/kernel-model";
import { audit } from "@assize/kernel-verifier";

const games = await Promise.all(GAME_IDS.map(async (id) => (await loadGame(id)).model));
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};
export const NAMES = ["Alice", "Bruno", "Cleo", "Dan"] as const;

/** The form of a new game, from the start page. */
export const toForm = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.click(".start-new button");
  await page.waitForSelector(".table-form");
};

export const nameSeats = async (page: Page): Promise<void> => {
  for (const [index, name] of NAMES.entries())
    await page.locator(".seat input").nth(index).fill(name);
};

/** Waits until somebody at the table is due, whether the device has to be handed on first or not; what happened is skipped. */
export const settled = async (page: Page): Promise<void> => {
  const due = ".curtain, .table[aria-busy=false] .due, .table[aria-busy=false] .game-over";
  const shown = ".table[aria-busy=false] .presenting";
  await page.waitForSelector(`${due}, ${shown}`);
  if ((await page.locator(shown).count()) === 0) return;
  if ((await page.locator(".presenting .table-tools").count()) === 0)
    await page.click(".presenting .main-act");
  await page.click(".presenting .table-tools .button:last-child");
  await page.waitForSelector(due);
};

/** Where in the game the table says it is. */
export const standing = (page: Page): Promise<string> => page.innerText(".table-now");

/** Everybody looks at the board before the next one takes the device. */
export const toCover = async (page: Page): Promise<void> => {
  await page.waitForSelector(".curtain, .table[aria-busy=false] .opened");
  if ((await page.locator(".opened").count()) > 0) await page.click(".opened .main-act");
};

/** The log of the one game that the browser keeps. */
export const keptLog = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith("assize:game:"));
    return key === undefined ? "" : (localStorage.getItem(key) ?? "");
  });

export const begin = async (page: Page): Promise<void> => {
  await page.click(".begin");
  await settled(page);
};

export const eventsOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.innerText(".table-log h3"))?.[0]);

/** Does something and waits until the game has gone on. */
export const goOn = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const before = await eventsOf(page);
  await act();
  await page.waitForFunction(
    (seq) =>
      document.querySelector(".curtain, .presenting") !== null ||
      Number(/\d+/.exec(document.querySelector(".table-log h3")?.textContent ?? "")?.[0]) > seq,
    before,
  );
  await settled(page);
};

export const draw = (page: Page): Promise<void> =>
  goOn(page, () => page.click(".due > .button.primary"));

/** Draws what chance decides, until it does not. */
export const drawAll = async (page: Page): Promise<void> => {
  while ((await page.locator("#due-title:has-text('Chance')").count()) > 0) await draw(page);
};

/** Chooses the nth of what is offered and the first of what it is chosen for; a secret is confirmed. */
export const takeNth = (page: Page, index: number): Promise<void> =>
  goOn(page, async () => {
    await page.locator(".choosing-one").nth(index).click();
    // Of a thing that is chosen first, another one may be chosen; so may of what is asked about.
    const asked = page.getByRole("button", { name: "Choose another" });
    if ((await asked.count()) === 0) return;
    if ((await page.locator(".confirm").count()) === 0)
      await page.locator(".choosing-one").first().click();
    if ((await page.locator(".confirm").count()) > 0) await page.click(".confirm .main-act");
  });

/** A game of Xidit in which everybody stands somewhere, and the first secret orders are due. */
export const toOrders = async (page: Page): Promise<void> => {
  await nameSeats(page);
  await begin(page);
  await drawAll(page);
  for (let seat = 0; seat < 4; seat++) await takeNth(page, seat);
};

const ORDERS = ["Black Road", "Red Road", "Blue Road", "Action", "Wait"] as const;

/** Six orders that no other seat gives. */
export const ordersOf = (seat: number): readonly string[] =>
  Array.from({ length: 6 }, (_, index) => ORDERS[(seat + index * 2) % ORDERS.length]!);

/** As a list of orders is told in words. */
export const told = (orders: readonly string[]): string =>
  grammarOf("en").and(orders).toLowerCase();

export const COLOURS = ["blue", "red", "green", "yellow"] as const;

export const program = async (page: Page, orders: readonly string[]): Promise<void> => {
  for (const order of orders) await page.locator(".sequence-value", { hasText: order }).click();
  await page.waitForSelector(".sequence .main-act:not([disabled])");
  // What is searched for on other seats' turns would be found if it were there.
  expect(await chosenIn(page)).toEqual(orders);
  await page.click(".sequence .main-act");
};

const chosenIn = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".sequence-chosen button")
    .evaluateAll((all) => all.map((one) => one.textContent.replace(/^\d\. /, "").trim()));

/** Texts that stand anywhere in the page: in elements, attributes and fields. */
export const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll("select, input")] as HTMLInputElement[];
    return [document.getElementById("page")!.outerHTML, ...fields.map(({ value }) => value)].join(
      "\n",
    );
  });

export const savedLog = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a log" }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
};

export const verdictOn = (log: string) => {
  const found = audit(new TextEncoder().encode(log), { games, hash: nodeHash });
  if (found.kind === "unreadable") throw new Error(found.problem.code);
  return found.verdict;
};

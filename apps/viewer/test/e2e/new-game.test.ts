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
  viewport: { width: 360, height: 740 },
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
  await page.click(".start-new button");
  await page.waitForSelector(".table-form");
};

const nameSeats = async (page: Page): Promise<void> => {
  for (const [index, name] of NAMES.entries())
    await page.locator(".seat input").nth(index).fill(name);
};

/** Waits until somebody at the table is due, whether the device has to be handed on first or not; what happened is skipped. */
const settled = async (page: Page): Promise<void> => {
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
const standing = (page: Page): Promise<string> => page.innerText(".table-now");

/** Everybody looks at the board before the next one takes the device. */
const toCover = async (page: Page): Promise<void> => {
  await page.waitForSelector(".curtain, .table[aria-busy=false] .opened");
  if ((await page.locator(".opened").count()) > 0) await page.click(".opened .main-act");
};

/** The log of the one game that the browser keeps. */
const keptLog = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith("assize:game:"));
    return key === undefined ? "" : (localStorage.getItem(key) ?? "");
  });

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
      document.querySelector(".curtain, .presenting") !== null ||
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

/** Chooses the nth of what is offered, the first of what it is chosen for, and says so once more. */
const takeNth = (page: Page, index: number): Promise<void> =>
  goOn(page, async () => {
    await page.locator(".choosing-one").nth(index).click();
    await page.waitForSelector(".confirm, .due > .choosing-list, .due .choosing");
    if ((await page.locator(".confirm").count()) === 0)
      await page.locator(".choosing-one").first().click();
    await page.click(".confirm .main-act");
  });

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
  for (const order of orders) await page.locator(".sequence-value", { hasText: order }).click();
  await page.waitForSelector(".sequence .main-act:not([disabled])");
  // What is searched for on other seats' turns would be found if it were there.
  expect(await chosenIn(page)).toEqual(orders);
  await page.click(".sequence .main-act");
};

const chosenIn = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".sequence-chosen button")
    .evaluateAll((all) => all.map((one) => one.textContent.replace("×", "").trim()));

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

const secretDue = (page: Page): Promise<number> => page.locator(".curtain, .opened").count();

/** The cover is no trap: the public board can be looked at, and covered again, without anybody's secrets. */
const lookAtBoard = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Look at the open board" }).click();
  await page.waitForSelector(".table-board svg [data-key]", { state: "attached" });
  expect(await page.innerText(".opened h2")).toBe("Bruno is next");
  expect(await page.locator(".table-eyes, .sequence").count()).toBe(0);
  expect((await textOf(page)).toLowerCase()).not.toContain(told(ordersOf(0)));
  expect(await page.getByRole("button", { name: "Undo" }).isEnabled()).toBe(true);
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => page.innerText(".curtain h2")).toBe("Hand the device to Bruno");
};

test("four seats give secret orders on a phone; no seat's orders are in the page before the reveal", () =>
  withPage(async ({ page }) => {
    await toForm(page);
    expect(await page.innerText(".new-game")).not.toContain("another game");
    await page.click(".table-form details summary");
    await page.waitForSelector(".ruling");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await toOrders(page);
    for (const [seat, name] of NAMES.entries()) {
      await expect.poll(() => page.innerText(".curtain h2")).toBe(`Hand the device to ${name}`);
      // The curtain hides the whole game, not only what is secret.
      expect(await page.locator(".table, .board, svg [data-key]").count()).toBe(0);
      const hidden = await textOf(page);
      expect(hidden).not.toMatch(/\b(road|wait|programs)\b/i);
      if (seat === 1) await lookAtBoard(page);
      await page.getByRole("button", { name: `I am ${name}` }).click();
      await page.waitForSelector(".sequence");
      // Where the decision is that is asked for, not where the last event was.
      await expect.poll(() => standing(page)).toMatch(/Year 1 · Programming in secret/);
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
    // All orders are in: everybody looks on.
    await expect.poll(() => page.innerText(".presenting h2")).toBe("Everybody has chosen");
    expect(await textOf(page)).not.toMatch(/\b(Black|Red|Blue) Road\b/);
    await page.getByRole("button", { name: "Reveal" }).click();
    await expect.poll(() => page.innerText(".presenting h2")).toMatch(/Road/);
    // One seat a line, and the way on is on the screen.
    expect(await page.locator(".presenting h2 span").count()).toBe(NAMES.length);
    expect(await page.locator(".presenting .main-act").boundingBox()).toSatisfy(
      (box: { y: number; height: number }) => box.y + box.height <= PHONE.viewport!.height,
    );
    await page.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => page.innerText(".presenting p")).toMatch(/^Now on your table \(2 of/);
    const second = await page.innerText(".presenting h2");
    expect(second).toMatch(/Alice|Bruno|Cleo|Dan/);
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    expect(await page.innerText(".presenting h2")).toBe(second);
    await page.getByRole("button", { name: "Skip" }).click();
    await settled(page);
    // The year is played to its end: the next secret orders are due.
    for (let choice = 0; choice < 60 && (await secretDue(page)) === 0; choice++) {
      await drawAll(page);
      if ((await secretDue(page)) === 0) await takeNth(page, 0);
    }
    // Whoever skips to the end sees what it came to, with everybody else, before anybody takes the device.
    if ((await page.locator(".opened").count()) > 0)
      await expect.poll(() => standing(page)).toMatch(/Year 2 · Programming in secret$/);
    await toCover(page);
    await expect.poll(() => page.innerText(".curtain h2")).toMatch(/^Hand the device to/);
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
    await toForm(page);
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
    await toForm(page);
    await begin(page);
    await drawAll(page);
    await takeNth(page, 0);
    await expect.poll(() => keptLog(page)).toContain("idrakys-placed");
    const before = await keptLog(page);
    const other = await page.context().newPage();
    await toForm(other);
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
      if (isChance) await page.getByRole("button", { name: /^Enter/ }).click();
      const die = page.locator(".choosing-one:has-text('The die shows 6')");
      if (isChance) await page.waitForSelector(".due .choosing, .due .decision-form");
      // What the dice of the table show is entered; what is secret is drawn.
      if (isChance && (await die.count()) > 0)
        await goOn(page, async () => {
          await die.click();
          await page.click(".confirm .main-act");
        });
      else if (isChance) {
        await page.getByRole("button", { name: "Draw it here instead" }).click();
        await draw(page);
      } else await takeNth(page, 0);
    }
    expect(curtains).toBe(0);
    expect(await page.innerText("body")).not.toContain("Hand the device");
    const log = await savedLog(page);
    expect(verdictOn(log).kind).toBe("compliant");
    expect(log).toMatch(/"type":"die-rolled","at":"20\d\d-.*"die":6/);
    await expect.poll(() => eventsOf(page)).toBeGreaterThan(30);
  }, PHONE));

test("a bot's game ends with its result and the verdict of the audit, and can be watched", () =>
  withPage(async ({ page }) => {
    await toForm(page);
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

test("play is taken back when everybody agrees: it is written down, and nothing is deleted", () =>
  withPage(async ({ page }) => {
    await toForm(page);
    await nameSeats(page);
    await begin(page);
    // It says what is drawn.
    await expect.poll(() => page.innerText(".due p")).toContain("shuffling each Titan");
    await drawAll(page);
    await takeNth(page, 7);
    await takeNth(page, 8);
    const before = await eventsOf(page);
    await page.getByRole("button", { name: "Undo" }).click();
    const sheet = page.locator("dialog.take-back");
    await expect.poll(() => sheet.innerText()).toContain("Does everybody agree");
    const button = sheet.getByRole("button", { name: "Take it back" });
    for (const name of NAMES) {
      expect(await button.isDisabled()).toBe(true);
      await sheet.getByRole("checkbox", { name }).check();
    }
    await goOn(page, () => button.click());
    await expect.poll(() => eventsOf(page)).toBe(before + 1);
    expect(await page.innerText(".table-log li")).toMatch(
      /^Play is taken back to before: .*City \d+/,
    );
    await takeNth(page, 2);
    const log = await savedLog(page);
    expect(log).toContain(`"type":"table/undo","data":{"to":${before - 1},"seats":[0,1,2,3]}`);
    expect(verdictOn(log)).toMatchObject({ kind: "compliant", takenBack: { count: 1 } });
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
    await page.waitForSelector(".sequence");
  }, PHONE));

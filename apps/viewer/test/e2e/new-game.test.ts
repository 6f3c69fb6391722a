// A new game at the kitchen table: the curtain and what it hides, bots, chance, going back.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import {
  COLOURS,
  NAMES,
  PHONE,
  begin,
  draw,
  drawAll,
  eventsOf,
  goOn,
  nameSeats,
  ordersOf,
  program,
  savedLog,
  settled,
  standing,
  takeNth,
  textOf,
  toCover,
  toForm,
  toOrders,
  told,
  verdictOn,
} from "./at-the-table.ts";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

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

const LEAST_PX = 10;

/** On a phone: nothing but what is asked is marked, the plan lies beneath numbers and pieces, and all of it can be read. */
const seeThePlan = async (page: Page): Promise<void> => {
  const board = page.locator(".table-board svg.board-drawing");
  await expect.poll(() => board.locator("[data-key^='handle:road']").count()).toBeGreaterThan(0);
  expect(await board.locator("[data-key^='halo:']").count()).toBe(0);
  await board.locator("[data-key^='road:'][role=button]").first().focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => board.locator(".board-emphasis > [data-key^='pointer:road']").count())
    .toBe(1);
  const seen = await board.evaluate((svg: SVGSVGElement) => {
    const over = [...svg.querySelectorAll(".board-emphasis > *")];
    const keys = over.map((one) => one.getAttribute("data-key") ?? "");
    const lastOf = (start: string) => keys.findLastIndex((key) => key.startsWith(start));
    const firstLifted = keys.findIndex((key) => key.startsWith("lifted:"));
    const figures = [...svg.querySelectorAll("text")].map((text) => text.getBBox().height);
    return {
      isBeneath: firstLifted > Math.max(lastOf("pointer:"), lastOf("handle:")),
      lifted: ["lifted:city:", "lifted:idrakys:"].filter((start) => lastOf(start) >= 0).length,
      least: Math.min(...figures) * svg.getScreenCTM()!.a,
    };
  });
  expect(seen).toMatchObject({ isBeneath: true, lifted: 2 });
  expect(seen.least).toBeGreaterThanOrEqual(LEAST_PX);
  // An order is replaced where it stands, and taken out where it is pressed twice.
  const chosen = page.locator(".sequence-chosen button");
  await chosen.click();
  await page.locator(".sequence-value", { hasText: "Wait" }).click();
  await expect.poll(() => chosen.allInnerTexts()).toEqual(["1. Wait"]);
  await chosen.click();
  await chosen.click();
  await expect.poll(() => chosen.count()).toBe(0);
};

test("four seats give secret orders on a phone; no seat's orders are in the page before the reveal", () =>
  withPage(async ({ page }) => {
    await toForm(page, site.address);
    expect(await page.innerText(".new-game")).not.toContain("another game");
    await page.click(".table-form details summary");
    await page.waitForSelector(".ruling");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await toOrders(page);
    for (const [seat, name] of NAMES.entries()) {
      await expect.poll(() => page.innerText(".curtain h2")).toBe(`Hand the device to ${name}`);
      // One calm sheet: words stand on its own ground, not on patches.
      if (seat === 0)
        expect(
          await page.locator(".curtain, .curtain *").evaluateAll((all) => ({
            patterns: all.filter((one) => getComputedStyle(one).backgroundImage !== "none").length,
            patches: all.filter(
              (one) =>
                /^(H2|P)$/.test(one.tagName) &&
                getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)",
            ).length,
          })),
        ).toEqual({ patterns: 0, patches: 0 });
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
      if (seat === 0) await seeThePlan(page);
      await program(page, ordersOf(seat));
      if (seat < 3) await page.waitForSelector(`.curtain h2:has-text("${NAMES[seat + 1]!}")`);
    }
    // All orders are in: everybody looks on.
    await expect.poll(() => page.innerText(".presenting h2")).toBe("Everybody has chosen");
    expect(await textOf(page)).not.toMatch(/\b(Black|Red|Blue) Road\b/);
    await page.getByRole("button", { name: "Reveal" }).click();
    await expect.poll(() => page.innerText(".presenting h2")).toMatch(/Road/);
    // One seat a line, as it is drawn; the sentence is for those who hear it. The way on is on the screen.
    expect(await page.locator(".presenting h2 span").count()).toBe(NAMES.length);
    await expect
      .poll(() => page.locator(".turned-over li > span").allInnerTexts())
      .toEqual([...NAMES]);
    const signs = page.locator(".turned-over svg [data-key^='order:']");
    const keys = await signs.evaluateAll((all) => all.map((one) => one.getAttribute("data-key")));
    expect(keys.filter((key) => /:(?:road|sign)$/.test(key ?? ""))).toHaveLength(6 * NAMES.length);
    expect(await page.locator(".presenting .main-act").boundingBox()).toSatisfy(
      (box: { y: number; height: number }) => box.y + box.height <= PHONE.viewport!.height,
    );
    // The first order of every seat needs one tap: event 1 is the reveal, 2 to 5 are theirs.
    const step = async (number: number): Promise<void> => {
      const told = `Now on your table (${number} of`;
      await expect.poll(() => page.innerText(".presenting p")).toContain(told);
    };
    await page.getByRole("button", { name: "Next" }).click();
    await step(1 + NAMES.length);
    const last = await page.innerText(".presenting h2");
    expect(await page.locator(".presenting > p:not(.quiet)").count()).toBe(NAMES.length - 1);
    await page.getByRole("button", { name: "Back" }).click();
    await step(NAMES.length);
    await page.getByRole("button", { name: "Next" }).click();
    await step(1 + NAMES.length);
    expect(await page.innerText(".presenting h2")).toBe(last);
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

/** Notes on the page whether anything was ever covered as what everybody has chosen. */
const watchCovers = (page: Page) =>
  page.addInitScript(() =>
    new MutationObserver(() => {
      const title = document.querySelector(".presenting h2")?.textContent;
      if (title === "Everybody has chosen") document.documentElement.dataset["covered"] = title;
    }).observe(document, { subtree: true, childList: true, characterData: true }),
  );

test("bots take the other seats, dice of the table are entered, and one person sees no curtain", () =>
  withPage(async ({ page }) => {
    await watchCovers(page);
    await toForm(page, site.address);
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
    // What one seat alone chose in secret is nothing to reveal.
    expect(await page.locator("[data-covered]").count()).toBe(0);
    expect(await page.innerText("body")).not.toContain("Hand the device");
    const log = await savedLog(page);
    expect(verdictOn(log).kind).toBe("compliant");
    expect(log).toMatch(/"type":"die-rolled","at":"20\d\d-.*"die":6/);
    await expect.poll(() => eventsOf(page)).toBeGreaterThan(30);
  }, PHONE));

test("play is taken back when everybody agrees: it is written down, and nothing is deleted", () =>
  withPage(async ({ page }) => {
    await toForm(page, site.address);
    await nameSeats(page);
    await begin(page);
    // It says what is drawn.
    await expect.poll(() => page.innerText(".due p")).toContain("Shuffling the Titans");
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

test("what can be taken back is chosen with one tap, in the list or on the board", () =>
  withPage(async ({ page }) => {
    await toForm(page, site.address);
    await nameSeats(page);
    await begin(page);
    await drawAll(page);
    await goOn(page, () => page.locator(".choosing-one").first().click());
    const city = page.locator('.table-board svg [data-key="city:14"][role=button]');
    await city.focus();
    await goOn(page, () => page.keyboard.press("Enter"));
    await expect.poll(() => page.innerText(".table-log li")).toContain("City 14");
  }));

const pickOnBoard = (page: Page, ...keys: readonly string[]): Promise<void> =>
  goOn(page, async () => {
    for (const key of keys) {
      await page.locator(`.table-board svg [data-key="${key}"][role=button]`).focus();
      await page.keyboard.press("Enter");
    }
  });

test("chess is played on its board; a draw is offered out of turn and accepted", () =>
  withPage(async ({ page }) => {
    await toForm(page, site.address);
    await page.getByLabel("Chess", { exact: true }).check();
    for (const [index, name] of ["Ada", "Boris"].entries())
      await page.locator(".seat input").nth(index).fill(name);
    await begin(page);
    await pickOnBoard(page, "piece:white:pawn:e2", "square:e4");
    await pickOnBoard(page, "piece:black:pawn:e7", "square:e5");
    // Ada has the move; Boris may speak all the same, and is offered no move.
    await expect.poll(() => page.innerText("#due-title")).toContain("Ada");
    await page.locator(".others").getByRole("button", { name: "Boris" }).click();
    await expect.poll(() => page.innerText("#due-title")).toContain("Boris");
    const said = page.locator(".due .choosing-one");
    await expect.poll(() => said.count()).toBe(2);
    expect(await said.allInnerTexts()).toEqual(["Boris resigns", "Boris offers a draw"]);
    await goOn(page, () => said.nth(1).click());
    await expect.poll(() => page.innerText("#due-title")).toContain("Ada");
    // The pieces that can move stand first, then what can be said.
    expect((await said.allInnerTexts()).slice(-4)).toContain("Ada accepts the draw");
    expect((await said.allInnerTexts()).join()).not.toContain("–");
    await goOn(page, () => page.locator(".choosing-one", { hasText: "accepts the draw" }).click());
    await page.waitForSelector(".game-over");
    const log = await savedLog(page);
    expect(log).toContain('"type":"draw-offered","by":1');
    expect(verdictOn(log)).toMatchObject({ kind: "compliant", finished: true });
  }));

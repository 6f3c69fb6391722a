// The chart's tab in the browser: it follows the game, says why an event was refused, lights up clauses, is searched,
// fills the stage, is saved, and works in one file, for both games.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { GAME_IDS } from "@assize/catalogue";
import { aClient } from "../worker/a-desk.ts";
import { builtPage, withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { openSample, openView, standsAt } from "./watching.ts";

let site: Site;

/** A short game of bots, as a log. */
const aGame = async (game: string): Promise<string> => {
  const client = aClient();
  const { form } = (await client.ask("playables", { language: "en" })).find(
    ({ id }) => id === game,
  )!;
  const { history, events } = await client.ask("newGame", {
    wish: {
      game,
      seats: form.colours.slice(0, form.seats.max).map((colour) => ({ colour, name: "" })),
      choices: {},
      rulings: { overrides: {} },
      seed: 2,
    },
    language: "en",
  });
  const { moment } = await client.ask("playOn", {
    moment: { history, branch: 0, seq: events },
    bot: "random",
    choices: 40,
    seed: 2,
    language: "en",
  });
  return (await client.ask("log", { history, branch: 0, from: 0, to: moment.seq })).text;
};

const games = new Map<string, string>();
beforeAll(async () => {
  // What bots play of chess stands in one place of the chart for long; a game with captures and castling does not.
  for (const game of GAME_IDS)
    games.set(game, game === "chess" ? exampleText("chess-opera") : await aGame(game));
  site = await openSite(
    "/",
    Object.fromEntries([...games].map(([game, text]) => [`samples/${game}-bots.jsonl`, text])),
  );
});
afterAll(() => site.close());

const exampleText = (name: string): string =>
  readFileSync(new URL(`../../../../docs/examples/games/${name}.jsonl`, import.meta.url), "utf8");

const chartDrawn = async (page: Page): Promise<void> => {
  await page.waitForSelector(".chart-drawing svg [data-key]");
};

const openChart = async (page: Page, sample: string, seq: number): Promise<void> => {
  await openSample(page, site, sample, `#e=${seq}&panel=chart`);
  await chartDrawn(page);
  await standsAt(page, seq);
};

const REFUSED = 259;
const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const STEPS = DEEP ? 25 : 10;
/** Where the drawing begins to be watched, and how much there is in it at least. */
const STARTS: Readonly<Record<string, { readonly at: number; readonly keys: number }>> = {
  chess: { at: 6, keys: 60 },
};
const USUAL_START = { at: 1, keys: 400 };

// Every chart is drawn without a page too (chart/every-chart.test.ts).
test.for(DEEP ? GAME_IDS : GAME_IDS.slice(0, 1))(
  "%s: the drawing follows the game from event to event",
  (game) =>
    withPage(async ({ page }) => {
      const { at, keys } = STARTS[game] ?? USUAL_START;
      await openChart(page, `${game}-bots`, at);
      const places = new Set<string>();
      for (let seq = at; seq < at + STEPS; seq++) {
        await standsAt(page, seq);
        await expect.poll(() => page.locator(".active-states .link").count()).toBeGreaterThan(1);
        places.add((await page.locator(".active-states").innerText()).replaceAll(/\s+/g, " "));
        await page.keyboard.press("j");
      }
      expect(places.size).toBeGreaterThan(1);
      await page.selectOption(".chart-part", "*whole");
      await expect
        .poll(() => page.locator(".chart-drawing svg [data-key]").count())
        .toBeGreaterThan(keys);

      // The inspector follows the game as well, and leads it.
      await openView(page, "inspect");
      const lit = page.locator(".machine-view .state.active.leaf > .name");
      const here = at + STEPS;
      await expect.poll(() => page.locator(".step.current .index").innerText()).toBe(`${here}`);
      const place = await lit.innerText();
      await page.locator(".step", { hasText: "→" }).nth(1).click();
      await expect.poll(() => page.locator(".step.current .index").innerText()).not.toBe(`${here}`);
      await page.getByLabel("Go to event").fill(`${here}`);
      await page.getByLabel("Go to event").press("Enter");
      await standsAt(page, here);
      await expect.poll(() => lit.innerText()).toBe(place);
      await page.getByRole("button", { name: "Step back" }).click();
      await standsAt(page, here - 1);
    }),
);

test("a refused event shows each way with each question, and what the rules force", () =>
  withPage(async ({ page }) => {
    await openChart(page, "disputed-4p", REFUSED);
    const asked = page.locator(".chart-asked");
    await asked.locator(".chart-judged").waitFor();
    await expect.poll(() => asked.locator(".chart-judged").innerText()).toContain("Refused.");
    await expect
      .poll(() => asked.locator(".chart-forced").innerText())
      .toMatch(/rules force:[^]*militia[^]*event says:[^]*archer/);
    const ways = asked.locator(".way");
    await expect.poll(() => ways.count()).toBe(2);
    // What failed comes first, with the clause; no clause that was broken stands beside what held.
    const claimed = ways.first().locator(".question");
    await expect.poll(() => claimed.first().innerText()).toMatch(/recruit\.weakest[^]*militia/);
    expect(await claimed.first().getAttribute("class")).not.toContain("held");
    await expect.poll(() => asked.locator(".question.held").count()).toBeGreaterThan(3);
    expect(await asked.locator(".question.held", { hasText: "recruit.weakest" }).count()).toBe(0);
    // The way that this event does not take is folded away.
    const other = asked.locator(".other-ways");
    expect(await other.locator(".question").first().isVisible()).toBe(false);
    await other.locator("summary").first().click();
    const failed = other.locator(".question:not(.held)");
    await expect.poll(() => failed.innerText()).toContain("lastUnitHere");
    await expect
      .poll(() => failed.locator(".looked").innerText())
      .toMatch(/cities\.19\.units\.militia\s+2/);
    // In the drawing the event is struck out.
    await expect
      .poll(() => page.locator('.chart-drawing [text-decoration="line-through"]').count())
      .toBe(1);
  }));

test("a clause lights up its guards, from a finding and back to the events", () =>
  withPage(async ({ page }) => {
    await openSample(page, site, "disputed-4p", `#e=${REFUSED}&panel=findings`);
    await page.locator(".finding .rule-link").first().click();
    await page.locator(".rule.wanted .in-chart").click();
    await chartDrawn(page);
    const card = page.locator(".pointed");
    await expect.poll(() => card.locator("h3").innerText()).toBe("recruit.weakest");
    const lit = page.locator(
      '.chart-drawing [data-key$="recruit.weakest word"][font-weight="bold"]',
    );
    await expect.poll(() => lit.count()).toBe(2);
    await card.locator(".transition-list button").nth(1).click();
    await expect.poll(() => card.locator("h3").innerText()).toContain("unit-recruited");
    const events = card.locator(".pointed-events button");
    await expect.poll(() => events.count()).toBe(56);
    await events.first().click();
    await expect.poll(() => page.innerText(".now-seq")).not.toContain(`Event ${REFUSED}`);
    // Another game shows how one gets there, and stands at the event that does.
    await isShownTheWay(page);
    await card.getByRole("button", { name: "Point at nothing" }).click();
    await expect.poll(() => card.count()).toBe(0);
  }));

/** At a transition that is pointed at, of which a game is known. */
const isShownTheWay = async (page: Page): Promise<void> => {
  const way = page.locator(".pointed .way-here");
  const [events] = /\d+/.exec(await way.locator("span").innerText())!;
  await way.getByRole("button", { name: "Show me how one gets here" }).click();
  await expect.poll(() => page.innerText(".now-seq")).toContain(`Event ${events} of`);
  const here = page.locator('.pointed .pointed-events [aria-current="step"]');
  await expect.poll(() => here.count()).toBe(1);
  await expect.poll(() => new URL(page.url()).hash).toContain("game=1.");
};

test("clicking says what was clicked; searching finds, with the keyboard alone; a range is counted", () =>
  withPage(async ({ page }) => {
    await openChart(page, "long-4p", 100);
    await page
      .locator('.chart-drawing [data-key*="/bards-placed"][data-key$="handing-out event"]')
      .click();
    await expect.poll(() => page.locator(".pointed h3").innerText()).toContain("bards-placed");
    await page.focus(".chart-search input");
    await page.keyboard.type("census");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".pointed h3").innerText()).toMatch(/census/i);
    // It is in another phase, which is shown.
    await expect.poll(() => page.locator(".chart-part").inputValue()).not.toBe("*follow");
    await page.selectOption(".chart-part", "*follow");
    await standsAt(page, 100);
    // With a range, only its events are counted.
    await page.selectOption(".chart-part", "*whole");
    const taken = () =>
      page
        .locator('.chart-drawing [data-key*="/"]:not([data-key*="/always"])[data-key$=" count"]')
        .evaluateAll((all) => all.reduce((sum, one) => sum + Number(one.textContent?.slice(1)), 0));
    await expect.poll(taken).toBe(643);
    await page.click(".timeline-more summary");
    await page.getByRole("button", { name: "The range starts here" }).click();
    for (let seq = 101; seq <= 120; seq++) await page.keyboard.press("j");
    await standsAt(page, 120);
    await page.getByRole("button", { name: "The range ends here" }).click();
    await expect.poll(taken).toBe(21);
  }));

test("a wished event is asked about, and its ways light up", () =>
  withPage(async ({ page }) => {
    await openChart(page, "long-4p", 99);
    await page.getByRole("button", { name: "What if something else…" }).click();
    await page.locator(".chart-asked .choice").first().click();
    await page.locator(".chart-judged.legal").waitFor();
    await expect.poll(() => page.locator(".chart-asked .way.open").count()).toBe(1);
  }));

test("large, it stands in place of the board and still follows; it is saved in three formats", () =>
  withPage(async ({ page }) => {
    await openChart(page, "long-4p", 100);
    await page.getByRole("button", { name: "Large" }).click();
    await page.waitForSelector(".view .chart-drawing svg [data-key]");
    await expect.poll(() => page.locator(".panel .chart-drawing").count()).toBe(0);
    await openView(page, "log");
    await page.keyboard.press("j");
    await standsAt(page, 101);
    await openView(page, "chart");
    await page.getByRole("button", { name: "Large" }).click();
    await page.waitForSelector(".panel .chart-drawing svg [data-key]");
    await page.waitForSelector(".view .board-drawing");
    await expect.poll(() => page.locator(".view .chart-drawing").count()).toBe(0);
    // It is saved as a drawing and in two notations.
    const begins = {
      svg: "<svg",
      mermaid: "stateDiagram-v2",
      json: '"format": "assize-chart/1"',
    };
    for (const [format, begin] of Object.entries(begins)) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.selectOption(".chart-save", format),
      ]);
      expect(download.suggestedFilename()).toMatch(/^xidit/);
      expect(readFileSync(await download.path(), "utf8")).toContain(begin);
    }
  }));

test("one file asks for a log, and has the chart too, with the names of its questions", async () => {
  const path = await builtPage("single");
  await withPage(async ({ page }) => {
    await page.goto(`${pathToFileURL(path).href}`);
    await page.setInputFiles('input[type="file"]', {
      name: "game.jsonl",
      mimeType: "application/json",
      buffer: Buffer.from(games.get("grandlin")!),
    });
    await page.waitForSelector("#tab-story");
    await openView(page, "chart");
    await chartDrawn(page);
    await page.keyboard.press("j");
    await page.locator(".chart-asked .question").first().waitFor();
    const names = await page.locator(".chart-asked .question-name").allInnerTexts();
    for (const name of names) expect(name).toMatch(/^[a-z]+[A-Z]\w+$/);
    await page.locator(".chart-standing .link").last().click();
    await isShownTheWay(page);
  });
});

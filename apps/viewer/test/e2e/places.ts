// Every kind of place in the viewer and the way to it, for checks that have to visit all of them. Each way begins with
// an empty page and ends when the place has come to rest.
import type { Page } from "playwright-core";
import type { Site } from "./site.ts";
import { drawn, openSample } from "./watching.ts";

export interface Place {
  readonly name: string;
  /** What is to be judged, where it covers a part of what lies behind it. */
  readonly within?: string;
  readonly go: (page: Page, site: Site) => Promise<void>;
}

const FINDING = "#e=259";

const menu = (page: Page): Promise<void> => page.click(".menu summary");

/** By its place in the menu, from 1, since its name is in the language of the page. */
const command = async (page: Page, number: number): Promise<void> => {
  await menu(page);
  await page.click(`.menu-sheet li:nth-child(${number}) button`);
};

/** A tab of the workbench with what it shows of a disputed moment. */
const tab = (id: string, ready: string, fragment = FINDING): Place => ({
  name: `tab ${id}`,
  go: async (page, site) => {
    await openSample(page, site, "disputed-4p", fragment);
    await page.click(`#tab-${id}`);
    await page.waitForSelector(ready);
  },
});

const newGame = async (page: Page, site: Site): Promise<void> => {
  await page.goto(site.address);
  await page.click(".start-new button");
  await page.waitForSelector(".table-form");
};

const begin = async (page: Page, site: Site): Promise<void> => {
  await newGame(page, site);
  await page.click(".begin");
  await page.waitForSelector(".due");
};

const MOST_CHOICES = 60;

/** Draws and takes what comes first until a secret is due. */
const toCurtain = async (page: Page, site: Site): Promise<void> => {
  await begin(page, site);
  for (let choice = 0; choice < MOST_CHOICES; choice++) {
    await page.waitForSelector(".curtain, .table[aria-busy=false] .due");
    if ((await page.locator(".curtain").count()) > 0) return;
    await page.locator(".due > .button.primary, .due .choosing-one").first().click();
  }
  throw new Error(`no secret is due after ${MOST_CHOICES} choices`);
};

const compareRulings = async (page: Page): Promise<void> => {
  await page.click("#tab-compare");
  await page.click(".compare-way .button.primary >> nth=0");
  await page.waitForSelector(".side:nth-of-type(2) svg [data-key]", { state: "attached" });
};

const takeWhatIf = async (page: Page): Promise<void> => {
  await page.click("#tab-what-if");
  await page.click(".choosing-one >> nth=0");
  await page.waitForSelector(".branch-banner");
};

export const PLACES: readonly Place[] = [
  {
    name: "start",
    go: async (page, site) => {
      await page.goto(site.address);
      await page.waitForSelector(".sample");
    },
  },
  {
    name: "broken file",
    go: async (page, site) => {
      await page.goto(site.address);
      const buffer = Buffer.from("Dear arbiter,\nwe played by the rules.\n");
      await page.setInputFiles("input[type=file]", {
        name: "letter.txt",
        mimeType: "text/plain",
        buffer,
      });
      await page.waitForSelector(".failed");
    },
  },
  tab("log", ".line.current"),
  tab("findings", "article.finding"),
  tab("why", ".why-subject"),
  tab("what-if", ".what-if .deciding", "#e=99"),
  tab("compare", ".compare-way"),
  tab("chart", "#panel-chart svg"),
  tab("rules", ".rule"),
  tab("notes", "#panel-notes :is(textarea, .note-list, p)"),
  {
    name: "seat's eyes",
    go: (page, site) => openSample(page, site, "disputed-4p", `${FINDING}&seat=1`),
  },
  {
    name: "menu",
    within: ".header",
    go: async (page, site) => {
      await openSample(page, site, "disputed-4p", FINDING);
      await menu(page);
    },
  },
  {
    name: "opener",
    go: async (page, site) => {
      await openSample(page, site, "disputed-4p", FINDING);
      await page.click(".menus > button");
      await page.waitForSelector("dialog.opener");
    },
  },
  {
    name: "help",
    go: async (page, site) => {
      await openSample(page, site, "disputed-4p", FINDING);
      await page.keyboard.press("?");
      await page.waitForSelector("dialog.help");
    },
  },
  {
    name: "text",
    go: async (page, site) => {
      await openSample(page, site, "disputed-4p", FINDING);
      await page.keyboard.press("t");
      await page.waitForSelector(".state-text");
    },
  },
  {
    name: "branch",
    go: async (page, site) => {
      await openSample(page, site, "disputed-4p", "#e=99");
      await takeWhatIf(page);
    },
  },
  {
    name: "side by side",
    go: async (page, site) => {
      await openSample(page, site, "disputed-4p", FINDING);
      await compareRulings(page);
    },
  },
  {
    name: "export",
    go: async (page, site) => {
      await openSample(page, site, "disputed-4p", FINDING);
      await command(page, 2);
      await page.waitForSelector("dialog.export");
    },
  },
  {
    name: "embed code",
    go: async (page, site) => {
      await openSample(page, site, "disputed-4p", FINDING);
      await command(page, 3);
      await page.waitForSelector("dialog.embed-code");
    },
  },
  { name: "new game", go: newGame },
  { name: "table", go: begin },
  { name: "curtain", go: toCurtain },
  {
    name: "start with an unfinished game",
    go: async (page, site) => {
      await begin(page, site);
      await page.waitForSelector(".table[aria-busy=false] .due");
      await page.goto(site.address);
      await page.waitForSelector(".start-unfinished");
    },
  },
  {
    name: "embedded",
    go: async (page, site) => {
      await page.goto(`${site.address}?log=samples/disputed-4p.jsonl&embed=1&start=259&controls`);
      await page.waitForSelector("assize-replay svg [data-key]", { state: "attached" });
    },
  },
  {
    name: "inspector",
    go: async (page, site) => {
      await page.goto(`${site.address}inspector.html?server=elsewhere.example`);
      await page.waitForSelector("h1");
    },
  },
  {
    name: "the treasure game",
    go: async (page, site) => {
      await openSample(page, site, "treasure");
      await page.keyboard.press("End");
      await drawn(page);
    },
  },
];

// Every kind of place in the viewer and the way to it, for checks that have to visit all of them: walks, each on one page
// from place to place. A place is reached when it has come to rest.
import type { Page } from "playwright-core";
import type { Site } from "./site.ts";
import { drawn, openSample, openView } from "./watching.ts";

export interface Place {
  readonly name: string;
  /** What is to be judged, where it covers a part of what lies behind it. */
  readonly within?: string;
  /** What this place adds to the page, where the rest was seen before. A quick run judges nothing else. */
  readonly own?: string;
  /** From where the place before it was left. */
  readonly go: (page: Page, site: Site) => Promise<void>;
  /** Back to where it came from, where the next place does not go on from here. */
  readonly leave?: (page: Page) => Promise<void>;
}

export interface Walk {
  readonly name: string;
  readonly places: readonly Place[];
}

const FINDING = "#e=259";

const menu = (page: Page): Promise<void> => page.click(".menu summary");

/** By its place in the menu, from 1, since its name is in the language of the page. Places know no words of a language. */
const command = async (page: Page, number: number): Promise<void> => {
  await menu(page);
  await page.click(`.menu-sheet li:nth-child(${number}) button`);
};

/** A tab of the workbench with what it shows of a disputed moment. */
const tab = (id: string, ready: string): Place => ({
  name: `tab ${id}`,
  own: ".workbench",
  go: async (page) => {
    await openView(page, id);
    await page.waitForSelector(ready);
  },
});

const closeSheet = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
};

/** Something that lies over the page until it is closed. */
const sheet = (name: string, selector: string, open: (page: Page) => Promise<void>): Place => ({
  name,
  own: selector,
  go: async (page) => {
    await open(page);
    await page.waitForSelector(selector);
  },
  leave: closeSheet,
});

const see = (page: Page, eyes: string): Promise<void> =>
  page.evaluate((to) => location.replace(to), `${FINDING}&seat=${eyes}`);

const MOST_CHOICES = 60;

/** Draws and takes what comes first until a secret is due. */
const toCurtain = async (page: Page): Promise<void> => {
  for (let choice = 0; choice < MOST_CHOICES; choice++) {
    await page.waitForSelector(".curtain, .table[aria-busy=false] :is(.due, .presenting)");
    if ((await page.locator(".curtain").count()) > 0) return;
    const on = ".presenting .main-act, .confirm .main-act, .due > .main-act, .due .choosing-one";
    await page.locator(on).first().click();
  }
  throw new Error(`no secret is due after ${MOST_CHOICES} choices`);
};

/** Six orders that any seat may give, by each seat. */
const programAll = async (page: Page): Promise<void> => {
  for (;;) {
    await page.waitForSelector(".presenting, .curtain, .sequence");
    if ((await page.locator(".presenting").count()) > 0) return;
    if ((await page.locator(".curtain").count()) > 0) await page.click(".curtain .button.primary");
    await page.waitForSelector(".sequence");
    while ((await page.locator(".sequence-free").count()) > 0)
      await page.locator(".sequence-value").last().click();
    await page.waitForSelector(".sequence .main-act:not([disabled])");
    await page.click(".sequence .main-act");
    await page.waitForSelector(".presenting, .curtain");
  }
};

const compareRulings = async (page: Page): Promise<void> => {
  await page.click("#tab-compare");
  await page.click(".compare-way .button.primary >> nth=0");
  await page.waitForSelector(".side:nth-of-type(2) svg [data-key]", { state: "attached" });
};

const start: Walk = {
  name: "the start, and a game at the table",
  places: [
    {
      name: "start",
      go: async (page, site) => {
        await page.goto(site.address);
        await page.waitForSelector(".sample");
      },
    },
    {
      name: "broken file",
      go: async (page) => {
        const buffer = Buffer.from("Dear arbiter,\nwe played by the rules.\n");
        const file = { name: "letter.txt", mimeType: "text/plain", buffer };
        await page.setInputFiles("input[type=file]", file);
        await page.waitForSelector(".failed");
      },
    },
    {
      name: "new game",
      go: async (page) => {
        await page.click(".start-new button");
        await page.waitForSelector(".table-form");
      },
    },
    {
      name: "table",
      go: async (page) => {
        await page.click(".begin");
        await page.waitForSelector(".table[aria-busy=false] .due");
      },
    },
    { name: "curtain", go: toCurtain },
    {
      name: "secret orders",
      own: ".sequence",
      go: async (page) => {
        await page.click(".curtain .button.primary");
        await page.waitForSelector(".sequence");
        await page.locator(".sequence-value").first().click();
      },
    },
    {
      name: "taking back",
      own: "dialog.take-back",
      go: async (page) => {
        await page.locator(".table-tools button").first().click();
        await page.waitForSelector("dialog.take-back");
      },
      leave: (page) => page.keyboard.press("Escape"),
    },
    {
      name: "everybody has chosen",
      own: ".presenting",
      go: async (page) => {
        await programAll(page);
        await page.waitForSelector(".presenting");
      },
    },
    {
      name: "what happened",
      own: ".presenting",
      go: async (page) => {
        await page.click(".presenting .main-act");
        await page.waitForSelector(".presenting .table-tools");
      },
    },
    {
      // Everybody waits: the year ends, and the next secret is due.
      name: "open board before the cover",
      go: async (page) => {
        await page.click(".presenting .table-tools .button:last-child");
        await page.waitForSelector(".table[aria-busy=false] .opened");
      },
    },
    {
      name: "the games on this device",
      go: async (page) => {
        await page.locator(".table-tools button").last().click();
        await page.waitForSelector(".kept-game");
      },
    },
    {
      name: "start with an unfinished game",
      go: async (page, site) => {
        await page.goto(site.address);
        await page.waitForSelector(".start-unfinished");
      },
    },
  ],
};

const disputed: Walk = {
  name: "a disputed moment",
  places: [
    {
      name: "log as it opens",
      go: (page, site) => openSample(page, site, "disputed-4p", FINDING),
    },
    tab("log", ".line.current"),
    tab("findings", "article.finding"),
    tab("why", ".why-subject"),
    tab("raw", ".raw pre"),
    tab("compare", ".compare-way"),
    tab("inspect", ".machine-view .step.current"),
    tab("chart", "#panel-chart svg"),
    tab("rules", ".rule"),
    tab("notes", "#panel-notes :is(textarea, .note-list, p)"),
    {
      name: "seat's eyes",
      own: ".eyes-notice",
      go: async (page) => {
        await see(page, "1");
        await page.waitForSelector(".eyes-notice");
      },
      leave: (page) => see(page, "all"),
    },
    { name: "menu", within: ".header", go: menu, leave: menu },
    sheet("opener", "dialog.opener", (page) => page.click(".menus > button")),
    sheet("help", "dialog.help", (page) => page.keyboard.press("?")),
    sheet("share", ".share-link", (page) => command(page, 2)),
    sheet("export", "dialog.export", (page) => command(page, 3)),
    sheet("embed code", "dialog.embed-code", (page) => command(page, 4)),
    {
      name: "text",
      own: ".state-text",
      go: async (page) => {
        await page.keyboard.press("t");
        await page.waitForSelector(".state-text");
      },
      leave: async (page) => {
        await page.keyboard.press("t");
        await drawn(page);
      },
    },
    { name: "side by side", go: compareRulings },
  ],
};

const branching: Walk = {
  name: "a branch",
  places: [
    {
      name: "tab what-if",
      go: async (page, site) => {
        await openSample(page, site, "disputed-4p", "#e=99");
        await page.click("#tab-what-if");
        await page.waitForSelector(".what-if .deciding");
      },
    },
    {
      name: "branch",
      go: async (page) => {
        await page.click(".choosing-one >> nth=0");
        await page.waitForSelector(".branch-banner");
      },
    },
  ],
};

const others: Walk = {
  name: "other pages, and the other game",
  places: [
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
  ],
};

export const WALKS: readonly Walk[] = [start, disputed, branching, others];

/** Walks by places that are mostly buttons. */
export const BY_FINGER: readonly Walk[] = [start, disputed, branching];

// A log may be written by anybody: whatever stands in its names stays text, wherever the viewer shows it or writes it
// into a file, and the policy has nothing to report (a breach of it fails any of these tests).
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { LANGUAGES } from "@assize/kernel-model";
import { elementCode, frameCode } from "../../src/embed/snippets.ts";
import { nameAt, nameOf, plainName } from "../../src/export/file-names.ts";
import { VIEW_IDS } from "../../src/shell/workbench/places.ts";
import { aClient } from "../worker/a-desk.ts";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { drawn, openView } from "./watching.ts";

const NAMES = [
  `<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>`,
  `javascript:window.pwned=1//"><a href='javascript:window.pwned=1'>`,
  `\u202Egnp.exe\u202C\u2066\u0000\u0007\u001B[31m&lt;b&gt;\u2028`,
  `${"W".repeat(3_000)} \u{1F451}`,
] as const;

const FILE = `"><img src=x onerror=window.pwned=1>\u202Egnp.jsonl`;

/** A game played by bots at a table with these names. */
const hostileLog = async (): Promise<string> => {
  const client = aClient();
  const { history, events } = await client.ask("newGame", {
    wish: {
      game: "xidit",
      seats: ["blue", "red", "green", "yellow"].map((colour, seat) => ({
        colour,
        name: NAMES[seat]!,
      })),
      choices: {},
      rulings: { overrides: {} },
      seed: 7,
    },
    language: "en",
  });
  const { moment } = await client.ask("playOn", {
    moment: { history, branch: 0, seq: events },
    bot: "random",
    choices: 12,
    seed: 7,
    language: "en",
  });
  return (await client.ask("log", { history, branch: 0, from: 0, to: moment.seq })).text;
};

let site: Site;
let log: string;
beforeAll(async () => {
  log = await hostileLog();
  site = await openSite("/", {
    "games/hostile.jsonl": log,
    "embedding.html": `<!doctype html><title>A page</title><link rel="icon" href="data:,"><script type="module" src="embed.js"></script><assize-replay src="games/hostile.jsonl" start="end" controls></assize-replay>`,
  });
});
afterAll(() => site.close());

/** Nothing ran, and no element came out of a name. */
const isHarmless = async (page: Page): Promise<void> => {
  const found = await page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const one of document.querySelectorAll("*"))
      if (one.shadowRoot !== null) roots.push(one.shadowRoot);
    const all = roots.flatMap((root) => [...root.querySelectorAll("*")]);
    return {
      pwned: "pwned" in window,
      images: all.filter((one) => one.localName === "img").length,
      scripts: all.filter((one) => one.localName === "script" && !one.hasAttribute("src")).length,
      links: all
        .map((one) => one.getAttribute("href") ?? one.getAttribute("xlink:href") ?? "")
        .filter((href) => /^\s*(?:javascript|vbscript):/i.test(href)),
      handlers: all.flatMap((one) =>
        [...one.attributes].map(({ name }) => name).filter((name) => name.startsWith("on")),
      ),
    };
  });
  expect(found).toEqual({ pwned: false, images: 0, scripts: 0, links: [], handlers: [] });
};

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** What is pushed out of the window. */
const pushedOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((one) => one.getBoundingClientRect().right > width + 1)
      .map((one) => `${one.localName}.${one.getAttribute("class") ?? ""}`);
  });

/** Nothing is pushed out by a long name, on a phone or on a desk. */
const fits = async (page: Page, where: string): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => pushedOut(page), { message: `${where}, ${size.width}` }).toEqual([]);
  }
};

const openHostile = async (page: Page): Promise<void> => {
  await page.goto(site.address);
  await page.setInputFiles("input[type=file]", {
    name: FILE,
    mimeType: "text/plain",
    buffer: Buffer.from(log),
  });
  await drawn(page);
  await page.keyboard.press("End");
};

test("the names are in the log", () => {
  expect(log).toContain("onerror");
  expect(log).toContain("\\u0007");
});

test("every tab, the text, the comparison and the sheets show text only, on a desk and on a phone", () =>
  withPage(async ({ page }) => {
    await openHostile(page);
    await expect.poll(() => page.innerText(".titles")).toContain("<img src=x");
    await expect.poll(() => page.innerText(".eyes select")).toContain("<img src=x onerror=");
    for (const id of VIEW_IDS) {
      await openView(page, id);
      await page.waitForSelector("[role=tabpanel] > *");
      await isHarmless(page);
      await fits(page, id);
    }
    await page.click("#tab-compare");
    await page.click(".compare-way button:has-text('Compare')");
    await expect.poll(() => page.locator(".side svg [data-key]").count()).toBeGreaterThan(100);
    await isHarmless(page);
    await fits(page, "side by side");
    await page.keyboard.press("t");
    await page.waitForSelector(".side .state-text");
    await isHarmless(page);
    for (const sheet of ["Save as", "Embed"]) {
      await page.click(".menu summary");
      await page.click(`.menu-sheet button:has-text('${sheet}')`);
      await page.waitForSelector("dialog[open]");
      await isHarmless(page);
      await fits(page, sheet);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
    }
  }));

test("an embedded replay shows text only", () =>
  withPage(async ({ page }) => {
    await page.goto(`${site.address}embedding.html`);
    await page
      .locator("assize-replay .board-drawing [data-key]")
      .first()
      .waitFor({ state: "attached" });
    await isHarmless(page);
    await fits(page, "an element");
  }));

test("a saved picture holds no markup of theirs, and opens", () =>
  withPage(async ({ page }) => {
    await openHostile(page);
    await page.click(".menu summary");
    await page.click(".menu-sheet button:has-text('Save as')");
    await page.waitForSelector("dialog.export");
    const saving = page.waitForEvent("download");
    await page.locator("dialog.export button", { hasText: "SVG" }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^xidit-[\p{L}\p{N}._-]+-e\d+\.svg$/u);
    const svg = readFileSync(await download.path(), "utf8");
    const made = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
      return [...new Set([...parsed.querySelectorAll("*")].map(({ localName }) => localName))];
    }, svg);
    expect(made).not.toContain("parsererror");
    expect(made.filter((name) => ["img", "script", "a", "image"].includes(name))).toEqual([]);
    // In what is written below the board it is text.
    expect(svg).not.toMatch(/<[^>]*\son\w+=/);
    await isHarmless(page);
  }));

describe("names of files", () => {
  const named = { game: "xidit", log: FILE, branch: "../../etc/passwd\u202E" };

  test("are plain words", () => {
    for (const name of [nameAt(named, 3, "png"), nameOf(named, { from: 1, to: 2 }, "gif")])
      expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}._-]*\.(?:png|gif)$/u);
    expect(nameAt(named, 3, "png")).not.toContain("..");
    expect(plainName("…")).toBe("game");
    expect(plainName("W".repeat(500)).length).toBeLessThanOrEqual(60);
    expect(nameAt({ game: "xidit", log: "My game.jsonl", branch: null }, 12, "png")).toBe(
      "xidit-My-game-e12.png",
    );
  });
});

test("code to be copied is escaped", () => {
  const embedding = {
    home: "https://games.example/assize/",
    log: `games/a"b<c>.jsonl`,
    title: `"><script>alert(1)</script>`,
    eyes: "all",
    seq: 3,
    theme: null,
    language: LANGUAGES[0],
    controls: true,
  } as const;
  for (const code of [elementCode(embedding), frameCode(embedding)]) {
    expect(code).not.toContain(`"><script>alert`);
    expect(code).not.toContain("<c>");
  }
  expect(frameCode(embedding)).toContain("&quot;&gt;&lt;script&gt;");
});

// Ways to a game, and what is shown when there is none: samples, files, archives, broken and huge files, cancelling.
import { readFileSync } from "node:fs";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { FEATURED } from "../../src/opening/samples.ts";
import { aCase } from "../a-case.ts";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { drawn, openSample, standsAt, verdictOf } from "./watching.ts";

const GAMES = new URL("../../../../docs/examples/games/", import.meta.url);
const logOf = (name: string): Buffer => readFileSync(new URL(`${name}.jsonl`, GAMES));

const archive = Buffer.concat([logOf("blue-year"), logOf("short-3p"), logOf("blue-year")]);

const FOOLS_MATE = '[White "Ann"]\n[Black "Ben"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n';

/** A log whose last lines say anything but JSON. */
const torn = `${logOf("blue-year").toString().split("\n").slice(0, 20).join("\n")}\n{"seq":`;

let site: Site;
beforeAll(async () => {
  site = await openSite("/", { "samples/archive.jsonl": archive });
});
afterAll(() => site.close());

const choose = (page: Page, name: string, content: string | Uint8Array): Promise<void> =>
  page.setInputFiles("input[type=file]", {
    name,
    mimeType: "application/octet-stream",
    buffer: Buffer.from(content),
  });

describe("a game", () => {
  test("is chosen from the gallery, audited and drawn, with its verdict in sight", () =>
    withPage(async ({ page }) => {
      await page.goto(site.address);
      // One of each game, with a picture that is there, and is seen whole.
      const isDrawn = (): Promise<readonly boolean[]> =>
        page
          .locator(".featured img")
          .evaluateAll((all) =>
            all.map(
              (image) =>
                (image as HTMLImageElement).naturalWidth > 100 &&
                getComputedStyle(image).objectFit === "contain",
            ),
          );
      await expect.poll(isDrawn).toEqual(FEATURED.map(() => true));
      await page.click(".sample[data-sample=disputed-4p]");
      await drawn(page);
      // A game with a finding opens there, another one at its end.
      await standsAt(page, 259);
      await expect.poll(() => verdictOf(page)).toBe("Violated 3 findings");
      await expect.poll(() => page.getAttribute(".verdict", "title")).toContain("chained");
      await expect.poll(() => page.locator(".eyes select").inputValue()).toBe("all");
      await expect.poll(() => page.title()).toContain("Lords of Xidit");
    }));

  test("stays open when the logo leads to the start, and is gone on with where it stood", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "disputed-4p", "#e=99");
      await page.getByRole("link", { name: "to the start page" }).click();
      await page.waitForSelector(".featured");
      await page.locator(".start-open button", { hasText: "disputed-4p" }).click();
      await standsAt(page, 99);
      // The same from a table, which is kept.
      await page.click(".brand");
      await page.click(".start-new button");
      await page.click(".begin");
      await page.waitForSelector(".table[aria-busy=false] .due");
      await page.click(".brand");
      await expect.poll(() => page.innerText(".start-unfinished")).toContain("Lords of Xidit");
    }));

  test("is opened from a file, and another one after it", () =>
    withPage(async ({ page }) => {
      await page.goto(site.address);
      await choose(page, "mine.jsonl", logOf("blue-year"));
      await drawn(page);
      await expect.poll(() => verdictOf(page)).toBe("Compliant");
      await standsAt(page, 36);
      await page.keyboard.press("Home");
      await standsAt(page, 0);
      await page.click("button:has-text('Open…')");
      await choose(page, "other.jsonl.zst", zstdCompressSync(logOf("disputed-4p")));
      await expect.poll(() => verdictOf(page)).toBe("Violated 3 findings");
      await page.selectOption("select.file-name", { label: "mine.jsonl" });
      await expect.poll(() => verdictOf(page)).toBe("Compliant");
    }));

  test("is opened from a file of another kind: PGN, .xgn, a case, packed or not", () =>
    withPage(async ({ page }) => {
      const notation = new URL("../notation/", GAMES);
      const blueYear = readFileSync(new URL("blue-year.xgn", notation));
      await page.goto(site.address);
      await choose(page, "club.pgn", FOOLS_MATE + FOOLS_MATE.replace("Ann", "Cleo"));
      await drawn(page);
      await expect.poll(() => page.innerText(".now-text")).toContain("Ben");
      const games = page.locator(".titles select", { hasText: "Game 1 of 2" });
      await games.selectOption({ label: "Game 2 of 2" });
      await expect.poll(() => page.innerText(".players")).toContain("Cleo");
      for (const [name, content, verdict] of [
        ["blue-year.xgn.gz", gzipSync(blueYear), "Compliant"],
        ["dispute.zip", aCase({ log: logOf("disputed-4p") }), "Violated 3 findings"],
      ] as const) {
        await page.click("button:has-text('Open…')");
        await choose(page, name, content);
        await expect.poll(() => page.innerText(".title")).toContain(name);
        await expect.poll(() => verdictOf(page)).toBe(verdict);
      }
    }));

  test("is dropped anywhere on the page", () =>
    withPage(async ({ page }) => {
      await page.goto(site.address);
      const text = logOf("blue-year").toString();
      const files = await page.evaluateHandle((content) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], "dropped.jsonl"));
        return transfer;
      }, text);
      await page.dispatchEvent("h1", "drop", { dataTransfer: files });
      await drawn(page);
      await expect.poll(() => page.innerText(".title")).toContain("dropped.jsonl");
    }));

  test("is chosen from a file that holds several", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "archive");
      const games = page.locator(".titles select", { hasText: "Game 1 of 3" });
      await games.selectOption({ label: "Game 2 of 3" });
      await expect.poll(() => page.innerText(".file-name")).toContain("archive.jsonl · 2");
      await drawn(page);
    }));
});

describe("no game", () => {
  const cases: readonly (readonly [name: string, content: string | Uint8Array])[] = [
    ["empty.jsonl", ""],
    ["picture.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 255])],
    ["letter.txt", "Dear arbiter,\nwe played by the rules.\n"],
    ["other.jsonl", '{"format":"somebody-else/9","game":"no-such-game"}\n'],
    [
      "unknown.jsonl",
      logOf("blue-year").toString().replace('"game":"xidit"', '"game":"no-such-game"'),
    ],
    ["<img src=x onerror=alert(1)>.jsonl", "{}"],
  ];

  test("is told in words, and another file can be chosen", () =>
    withPage(async ({ page }) => {
      await page.goto(site.address);
      for (const [name, content] of cases) {
        await choose(page, name, content);
        await expect.poll(() => page.locator(".start .failed h2").innerText()).toContain(name);
        const told = await page.locator(".failed").innerText();
        expect([name, told.length > 60]).toEqual([name, true]);
        expect([name, /undefined|\[object|\n\s+at /.test(told)]).toEqual([name, false]);
        // In words: no codes, and lines are counted as people count.
        expect([name, /line 0|field \$|not-json|UNREADABLE/i.test(told)]).toEqual([name, false]);
      }
      // In two members, of which a browser by itself unpacks no second one.
      const log = logOf("blue-year");
      const members = [log.subarray(0, 999), log.subarray(999)].map((part) => gzipSync(part));
      await choose(page, "good.jsonl.gz", Buffer.concat(members));
      await drawn(page);
    }));

  test("is fetched from beyond this page, or where there is none", () =>
    withPage(async ({ page, wrongs }) => {
      for (const [address, why] of [
        ["https://elsewhere.example/a.jsonl", "lies outside this site"],
        ["//elsewhere.example/a.jsonl", "lies outside this site"],
        ["javascript:alert(1)", "lies outside this site"],
      ]) {
        await page.goto(`${site.address}?log=${encodeURIComponent(address!)}`);
        await expect.poll(() => page.innerText(".start")).toContain(why!);
      }
      expect(wrongs).toEqual([]);
    }));

  test("a torn log is shown as far as it goes, and said to be damaged", () =>
    withPage(async ({ page }) => {
      await page.goto(site.address);
      await choose(page, "torn.jsonl", torn);
      await drawn(page);
      await expect.poll(() => verdictOf(page)).toContain("Undetermined");
    }));
});

/** Presses the button to cancel as soon as the page shows what is named, before any other message of the worker is read. */
const cancelAt = (page: Page, shown: string): Promise<void> =>
  page.evaluate((selector) => {
    delete document.body.dataset["cancelled"];
    new MutationObserver((_, observer) => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      document.querySelector<HTMLElement>(".under-way button")!.click();
      document.body.dataset["cancelled"] = "";
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  }, shown);

test.each([
  ["is cancelled before it begins, and the page is as before", ".under-way"],
  ["can be cancelled, and the page is as before", ".under-way progress[max]"],
])("an audit %s", (_, shown) =>
  withPage(async ({ page }) => {
    await openSample(page, site, "blue-year");
    await page.click("button:has-text('Open…')");
    await cancelAt(page, shown);
    await choose(page, "another.jsonl", logOf("long-5p"));
    await page.waitForSelector("body[data-cancelled]");
    await expect.poll(() => page.locator(".under-way").count()).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
    await expect.poll(() => page.innerText(".title")).toContain("blue-year.jsonl");
    await page.keyboard.press("ArrowRight");
    await standsAt(page, 1);
  }),
);

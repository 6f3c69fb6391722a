// Files that are made in the browser open elsewhere: pictures are decoded again, animations counted, logs audited.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Eyes, Language } from "@assize/kernel-model";
import { audit } from "@assize/kernel-verifier/node";
import type { Page } from "playwright-core";
import { loadGame } from "@assize/catalogue";
import { excess, violations } from "./axe.ts";
import { withPage } from "./browser.ts";
import { onPaper } from "./paper.ts";
import { openSite, type Site } from "./site.ts";
import { aClient, exampleBytes, openBytes, reader } from "../worker/a-desk.ts";
import { openSample, standsAt } from "./watching.ts";

const fromRoot = (path: string): string =>
  fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const openSheet = async (page: Page, name: string, seq: number): Promise<void> => {
  await openSample(page, site, name, `#e=${seq}`);
  await standsAt(page, seq);
  await page.click(".menu summary");
  await page.click(".menu-sheet button:has-text('Save as')");
  await page.waitForSelector("dialog.export");
};

interface Saved {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a click on a button of the sheet saves. */
const savedBy = async (page: Page, button: string): Promise<Saved> => {
  const saving = page.waitForEvent("download");
  await page.locator("dialog.export button", { hasText: button }).first().click();
  const download = await saving;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
};

const setRange = async (page: Page, from: number, to: number): Promise<void> => {
  for (const [index, value] of [from, to].entries()) {
    await page.locator(".export-range input").nth(index).fill(String(value));
    await page.locator(".export-range input").nth(index).blur();
  }
};

interface Decoded {
  readonly width: number;
  readonly height: number;
  /** Different colours among some points of the picture. */
  readonly colours: number;
}

/** Decodes a picture in the page, as any page would. */
const decoded = (page: Page, { bytes }: Saved, type: string): Promise<Decoded> =>
  page.evaluate(
    async ([data, kind]) => {
      const blob = await (await fetch(`data:${kind};base64,${data}`)).blob().catch(() => null);
      if (blob === null) throw new Error("no picture");
      const image = new Image();
      image.src = URL.createObjectURL(blob);
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
      const seen = new Set<string>();
      for (let at = 0; at < pixels.length; at += 4 * 97)
        seen.add(pixels.slice(at, at + 4).join(","));
      return { width: canvas.width, height: canvas.height, colours: seen.size };
    },
    [Buffer.from(bytes).toString("base64"), type] as const,
  );

/** Walks through the blocks of a GIF and tells how long each picture stays, in milliseconds. */
const staysOf = (gif: Uint8Array): readonly number[] => {
  expect(new TextDecoder().decode(gif.subarray(0, 6))).toBe("GIF89a");
  const stays: number[] = [];
  const tableAt = (flags: number): number =>
    (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
  let at = 13 + tableAt(gif[10]!);
  let stay = 0;
  const skipBlocks = (): void => {
    while (gif[at] !== 0) at += gif[at]! + 1;
    at++;
  };
  while (gif[at] !== 0x3b) {
    if (at >= gif.length) throw new Error("the GIF has no end");
    if (gif[at] === 0x21) {
      if (gif[at + 1] === 0xf9) stay = (gif[at + 4]! + 256 * gif[at + 5]!) * 10;
      at += 2;
    } else if (gif[at] === 0x2c) {
      stays.push(stay);
      at += 10 + tableAt(gif[at + 9]!) + 1;
    } else throw new Error(`no block of a GIF at ${at}`);
    skipBlocks();
  }
  return stays;
};

/** The page's policy forbids reading data addresses; the pictures are decoded on an empty page. */
const elsewhere = async (page: Page, work: (empty: Page) => Promise<void>): Promise<void> => {
  const empty = await page.context().newPage();
  try {
    await work(empty);
  } finally {
    await empty.close();
  }
};

describe("a picture of the board", () => {
  test("as PNG once and twice as large, and as SVG that needs nothing else", () =>
    withPage(async ({ page }) => {
      await openSheet(page, "disputed-4p", 259);
      const once = await savedBy(page, "PNG 1×");
      const twice = await savedBy(page, "PNG 2×");
      await page.selectOption("dialog.export select >> nth=0", "print");
      const svg = await savedBy(page, "SVG");
      expect([once.name, twice.name, svg.name]).toEqual([
        "xidit-disputed-4p-e259.png",
        "xidit-disputed-4p-e259.2x.png",
        "xidit-disputed-4p-e259.svg",
      ]);
      const text = new TextDecoder().decode(svg.bytes);
      expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(text).not.toMatch(/<script|<image|<foreignObject|<style|href=|url\((?!#)/);
      // What happened is on it and below it: the marks of both sides, and the sentences.
      for (const role of ["mark-recorded", "mark-forced", "mark-caption-finding"])
        expect(text).toContain(`class="${role}"`);
      // Whose turn comes is not said where something is disputed.
      expect(text).not.toMatch(/class="([^"]* )?next[" ]/);
      expect(text).toContain("Event 259 of 643 · Game Year 6");
      expect(text).toContain(
        "The record says “Daria took an archer in city 19”. The tile held 2 militia",
      );
      expect(text).toContain("stay the same");
      await elsewhere(page, async (empty) => {
        const [small, large, drawn] = [
          await decoded(empty, once, "image/png"),
          await decoded(empty, twice, "image/png"),
          await decoded(empty, svg, "image/svg+xml"),
        ];
        expect(small.width).toBeGreaterThan(800);
        expect([large.width, large.height]).toEqual([2 * small.width, 2 * small.height]);
        expect([drawn.width, drawn.height]).toEqual([small.width, small.height]);
        for (const picture of [small, large, drawn]) expect(picture.colours).toBeGreaterThan(5);
        // On paper there is less colour.
        expect(drawn.colours).toBeLessThan(small.colours);
      });
    }));
});

describe("an animation", () => {
  test("has a picture for each moment of the range, and the page stays responsive", () =>
    withPage(async ({ page }) => {
      await openSheet(page, "blue-year", 3);
      await setRange(page, 3, 12);
      await page.selectOption("dialog.export select >> nth=1", "480");
      const gif = await savedBy(page, "GIF");
      expect(gif.name).toBe("xidit-blue-year-e3-12.gif");
      expect(staysOf(gif.bytes)).toEqual([...Array.from({ length: 9 }, () => 500), 2_000]);
      await elsewhere(page, async (empty) => {
        const first = await decoded(empty, gif, "image/gif");
        expect(first.width).toBe(480);
        expect(first.colours).toBeGreaterThan(5);
      });
    }));

  test("of a long game is thinned, says so, and can be cancelled", () =>
    withPage(async ({ page }) => {
      await openSheet(page, "disputed-4p", 0);
      await expect
        .poll(() => page.innerText("dialog.export"))
        .toContain("240 pictures, evenly chosen of 644 moments");
      await page.locator("dialog.export button", { hasText: "GIF" }).click();
      await page.waitForSelector(".export-progress progress");
      await page.click(".export-progress button");
      await expect.poll(() => page.locator(".export-progress").count()).toBe(0);
      await expect.poll(() => page.locator(".sheet-trouble").count()).toBe(0);
    }));
});

test("state, lines, report and the log itself as text", () =>
  withPage(async ({ page }) => {
    await openSheet(page, "disputed-4p", 259);
    await setRange(page, 250, 260);
    const read = async (button: string): Promise<readonly [string, string]> => {
      const { name, bytes } = await savedBy(page, button);
      return [name, new TextDecoder().decode(bytes)];
    };
    const [stateName, state] = await read("State after");
    expect(stateName).toBe("xidit-disputed-4p-e259.txt");
    expect(state).toContain("Game Year 6");
    const [linesName, lines] = await read("Lines of the range");
    expect(linesName).toBe("xidit-disputed-4p-e250-260.lines.txt");
    expect(lines.split("\n").filter((line) => /^\d+\. /.test(line))).toHaveLength(11);
    expect(lines).toMatch(/^259\. Daria recruits .*\[.*recruit\.weakest.*\] !f1$/m);
    const [reportName, report] = await read("Report");
    expect(reportName).toBe("xidit-disputed-4p.report.txt");
    expect(report).toMatch(/^VIOLATED/);
    // The log as a whole is the file that was opened, byte for byte.
    const whole = await savedBy(page, "The whole log");
    expect(whole.name).toBe("xidit-disputed-4p.jsonl");
    const original = readFileSync(
      new URL("../../../../docs/examples/games/disputed-4p.jsonl", import.meta.url),
    );
    expect(Buffer.compare(Buffer.from(whole.bytes), original)).toBe(0);
  }));

describe("a log", () => {
  const judged = async (bytes: Uint8Array) => {
    const answer = audit(bytes, { games: [(await loadGame("xidit")).model] });
    if (answer.kind === "unreadable") throw new Error(answer.problem.code);
    return answer.verdict;
  };

  test("of a range begins with a stated position, and is compliant by itself", () =>
    withPage(async ({ page }) => {
      await openSheet(page, "long-4p", 120);
      await setRange(page, 101, 180);
      const { name, bytes } = await savedBy(page, "Only events 101 to 180");
      expect(name).toBe("xidit-long-4p-e101-180.jsonl");
      const [header = "", ...events] = new TextDecoder().decode(bytes).trim().split("\n");
      expect(JSON.parse(header)).toHaveProperty("position.place");
      expect(events).toHaveLength(80);
      const verdict = await judged(bytes);
      expect([verdict.kind, verdict.findings, verdict.covered.audited]).toEqual([
        "compliant",
        [],
        80,
      ]);
    }));

  test("of a branch is compliant by itself", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "long-4p", "#e=4");
      await standsAt(page, 4);
      await page.click("#tab-what-if");
      await page.locator(".choosing-one").last().click();
      await page.waitForSelector(".stage.on-branch");
      await page.click(".menu summary");
      await page.click(".menu-sheet button:has-text('Save as')");
      const { name, bytes } = await savedBy(page, "The whole branch as a log");
      expect(name).toMatch(/^xidit-long-4p-.+\.jsonl$/);
      expect((await judged(bytes)).kind).toBe("compliant");
    }));
});

describe("the ruling sheet", () => {
  const folder = mkdtempSync(join(tmpdir(), "sheets-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** As the command line writes it. */
  const written = (name: string): string => {
    const to = join(folder, `${name}.html`);
    const log = fromRoot(`docs/examples/games/${name}.jsonl`);
    const args = [fromRoot("apps/cli/bin/assize.js"), "audit", log, "--html", to, "--quiet"];
    spawnSync(fromRoot("node_modules/.bin/node"), args);
    return readFileSync(to, "utf8");
  };

  /** As the page's worker makes it, in this process. */
  const made = async (name: string, eyes: Eyes, language: Language): Promise<string> => {
    const client = aClient();
    const { history } = await openBytes(client, exampleBytes(`${name}.jsonl`), `${name}.jsonl`);
    return client.ask("sheet", { history, reader: reader(eyes, language) });
  };

  test("is printed and saved: the same bytes as the command line writes", () =>
    withPage(async ({ page }) => {
      await page.addInitScript(() => {
        const printed: string[] = [];
        Object.assign(globalThis, { printed });
        new MutationObserver((records) => {
          for (const { addedNodes } of records)
            for (const node of addedNodes)
              if (node instanceof HTMLIFrameElement) printed.push(node.srcdoc);
        }).observe(document, { childList: true, subtree: true });
      });
      const printed = (): Promise<readonly string[]> =>
        page.evaluate(() => (globalThis as unknown as { printed: string[] }).printed);
      await openSample(page, site, "disputed-4p", "#e=259");
      await standsAt(page, 259);
      await page.click(".menu summary");
      await page.click("#menu-print");
      await expect.poll(async () => (await printed()).length).toBe(1);
      const sheet = written("disputed-4p");
      for (const one of await printed()) expect(one === sheet).toBe(true);
      await page.click(".menu summary");
      await page.click(".menu-sheet button:has-text('Save as')");
      await page.waitForSelector("dialog.export");
      const saved = await savedBy(page, "Ruling sheet");
      expect(saved.name).toBe("xidit-disputed-4p.sheet.html");
      expect(new TextDecoder().decode(saved.bytes) === sheet).toBe(true);
      await page.keyboard.press("Escape");
      // For the eyes that look, and in the language of the page.
      await page.selectOption(".eyes select", "public");
      await page.click(".menu summary");
      await page.locator(".settings select").first().selectOption("de");
      await page.click("#menu-print");
      await expect.poll(async () => (await printed()).length).toBe(2);
      const others = await made("disputed-4p", "public", "de");
      expect((await printed())[1] === others).toBe(true);
      // What the browser itself prints is the same sheet, made when somebody leaves the page for the browser's menu.
      await page.evaluate(() => dispatchEvent(new Event("blur")));
      const standing = (): Promise<string> =>
        page.evaluate(() => {
          dispatchEvent(new Event("beforeprint"));
          const text = document.body.innerText;
          dispatchEvent(new Event("afterprint"));
          return text;
        });
      const heading = /<p class="sheet_verdict"[^>]*>([^<]*)/.exec(others)![1]!;
      await expect.poll(standing).toContain(heading);
      expect(await page.locator(".sheet_verdict").count()).toBe(0);
      expect(await page.isVisible(".view svg")).toBe(true);
      // Before it is made the page says where the sheet is.
      await page.emulateMedia({ media: "print" });
      await page.waitForSelector(".paper-note");
      expect(await page.innerText("body")).toMatch(
        /^Hier würde die Seite gedruckt.* Menü → Entscheidungsblatt drucken \(Ctrl P\)\.$/,
      );
    }));

  const SHEETS = [
    { name: "treasure-disputed-2p", language: "en", pages: 4 },
    { name: "disputed-4p", language: "de", pages: 4 },
    { name: "long-4p", language: "fr", pages: 2 },
  ] as const;

  test.each(process.env["ASSIZE_DEEP"] === undefined ? SHEETS.slice(0, 1) : SHEETS)(
    "$name in $language: axe finds nothing, and on A4 no cause is torn from its pictures",
    ({ name, language, pages }) =>
      withPage(async ({ page }) => {
        const file = join(folder, `${name}-paper.html`);
        writeFileSync(file, await made(name, "all", language));
        const asked: string[] = [];
        page.on("request", (request) => asked.push(request.url()));
        await page.goto(`file://${file}`);
        expect(await violations(page)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await excess(page)).toBeLessThanOrEqual(0);
        const paper = await onPaper(
          page,
          ".sheet_core, figure, .sheet_note, .sheet_clause, .sheet_sign",
        );
        expect([...paper.sizes]).toEqual(["210 x 297"]);
        expect(paper.torn).toEqual([]);
        expect(paper.parts).toBeGreaterThanOrEqual(2);
        // None for a signature or a note alone.
        expect(paper.pages).toBe(pages);
        expect(asked).toHaveLength(1);
      }),
  );
});

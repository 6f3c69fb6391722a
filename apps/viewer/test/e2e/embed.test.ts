// Replays in other pages: as an element, twice on one page, under a strict policy, and in a frame. The code that the
// documentation shows is the code that is tried here.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Frame, Page } from "playwright-core";
import { exampleBytes } from "../worker/a-desk.ts";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { openSample, standsAt } from "./watching.ts";

const HOW_TO = readFileSync(
  new URL("../../../../docs/how-to/embed-a-replay.md", import.meta.url),
  "utf8",
);
const DOCUMENTED = "https://games.example/assize/";
const BELOW = "/assize/";

/** The code blocks of the how-to, in order: the element, talking with it, the frame. */
const SNIPPETS = [...HOW_TO.matchAll(/```html\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
const POLICY = /```text\n([\s\S]*?)\n```/.exec(HOW_TO)?.[1] ?? "";

/** A page allows what it needs itself, here its icon, and what the how-to says. */
const STRICT = `default-src 'none'; img-src data:; ${POLICY}`;

const pageOf = (body: string, policy = ""): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${
    policy === "" ? "" : `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  }<link rel="icon" href="data:,"></head><body>${body}</body></html>`;

const element = (attributes: string): string =>
  `<assize-replay src="games/final.jsonl" ${attributes}></assize-replay>`;
const SCRIPT = `<script type="module" src="embed.js"></script>`;

const files: Record<string, string | Uint8Array> = {};
let site: Site;
beforeAll(async () => {
  const local = SNIPPETS.map((code) => code.replaceAll(DOCUMENTED, ""));
  Object.assign(files, {
    "games/final.jsonl": exampleBytes("disputed-4p.jsonl"),
    "games/none.jsonl": "Dear arbiter,\n",
    "element.html": pageOf(local.slice(0, 2).join("\n")),
    "frame.html": pageOf(local[2] ?? ""),
    "two.html": pageOf(
      `<style>p, span { color: rgb(255, 0, 0) !important; display: none }</style>${SCRIPT}${element(
        'id="a" start="9" seat="1" controls language="de" theme="dark"',
      )}${element('id="b" start="end" language="fr" theme="light"')}`,
    ),
    "strict.html": pageOf(SCRIPT + element('controls start="5"'), STRICT),
    "failing.html": pageOf(
      `${SCRIPT}<assize-replay src="games/none.jsonl"></assize-replay><assize-replay src="javascript:alert(1)"></assize-replay><assize-replay></assize-replay>`,
    ),
  });
  site = await openSite(BELOW, files);
});
afterAll(() => site.close());

const drawnIn = (page: Page | Frame, replay = "assize-replay"): Promise<void> =>
  page.locator(`${replay} .board-drawing [data-key]`).first().waitFor({ state: "attached" });

const textOf = (page: Page | Frame, replay = "assize-replay"): Promise<string> =>
  page.locator(`${replay} .embed-text`).innerText();

describe("the element", () => {
  test("as the how-to shows it, talked with, and changed", () =>
    withPage(async ({ page }) => {
      expect(SNIPPETS).toHaveLength(3);
      await page.goto(`${site.address}element.html`);
      await drawnIn(page);
      await expect.poll(() => textOf(page)).toContain("Event 259 of 643");
      // At a finding it tells its cause and what it came to, and marks both sides on the board.
      await expect.poll(() => textOf(page)).toContain("so it had to be a militia");
      await expect.poll(() => textOf(page)).toContain("stay the same");
      const marks = page.locator('assize-replay .board-emphasis [data-key^="finding:"]');
      await marks.first().waitFor({ state: "attached" });
      await expect.poll(() => page.innerText("#told")).toMatch(/^259: Daria recruits/);
      await page.click("#next");
      await expect.poll(() => page.innerText("#told")).toMatch(/^260: /);
      await expect.poll(() => textOf(page)).toContain("Event 260 of 643");
      await expect
        .poll(() => page.locator(".embed-verdict").innerText())
        .toContain("Violated · 3 findings");
      await expect
        .poll(() => page.locator(".embed-open").getAttribute("href"))
        .toMatch(/\/assize\/index\.html\?log=games%2Ffinal\.jsonl#e=260&h=[\w-]{8}$/);
      // It answers keys, buttons, methods and changed attributes.
      const at = async (seq: number): Promise<void> => {
        await expect.poll(() => textOf(page)).toContain(`Event ${seq} of`);
      };
      await page.locator("assize-replay .board-drawing").focus();
      await page.keyboard.press("ArrowLeft");
      await at(259);
      await page.locator("assize-replay .control >> nth=4").click();
      await at(260);
      await page.evaluate(() => {
        const replay = document.querySelector("assize-replay") as HTMLElement & {
          seek: (seq: number) => void;
        };
        replay.seek(12);
      });
      await at(12);
      await page.evaluate(() =>
        document.querySelector("assize-replay")!.setAttribute("start", "7"),
      );
      await at(7);
      await page.evaluate(() =>
        document.querySelector("assize-replay")!.setAttribute("language", "es"),
      );
      await expect.poll(() => textOf(page)).toContain("Evento 7 de 643");
      await page.evaluate(() =>
        document.querySelector("assize-replay")!.removeAttribute("controls"),
      );
      await expect.poll(() => page.locator("assize-replay .controls").count()).toBe(0);
      await page.evaluate(() =>
        document.querySelector("assize-replay")!.setAttribute("src", "games/none.jsonl"),
      );
      await page.locator("assize-replay [role=alert]").waitFor();
    }));

  test("stands twice on a page, each with its own eyes, language and colours", () =>
    withPage(async ({ page }) => {
      const workers: string[] = [];
      page.on("worker", (worker) => workers.push(worker.url()));
      await page.goto(`${site.address}two.html`);
      await drawnIn(page, "#a");
      await drawnIn(page, "#b");
      await expect.poll(() => textOf(page, "#a")).toContain("Ereignis 9 von 643");
      await expect.poll(() => textOf(page, "#b")).toContain("643");
      expect(workers).toHaveLength(1);
      // What the page makes of its own paragraphs does not reach in, and nothing of ours leaks out.
      const look = (replay: string, part: string) =>
        page.locator(`${replay} ${part}`).evaluate((one) => {
          const { color, display } = getComputedStyle(one);
          return { color, display };
        });
      expect((await look("#a", ".embed-text")).display).toBe("grid");
      expect((await look("#a", ".embed-text")).color).not.toBe("rgb(255, 0, 0)");
      expect(await look("#a", ".embed-text")).not.toEqual(await look("#b", ".embed-text"));
      await expect
        .poll(() => page.locator("head link[rel=stylesheet], head style").count())
        .toBe(0);
      await page.evaluate(() => document.querySelector("#b")!.remove());
      await page.locator("#a .control").last().click();
      await expect.poll(() => textOf(page, "#a")).toContain("643 von 643");
    }));

  test("works under the policy that the how-to names", () =>
    withPage(async ({ page }) => {
      expect(POLICY).toContain("worker-src 'self'");
      await page.goto(`${site.address}strict.html`);
      await drawnIn(page);
      await expect.poll(() => textOf(page)).toContain("Event 5 of 643");
      await page.locator("assize-replay .control >> nth=4").click();
      await expect.poll(() => textOf(page)).toContain("Event 6 of 643");
    }));

  test("says why it shows nothing", () =>
    withPage(async ({ page }) => {
      await page.goto(`${site.address}failing.html`);
      const texts = page.locator("assize-replay .embed-wait");
      await expect.poll(() => texts.count()).toBe(3);
      await expect.poll(() => texts.nth(0).innerText()).toMatch(/not JSON|UNREADABLE/i);
      await expect.poll(() => texts.nth(1).innerText()).toContain("lies outside");
      await expect.poll(() => texts.nth(2).innerText()).toBe("No log is named.");
    }));
});

describe("the frame", () => {
  const inner = async (page: Page): Promise<Frame> => {
    await page.goto(`${site.address}frame.html`);
    const frame = page.frames()[1];
    if (frame === undefined) throw new Error("the page has no frame");
    await drawnIn(frame);
    return frame;
  };

  test("as the how-to shows it, and the way to the whole viewer", () =>
    withPage(async ({ page }) => {
      const frame = await inner(page);
      await expect.poll(() => textOf(frame)).toContain("Event 259 of 643");
      await expect.poll(() => frame.locator(".embed-eyes").innerText()).toContain("Bruno");
      await expect.poll(() => frame.locator(".header, .workbench").count()).toBe(0);
      await frame.locator(".control >> nth=4").click();
      await expect.poll(() => textOf(frame)).toContain("Event 260 of 643");
      const opening = page.waitForEvent("popup");
      await frame.locator(".embed-open").click();
      const whole = await opening;
      await standsAt(whole, 260);
      await expect.poll(() => whole.locator(".eyes select").inputValue()).toBe("1");
    }));

  test("shows no log from elsewhere", () =>
    withPage(async ({ page }) => {
      for (const log of ["https://elsewhere.example/a.jsonl", "../a.jsonl", "data:,x"]) {
        await page.goto(`${site.address}index.html?embed=1&log=${encodeURIComponent(log)}`);
        await expect.poll(() => page.locator(".embed-wait").innerText()).toContain("lies outside");
      }
    }));
});

test("the viewer writes the code, and it works as it stands", () =>
  withPage(async ({ page }) => {
    await openSample(page, site, "blue-year", "#e=7&seat=2");
    await standsAt(page, 7);
    await page.click(".menu summary");
    await page.click(".menu-sheet button:has-text('Embed')");
    await page.waitForSelector(".embed-code textarea");
    const codes = await page
      .locator(".embed-code textarea")
      .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
    expect(codes).toHaveLength(2);
    files["mine.html"] = pageOf(codes.join("\n"));
    await page.goto(`${site.address}mine.html`);
    await drawnIn(page);
    await expect.poll(() => textOf(page)).toContain("Event 7 of 36");
    const frame = page.frames()[1]!;
    await frame.locator(".embed-text").waitFor();
    await expect.poll(() => textOf(frame)).toContain("Event 7 of 36");
    const eyesIn = (each: Page | Frame) => each.locator("assize-replay .embed-eyes").innerText();
    await expect.poll(() => eyesIn(page)).not.toBe("");
    await expect.poll(() => eyesIn(frame)).toBe(await eyesIn(page));
  }));

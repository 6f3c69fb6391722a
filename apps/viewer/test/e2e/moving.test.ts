// Moving in a game: every key, links to a moment, playing, seats.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { drawn, openSample, openView, standsAt } from "./watching.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The game in dispute: its events, and those with a finding. */
const LAST = 643;
const FINDINGS = [259, 284, 325] as const;

/** As most people see it: pieces travel from square to square. */
const MOVING = { reducedMotion: "no-preference" } as const;

describe("keys", () => {
  test("step, jump and find", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "disputed-4p");
      const press = async (key: string, seq: number): Promise<void> => {
        await page.keyboard.press(key);
        await standsAt(page, seq);
      };
      await press("ArrowRight", 1);
      await press("j", 2);
      await press("ArrowLeft", 1);
      await press("k", 0);
      await press("k", 0);
      await press("End", LAST);
      await press("Home", 0);
      const findings = page.locator("#view-findings .tab-count");
      await expect.poll(() => findings.innerText()).toBe(String(FINDINGS.length));
      await press("v", FINDINGS[0]);
      await expect
        .poll(() => page.innerText(".now-text"))
        .toContain("Daria took an archer in city 19");
      await press("k", FINDINGS[0] - 1);
      await expect.poll(() => page.innerText(".now-text")).toContain("Chloé moves");
      await press("j", FINDINGS[0]);
      await press("v", FINDINGS[1]);
      await press("v", FINDINGS[2]);
      await press("Shift+V", FINDINGS[1]);
      await press("Home", 0);
      await page.keyboard.press("PageDown");
      await page.keyboard.press("PageDown");
      await expect.poll(() => page.innerText(".now-place")).toContain("Game Year");
      await press("PageUp", 1);
      await page.keyboard.press("Shift+ArrowRight");
      await expect.poll(() => page.innerText(".now-seq")).not.toContain("Event 1 of");
      const before = await page.innerText(".now-seq");
      await page.keyboard.press("r");
      await expect.poll(() => page.innerText(".now-seq")).not.toBe(before);
    }, MOVING));

  test("do nothing while somebody types, or with other modifiers", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "blue-year");
      await page.click(".filters input[type=search]");
      await page.keyboard.type("jjvbf?");
      await expect.poll(() => page.inputValue(".filters input[type=search]")).toBe("jjvbf?");
      await standsAt(page, 0);
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
      await page.locator(".filters input[type=search]").blur();
      await page.keyboard.press("Alt+j");
      await page.keyboard.press("Control+j");
      await standsAt(page, 0);
      await page.keyboard.press("j");
      await standsAt(page, 1);
    }));

  test("bookmark, text in place of the board, help", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "blue-year");
      await page.keyboard.press("j");
      await page.keyboard.press("b");
      await openView(page, "notes");
      await expect.poll(() => page.innerText(".note-list")).toContain("Event 1");
      await page.keyboard.press("t");
      await page.waitForSelector(".state-text table");
      await expect.poll(() => page.locator(".view svg").count()).toBe(0);
      await page.keyboard.press("t");
      await page.waitForSelector(".view svg");
      await page.keyboard.press("?");
      await page.waitForSelector("dialog.help");
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("dialog.help").count()).toBe(0);
      // A bookmark is found again by the log's hash.
      await page.reload();
      await drawn(page);
      await openView(page, "notes");
      await expect.poll(() => page.innerText(".note-list")).toContain("Event 1");
    }));

  test("play to the end, and from the start again", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "blue-year", "#e=34");
      await standsAt(page, 34);
      await page.selectOption(".controls-speed select", "4");
      await page.locator(".controls-speed select").blur();
      await page.keyboard.press(" ");
      await standsAt(page, 36);
      await page.waitForSelector(".control[aria-label^='Play again']");
      await page.keyboard.press(" ");
      await expect.poll(() => page.innerText(".now-seq")).not.toContain("36 of");
    }, MOVING));
});

describe("links", () => {
  test("lead to a moment, and seats' eyes", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "disputed-4p", "#e=259&seat=1");
      await standsAt(page, 259);
      await expect.poll(() => page.locator(".eyes select").inputValue()).toBe("1");
      await expect.poll(() => page.innerText(".eyes-notice")).toContain("it keeps no secret");
      await expect.poll(() => page.url()).toMatch(/#e=259&h=[\w-]{8}&seat=1$/);
      await page.keyboard.press("j");
      await expect.poll(() => page.url()).toContain("#e=260&h=");
    }));

  test("are copied, followed while the page writes its own, and told where they are of another log", () =>
    withPage(
      async ({ page }) => {
        await openSample(page, site, "blue-year", "#e=7");
        await standsAt(page, 7);
        await page.keyboard.press("l");
        await page.waitForSelector(".notice:has-text('Link copied')");
        const link = await page.evaluate(() => navigator.clipboard.readText());
        expect(link).toMatch(/\?log=samples%2Fblue-year\.jsonl#e=7&h=[\w-]{8}$/);
        await expect.poll(() => page.url()).toMatch(/#e=7&h=/);
        await page.evaluate(() => {
          const standing = location.href;
          location.replace("#e=9");
          history.replaceState(null, "", standing);
        });
        await standsAt(page, 9);
        await page.evaluate(() => location.replace("#e=12&h=00000000"));
        await standsAt(page, 12);
        await expect.poll(() => page.innerText(".page")).toContain("made for another log");
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));
});

describe("the log", () => {
  test("leads to an event, is filtered by clause, and read in full", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "disputed-4p", "#e=259");
      await standsAt(page, 259);
      // The event of the moment is opened in its place, with the rule that was broken.
      await page.click(".line.current .rule-link");
      await page.waitForSelector(".rule.wanted:has-text('weakest')");
      await page.click(".rule.wanted button:has-text('event')");
      await expect.poll(() => page.innerText(".filter-foot")).toMatch(/^\d+ of 643 events/);
      await page.locator(".line-jump").nth(3).click();
      await expect.poll(() => page.innerText(".now-text")).toContain("recruits");
    }));

  test("keeps few rows in the page, however long it is", () =>
    withPage(async ({ page }) => {
      await openSample(page, site, "long-5p", "#e=700");
      await standsAt(page, 700);
      await page.waitForSelector(".line.current");
      await expect.poll(() => page.locator(".line").count()).toBeLessThan(60);
    }));
});

test("findings stand with what was expected beside what is recorded", () =>
  withPage(async ({ page }) => {
    await openSample(page, site, "disputed-4p");
    await page.click(".verdict");
    await expect.poll(() => page.locator("article.finding").count()).toBe(FINDINGS.length);
    const first = page.locator("article.finding").first();
    await expect.poll(() => first.locator(".expected").innerText()).toContain("Peasant Militia");
    await expect.poll(() => first.locator(".recorded").innerText()).toContain("Archer");
    await expect.poll(() => first.innerText()).toContain("weakest");
    await expect
      .poll(() => first.locator(".effect").innerText())
      .toContain("winner, the places and the scores stay the same");
    // No code and no data stands in it.
    expect(await first.innerText()).not.toMatch(/value-wrong|recruit\.weakest|[{}]/);
    await first.locator("button:has-text('Event 259')").click();
    await standsAt(page, 259);
    await expect.poll(() => page.innerText(".now-effect")).toContain("stay the same");
  }));

test("languages and colours are chosen, and kept", () =>
  withPage(
    async ({ page }) => {
      await openSample(page, site, "blue-year");
      await expect.poll(() => page.getAttribute("html", "lang")).toBe("de");
      await expect.poll(() => page.innerText(".verdict")).toContain("Regelgerecht");
      await page.click(".menu summary");
      await page.selectOption(".settings select >> nth=0", "fr");
      await expect.poll(() => page.innerText(".verdict")).toContain("Conforme");
      await page.selectOption(".settings select >> nth=1", "dark");
      await page.reload();
      await drawn(page);
      await expect.poll(() => page.getAttribute("html", "lang")).toBe("fr");
      await expect.poll(() => page.getAttribute("html", "data-theme")).toBe("dark");
    },
    { locale: "de-CH" },
  ));

/** The least size of a figure on Xidit's board, in the drawing's units, and on a page, in CSS pixels. */
const FIGURE = 19.4;
const READABLE = 12;

test("on a phone what is disputed can be read when a finding opens, beside the map too; the next step shows the whole map again", () =>
  withPage(
    async ({ page }) => {
      const scale = (): Promise<number> =>
        page.$eval(".board-drawing", (svg) => (svg as SVGSVGElement).getScreenCTM()!.a);
      await openSample(page, site, "disputed-4p", "#e=259");
      await standsAt(page, 259);
      await expect.poll(async () => FIGURE * (await scale())).toBeGreaterThanOrEqual(READABLE);
      const board = (await page.locator(".board-stage").boundingBox())!;
      for (const key of ["finding:medal-0:ring", "finding:medal-1:ring", "tile:19"]) {
        const box = (await page.locator(`[data-key="${key}"]`).boundingBox())!;
        expect([key, box.x >= board.x - 2, box.y >= board.y - 2]).toEqual([key, true, true]);
        const isInside =
          box.x + box.width <= board.x + board.width + 2 &&
          box.y + box.height <= board.y + board.height + 2;
        expect([key, isInside]).toEqual([key, true]);
      }
      await page.keyboard.press("ArrowRight");
      await standsAt(page, 260);
      await expect.poll(scale).toBeLessThan(0.4);
      // What is disputed beside the map is looked at where it is.
      await page.keyboard.press("v");
      await standsAt(page, 284);
      await expect.poll(() => page.locator("[data-key='finding:veil']").count()).toBe(1);
      await expect.poll(async () => FIGURE * (await scale())).toBeGreaterThanOrEqual(READABLE);
      const medal = (await page.locator("[data-key='finding:medal-1:ring']").boundingBox())!;
      expect(medal.x >= board.x && medal.x + medal.width <= board.x + board.width).toBe(true);
    },
    { viewport: { width: 390, height: 844 } },
  ));

// The viewer for whoever listens: text in place of the board the whole way, a live region that says each moment and
// keeps silent while a game plays by itself, a slider that says where it stands.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aClient, exampleBytes, openBytes, reader } from "../worker/a-desk.ts";
import { withPage } from "./browser.ts";
import { countQuestions, settled } from "./settling.ts";
import { openSite, type Site } from "./site.ts";
import { openSample, openView, standsAt } from "./watching.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const told = async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("disputed-4p.jsonl"));
  const lines = await client.ask("lines", { history, branch: 0, reader: reader() });
  const textAt = async (seq: number): Promise<readonly string[]> =>
    (await client.ask("frame", { moment: { history, branch: 0, seq }, reader: reader() })).text;
  return { lines, textAt };
};

const eventShown = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.innerText(".now-seq"))?.[0]);

const said = (page: Page): Promise<string> => page.innerText(".page > [aria-live=polite].unseen");

test("a whole tour as text", () =>
  withPage(async ({ page }) => {
    const { lines, textAt } = await told();
    await countQuestions(page);
    await page.goto(site.address);
    await page.click(".sample[data-sample=disputed-4p]");
    await page.waitForSelector(".now-seq");
    await page.keyboard.press("t");
    await page.waitForSelector(".state-text");
    for (const seq of DEEP ? [1, 99, 259, 500, lines.length] : [1, 259, lines.length]) {
      await page.evaluate((to) => location.replace(`#e=${to}`), seq);
      await standsAt(page, seq);
      const line = lines[seq - 1]!;
      await expect.poll(() => said(page)).toContain(line.text);
      await expect.poll(() => said(page)).toContain(`Event ${seq} of`);
      for (const part of line.outline) await expect.poll(() => said(page)).toContain(part);
      const slider = () => page.getAttribute("[role=slider]", "aria-valuetext");
      for (const part of [...line.outline, line.text]) await expect.poll(slider).toContain(part);
      if (line.findings.length > 0) await expect.poll(slider).toContain("finding");
      // Every word of the state stands in the text.
      await settled(page);
      const shown = (await page.innerText(".state-text")).replaceAll(/\s+/g, " ");
      const words = (await textAt(seq)).flatMap((each) => each.split(/\s{2,}/)).filter(Boolean);
      expect(words.length).toBeGreaterThan(20);
      expect(words.filter((each) => !shown.includes(each.trim()))).toEqual([]);
    }
    await expect.poll(() => page.locator(".stage .board").count()).toBe(0);
    // What it was, why, and what else there was, all without a drawing.
    await page.evaluate(() => location.replace("#e=99"));
    await standsAt(page, 99);
    await page.click("#tab-what-if");
    await page.click(".choosing-one >> nth=0");
    await page.waitForSelector(".branch-banner");
    await settled(page);
    await expect.poll(() => page.locator(".state-text").count()).toBe(1);
    await page.keyboard.press("Escape");
    await openView(page, "why");
    await page.waitForSelector("#panel-why .judgement");
    await openView(page, "chart");
    await page.waitForSelector("#panel-chart h3");
    // Text is what was chosen: it is there when the page is opened again.
    await page.reload();
    await page.waitForSelector(".state-text");
  }));

test("a game that plays by itself is silent, and told when it stops", () =>
  withPage(async ({ page }) => {
    const { lines } = await told();
    await openSample(page, site, "disputed-4p", "#e=20");
    await expect.poll(() => said(page)).toContain("Event 20 of");
    await page.evaluate(() => {
      const region = document.querySelector(".page > [aria-live=polite].unseen")!;
      const heard: string[] = [];
      new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      Object.assign(window, { heard });
    });
    await page.selectOption(".controls-speed select", "4");
    await page.locator(".controls-speed select").blur();
    await page.keyboard.press(" ");
    await expect.poll(() => eventShown(page)).toBeGreaterThan(25);
    expect(await page.evaluate(() => Reflect.get(window, "heard") as unknown)).toEqual([]);
    await page.keyboard.press(" ");
    const isTold = async (): Promise<boolean> =>
      (await said(page)).includes(lines[(await eventShown(page)) - 1]!.text);
    await expect.poll(isTold).toBe(true);
  }));

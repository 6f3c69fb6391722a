// Every chart that there is drawn by Mermaid itself in one page, and each phase read by it: what `assize chart --format mermaid` and the
// viewer write is what Mermaid reads. A package for tests only; nothing that is built holds it.
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { GAME_IDS, loadGame } from "@assize/catalogue";
import { type ChartDescription, chartToMermaid, phasesOf } from "@assize/kernel-chart-diagram";
import { describeChart } from "@assize/kernel-chart-diagram/describe";
import type { GameModel } from "@assize/kernel-model";
import { auction, nim } from "@assize/toys";
import type { Page } from "playwright-core";
import { withPage } from "./browser.ts";

const MERMAID = fileURLToPath(import.meta.resolve("mermaid/dist/mermaid.min.js"));

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

interface Drawn {
  readonly kind: string;
  readonly ways: number;
  readonly words: readonly string[];
}

const charts: ChartDescription[] = [];
beforeAll(async () => {
  const games = await Promise.all(GAME_IDS.map(async (id) => (await loadGame(id)).model));
  for (const model of [...games, nim, auction]) charts.push(describeChart(model as GameModel));
});

/** Has Mermaid read a text; fails where it is none of its diagrams. */
const readIn = (page: Page, text: string): Promise<Pick<Drawn, "kind">> =>
  page.evaluate(async (text) => {
    const { mermaid } = globalThis as unknown as {
      mermaid: { parse: (text: string) => Promise<{ diagramType: string }> };
    };
    return { kind: (await mermaid.parse(text)).diagramType };
  }, text);

/** Has Mermaid read a text and draw it; fails where it does neither. */
const drawIn = (page: Page, text: string): Promise<Drawn> =>
  page.evaluate(async (text) => {
    const { mermaid } = globalThis as unknown as {
      mermaid: {
        parse: (text: string) => Promise<{ diagramType: string }>;
        render: (id: string, text: string) => Promise<{ svg: string }>;
      };
    };
    const { diagramType } = await mermaid.parse(text);
    const { svg } = await mermaid.render(`drawn-${document.body.childElementCount}`, text);
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = svg;
    return {
      kind: diagramType,
      ways: place.querySelectorAll("path.transition").length,
      words: [...place.querySelectorAll(".nodeLabel, .cluster-label, .edgeLabel")].map(
        ({ textContent }) => textContent.trim(),
      ),
    };
  }, text);

test("Mermaid draws the chart of every game and toy, and reads each of their phases", () =>
  withPage(async ({ page }) => {
    await page.setContent("<!doctype html><title>charts</title>");
    await page.addScriptTag({ path: MERMAID });
    await page.evaluate(() => {
      const { mermaid } = globalThis as unknown as {
        mermaid: { initialize: (options: object) => void };
      };
      mermaid.initialize({ startOnLoad: false, maxTextSize: 1_000_000, maxEdges: 5_000 });
    });
    let phases = 0;
    for (const chart of charts) {
      const text = chartToMermaid(chart);
      const { kind, ways, words } = await drawIn(page, text);
      expect(kind).toBe("stateDiagram");
      expect([chart.game, ways]).toEqual([chart.game, text.split(" --> ").length - 1]);
      for (const [, title] of text.matchAll(/^\s*state "([^"]*)" as/gm))
        expect(words).toContain(title);
      for (const { id } of phasesOf(chart)) {
        const part = chartToMermaid(chart, { phase: id, language: "fr" });
        expect(await (DEEP ? drawIn : readIn)(page, part)).toMatchObject({ kind: "stateDiagram" });
        phases++;
      }
    }
    expect(charts.length).toBe(GAME_IDS.length + 2);
    expect(phases).toBeGreaterThan(10);
  }));

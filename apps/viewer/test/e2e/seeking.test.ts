// Going anywhere leads to the same page as coming from nowhere: after a walk of seeks the stage equals that of a page
// freshly opened there. And however long somebody goes about, memory does not grow.
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withPage } from "./browser.ts";
import { exampleLines, playedLog } from "./logs.ts";
import { countQuestions, settled } from "./settling.ts";
import { openSite, type Site } from "./site.ts";
import { openSample, standsAt } from "./watching.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const WALKS = DEEP ? 12 : 1;
const STEPS = DEEP ? 40 : 12;
/** Code is compiled and caches are filled by so many. */
const WARM_UP = DEEP ? 1_000 : 90;
const SEEKS = DEEP ? 10_000 : 120;
/** Told to the page at once. */
const AT_ONCE = Math.min(SEEKS, 250);
/** Of the heap, as a share of what it was. After a short warm-up some code is still being compiled. */
const MOST_GROWTH = DEEP ? 0.03 : 0.15;
/** More moments than the page keeps at hand (`KEPT` in frames.ts): after so many, it keeps those and no others. */
const KEPT_MOMENTS = 60;

const logs: Readonly<Record<string, string>> = {
  xidit: `${exampleLines("long-4p").join("\n")}\n`,
  grandlin: await playedLog("grandlin", 300, 3),
};

let site: Site;
beforeAll(async () => {
  site = await openSite(
    "/",
    Object.fromEntries(Object.entries(logs).map(([game, log]) => [`samples/${game}.jsonl`, log])),
  );
});
afterAll(() => site.close());

/** Numbers below a bound in no order, the same in every run. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

const KEYS = [
  "ArrowRight",
  "ArrowLeft",
  "Shift+ArrowRight",
  "Shift+ArrowLeft",
  "PageDown",
  "PageUp",
  "r",
  "v",
  "End",
  "Home",
  "f",
] as const;

const lastOf = async (page: Page): Promise<number> =>
  Number(await page.getAttribute(".transport [role=slider]", "aria-valuemax"));

const seek = (page: Page, seq: number, eyes: string): Promise<void> =>
  page.evaluate((hash) => location.replace(hash), `#e=${seq}&seat=${eyes}`);

/** Nothing has changed for so long: more than the page waits before it looks ahead. */
const QUIET_MS = 700;

/** Where the page stands, in its own words. */
const stageOf = async (page: Page): Promise<string> => {
  await settled(page);
  // Neighbours are fetched when somebody stays, and where a piece came from is drawn once they are there.
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const done = (): void => {
          if (window.unanswered.size > 0) timer = setTimeout(done, quietMs);
          else resolve();
        };
        let timer = setTimeout(done, quietMs);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quietMs);
        }).observe(document.querySelector(".stage")!, { childList: true, subtree: true });
      }),
    QUIET_MS,
  );
  const html = await page.evaluate(() => {
    const stage = document.querySelector(".stage")!.cloneNode(true) as Element;
    // The order in which attributes were set means nothing.
    for (const element of stage.querySelectorAll("*")) {
      const all = [...element.attributes].toSorted((one, other) =>
        one.name < other.name ? -1 : 1,
      );
      for (const attribute of all) element.removeAttributeNode(attribute);
      for (const attribute of all) element.setAttributeNode(attribute);
    }
    return stage.outerHTML;
  });
  // Ids are counted through by the page.
  return html.replaceAll(/\bcl-\d+/g, "cl");
};

/** The first place where two texts differ, with what stands around it. */
const difference = (left: string, right: string): string | null => {
  if (left === right) return null;
  let at = 0;
  while (left[at] === right[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
  return `${around(left)}\n--- and fresh ---\n${around(right)}`;
};

describe.each(Object.keys(logs).slice(0, DEEP ? undefined : 1))("%s", (game) => {
  test("a walk of seeks ends where a fresh page begins", async () => {
    for (let walk = 1; walk <= WALKS; walk++) {
      const next = numbers(walk);
      const eyes = ["all", "0", "1", "public"][next(4)]!;
      let walked = "";
      let seq = 0;
      const fragment = (): string => `#e=${seq}&seat=${eyes}`;
      await withPage(async ({ page }) => {
        await countQuestions(page);
        await openSample(page, site, game);
        const last = await lastOf(page);
        for (let step = 0; step < STEPS; step++) {
          const way = next(3);
          if (way === 0) await seek(page, next(last + 1), "all");
          else await page.keyboard.press(KEYS[next(KEYS.length)]!);
          // Sometimes the next wish comes before the last one is answered.
          if (way === 1) await settled(page);
        }
        seq = next(last + 1);
        await seek(page, seq, eyes);
        await standsAt(page, seq);
        walked = await stageOf(page);
      });
      await withPage(async ({ page }) => {
        await countQuestions(page);
        await openSample(page, site, game, fragment());
        await standsAt(page, seq);
        const fresh = await stageOf(page);
        expect(fresh.length).toBeGreaterThan(20_000);
        expect(difference(walked, fresh), `walk ${walk}, ${fragment()}`).toBeNull();
      });
    }
  });
});

interface Memory {
  readonly bytes: number;
  readonly nodes: number;
}

/** Presses keys as fast as they are answered. */
const seekOften = (page: Page, keys: readonly string[]): Promise<void> =>
  page.evaluate(async (wanted) => {
    for (const key of wanted) {
      const [name = "", shift] = key.split("+").toReversed();
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: name, shiftKey: shift !== undefined, bubbles: true }),
      );
      do await new Promise((done) => setTimeout(done));
      while (window.unanswered.size > 0);
    }
  }, keys);

const memoryOf = async (page: Page, session: CDPSession): Promise<Memory> => {
  // Always with the same moments at hand: a late one weighs several times an early one.
  await seekOften(page, ["Home", ...Array.from({ length: KEPT_MOMENTS }, () => "ArrowRight")]);
  await seekOften(page, ["Home"]);
  await settled(page);
  // Twice: what the first round frees may hold on to more.
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  return { bytes: usedSize, nodes };
};

test("memory does not grow with seeking", () =>
  withPage(async ({ page }) => {
    await countQuestions(page);
    await openSample(page, site, "xidit");
    const session = await page.context().newCDPSession(page);
    const next = numbers(7);
    const moves = KEYS.filter((key) => key !== "f");
    const some = (count: number): readonly string[] =>
      Array.from({ length: count }, () => moves[next(moves.length)]!);
    await seekOften(page, some(WARM_UP));
    const before = await memoryOf(page, session);
    for (let done = 0; done < SEEKS; done += AT_ONCE) await seekOften(page, some(AT_ONCE));
    const after = await memoryOf(page, session);
    const told = `${SEEKS} seeks: ${before.bytes} to ${after.bytes} bytes, ${before.nodes} to ${after.nodes} nodes`;
    console.log(told);
    expect(after.bytes).toBeLessThan(before.bytes * (1 + MOST_GROWTH));
    expect(after.nodes).toBeLessThan(before.nodes * (1 + MOST_GROWTH));
  }));

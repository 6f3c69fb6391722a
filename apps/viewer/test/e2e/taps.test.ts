// Every place of each game's board is tapped by a finger: a tap plays what lies on a marked place, and nothing else; a thing that
// has places to go to is chosen first. The same by dragging and by the keyboard; no dialog comes between.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { begin, eventsOf, PHONE, settled, toForm } from "./at-the-table.ts";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { openSample } from "./watching.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
/** In a quick run every so many of the places that are not marked. */
const ONE_IN = DEEP ? 1 : 5;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A place on the board, in the window's pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of each shape that is seen, once for those that lie on each other. */
const placesOf = (board: Locator): Promise<readonly Place[]> =>
  board.evaluate((svg: SVGSVGElement) => {
    const seen = svg.getBoundingClientRect();
    const found = new Map<string, { x: number; y: number }>();
    for (const shape of svg.querySelectorAll("[data-key]")) {
      if (shape.closest(".board-emphasis") !== null) continue;
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isSeen = x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
      const name = `${Math.round(x / 12)} ${Math.round(y / 12)}`;
      if (isSeen && document.elementFromPoint(x, y)?.closest("svg") === svg && !found.has(name))
        found.set(name, { x, y });
    }
    return [...found.values()];
  });

/** Which of the places are marked, whether something is picked, how much was played, and how many dialogs are open. */
const seen = (board: Locator, places: readonly Place[]) =>
  board.evaluate((svg: SVGSVGElement, all) => {
    const marked = [...svg.querySelectorAll("[role=button]")]
      .filter((shape) => {
        const handle = `handle:${CSS.escape(shape.getAttribute("data-key") ?? "")}`;
        return svg.querySelector(`[data-key="${handle}"]`) !== null;
      })
      .map((shape) => shape.getBoundingClientRect());
    return {
      isMarked: all.map(({ x, y }) =>
        marked.some(
          ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
        ),
      ),
      isPicked: document.querySelector(".picked-so-far") !== null,
      played: (globalThis as unknown as { played: unknown[] }).played.length,
      dialogs: document.querySelectorAll("dialog[open]").length,
    };
  }, places);

/** All of a board is seen, and tapped by a finger. */
const TABLET = { viewport: { width: 1280, height: 800 }, hasTouch: true };

const LEAST_PLACES = 60;

/** Notes what the page asks the worker to play, and lets it play nothing: the next place is tapped at the same moment. */
const holdPlay = (page: Page) =>
  page.addInitScript(() => {
    const played: unknown[] = [];
    Object.assign(globalThis, { played });
    globalThis.Worker = class extends Worker {
      override postMessage(message: { id: number; name: string }): void {
        if (message.name !== "take") return super.postMessage(message);
        played.push(message);
        const problem = { code: "refused", message: "held", details: [] };
        const data = { id: message.id, kind: "problem", problem };
        this.dispatchEvent(new MessageEvent("message", { data }));
      }
    };
  });

/** Chess at its beginning, a figure of Xidit and where it begins, a card of the treasure game and a step. */
const MOMENTS = [
  { sample: "chess-opera", seq: 2, isThingFirst: true, plays: 0 },
  { sample: "short-4p", seq: 4, isThingFirst: false, plays: 10 },
  { sample: "treasure-2p", seq: 20, isThingFirst: true, plays: 0 },
  { sample: "treasure-2p", seq: 13, isThingFirst: false, plays: 1 },
] as const;

test.for(DEEP ? MOMENTS : MOMENTS.slice(0, 3))(
  "taps all over $sample at $seq play what is marked and nothing else",
  ({ sample, seq, isThingFirst, plays }) =>
    withPage(async ({ page }) => {
      await holdPlay(page);
      await openSample(page, site, sample, `#e=${seq}`);
      await page.click("#tab-what-if");
      await page.waitForSelector(".deciding .choosing, .deciding .hand");
      const board = page.locator(".view svg.board-drawing");
      await board.locator("[data-key^='handle:']").first().waitFor({ state: "attached" });
      const places = await placesOf(board);
      expect(places.length).toBeGreaterThan(LEAST_PLACES);
      let before = await seen(board, places);
      for (const [index, place] of places.entries()) {
        const isMarked = before.isMarked[index]!;
        if (!isMarked && index % ONE_IN !== 0) continue;
        await page.touchscreen.tap(place.x, place.y);
        const after = await seen(board, places);
        expect(after.dialogs).toBe(0);
        if (after.played > before.played) {
          expect(after.played).toBe(before.played + 1);
          expect(isMarked).toBe(true);
          if (isThingFirst) expect(before.isPicked).toBe(true);
        }
        before = after;
      }
      expect(before.played).toBeGreaterThanOrEqual(plays);
    }, TABLET),
);

/** A finger that goes from one place to another. */
const drag = async (page: Page, from: Place, to: Place): Promise<void> => {
  const fingers = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at: readonly Place[]) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });
  await send("touchStart", [from]);
  for (const share of [0.3, 0.6, 1])
    await send("touchMove", [
      { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    ]);
  await send("touchEnd", []);
};

test("chess on a phone: a tap chooses a piece, a second one its square; or it is dragged", () =>
  withPage(async ({ page }) => {
    await toForm(page, site.address);
    await page.getByLabel("Chess", { exact: true }).check();
    await begin(page);
    const square = async (name: string): Promise<Place> => {
      const box = await page.locator(`[data-key="square:${name}"]`).boundingBox();
      return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
    };
    const tap = async (name: string): Promise<void> => {
      const { x, y } = await square(name);
      await page.touchscreen.tap(x, y);
    };
    const picked = () => page.locator(".picked-so-far strong").allInnerTexts();
    // The former ghost click: a tap on each square, pieces and all, plays nothing.
    for (const file of "abcdefgh") for (const rank of [1, 2, 7, 8]) await tap(`${file}${rank}`);
    expect(await eventsOf(page)).toBe(0);
    await tap("e2");
    await expect.poll(picked).toEqual(["White: pawn on e2"]);
    await tap("g1");
    await expect.poll(picked).toEqual(["White: knight on g1"]);
    await tap("e4");
    await tap("f3");
    await expect.poll(() => page.innerText(".table-log li")).toContain("knight g1–f3");
    await settled(page);
    // What cannot go there goes back.
    await drag(page, await square("e7"), await square("e4"));
    await expect.poll(picked).toEqual(["Black: pawn on e7"]);
    expect(await eventsOf(page)).toBe(1);
    await drag(page, await square("d7"), await square("d5"));
    await expect.poll(() => page.innerText(".table-log li")).toContain("pawn d7–d5");
    expect(await eventsOf(page)).toBe(2);
  }, PHONE));

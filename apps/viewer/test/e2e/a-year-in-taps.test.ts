// A year of Lords of Xidit by three at one phone, by a finger: so many taps at most, and nothing that has to be scrolled to. On
// the way the third of six orders is replaced where it stands.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import {
  begin,
  drawAll,
  keptLog,
  NAMES,
  ordersOf,
  PHONE,
  settled,
  takeNth,
  toForm,
} from "./at-the-table.ts";
import { withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const THREE = NAMES.slice(0, 3);
const MOST_TAPS = 38;
/** Of the seat that changes its mind: the third order, and another one in its place. */
const REPLACING = 2;

/** A finger on the middle of what is on the screen already. */
const createFinger = (page: Page) => {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    const { x, y, width, height } = (await target.boundingBox())!;
    expect([x >= 0, y >= 0, y + height <= PHONE.viewport!.height]).toEqual([true, true, true]);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    taps++;
  };
  return { tap, taps: () => taps };
};

test("a year by three at a phone takes few taps and no scrolling", () =>
  withPage(async ({ page }) => {
    await toForm(page, site.address);
    await page.locator(".seat-count button", { hasText: "3" }).click();
    for (const [seat, name] of THREE.entries())
      await page.locator(".seat input").nth(seat).fill(name);
    await begin(page);
    await drawAll(page);
    for (const seat of THREE.keys()) await takeNth(page, seat);

    const { tap, taps } = createFinger(page);
    const chosen = page.locator(".sequence-chosen button");
    for (const [seat, name] of THREE.entries()) {
      await tap(page.getByRole("button", { name: `I am ${name}` }));
      await page.waitForSelector(".sequence");
      const value = (order: string) => page.locator(".sequence-value", { hasText: order });
      for (const order of ordersOf(seat)) await tap(value(order));
      if (seat === REPLACING) {
        await tap(chosen.nth(2));
        await tap(value("Wait"));
        const wished = ordersOf(seat).with(2, "Wait");
        const texts = wished.map((order, index) => `${index + 1}. ${order}`);
        await expect.poll(() => chosen.allInnerTexts()).toEqual(texts);
      }
      await page.waitForSelector(".sequence .main-act:not([disabled])");
      await tap(page.locator(".sequence .main-act"));
      await page.waitForSelector(".curtain, .presenting");
    }
    await tap(page.getByRole("button", { name: "Reveal" }));
    const told = async (): Promise<string> =>
      (await page.locator(".presenting p, .presenting h2").allInnerTexts()).join();
    for (let text = await told(); text !== ""; text = await told()) {
      // Events that belong together are told by themselves: one waits until nothing more comes.
      await page.waitForTimeout(250);
      if ((await told()) !== text) continue;
      await tap(page.locator(".presenting .main-act"));
      await expect.poll(told).not.toBe(text);
    }
    await settled(page);
    // Two of the taps were for the order that was replaced.
    expect(taps() - 2).toBeLessThanOrEqual(MOST_TAPS);
    expect(taps()).toBeGreaterThan(8 * THREE.length);
    const log = (await keptLog(page)).replaceAll('\\"', '"');
    const programs = /"programs":(\[\[.*?\]\])/.exec(log)![1]!;
    expect((JSON.parse(programs) as string[][])[REPLACING]![2]).toBe("wait");
  }, PHONE));

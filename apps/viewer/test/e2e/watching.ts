// What tests do again and again with a page: open a sample, read where it stands.
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { isView, placeOf, VIEWS } from "../../src/shell/workbench/places.ts";
import type { Site } from "./site.ts";

/** A link to where a game begins, since it opens where its story is. */
const AT_THE_BEGINNING = "#e=0";

/** Opens a sample of the built folder and waits until its moment is drawn. */
export const openSample = async (
  page: Page,
  site: Site,
  name: string,
  fragment = AT_THE_BEGINNING,
): Promise<void> => {
  await page.goto(`${site.address}?log=samples/${name}.jsonl${fragment}`);
  await drawn(page);
};

/** Waits until a board is drawn. */
export const drawn = async (page: Page): Promise<void> => {
  await page.waitForSelector(".view svg [data-key], .view .state-text", { state: "attached" });
};

/** Waits until the page stands at an event, by what it says above the board. */
export const standsAt = async (page: Page, seq: number): Promise<void> => {
  const wanted = seq === 0 ? "Before the first event" : `Event ${seq} of`;
  await expect.poll(() => page.textContent(".now-seq")).toContain(wanted);
};

export const verdictOf = async (page: Page): Promise<string> =>
  (await page.innerText(".verdict")).replaceAll(/\s+/g, " ").trim();

/** Opens a view beside the board as people do: its place, then the view; the developers' place by the menu. */
export const openView = async (page: Page, view: string): Promise<void> => {
  if (!isView(view)) throw new Error(`${view} is no view`);
  const place = placeOf(view);
  if ((await page.locator(`#tab-${place}`).count()) > 0) await page.click(`#tab-${place}`);
  else {
    await page.click(".menu summary");
    await page.click("#menu-chart");
  }
  if (VIEWS[place].length === 1) return;
  // At half its height the sheet of a phone shows the front view alone.
  if (!(await page.isVisible(".views"))) await page.click(".sheet-height");
  await page.click(`#view-${view}`);
};

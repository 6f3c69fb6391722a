// What tests do again and again with a page: open a sample, read where it stands.
import { expect } from "vitest";
import type { Page } from "playwright-core";
import type { Site } from "./site.ts";

/** Opens a sample of the built folder and waits until its moment is drawn. */
export const openSample = async (
  page: Page,
  site: Site,
  name: string,
  fragment = "",
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

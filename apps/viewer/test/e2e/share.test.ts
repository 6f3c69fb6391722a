// A moment of a branch with its notes, passed on as a link that holds the game, and as one file; and links that hold none.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPage, withPage } from "./browser.ts";
import { openSite, type Site } from "./site.ts";
import { drawn, openSample, openView, standsAt, verdictOf } from "./watching.ts";

const folder = mkdtempSync(join(tmpdir(), "assize-share-"));
let site: Site;
beforeAll(async () => {
  site = await openSite("/", { "viewer.html": readFileSync(await builtPage("single")) });
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const NOTE = "Why not the other city?";

/** A branch of a disputed game, renamed, with a note on its last moment. */
const makeBranch = async (page: Page): Promise<void> => {
  await openSample(page, site, "disputed-4p", "#e=99");
  await openView(page, "what-if");
  await page.locator(".choosing-one").first().click();
  await standsAt(page, 101);
  await page.click(".branch-tools button >> nth=0");
  await page.fill(".branch-rename input", "Red goes first");
  await page.keyboard.press("Enter");
  await openView(page, "notes");
  await page.fill(".note-here textarea", NOTE);
  await expect.poll(() => page.locator(".note-text").count()).toBe(1);
};

const treeOf = (page: Page): Promise<string[]> =>
  page.locator("[role=treeitem] > strong").allInnerTexts();

/** What somebody finds who opens what was passed on, on a device that never saw it. */
const findsAll = async (page: Page, sentence: string): Promise<void> => {
  await drawn(page);
  await standsAt(page, 101);
  await expect.poll(() => page.innerText(".branch-badge")).toBe("Red goes first");
  await expect.poll(() => page.innerText(".now-text")).toBe(sentence);
  await expect.poll(() => verdictOf(page)).toBe("Violated 3 findings");
  await openView(page, "notes");
  await expect.poll(() => page.locator(".note-text").allInnerTexts()).toEqual([NOTE]);
  await openView(page, "what-if");
  await expect.poll(() => treeOf(page)).toEqual(["The record", "Red goes first"]);
  await page.keyboard.press("Escape");
  await standsAt(page, 99);
};

test("branch, notes and moment come with the link, and with the one file", async () => {
  let link = "";
  let sentence = "";
  const path = join(folder, "game.html");
  await withPage(async ({ page }) => {
    await makeBranch(page);
    sentence = await page.innerText(".now-text");
    await page.click(".menu summary");
    await page.click("#menu-share");
    link = await page.inputValue(".share-link");
    expect(await page.innerText("dialog.share")).toContain("With 1 branch and 1 note.");
    expect(await page.innerText(".share-here")).toContain("on this computer only");
    expect(await page.innerText(".share-here")).toContain("Save as one file");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as one file" }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe("xidit-disputed-4p.html");
    await download.saveAs(path);
  });
  expect(link.length).toBeLessThan(8_000);
  const asked: string[] = [];
  await withPage(async ({ page }) => {
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(link);
    await findsAll(page, sentence);
    // The address goes on holding the game, at whatever moment.
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#e=99&.*game=1\./);
    await page.reload();
    await drawn(page);
    await standsAt(page, 99);
  });
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => url.includes("1.H4s"))).toEqual([]);
  await withPage(async ({ page }) => {
    await page.goto(pathToFileURL(path).href);
    await findsAll(page, sentence);
  });
});

test("a link that holds no game says why, and the page goes on", () =>
  withPage(async ({ page }) => {
    await page.goto(`${site.address}#game=1.H4sIAAAA`);
    await expect.poll(() => page.innerText(".failed")).toContain("cut off");
    await page.goto(`${site.address}#e=5&game=9.H4sIAAAA`);
    await expect.poll(() => page.innerText(".failed")).toContain("form 9");
    await page.click(".sample >> nth=0");
    await drawn(page);
    await expect.poll(() => verdictOf(page)).toBe("Violated 3 findings");
  }));

// The whole viewer without a mouse: from the start page through a game, its questions and what might have been, to its
// files. The focus can always be seen and is never lost; the help names exactly the keys that do something.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CommandName, COMMANDS, commandOf, KEYS, keyLabel } from "../../src/kit/keys.ts";
import { withPage } from "./browser.ts";
import { countQuestions, settled } from "./settling.ts";
import { openSite, type Site } from "./site.ts";
import { openSample, openView, standsAt } from "./watching.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** What has the focus, in short; and whether it can be seen that it has. */
const focus = (page: Page): Promise<{ readonly on: string; readonly isSeen: boolean }> =>
  page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    // What only a screen reader sees shows its focus on the label around it.
    const shown =
      active.matches(".unseen") && active.closest("label") ? active.closest("label")! : active;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
    const isSeen =
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    return { on: active.outerHTML.slice(0, 100), isSeen };
  });

const press = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key);
  await settled(page);
};

/** Presses a key, and finds the focus on something that shows it. */
const act = async (page: Page, key: string): Promise<void> => {
  await press(page, key);
  await expect
    .poll(async () => {
      const { on, isSeen } = await focus(page);
      return on.startsWith("<body") ? `nothing has the focus after ${key}` : isSeen || on;
    })
    .toBe(true);
};

const MOST_TABS = 120;

/** Goes on by the tabulator until something has the focus; each stop on the way can be seen. */
const goTo = async (page: Page, selector: string, key = "Tab"): Promise<void> => {
  for (let step = 0; step < MOST_TABS; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
    const { on, isSeen } = await focus(page);
    if (!on.startsWith("<body") && !isSeen) throw new Error(`the focus is not seen on ${on}`);
  }
  throw new Error(`the focus never comes to ${selector}`);
};

test("a tour by keyboard alone", () =>
  withPage(async ({ page }) => {
    await countQuestions(page);
    await page.goto(site.address);
    await goTo(page, ".sample");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".now-seq");
    await expect.poll(async () => (await focus(page)).on).not.toContain("<body");
    await standsAt(page, 259);
    await act(page, "Home");
    await act(page, "j");
    await standsAt(page, 1);
    await act(page, "Shift+ArrowRight");
    await act(page, "PageDown");
    await act(page, "v");
    await standsAt(page, 259);
    // Whose eyes.
    await act(page, "f");
    await expect.poll(() => page.locator(".eyes select").inputValue()).toBe("0");
    await act(page, "Shift+F");
    // Why not.
    await goTo(page, ".line.current .rule-link");
    await act(page, "Enter");
    await page.waitForSelector(".rule.wanted");
    // What if.
    await page.evaluate(() => location.replace("#e=99"));
    await standsAt(page, 99);
    await goTo(page, "#tab-what-if");
    await act(page, "Enter");
    await goTo(page, ".choosing-one");
    await act(page, "Enter");
    await page.waitForSelector(".branch-banner");
    await act(page, "Escape");
    await page.waitForSelector(".branch-banner", { state: "detached" });
    // Files.
    await goTo(page, ".menu summary", "Shift+Tab");
    await act(page, "Enter");
    await goTo(page, ".menu-sheet li:nth-child(3) button");
    await act(page, "Enter");
    await page.waitForSelector("dialog.export");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog.export", { state: "detached" });
    await act(page, "?");
    await page.waitForSelector("dialog.help");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog.help", { state: "detached" });
    await act(page, "j");
  }));

const MOVES = ["j", "v", "Shift+V", "f", "Shift+F", "r", "k"] as const;

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

/** In a deep run every key at every place, else two at each, so that every key is pressed somewhere. */
const keysAt = (place: number): readonly string[] =>
  DEEP ? MOVES : [0, 3].map((step) => MOVES[(place + step) % MOVES.length]!);

test("the focus stays where it was while the game moves", () =>
  withPage(async ({ page }) => {
    await countQuestions(page);
    await openSample(page, site, "disputed-4p", "#e=258");
    await settled(page);
    const places = [
      "[role=slider]",
      ".control.main",
      ".controls-buttons .control:nth-child(5)",
      "[role=tab][aria-selected=true]",
      ".board-drawing",
      ".verdict",
      ".line.current .line-jump",
    ];
    for (const [index, place] of places.entries()) {
      await page.locator(place).first().focus();
      for (const key of keysAt(index)) await act(page, key);
    }
    // A button that leads to the end stays, though it leads no further.
    await page.locator(".controls-buttons .control").last().focus();
    await act(page, "Enter");
    await act(page, "Enter");
    // Text takes the place of the board, also under the focus.
    await page.locator(".board-drawing").focus();
    await act(page, "t");
    await act(page, "t");
  }));

/** What a command changes, read before and after. */
const traces: Readonly<Record<CommandName, string>> = {
  back: ".now-seq",
  forward: ".now-seq",
  "previous-turn": ".now-seq",
  "next-turn": ".now-seq",
  "previous-chapter": ".now-seq",
  "next-chapter": ".now-seq",
  first: ".now-seq",
  last: ".now-seq",
  play: ".control.main",
  "next-eyes": ".eyes",
  "all-seeing": ".eyes",
  "next-finding": ".now-seq",
  "previous-finding": ".now-seq",
  "next-reveal": ".now-seq",
  "previous-reveal": ".now-seq",
  bookmark: "#view-notes",
  "to-record": ".stage",
  text: ".view",
  "copy-link": ".page",
  print: "body",
  help: ".page",
};

const UNDONE_BY_ITSELF: readonly CommandName[] = ["play", "bookmark", "text"];

const traceOf = (page: Page, selector: string): Promise<string> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted)!;
    const chosen = [...element.querySelectorAll("select")].map(({ value }) => value);
    return `${element.className} ${element.getAttribute("aria-label")} ${element.textContent} ${chosen.join()}`;
  }, selector);

const UNUSED = "acdeghimnopqsuwxyz0123456789.,-+#"
  .split("")
  .filter(
    (key) =>
      commandOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }) ===
      undefined,
  );

describe("keys", () => {
  test("each of the help does something", () =>
    withPage(
      async ({ page }) => {
        await countQuestions(page);
        // What is printed stands beside the page for a moment.
        await page.addInitScript(() => {
          const see = (): void => {
            if (document.querySelector("iframe") !== null)
              document.body.classList.add("has-printed");
          };
          new MutationObserver(see).observe(document, { childList: true, subtree: true });
        });
        await openSample(page, site, "disputed-4p");
        let tried = 0;
        for (const command of COMMANDS)
          for (const key of DEEP ? KEYS[command] : KEYS[command].slice(0, 1)) {
            const seat = command === "all-seeing" ? 1 : "all";
            const at = command === "to-record" ? 99 : 284;
            // The number makes each address another than the last.
            await page.evaluate((to) => location.replace(to), `#e=${at}&seat=${seat}&n=${tried}`);
            await standsAt(page, at);
            if (command === "to-record") {
              await page.click("#tab-what-if");
              await page.click(".choosing-one >> nth=0");
              await page.waitForSelector(".branch-banner");
            }
            await settled(page);
            const before = await traceOf(page, traces[command]);
            await page.keyboard.press(key.replace("Ctrl+", "Control+"));
            await expect
              .poll(() => traceOf(page, traces[command]), { message: `${key}: ${command}` })
              .not.toBe(before);
            if (UNDONE_BY_ITSELF.includes(command)) await press(page, key);
            tried++;
          }
        expect(tried).toBeGreaterThanOrEqual(COMMANDS.length);
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

  test("the help lists them all, and others do nothing", () =>
    withPage(async ({ page }) => {
      await countQuestions(page);
      await openSample(page, site, "long-4p", "#e=284");
      await settled(page);
      await expect
        .poll(() => page.innerText(".page > [aria-live=polite].unseen"))
        .toContain("Event 284");
      const whole = (): Promise<string> => page.evaluate(() => document.body.outerHTML);
      const before = await whole();
      expect(UNUSED.length).toBeGreaterThan(20);
      for (const key of UNUSED) await page.keyboard.press(key);
      await settled(page);
      expect(await whole()).toBe(before);
      await press(page, "?");
      await expect
        .poll(() => page.locator("dialog.help kbd").allInnerTexts())
        .toEqual(COMMANDS.flatMap((command) => KEYS[command].map(keyLabel)));
    }));

  test("do nothing in any field", () =>
    withPage(async ({ page }) => {
      await countQuestions(page);
      await openSample(page, site, "long-4p", "#e=284");
      const fields = page.locator(
        "textarea:visible, input[type=search]:visible, input:not([type]):visible",
      );
      let typed = 0;
      for (const tab of ["log", "chart", "rules", "notes"]) {
        await openView(page, tab);
        await page.waitForSelector(`#panel-${tab} :is(textarea, input)`);
        for (const field of await fields.all()) {
          await field.focus();
          await page.keyboard.type("jvfbtl? k");
          await standsAt(page, 284);
          typed++;
        }
      }
      expect(typed).toBeGreaterThanOrEqual(4);
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
      await expect.poll(() => page.locator(".eyes select").inputValue()).toBe("all");
    }));
});

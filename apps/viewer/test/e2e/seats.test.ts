// What a seat may not know is nowhere in its page: not on the board, not in the log, in no panel, no attribute, no
// preview. What it may not know is what all-seeing eyes are told and that seat is not: any string of such an answer
// that is part of none of the seat's own.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Eyes, SeatId } from "@assize/kernel-model";
import type { Client } from "../../src/protocol/client.ts";
import { aClient, openBytes, reader } from "../worker/a-desk.ts";
import { withPage } from "./browser.ts";
import { exampleLines, playedLog } from "./logs.ts";
import { countQuestions, settled } from "./settling.ts";
import { openSite, type Site } from "./site.ts";
import { openSample, openView } from "./watching.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const MOMENTS = DEEP ? 40 : 1;
/** Shorter ones stand in other words by chance. */
const SHORTEST = 5;
const TABS = ["log", "findings", "why", "what-if", "chart", "rules"] as const;

const logs: Readonly<Record<string, string>> = {
  xidit: `${exampleLines("long-4p").join("\n")}\n`,
  grandlin: await playedLog("grandlin", 400, 3),
};

let site: Site;
beforeAll(async () => {
  site = await openSite(
    "/",
    Object.fromEntries(Object.entries(logs).map(([game, log]) => [`samples/${game}.jsonl`, log])),
  );
});
afterAll(() => site.close());

const stringsIn = (value: unknown, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null)
    for (const each of Object.values(value)) stringsIn(each, found);
  return found;
};

interface Watched {
  readonly client: Client;
  readonly history: number;
  readonly seats: number;
  /** Moments just before and after something was kept from somebody, spread over the game. */
  readonly moments: readonly number[];
}

const watched = async (game: string): Promise<Watched> => {
  const client = aClient();
  const { history, seats, shown } = await openBytes(client, new TextEncoder().encode(logs[game]));
  const ask = (eyes: Eyes) => client.ask("lines", { history, branch: 0, reader: reader(eyes) });
  const [all, open] = [await ask("all"), await ask("public")];
  const kept = all
    .filter(({ data }, index) => JSON.stringify(data) !== JSON.stringify(open[index]?.data))
    .map(({ seq }) => seq);
  expect(kept.length).toBeGreaterThan(10);
  const chosen = Array.from(
    { length: MOMENTS },
    (_, index) => kept[Math.floor(((index + 0.5) * kept.length) / MOMENTS)]!,
  );
  const moments = [...new Set(chosen.flatMap((seq) => [seq, Math.min(shown, seq + 1)]))];
  return { client, history, seats: seats.length, moments };
};

/** All that a reader can be told without wishing for anything, at a moment. */
const told = async ({ client, history }: Watched, seq: number, eyes: Eyes): Promise<unknown> => {
  const who = reader(eyes);
  const moment = { history, branch: 0, seq };
  const back = { ...moment, seq: Math.max(0, seq - 1) };
  const frames = await Promise.all(
    [moment, back].map((at) => client.ask("frame", { moment: at, reader: who })),
  );
  return [
    frames,
    await client.ask("lines", { history, branch: 0, reader: who }),
    await client.ask("findings", { history, reader: who }),
    await client.ask("facts", { history, language: "en", eyes }),
    await client.ask("why", { moment: back, event: null, reader: who }),
    await client.ask("choices", { moment, seat: null, reader: who }),
    // What can be asked at all is printed in the rulebook.
    await client.ask("chart", { history, language: "en" }),
    await client.ask("clauses", { history, language: "en" }),
    // Beside each fact stands who may know it, in one of the words that the page has for everybody's eyes.
    "public",
  ];
};

/** What these eyes may not know at a moment, as strings, while they stand at another. */
const secretsAt = async (
  game: Watched,
  seq: number,
  eyes: Eyes,
  standing = seq,
): Promise<readonly string[]> => {
  const known = [await told(game, seq, eyes), await told(game, standing, eyes)];
  const own = [...stringsIn(known)].join("\n");
  const all = [...stringsIn(await told(game, seq, "all"))];
  return all.filter((text) => text.length >= SHORTEST && !own.includes(text));
};

/** Every text and every attribute of the page. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .flatMap((element) => [
        ...[...element.attributes].map(({ value }) => value),
        element.children.length === 0 ? (element.textContent ?? "") : "",
      ])
      .concat(document.body.textContent ?? "")
      .join("\n"),
  );

const leaks = async (page: Page, secrets: readonly string[], where: string): Promise<string[]> => {
  await settled(page);
  const text = await everything(page);
  return secrets.filter((secret) => text.includes(secret)).map((secret) => `${where}: ${secret}`);
};

const goTo = async (page: Page, seq: number, eyes: Eyes): Promise<void> => {
  await page.evaluate((hash) => location.replace(hash), `#e=${seq}&seat=${eyes}`);
  await settled(page);
};

describe.each(Object.keys(logs))("%s", (name) => {
  test("nothing that a seat may not know is in its page", () =>
    withPage(async ({ page }) => {
      const game = await watched(name);
      await countQuestions(page);
      await openSample(page, site, name);
      // Panels are fetched when they are first opened.
      for (const tab of TABS) await openView(page, tab);
      await page.waitForLoadState("networkidle");
      const everybody: readonly Eyes[] = [
        ...Array.from({ length: game.seats }, (_, seat) => SeatId(seat)),
        "public",
      ];
      let kept = 0;
      const found: string[] = [];
      for (const [turn, seq] of game.moments.entries()) {
        // All-seeing eyes first: nothing of what they saw may stay behind.
        await goTo(page, seq, "all");
        const eyes = DEEP ? everybody : [everybody[turn % everybody.length]!];
        for (const each of eyes) {
          const secrets = await secretsAt(game, seq, each);
          kept += secrets.length;
          await goTo(page, seq, each);
          const where = `${name}, event ${seq}, eyes ${each}`;
          // In a quick run one half at one moment, the other half at the next.
          for (const tab of TABS.filter((_, index) => DEEP || index % 2 === turn % 2)) {
            await openView(page, tab);
            found.push(...(await leaks(page, secrets, `${where}, ${tab}`)));
          }
          await page.keyboard.press("t");
          found.push(...(await leaks(page, secrets, `${where}, as text`)));
          await page.keyboard.press("t");
        }
      }
      expect(kept).toBeGreaterThan(game.moments.length);
      expect(found).toEqual([]);
      // All-seeing eyes find what was looked for: the search would find a leak.
      const [seq] = game.moments;
      await goTo(page, seq!, "all");
      await openView(page, "log");
      const secrets = await secretsAt(game, seq!, "public");
      expect((await leaks(page, secrets, "")).length).toBeGreaterThan(0);
    }));

  test("nor in what is pointed at on the timeline", () =>
    withPage(async ({ page }) => {
      const game = await watched(name);
      await countQuestions(page);
      await openSample(page, site, name, "#e=0&seat=public");
      const track = (await page.locator("[role=slider]").first().boundingBox())!;
      const last = Number(await page.getAttribute("[role=slider]", "aria-valuemax"));
      let kept = 0;
      for (const seq of game.moments) {
        await page.mouse.move(track.x + (track.width * seq) / last, track.y + track.height / 2);
        await page.waitForSelector(".timeline-preview");
        await settled(page);
        const at = Number(/\d+/.exec(await page.innerText(".timeline-preview b"))?.[0]);
        expect(at).toBeGreaterThan(0);
        const secrets = await secretsAt(game, at, "public", 0);
        kept += secrets.length;
        expect(await leaks(page, secrets, `${name}, pointing at ${seq}`)).toEqual([]);
      }
      expect(kept).toBeGreaterThan(0);
    }));
});

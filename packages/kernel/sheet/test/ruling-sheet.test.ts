// A sheet of a game that draws nothing itself and keeps bids secret: who may know what, and the same bytes each time.
import { genericDrawing } from "@assize/kernel-drawing";
import { readLog } from "@assize/kernel-event-log";
import { openHistory } from "@assize/kernel-history";
import { digestJson, nobleHash } from "@assize/kernel-integrity";
import { type Eyes, LANGUAGES, SeatId } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-referee";
import { play, randomBot, seeded } from "@assize/kernel-simulation";
import { atOnce } from "@assize/kernel-verifier";
import { auction } from "@assize/toys";
import { expect, test } from "vitest";
import { rulingSheet, type SheetSource } from "../src/index.ts";
import { SHEET_STYLE } from "../src/style.ts";

const hash = nobleHash;

/** A game that begins with the bids of seats 0, 1 and 2. */
const played = (): readonly string[] => {
  for (let seed = 1; ; seed++) {
    const seats = [0, 1, 2].map((seat) => ({ colour: `seat-${seat}` }));
    const header = newHeader(auction, { seats }, hash);
    const started = start(header, { games: [auction], digest: (value) => digestJson(value, hash) });
    if (started._tag === "Failure") throw new Error(JSON.stringify(started.failure));
    const bots = seats.map(() => randomBot);
    const { lines } = play({ start: started.success, bots, random: seeded(seed), hash });
    if (lines.slice(1, 4).every((line) => line.includes('"bid-made"'))) return lines;
  }
};

const sourceOf = (lines: readonly string[]): SheetSource => {
  const read = readLog(new TextEncoder().encode(`${lines.join("\n")}\n`));
  if (!read.ok) throw new Error(read.problem.code);
  const opened = atOnce(openHistory(read, { game: auction, hash }));
  if (opened.kind !== "history") throw new Error("not shown");
  return { ...opened, drawing: genericDrawing, log: "auction.jsonl" };
};

const sheetFor = (source: SheetSource, eyes: Eyes, language: (typeof LANGUAGES)[number] = "en") =>
  rulingSheet(source, { eyes, language, impact: true });

const lines = played();
/** The first bid is more than anybody may bid. */
const withBid = (amount: number): readonly string[] =>
  lines.slice(0, 4).map((line, index) => {
    const { prev: _, ...event } = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify(index === 1 ? { ...event, data: { amount } } : event);
  });

test("two games that differ in a secret alone have one sheet, but for whose secret it is", () => {
  const owner = (JSON.parse(lines[1]!) as { by: number }).by;
  const hidden: readonly Eyes[] = ["public", SeatId((owner + 1) % 3), SeatId((owner + 2) % 3)];
  // Bids that break a rule, and bids that do not.
  for (const [first, second] of [
    [7_777, 8_888],
    [1, 2],
  ] as const) {
    const [one, other] = [sourceOf(withBid(first)), sourceOf(withBid(second))];
    for (const eyes of hidden) expect(sheetFor(one, eyes)).toBe(sheetFor(other, eyes));
    expect(sheetFor(one, "all")).not.toBe(sheetFor(other, "all"));
  }
  const own = [1, 2].map((bid) => sheetFor(sourceOf(withBid(bid)), SeatId(owner)));
  expect(own[0]).not.toBe(own[1]);
});

test("the same source gives the same bytes, in each language, with one style", () => {
  const source = sourceOf(lines);
  const sheets = LANGUAGES.map((language) => sheetFor(source, "all", language));
  expect(new Set(sheets).size).toBe(LANGUAGES.length);
  for (const [index, sheet] of sheets.entries()) {
    expect(sheetFor(sourceOf(lines), "all", LANGUAGES[index])).toBe(sheet);
    expect(sheet).toContain(`<style>${SHEET_STYLE}</style>`);
    expect(sheet).toContain("<svg xmlns");
  }
});

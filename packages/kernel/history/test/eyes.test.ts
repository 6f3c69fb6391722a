// What a seat may know of events, findings, choices and reasons, in a game of secret bids.
import { recordedEvent } from "@assize/kernel-event-log";
import { expect, test } from "vitest";
import { auction } from "@assize/toys";
import {
  causesFor,
  choicesAt,
  linesOf,
  mayAskAbout,
  positionAt,
  reportFor,
  sightOf,
  viewOf,
  whyAt,
} from "../src/index.ts";
import { historyOf, linesOfGame, reader, recordBranch } from "./a-history.ts";

const HIDDEN = { $unknown: "hidden" };
/** A game that begins with the bids of seats 0, 1 and 2. */
const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((seed) => linesOfGame(auction, 3, seed))
  .find((some) => some.slice(1, 4).every((line) => line.includes('"bid-made"')))!;
const history = historyOf(auction, lines);
const branch = recordBranch(history);
const bids = branch.steps.slice(0, 3).map(({ recorded }) => recordedEvent(recorded));

test("a bid is known to its seat until all are revealed", () => {
  for (const [index, bid] of bids.entries()) {
    const told = (eyes: "all" | "public" | number) =>
      linesOf(history, branch, reader(eyes))[index]!;
    expect(told("all").data).toEqual(bid.data);
    expect(told(bid.by!).data).toEqual(bid.data);
    expect(told("public").data).toEqual({ amount: HIDDEN });
    expect(told((bid.by! + 1) % 3).data).toEqual({ amount: HIDDEN });
    expect(told("public").text).not.toContain(JSON.stringify(bid.data));
  }
  const after = linesOf(history, branch, reader("public"))[3]!;
  expect(after).toMatchObject({ type: "bids-revealed", data: branch.steps[3]!.recorded.data });
});

test("views and words of a state hide the same", () => {
  const position = positionAt(history, branch, 2)!;
  const seen = (eyes: "all" | "public" | number) =>
    (viewOf(history, position, eyes as never) as { bids: readonly unknown[] }).bids;
  const given = [0, 1, 2].map((seat) => bids.slice(0, 2).find(({ by }) => by === seat));
  expect(seen("public")).toEqual([null, null, null]);
  expect(seen("all").filter((bid) => bid !== null)).toHaveLength(2);
  for (const [seat, bid] of given.entries())
    expect(seen(seat).filter((one) => one !== null)).toHaveLength(bid === undefined ? 0 : 1);
  expect(sightOf(history, position, reader("public")).text.join()).toContain("[null,null,null]");
});

test("a refused bid is a finding whose evidence is its seat's own", () => {
  const wrong = lines.map((line, index) => {
    const { prev: _, ...event } = JSON.parse(line);
    return JSON.stringify(index === 1 ? { ...event, data: { amount: 77 } } : event);
  });
  const disputed = historyOf(auction, wrong);
  const told = (eyes: "all" | "public" | number) =>
    JSON.stringify([
      causesFor(disputed, reader(eyes)),
      reportFor(disputed, "log", reader(eyes)),
      linesOf(disputed, recordBranch(disputed), reader(eyes)),
      whyAt(
        disputed,
        positionAt(disputed, recordBranch(disputed), 0)!,
        recordedEvent(recordBranch(disputed).steps[0]!.recorded),
        reader(eyes),
      ),
    ]);
  const { by } = bids[0]!;
  expect(disputed.verdict.findings[0]).toMatchObject({ code: "decision-illegal", by });
  for (const eyes of ["all", by!] as const) expect(told(eyes)).toContain("77");
  for (const eyes of ["public", (by! + 1) % 3] as const) expect(told(eyes)).not.toContain("77");
});

test("digests are told to all-seeing eyes alone: with them a secret could be found by trying", () => {
  const { digest, lastLine } = history.verdict.record;
  const told = (eyes: "all" | "public" | number) =>
    JSON.stringify(reportFor(history, "log", reader(eyes)));
  expect(told("all")).toContain(digest);
  for (const eyes of ["public", 0] as const) {
    expect(told(eyes)).not.toContain(digest);
    expect(told(eyes)).not.toContain(lastLine);
  }
});

test("what is beyond a type's own fields, and types the game has not, stay untold", () => {
  const strange = lines.map((line, index) => {
    const { prev: _, ...event } = JSON.parse(line);
    if (index === 1) return JSON.stringify({ ...event, data: { amount: 1, whisper: "psst" } });
    return JSON.stringify(
      index === 2 ? { ...event, type: "shouted", data: { word: "psst" } } : event,
    );
  });
  const odd = historyOf(auction, strange);
  const told = (eyes: "all" | "public") =>
    JSON.stringify([
      linesOf(odd, recordBranch(odd), reader(eyes)),
      reportFor(odd, "", reader(eyes)),
    ]);
  expect(told("all")).toContain("psst");
  expect(told("public")).not.toContain("psst");
});

test("choices are told to their seat and to all-seeing eyes", () => {
  const position = positionAt(history, branch, 0)!;
  const all = choicesAt(history, position, 1, reader());
  expect(all).toMatchObject({ seat: 1, kind: "decision", more: false, forms: {} });
  expect(all.list).toHaveLength(6);
  expect(choicesAt(history, position, 1, reader(1)).list).toEqual(all.list);
  expect(choicesAt(history, position, 1, reader(0)).list).toEqual([]);
  expect(choicesAt(history, position, null, reader(2)).seat).toBe(2);
  const bid = { type: "bid-made", by: 1, data: { amount: 1 } };
  expect(
    [0, 1, "public", "all"].map((eyes) => mayAskAbout(history, bid, reader(eyes as never))),
  ).toEqual([false, true, false, true]);
  expect(mayAskAbout(history, { type: "lot-awarded", data: {} }, reader("public"))).toBe(true);
});

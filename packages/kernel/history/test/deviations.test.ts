// A record that deviates, as a history: how it goes on after each finding, what the rules demanded, and which findings
// belong together.
import { expect, test } from "vitest";
import type { Json } from "@assize/kernel-model";
import { auction, nim } from "@assize/toys";
import {
  causesFor,
  type History,
  lastShown,
  linesOf,
  positionAt,
  reportFor,
} from "../src/index.ts";
import { historyOf, linesOfGame, reader, recordBranch } from "./a-history.ts";

const [header = ""] = linesOfGame(nim, 2, 5);

type Written = readonly [type: string, data: Json, by?: number];

const laid: Written = ["matches-laid", { matches: 10 }];
const taken = (matches: number, by: number): Written => ["matches-taken", { matches }, by];
const passed = (left: number): Written => ["turn-passed", { left }];
const ended = (loser: number): Written => ["game-ended", { loser }];

/** A game of nim as somebody has written it down. */
const written = (...events: readonly Written[]): History =>
  historyOf(nim, [
    header,
    ...events.map(([type, data, by], index) =>
      JSON.stringify({ seq: index + 1, type, ...(by === undefined ? {} : { by }), data }),
    ),
  ]);

const contextAt = (history: History, seq: number): unknown =>
  positionAt(history, recordBranch(history), seq)!.context;

const lineOf = (history: History, seq: number) =>
  linesOf(history, recordBranch(history), reader())[seq - 1]!;

/** From three matches that are left, with seat 1 to take. */
const ending = [taken(3, 1), ended(1)];

test("a value that what follows does not need is corrected", () => {
  const history = written(
    laid,
    taken(3, 0),
    passed(5),
    taken(3, 1),
    passed(4),
    taken(1, 0),
    passed(3),
    ...ending,
  );
  expect(contextAt(history, 3)).toMatchObject({ matches: 7 });
  expect(lineOf(history, 3)).toMatchObject({
    findings: ["f1"],
    data: { left: 5 },
    marks: ["finding"],
    deviation: {
      held: "corrected",
      text: "The values were written down wrongly; the game went on by those that the rules force.",
      demanded: ['turn-passed {"left":7}'],
      partOf: null,
    },
  });
});

test("a value on which what follows rests is believed, beside what the rules demanded", () => {
  const history = written(
    laid,
    taken(3, 0),
    passed(4),
    taken(1, 1),
    passed(3),
    taken(3, 0),
    ended(0),
  );
  expect(contextAt(history, 3)).toMatchObject({ matches: 4 });
  expect(contextAt(history, 7)).toMatchObject({ loser: 0 });
  expect(lineOf(history, 3).deviation).toMatchObject({
    held: "believed",
    text: "The game went on by the recorded values, though the rules force others.",
    demanded: ['turn-passed {"left":7}'],
  });
});

test("a refused choice that was not carried out is passed over", () => {
  const history = written(
    laid,
    taken(9, 0),
    taken(3, 0),
    passed(7),
    taken(3, 1),
    passed(4),
    taken(1, 0),
    passed(3),
    ...ending,
  );
  expect(contextAt(history, 2)).toEqual(contextAt(history, 1));
  expect(contextAt(history, 3)).toMatchObject({ matches: 7 });
  expect(lineOf(history, 2)).toMatchObject({
    taken: [],
    deviation: {
      held: "passed-over",
      text: "The choice was not carried out; the game went on without it.",
      // That a choice of its own kind was to be made says nothing.
      demanded: [],
    },
  });
});

test("each cause stands once, with what belongs to it", () => {
  // The number that is left is wrong at first; later a turn is passed before it was taken.
  const history = written(
    laid,
    taken(1, 0),
    passed(3),
    taken(1, 1),
    passed(8),
    passed(6),
    taken(2, 0),
    taken(3, 1),
    passed(3),
    taken(3, 0),
    ended(0),
  );
  const causes = causesFor(history, reader());
  const named = causes.map(({ finding, parts }) => [
    finding.seq,
    finding.code,
    parts.map((part) => [part.finding.seq, part.finding.code]),
  ]);
  expect(named).toEqual([
    [3, "value-wrong", []],
    [6, "consequence-surplus", [[7, "seat-wrong"]]],
  ]);
  const ids = causes.flatMap(({ finding, parts }) => [
    finding.id,
    ...parts.map((part) => part.finding.id),
  ]);
  expect(ids).toEqual(history.verdict.findings.map(({ id }) => id));
});

test("what is left out before an event is told with the event", () => {
  // The first take, of seat 0, and the passing of its turn are in no line.
  const history = written(
    laid,
    taken(3, 1),
    passed(4),
    taken(3, 0),
    passed(1),
    taken(1, 1),
    ended(1),
  );
  expect(lineOf(history, 2)).toMatchObject({
    findings: ["f1", "f2"],
    deviation: { held: "corrected", demanded: ["seat 0", 'turn-passed {"left":7}'], partOf: null },
  });
});

test("an event whose findings all belong to another one is marked as a part, and says of which", () => {
  const history = written(
    laid,
    passed(7),
    taken(3, 0),
    taken(2, 1),
    passed(5),
    taken(2, 0),
    passed(3),
    taken(3, 1),
    ended(1),
  );
  expect(
    causesFor(history, reader()).map(({ finding, parts }) => [finding.seq, parts.length]),
  ).toEqual([[2, 1]]);
  expect(lineOf(history, 2).marks).toContain("finding");
  expect(lineOf(history, 3).marks).toEqual(["turn", "part"]);
  expect(lineOf(history, 2).deviation!.partOf).toBeNull();
  expect(lineOf(history, 3).deviation!.partOf).toBe(2);
});

test("damage to the bytes is a finding and no deviation of the game", () => {
  const lines = linesOfGame(nim, 2, 5).map((line, index) =>
    index === 3 ? line.replace(/"prev":"./, '"prev":"_') : line,
  );
  const history = historyOf(nim, lines);
  expect(history.verdict.findings.map(({ code }) => code)).toContain("chain-broken");
  expect(lineOf(history, 3)).toMatchObject({
    marks: expect.arrayContaining(["finding"]),
    deviation: null,
  });
});

test("what is supposed of a secret is told to its own seat and to all-seeing eyes", () => {
  const games = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => linesOfGame(auction, 3, seed));
  const lines = games.find((game) =>
    game.slice(1, 4).every((line) => line.includes('"bid-made"')),
  )!;
  const [first, , third] = lines.slice(1, 4).map((line) => JSON.parse(line));
  const history = historyOf(
    auction,
    // The third bid is written as another of the first seat's.
    lines.map((line, index) => {
      const { prev: _, ...event } = JSON.parse(line);
      return JSON.stringify(index === 3 ? { ...event, by: first.by } : event);
    }),
  );
  const supposed = (eyes: "all" | "public" | number) =>
    reportFor(history, "", reader(eyes)).verdict.findings[0]!.explained!.supposed;
  expect(supposed("all")).toEqual({ type: "bid-made", by: third.by, data: third.data });
  expect(supposed(third.by)).toEqual(supposed("all"));
  for (const eyes of ["public", first.by] as const)
    expect(supposed(eyes)).toMatchObject({ data: { amount: { $unknown: "hidden" } } });
});

test("where the audit stops, nothing is shown", () => {
  const nonsense = Array.from({ length: 12 }, (_, index) => passed(900 - index));
  const history = written(laid, taken(3, 0), passed(7), ...nonsense);
  const branch = recordBranch(history);
  const { stopped } = history.verdict.covered;
  expect(stopped).toMatchObject({ code: "nothing-fits", seq: 4 });
  expect(lastShown(history, branch)).toBe(3);
  expect(positionAt(history, branch, 4)).toBeUndefined();
  const told = linesOf(history, branch, reader());
  expect(told).toHaveLength(15);
  expect(told[3]).toMatchObject({ taken: [], findings: ["f1"] });
  expect(reportFor(history, "", reader()).open.stopped).toMatchObject({ seq: 4 });
});

test("a record that fits another header says so", () => {
  const lines = linesOfGame(nim, 2, 5);
  const stated = JSON.parse(lines[0]!);
  stated.rulings.overrides = { "last-match": "wins" };
  const history = historyOf(
    nim,
    lines.map((line, index) => {
      const { prev: _, ...event } = JSON.parse(line);
      return JSON.stringify(index === 0 ? stated : event);
    }),
  );
  expect(history.verdict.fitsAs).toMatchObject({ member: "ruling", fits: "loses" });
  expect(reportFor(history, "", reader()).open.fitsAs).toContain("last-match");
  expect(reportFor(historyOf(nim, lines), "", reader()).open.fitsAs).toBeNull();
});

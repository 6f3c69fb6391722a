// Tampered logs of whole games, numbers and chain made right again, so that only the rules can tell. A mutant
// that an audit calls compliant must be another legal game: a referee that only knows `due` plays it through.
import { describe, expect, test } from "vitest";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type Json, type JsonObject, sameJson, SeatId } from "@assize/kernel-model";
import { forcedStep, isOver } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier/node";
import { bytesOf, drop, editData, editSeat, recordOf, repeat, swap, tamper } from "@assize/testkit";
import type { Tampering } from "@assize/testkit";
import { EVENT_TYPES } from "@assize/xidit-events";
import { xidit } from "../src/index.ts";
import { table } from "./a-table.ts";
import { corpus, type CorpusGame } from "./corpus.ts";
import { game } from "./given.ts";
import { DEEP, drawing } from "./quick-play.ts";

type Draw = (below: number) => number;

const linesOf = ({ seating, steps }: CorpusGame): readonly string[] =>
  recordOf(
    table(seating).header,
    steps.map(({ event }) => event),
    nodeHash,
  );

const kindOf = (lines: readonly string[]): string => {
  const answer = audit(bytesOf(lines), { games: [xidit] });
  return answer.kind === "audited" ? answer.verdict.kind : answer.kind;
};

/** Plays the lines one by one: each is the forced event, or accepted where nothing is forced. */
const isLegalGame = ({ seating }: CorpusGame, lines: readonly string[]): boolean => {
  let at = game.engine.start(table(seating).fresh);
  for (const line of lines.slice(1)) {
    if (isOver(game, at)) return false;
    const { type, by, data } = JSON.parse(line) as { type: string; by?: number; data: JsonObject };
    const forced = forcedStep(game, at);
    const event = by === undefined ? { type, data } : { type, by: SeatId(by), data };
    if (forced !== null && !sameJson(forced.event, event)) return false;
    const row = game.engine.accepts(at, event);
    if (row === undefined) return false;
    at = game.engine.take(row, at, event);
  }
  return true;
};

/** Another value of the same kind as one in a log. */
const another = (value: Json, draw: Draw): Json => {
  if (typeof value === "number") return value + (draw(2) === 0 ? 1 : value === 0 ? 2 : -1);
  if (value === null) return 1;
  if (typeof value === "string") return value === "militia" ? "archer" : "militia";
  if (!Array.isArray(value)) return {};
  if (value.length > 1 && draw(3) > 0) return value.toReversed();
  if (value.length > 0 && draw(2) === 0) return value.slice(1);
  return value.length === 0 ? [1] : value.with(0, another(value[0], draw));
};

/** Up to so many places in the games where each type occurs. */
const occurrences = (
  most: number,
): ReadonlyMap<string, readonly (readonly [CorpusGame, number])[]> => {
  const found = new Map<string, (readonly [CorpusGame, number])[]>();
  const draw = drawing(5);
  for (const one of corpus().slice(0, DEEP ? 60 : 9))
    for (const [index, { event }] of one.steps.entries()) {
      const list = found.get(event.type) ?? [];
      if (list.length < most) list.push([one, index + 1]);
      else if (draw(400) === 0) list[draw(most)] = [one, index + 1];
      found.set(event.type, list);
    }
  return found;
};

const places = occurrences(DEEP ? 20 : 1);

/** The mutant is refused, or it is a legal game of its own, or nothing was changed. */
const judge = (one: CorpusGame, lines: readonly string[], ...how: readonly Tampering[]): string => {
  const mutant = tamper(lines, nodeHash, ...how);
  if (sameJson([...mutant], [...lines])) return "unchanged";
  const kind = kindOf(mutant);
  if (kind === "compliant") {
    expect(isLegalGame(one, mutant)).toBe(true);
    return "another game";
  }
  expect(kind).toBe("violated");
  return "violated";
};

let count = 0;
/** In a quick run every second one. */
const maybeJudge: typeof judge = (...mutant) =>
  DEEP || count++ % 2 === 0 ? judge(...mutant) : "left out";

const known = new Map<CorpusGame, readonly string[]>();
const logOf = (one: CorpusGame): readonly string[] => {
  const lines = known.get(one) ?? linesOf(one);
  known.set(one, lines);
  return lines;
};

test("the untouched logs are compliant", () => {
  for (const one of corpus().slice(0, DEEP ? 60 : 9)) {
    expect(kindOf(logOf(one))).toBe("compliant");
    expect(isLegalGame(one, logOf(one))).toBe(true);
  }
});

test("nearly every event type occurs", () => {
  const never = EVENT_TYPES.filter((type) => !places.has(type));
  expect(never.length).toBeLessThanOrEqual(6);
});

describe.each([...places].map(([type, list]) => [type, list] as const))("%s", (_, list) => {
  const draw = drawing(6);

  test("edited, field by field and seat", () => {
    for (const [one, seq] of list) {
      const lines = logOf(one);
      const { data, by } = JSON.parse(lines[seq]!) as { data: JsonObject; by?: number };
      for (const [field, value] of Object.entries(data))
        maybeJudge(one, lines, editData(seq, { [field]: another(value, draw) }));
      judge(one, lines, editSeat(seq, by === undefined ? 0 : (by + 1) % lines.length));
      expect(judge(one, lines, editData(seq, { surplus: 1 }))).toBe("violated");
    }
  });

  test("dropped, repeated, swapped with a neighbour, moved", () => {
    for (const [one, seq] of list) {
      const lines = logOf(one);
      maybeJudge(one, lines, drop(seq));
      maybeJudge(one, lines, repeat(seq));
      if (seq + 1 < lines.length) maybeJudge(one, lines, swap(seq, seq + 1));
      const to = 1 + draw(lines.length - 1);
      maybeJudge(one, lines, (all) => all.toSpliced(seq, 1).toSpliced(to, 0, all[seq]!));
    }
  });
});

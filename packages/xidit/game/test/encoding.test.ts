// Positions as JSON and back: nothing is lost, a game goes on from one as from the other, and a position that
// somebody has tampered with is refused or played, never thrown at.
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { isJsonObject, type Json, sameJson, SeatId } from "@assize/kernel-model";
import { due } from "@assize/kernel-chart-engine";
import {
  forcedStep,
  isOver,
  legalDecisions,
  placeOf,
  possibleOutcomes,
} from "@assize/kernel-referee";
import { xidit } from "../src/index.ts";
import { table } from "./a-table.ts";
import { corpus, type CorpusGame } from "./corpus.ts";
import { game } from "./given.ts";
import { DEEP, drawing, playOn, type Stop } from "./quick-play.ts";

const asRecorded = (json: Json): Json => JSON.parse(JSON.stringify(json)) as Json;

const decode = (at: CorpusGame, json: Json, place: number) => {
  const { setup, edition } = table(at.seating);
  return xidit.decodeContext(json, setup, edition, game.table.leaves[place]!.path);
};

type Draw = (below: number) => number;
const anyGame = (draw: Draw): CorpusGame => corpus()[draw(corpus().length)]!;
const anyStop = (at: CorpusGame, draw: Draw): Stop => at.steps[draw(at.steps.length)]!.before;

describe("a position of a game", () => {
  test("is the same after encoding and decoding", () => {
    const draw = drawing(1);
    for (const one of corpus())
      for (let tried = 0; tried < (DEEP ? 100 : 12); tried++) {
        const { at, context } = anyStop(one, draw);
        const json = asRecorded(xidit.encodeContext(context));
        const again = Result.getOrThrow(decode(one, json, at));
        expect(sameJson(xidit.encodeContext(again), json)).toBe(true);
        if (tried === 0) expect(again).toEqual(context);
      }
  });

  test("is played on as before", () => {
    const draw = drawing(2);
    for (let tried = 0; tried < (DEEP ? 600 : 40); tried++) {
      const one = anyGame(draw);
      const stop = anyStop(one, draw);
      const context = Result.getOrThrow(
        decode(one, asRecorded(xidit.encodeContext(stop.context)), stop.at),
      );
      const seed = draw(1_000_000);
      const expected = playOn(stop, drawing(seed), game, 150);
      const actual = playOn({ at: stop.at, context }, drawing(seed), game, 150);
      expect(actual.steps.map(({ event }) => event)).toEqual(
        expected.steps.map(({ event }) => event),
      );
    }
  });
});

const WRONG_VALUES: readonly Json[] = [
  null,
  -1,
  0,
  1,
  2,
  3,
  5,
  6,
  7,
  22,
  63,
  0.5,
  "",
  "dummy",
  "threat",
  "wait",
  true,
  false,
  [],
  {},
  [null],
  [0],
  [1, 1],
];

/** Changes one thing somewhere in the value: replaced, nudged, dropped, doubled, or swapped with another part. */
const mutate = (value: Json, draw: Draw): Json => {
  if (Array.isArray(value) && value.length > 0 && draw(8) > 0) {
    const index = draw(value.length);
    const kind = draw(8);
    if (kind === 0) return value.toSpliced(index, 1);
    if (kind === 1) return [...value, value[index]!];
    if (kind === 2) return value.with(index, value[draw(value.length)]);
    return value.with(index, mutate(value[index], draw));
  }
  if (isJsonObject(value) && Object.keys(value).length > 0 && draw(12) > 0) {
    const keys = Object.keys(value);
    const key = keys[draw(keys.length)]!;
    if (draw(20) === 0) {
      const { [key]: _dropped, ...rest } = value;
      return rest;
    }
    return { ...value, [key]: mutate(value[key]!, draw) };
  }
  if (typeof value === "number" && draw(2) === 0) return value + draw(5) - 2;
  return WRONG_VALUES[draw(WRONG_VALUES.length)]!;
};

/** Everything that an audit, a recorder or a bot might ask of a position, and a few steps from it. */
const explore = (from: Stop, draw: Draw): void => {
  let at = from;
  for (let step = 0; step < 25 && !isOver(game, at); step++) {
    due(game.table, at, game.classOf);
    xidit.view(at.context, placeOf(game, at), "public");
    xidit.outcome(at.context);
    const forced = forcedStep(game, at);
    const next = forced?.event ?? anyChoice(at, draw);
    if (next === undefined) return;
    const row = game.engine.accepts(at, next);
    if (row === undefined) throw new Error("neither forced nor legal");
    at = game.engine.take(row, at, next);
  }
};

const anyChoice = (at: Stop, draw: Draw) => {
  const seats = Array.from({ length: at.context.setting.seats }, (_, seat) => SeatId(seat));
  const some = (events: Iterable<{ readonly type: string; readonly data: unknown }>) => {
    const list = [];
    for (const event of events) if (list.push(event) === 50) break;
    return list;
  };
  const all = [
    ...some(possibleOutcomes(game, at)),
    ...seats.flatMap((seat) => some(legalDecisions(game, at, seat))),
  ];
  return all[draw(Math.max(1, all.length))];
};

/** As high as a position may state a figure. */
const HIGHEST = 1_000_000;

const raised = (value: Json): Json => {
  if (typeof value === "number") return HIGHEST;
  if (Array.isArray(value)) return value.map(raised);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, raised(inner)]));
};

describe("a position that was tampered with", () => {
  const leaves = game.table.leaves.length;

  test("with the highest figures that can be stated, it is refused or nothing throws", () => {
    let played = 0;
    const draw = drawing(5);
    for (const one of corpus().slice(0, 8))
      for (const { before: stop } of one.steps.filter((_, index) => index % 7 === 0)) {
        const json = asRecorded(xidit.encodeContext(stop.context)) as Record<string, Json>;
        for (const part of ["gold", "bards", "dummy", "setAside", "year"]) {
          const decoded = decode(one, { ...json, [part]: raised(json[part]!) }, stop.at);
          if (Result.isFailure(decoded)) continue;
          played++;
          explore({ at: stop.at, context: decoded.success }, draw);
        }
      }
    expect(played).toBeGreaterThan(500);
  });

  test("is refused with what is wrong, or nothing throws where it leads", () => {
    const draw = drawing(3);
    let refused = 0;
    let played = 0;
    for (let tried = 0; tried < (DEEP ? 40_000 : 3_000); tried++) {
      const one = anyGame(draw);
      const stop = anyStop(one, draw);
      let json = asRecorded(xidit.encodeContext(stop.context));
      for (let change = draw(4); change >= 0; change--) json = mutate(json, draw);
      const decoded = decode(one, json, stop.at);
      if (Result.isFailure(decoded)) {
        expect(decoded.failure.length).toBeGreaterThan(0);
        refused++;
        continue;
      }
      played++;
      explore({ at: stop.at, context: decoded.success }, draw);
    }
    expect(refused).toBeGreaterThan(500);
    expect(played).toBeGreaterThan(50);
  });

  test("stated for another place of the chart, it is refused or nothing throws", () => {
    const draw = drawing(4);
    let refused = 0;
    for (let tried = 0; tried < (DEEP ? 40_000 : 2_000); tried++) {
      const one = anyGame(draw);
      const at = draw(leaves);
      const json = asRecorded(xidit.encodeContext(anyStop(one, draw).context));
      const decoded = decode(one, json, at);
      if (Result.isFailure(decoded)) refused++;
      else explore({ at, context: decoded.success }, draw);
    }
    expect(refused).toBeGreaterThan(1_000);
  });

  test("at a place that the chart does not have, it is refused", () => {
    const [one] = corpus();
    const { setup, edition } = table(one!.seating);
    const json = xidit.encodeContext(one!.end.context);
    for (const place of ["", "play", "play.resolution", "ended.", "constructor"])
      expect(Result.isFailure(xidit.decodeContext(json, setup, edition, place))).toBe(true);
  });
});

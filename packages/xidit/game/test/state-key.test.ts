// Equal keys, equal futures: states that are changed somewhere and keep their key are played on beside the sound one.
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { type Json, sameJson } from "@assize/kernel-model";
import { placeOf, stateKeyOf } from "@assize/kernel-referee";
import { changedSomewhere, countJoined, differenceOfFutures } from "@assize/testkit";
import type { State } from "@assize/xidit-events";
import { xidit } from "../src/index.ts";
import { table } from "./a-table.ts";
import { corpus, type CorpusGame } from "./corpus.ts";
import { game } from "./given.ts";
import { DEEP, drawing, type Stop } from "./quick-play.ts";

type Draw = (below: number) => number;

const anyStop = ({ steps }: CorpusGame, draw: Draw): Stop => steps[draw(steps.length)]!.before;

/** The same position with something else in its state, where that is one of the game too. */
const otherState = (at: CorpusGame, stop: Stop, draw: Draw): Stop | null => {
  const { setup, edition } = table(at.seating);
  const json = JSON.parse(JSON.stringify(xidit.encodeContext(stop.context))) as Json;
  const other = xidit.encodeContext(anyStop(at, draw).context);
  const changed = changedSomewhere(json, other, draw);
  if (sameJson(changed, json)) return null;
  const context = xidit.decodeContext(changed, setup, edition, placeOf(game, stop));
  return Result.isFailure(context) ? null : { at: stop.at, context: context.success };
};

/** The last year begins: what its orders lead to is counted. */
const isYearsStart = (stop: Stop): boolean =>
  placeOf(game, stop) === "play.secret-orders.programming" &&
  stop.context.programs.every((program) => program === null);

const at = (place: string, change: (state: State) => Partial<State>) => {
  const stop = corpus()
    .flatMap(({ steps }) => steps.map(({ before }) => before))
    .find((one) => placeOf(game, one).startsWith(place) && one.context.order % 6 > 1)!;
  const { context } = stop;
  const keys = [{}, change(context)].map((changed) =>
    stateKeyOf(game, { at: stop.at, context: { ...context, ...changed } }),
  );
  return keys[0] === keys[1];
};

const order = (place: number) => (state: State) => ({
  programs: state.programs.map((orders) =>
    orders!.map((one, n) => (n !== place ? one : one === "wait" ? "action" : "wait")),
  ),
});

describe("the key of a state", () => {
  test("leaves out orders that are carried out, and keeps those to come", () => {
    expect(at("play.resolution.turn", order(0))).toBe(true);
    expect(at("play.resolution.turn", order(5))).toBe(false);
    expect(at("play.resolution.turn", ({ gold }) => ({ gold: gold.with(0, 60) }))).toBe(false);
    expect(
      at("play.resolution.turn", ({ titans }) => ({
        titans: titans.map((pile) => ({ ...pile, titans: pile.titans.toReversed() })),
      })),
    ).toBe(false);
  });

  test("that is equal has an equal future, whatever is played", () => {
    const draw = drawing(20);
    const joined = new Map<string, number>();
    for (let tried = 0; tried < (DEEP ? 400_000 : 8_000); tried++) {
      const one = corpus()[draw(corpus().length)]!;
      const stop = anyStop(one, draw);
      const other = otherState(one, stop, draw);
      if (other === null || stateKeyOf(game, other) !== stateKeyOf(game, stop)) continue;
      const place = placeOf(game, stop).split(".").slice(0, 2).join(".");
      joined.set(place, (joined.get(place) ?? 0) + 1);
      if (joined.get(place)! > (DEEP ? 400 : 12)) continue;
      const { seats } = one.seating;
      const found = differenceOfFutures({ game, seats: seats ?? 4 }, [stop, other], draw, 60);
      expect(found).toBeNull();
    }
    expect([...joined.keys()].sort()).toEqual([
      "play.assessment",
      "play.census",
      "play.resolution",
      "play.secret-orders",
      "play.tile-management",
    ]);
    expect(Math.min(...joined.values())).toBeGreaterThan(9);
  });

  test("is one for each whole state, and makes one of many", () => {
    const totals = { states: 0, keys: 0 };
    for (const one of corpus()
      .filter(({ seating }) => seating.seats === 3)
      .slice(0, DEEP ? 60 : 4)) {
      const stop = one.steps.map(({ before }) => before).findLast(isYearsStart)!;
      // Six programs of each seat, all orders, and where a choice is due or the census begins.
      const joined = countJoined({ game, seats: 3 }, stop, { depth: 4, width: 6 });
      totals.states += joined.states;
      totals.keys += joined.keys;
    }
    expect(totals.states).toBeGreaterThan(5_000);
    expect(totals.keys).toBeLessThan(0.6 * totals.states);
  });
});

// Equal keys, equal futures: states that are changed somewhere and keep their key are played on beside the sound one.
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { type JsonObject, sameJson, SeatId } from "@assize/kernel-model";
import { placeOf, stateKeyOf } from "@assize/kernel-referee";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { changedSomewhere, countJoined, differenceOfFutures } from "@assize/testkit";
import type { State } from "@assize/grandlin-rules";
import { grandlin } from "../src/index.ts";
import { stateKey } from "../src/state-key.ts";
import { aTable, INFLUENCE, type Wishes } from "./a-table.ts";
import {
  aimlessPlay,
  DEEP,
  LEANINGS,
  type Position,
  prepared,
  randomTable,
} from "./random-table.ts";

/** Those of which something is left out; all others stand in the key as they are. */
const PARTS = ["aside", "turns", "discard", "lying", "treasures", "henchmen", "turn", "hands"];

type Draw = (below: number) => number;

/** A table that was played at for a while. */
const anyPosition = (seed: number, draw: Draw): Position => {
  const table = randomTable(seed, LEANINGS[seed % LEANINGS.length]);
  return [...aimlessPlay(table, seed, 1 + draw(40))].at(-1)?.after ?? table;
};

/** The same position with something else in its state, where that is one of the game too. */
const otherState = (at: Position, other: Position, draw: Draw): Position | null => {
  const { setting, rulings } = at.context;
  const state = grandlin.encodeContext(at.context) as JsonObject;
  const theirs = grandlin.encodeContext(other.context) as JsonObject;
  const part = PARTS[draw(PARTS.length)]!;
  const changed = { ...state, [part]: changedSomewhere(state[part]!, theirs[part]!, draw) };
  if (sameJson(changed, state)) return null;
  const { win, drop, loot, catharsis } = setting;
  const variants = Object.entries({ drop, loot, catharsis }).flatMap(([name, on]) =>
    on ? [name] : [],
  );
  const setup = {
    seats: setting.colours.map((colour) => ({ colour })),
    options: { win: win.kind === "each" ? "each" : `${win.kind}:${win.treasures}`, variants },
    table: {},
    rulings,
  };
  const context = grandlin.decodeContext(changed, setup, setting.edition, placeOf(prepared, at));
  return Result.isFailure(context) ? null : { at: at.at, context: context.success };
};

const TABLES = DEEP ? 600 : 40;
const CHANGES = DEEP ? 100 : 30;

const keyOf = (wishes: Wishes): string => JSON.stringify(stateKey(aTable(wishes), INFLUENCE));
const MAPS = ["map-c4-1", "map-b3-1"];
const CARDS = ["fury-1", "dispel-1"];
const discards = (cards: readonly string[], change: Partial<State> = {}): Wishes => ({
  change: { ...change, discard: cards },
});
const slept = (turn: Wishes["turn"], square: string): Wishes => ({
  turn: turn ?? {},
  henchmen: { 0: { slept: square } },
});
const NO_LIMIT = { rulings: { limit: "none" } };
const STEPPED = { roll: "made", firstStep: false } as const;
const lies = (shown: boolean, seen: readonly number[]): Wishes => ({
  change: {
    lying: { C7: { card: "fury-1", by: SeatId(1), shown, seen: seen.map((seat) => SeatId(seat)) } },
  },
});

const ONE: Readonly<Record<string, readonly [Wishes, Wishes]>> = {
  "the order of discards": [discards(CARDS), discards(CARDS.toReversed())],
  "the order of maps that have left": [
    discards(MAPS, { mapsGone: true }),
    discards(MAPS.toReversed(), { mapsGone: true }),
  ],
  "turns without a limit": [NO_LIMIT, { ...NO_LIMIT, change: { turns: 5 } }],
  "who has seen a card": [lies(false, [1]), lies(false, [0, 1])],
  "where one slept, once he has stepped": [slept(STEPPED, "A0"), slept(STEPPED, "C7")],
  "squares shown": [{ turn: { shown: ["A1", "B1"] } }, { turn: { shown: ["B1", "A1"] } }],
};

const TWO: Readonly<Record<string, readonly [Wishes, Wishes]>> = {
  "the order of maps that will leave": [discards(MAPS), discards(MAPS.toReversed())],
  "the order of a hand": [{ hands: { 1: CARDS } }, { hands: { 1: CARDS.toReversed() } }],
  "the order of the pile": [{ change: { pile: CARDS } }, { change: { pile: CARDS.toReversed() } }],
  "turns with a limit": [{}, { change: { turns: 5 } }],
  "a card that was turned up": [lies(false, [1]), lies(true, [1])],
  "where one slept, before a step": [slept({ roll: "made" }, "A0"), slept({ roll: "made" }, "C7")],
};

describe("the key of a state", () => {
  test.each(Object.entries(ONE))("is one: %s", (_, [a, b]) => {
    expect(keyOf(a)).toBe(keyOf(b));
  });

  test.each(Object.entries(TWO))("is another: %s", (_, [a, b]) => {
    expect(keyOf(a)).not.toBe(keyOf(b));
  });

  test("that is equal has an equal future, whatever is played", () => {
    const draw = drawFrom(seeded(30));
    let joined = 0;
    for (let seed = 0; seed < TABLES; seed++) {
      const at = anyPosition(seed, draw);
      const other = anyPosition(seed + TABLES, draw);
      for (let change = 0; change < CHANGES; change++) {
        const changed = otherState(at, other, draw);
        if (changed === null || stateKeyOf(prepared, changed) !== stateKeyOf(prepared, at))
          continue;
        joined++;
        const seats = at.context.henchmen.length;
        expect(
          differenceOfFutures({ game: prepared, seats }, [at, changed], draw, 30),
          `table ${seed}`,
        ).toBeNull();
      }
    }
    expect(joined).toBeGreaterThan(2 * TABLES);
  });

  test("is one for each whole state, and makes one of many", () => {
    const draw = drawFrom(seeded(31));
    const totals = { states: 0, keys: 0 };
    for (let seed = 0; seed < (DEEP ? 100 : 12); seed++) {
      const at = anyPosition(seed, draw);
      const seats = at.context.henchmen.length;
      const joined = countJoined({ game: prepared, seats }, at, { depth: 6, width: 3 });
      totals.states += joined.states;
      totals.keys += joined.keys;
    }
    expect(totals.states).toBeGreaterThan(1_000);
    expect(totals.keys).toBeLessThan(0.97 * totals.states);
  });
});

// Whole plays: nothing is lost, the invariant holds, and the slow table agrees event by event.
import fc from "fast-check";
import { expect, test } from "vitest";
import { totalUnits, type State } from "@assize/xidit-events";
import { allTiles, allUnits, runs } from "./a-game.ts";
import { play, tileOf, workOff, type Play } from "./random-play.ts";
import { replaceStepByStep, type LoggedEvent } from "./replace-step-by-step.ts";
import { placesOf, placesOfGame, replaceSlowly, setTable } from "./slow-path-of-destiny.ts";

/** One fixed seed: the counts below are facts, not luck. */
const SEED = 20_131_025;
const OPTIONS = { numRuns: runs(250), seed: SEED };

const runPlay = (
  { start, moves, shuffle }: Play,
  each: (before: State, after: State, events: readonly LoggedEvent[]) => void,
): void => {
  let game = start;
  for (const move of moves) {
    const tile = tileOf(game, move);
    const before = workOff(game, tile);
    const step = replaceStepByStep(before, move.side, tile, shuffle);
    each(before, step.game, step.events);
    game = step.game;
  }
};

test("each tile and each unit is always in exactly one place (comp.conservation)", () => {
  fc.assert(
    fc.property(play, (one) => {
      const units = allUnits(one.start);
      expect(allTiles(one.start)).toEqual(one.start.setting.tilesInPlay);
      runPlay(one, (_, after) => {
        expect(allTiles(after)).toEqual(after.setting.tilesInPlay);
        expect(allUnits(after)).toBe(units);
      });
    }),
    OPTIONS,
  );
});

test("after each order both sides lie on the board in full and both Next spaces are full", () => {
  let reinforced = 0;
  fc.assert(
    fc.property(play, (one) => {
      runPlay(one, (_, after, events) => {
        for (const side of ["recruitment", "threat"] as const) {
          const lying = after.cities.filter((tile) => tile?.side === side);
          expect(lying).toHaveLength(after.setting.tilesOnBoard);
          expect(after.queues[side].next).not.toBeNull();
        }
        expect(after.reinforcements).toEqual([]);
        expect(after.replacement).toBeNull();
        for (const [type, data] of events) {
          if (type !== "reinforcements-collected") continue;
          const { recruitment, threats } = data as { recruitment: unknown[]; threats: number };
          expect(recruitment).toHaveLength(2);
          expect(threats + 2).toBe(one.reinforcements);
          reinforced++;
        }
      });
    }),
    OPTIONS,
  );
  expect(reinforced).toBeGreaterThanOrEqual(100);
});

test("the slow table sees the same events and ends with the same places", () => {
  const seen = new Map<string, number>();
  let passed = 0;
  let stillEmpty = 0;
  let secondAwakening = 0;
  fc.assert(
    fc.property(play, (one) => {
      let awakenings = 0;
      runPlay(one, (before, after, events) => {
        const out = events[0]![1] as { readonly tile: number };
        const table = setTable(before);
        expect(events).toEqual(replaceSlowly(table, out.tile, one.shuffle));
        expect(placesOfGame(after)).toEqual(placesOf(table));
        for (const [type] of events) seen.set(type, (seen.get(type) ?? 0) + 1);
        const discards = events.filter(([type]) => type === "tile-discarded").length;
        passed += discards - 1;
        const bare = after.cities.some(
          (lying) => lying?.side === "recruitment" && totalUnits(lying.units) === 0,
        );
        if (discards > 1 && bare) stillEmpty++;
        if (events.some(([type]) => type === "titans-awakened") && ++awakenings === 2)
          secondAwakening++;
      });
    }),
    OPTIONS,
  );
  const least = {
    "tile-discarded": 3_000,
    "pile-flipped": 500,
    "tile-placed": 3_000,
    "queue-advanced": 1_500,
    "tile-borrowed": 1_000,
    "titans-awakened": 100,
    "reinforcements-collected": 100,
    "reinforcements-shuffled": 100,
  };
  for (const [type, count] of Object.entries(least))
    expect(`${type} ${(seen.get(type) ?? 0) >= count}`).toBe(`${type} true`);
  expect(passed).toBeGreaterThanOrEqual(50);
  expect(stillEmpty).toBeGreaterThanOrEqual(10);
  expect(secondAwakening).toBeGreaterThanOrEqual(20);
});

test("the steps change nothing of the game that they were given", () => {
  fc.assert(
    fc.property(play, (one) => {
      runPlay(one, (before, after) => {
        const copy = structuredClone({ ...before, setting: null });
        const tile = tileOf(before, { side: "threat", which: 0 });
        replaceStepByStep(before, "threat", tile, one.shuffle);
        expect({ ...before, setting: null }).toEqual(copy);
        expect(after.setting).toBe(before.setting);
      });
    }),
    { numRuns: runs(40), seed: SEED },
  );
});

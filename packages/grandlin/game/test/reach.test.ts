// Every transition of the chart is taken by some play, no play that the rules allow is without one, and events lead where
// the rules let them: aimless play from tables set at random, and by hand what hardly ever comes about.
import type { GameEvent } from "@assize/kernel-model";
import { isOver } from "@assize/kernel-referee";
import { SQUARES } from "@assize/grandlin-edition";
import type { State } from "@assize/grandlin-rules";
import { expect, test } from "vitest";
import { grandlin } from "../src/index.ts";
import { aTable, chance, happen, INFLUENCE, red, type Wishes } from "./a-table.ts";
import { aimlessPlay, DEEP, LEANINGS, prepared, randomTable } from "./random-table.ts";
import { transitionsTaken, wayOf } from "./steps.ts";

const TABLES = DEEP ? 8_000 : 400;
const MOST_EVENTS = 120;
/** Events by the place where they come and the one where the chart then rests. All of them are seen in the deep run. */
const WAYS = 275;
/** Seen in so few tables: about 215. */
const FEWEST_QUICKLY = 200;

const ARRIVED = { roll: "made", moving: false, arriving: false, acted: true } as const;

/** The pile has these cards and no more; all others lie on squares, the rest blue holds. */
const thin = (pile: readonly string[], wishes: Wishes): State => {
  const game = aTable(wishes);
  const { facts } = game.setting;
  const rest = game.pile.filter((card) => !pile.includes(card));
  const trodden = game.henchmen.map(({ square }) => square);
  const free = SQUARES.filter(
    (square) =>
      game.lying[square] === undefined &&
      !facts.castleSquares.has(square) &&
      !facts.citySquares.has(square) &&
      !trodden.includes(square),
  );
  const laid = free.map((square) => [square, rest.shift()] as const);
  const added = laid.flatMap(([square, card]) =>
    card === undefined
      ? []
      : [[square, { card, by: game.onTurn, shown: false, seen: [] }] as const],
  );
  return {
    ...game,
    pile,
    lying: { ...game.lying, ...Object.fromEntries(added) },
    hands: game.hands.with(1, [...game.hands[1]!, ...rest]),
  };
};

const ALL = ["crown", "goblet", "orb"].flatMap((kind) => [1, 2, 3, 4].map((n) => `${kind}-${n}`));
/** Red has dug up the last treasure, and all maps are to leave. */
const DUG: Wishes = {
  henchmen: { 0: { square: "B3" } },
  on: { C9: ALL.slice(1) },
  carried: { 0: [ALL[0]!] },
  turn: { ...ARRIVED, played: true },
};
const leaving = { discards: false, aside: false, owed: 0 } as const;
const draw = (seat: number, card: string): GameEvent => chance("card-drawn", { seat, card });

interface Rare {
  /** The event and its place, and where it leads. */
  readonly way: string;
  readonly game: State;
  readonly place: string;
  readonly events: readonly GameEvent[];
}

const MAPS = ["b3", "b6", "i3", "i6", "c4", "c5", "h4", "h5", "d1", "d8", "g1", "g8"].map(
  (square) => `map-${square}-1`,
);

const RARE: readonly Rare[] = [
  {
    way: "play.arrival.found/card-kept to play.cards.renewing",
    game: thin([], {
      rulings: { reshuffle: "at-once" },
      henchmen: { 0: { square: "C7" } },
      hands: { 0: ["balm-1"] },
      lying: { C7: "mine-1" },
      turn: { roll: "made", moving: false },
    }),
    place: "play.arrival.showing",
    events: [
      red("spell-cast", { card: "balm-1", seat: null, from: null, to: null, peek: [] }),
      red("special-used", { to: null, peek: [] }),
    ],
  },
  {
    way: "play.drawn-map/map-set-aside to play.death",
    game: thin(["map-b3-1"], {
      ...DUG,
      henchmen: { 0: { square: "C7", health: 1, poison: 1 } },
      turn: {},
      change: { mapsGone: true },
    }),
    place: "play.morning",
    events: [draw(0, "map-b3-1")],
  },
  {
    way: "play.drawn-map/map-set-aside to play.maps.leaving",
    game: thin(["map-c4-1"], {
      ...DUG,
      hands: { 0: ["map-b6-1"], 1: ["map-b3-1"] },
      change: { mapsGone: true, mapsLeaving: { ...leaving, seats: [0, 1] as never } },
    }),
    place: "play.maps.leaving",
    events: [draw(0, "map-c4-1")],
  },
  {
    way: "play.drawn-map/map-set-aside to play.nightfall",
    game: thin(["map-c4-1"], {
      ...DUG,
      rulings: { daily: "end" },
      henchmen: { 0: { square: "B3", poison: 1 } },
      hands: { 0: ["map-b6-1"] },
      change: { mapsGone: true, mapsLeaving: { ...leaving, seats: [0] as never } },
    }),
    place: "play.maps.leaving",
    events: [draw(0, "map-c4-1")],
  },
  {
    way: "play.maps.leaving/discarded-maps-set-aside to play.cards.renewing",
    game: thin([], {
      ...DUG,
      rulings: { reshuffle: "at-once" },
      hands: { 0: ["pit-2"] },
      change: {
        discard: ["pit-1", ...MAPS],
        mapsGone: true,
        mapsLeaving: { ...leaving, discards: true, seats: [0, 1] as never },
      },
    }),
    place: "play.maps.leaving",
    events: [],
  },
  {
    way: "play.maps.leaving/hand-maps-set-aside to play.maps.leaving",
    game: thin([], {
      ...DUG,
      hands: { 0: ["map-b6-1"], 1: ["map-b3-1"] },
      change: { mapsGone: true, mapsLeaving: { ...leaving, seats: [0, 1] as never } },
    }),
    place: "play.maps.leaving",
    events: [],
  },
];

const byHand = RARE.map((rare) => ({
  ...rare,
  steps: happen(rare.game, rare.place, ...rare.events).steps,
}));

test.each(byHand)("by hand: $way", ({ way, steps }) => {
  expect(steps.map(wayOf)).toContain(way);
});

const { table } = prepared;
const atOnce = table.transients.flatMap(({ alternatives }) => alternatives);
const transitions = [...table.rows.values(), ...atOnce].map(({ id }) => id);

test("no play from a table set at random is without a transition, and all hold the invariants", () => {
  const taken = new Set(byHand.flatMap(({ steps }) => steps.flatMap(transitionsTaken)));
  const ways = new Set(byHand.flatMap(({ steps }) => steps.map(wayOf)));
  let events = 0;
  let ended = 0;
  for (let seed = 0; seed < TABLES; seed++) {
    const from = randomTable(seed, LEANINGS[seed % LEANINGS.length]);
    for (const step of aimlessPlay(from, seed, MOST_EVENTS)) {
      const { after } = step;
      for (const id of transitionsTaken(step)) taken.add(id);
      ways.add(wayOf(step));
      events++;
      if (events % 5 === 0) expect(grandlin.invariants(after.context)).toEqual([]);
      if (isOver(prepared, after)) ended++;
    }
  }
  expect(events).toBeGreaterThan(TABLES * 60);
  expect(ended).toBeGreaterThan(TABLES / 20);
  expect(transitions.filter((id) => !taken.has(id))).toEqual([]);
  expect(ways.size).toBeGreaterThanOrEqual(FEWEST_QUICKLY);
  if (DEEP) expect(ways.size).toBe(WAYS);
});

test("the chart has as many transitions as the rules need", () => {
  expect([table.rows.size, atOnce.length]).toEqual([82, 40]);
});

test("nobody is stuck: at every place in influence something can be done", () => {
  const crowded = thin([], { hands: { 0: ["pit-1"] }, turn: ARRIVED });
  expect(happen(crowded, INFLUENCE, red("influence-passed")).place).toBe("play.movement.roll");
});

// Every ruling: one position, and what comes of it under each option; and a claim whose finding has to name the ruling.
import type { GameEvent } from "@assize/kernel-model";
import type { RulingId } from "@assize/grandlin-rulebook";
import type { State } from "@assize/grandlin-rules";
import { standsAt } from "@assize/grandlin-statecharts";
import {
  aTable,
  chance,
  FIGHT,
  happen,
  INFLUENCE,
  red,
  refusal,
  ROLL,
  STEPS,
  type Wishes,
} from "./a-table.ts";
import { prepared } from "./random-table.ts";

export interface Reading {
  readonly ruling: RulingId;
  /** What comes of it, as plain data: another under every option. */
  readonly comes: (rulings: Readonly<Record<string, string>>) => unknown;
  readonly expected: Readonly<Record<string, unknown>>;
  /** Under the house's reading: events of which the last is wrong, from a table. */
  readonly claim: {
    readonly wishes: Wishes;
    readonly place: string;
    readonly plays: readonly GameEvent[];
    /** The data that the last forced line tells wrong; none where the last play itself is wrong. */
    readonly wrong?: object;
    readonly line?: string;
  };
}

const ARRIVED = { roll: "made", moving: false } as const;
const ACTED = { ...ARRIVED, arriving: false, acted: true } as const;
const rolled = (die: number) => [red("roll-called"), chance("die-rolled", { die })];
const halt = [...rolled(1), red("halted")];
const step = (to: string) => red("stepped", { to });
const ALL = ["crown", "goblet", "orb"].flatMap((kind) => [1, 2, 3, 4].map((n) => `${kind}-${n}`));

const placeOf = (game: State): string =>
  prepared.table.leaves.find(({ path }) => standsAt(game, path))?.path ?? "nowhere";
const on = (square: string, more: object = {}): Wishes => ({
  henchmen: { 0: { square, slept: square, ...more } },
});
const facing = (villain: string, round: number): Wishes => ({
  ...on("C7"),
  lying: { C7: villain },
  turn: { ...ARRIVED, shown: ["C7"] },
  change: {
    found: { card: villain, square: "C7", stage: "asked" },
    combat: { foe: null, life: 4, round, stage: "choice", dice: [] },
  },
});
const rustIn = (card: string, more: object): Wishes => ({ ...on("C7", more), lying: { C7: card } });
const duel: Wishes = {
  henchmen: { 0: { square: "C7" }, 1: { square: "C7" } },
  on: { C7: ["orb-1", "orb-2"] },
  turn: ARRIVED,
};
const alone: Wishes = { ...on("C7"), on: { C7: ["orb-1", "orb-2"] }, turn: ARRIVED };
const take = (treasure: string) => red("treasure-taken", { treasure });
const portal: Wishes = {
  ...on("C7"),
  lying: { C7: "portal-1" },
  turn: { ...ARRIVED, shown: ["C7"] },
  change: { found: { card: "portal-1", square: "C7", stage: "asked" } },
};
const use = (to: string | null) => red("special-used", { to, peek: [] });
const inCity: Wishes = { ...on("E4"), turn: { roll: "made", steps: 1 } };
const home: Wishes = {
  players: 3,
  henchmen: { 0: { square: "A9" }, 2: { square: "A9" } },
  turn: ARRIVED,
};
const dealing: Wishes = { change: { contenders: [0, 1] as never } };
const dead: Wishes = {
  win: "same:4",
  carried: { 0: ["orb-1"] },
  on: {
    A0: ALL.filter((id) => /[12]$/.test(id) && id !== "orb-1"),
    A9: ALL.filter((id) => /[34]$/.test(id)),
  },
  turn: ACTED,
};
const thinPile = (): Wishes => {
  const { pile } = aTable();
  return {
    henchmen: { 0: { square: "C7", slept: "C7" } },
    turn: ACTED,
    hands: { 0: pile.slice(0, 3) },
    change: { discard: pile.slice(3), pile: [] },
  };
};
const nightAfter = (turns: number): Wishes => ({
  hands: { 0: ["pit-1", "pit-2", "pit-3", "rust-1"] },
  turn: { ...ACTED, influenced: true },
  change: { turns },
});

const holding = (card: string): Wishes => ({ hands: { 0: [card] }, turn: ACTED });
const insert = (square: string, card = "pit-1") => red("card-inserted", { card, square });
const poor: Wishes = {
  ...on("C7", { gold: 1 }),
  lying: { C7: "mercenary-1" },
  turn: { ...ARRIVED, shown: ["C7"] },
  change: { found: { card: "mercenary-1", square: "C7", stage: "asked" } },
};
const struck: Wishes = {
  henchmen: { 1: { square: "C7", health: 2 } },
  hands: { 0: ["lightning-1"] },
  carried: { 1: ["orb-1"] },
  turn: ACTED,
};
const lightning = red("spell-cast", {
  card: "lightning-1",
  seat: 1,
  from: null,
  to: null,
  peek: [],
});
const poisonedAtHome: Wishes = {
  win: "any:1",
  henchmen: { 0: { health: 1, poison: 1 } },
  carried: { 0: ["orb-1"] },
};
const searcher: Wishes = {
  players: 3,
  variants: ["loot"],
  win: "any:9",
  henchmen: { 0: { square: "A9" }, 2: { square: "A9" } },
  on: { A9: ["orb-1", "orb-2"] },
  turn: ARRIVED,
};
const search = [red("castle-searched"), chance("search-rolled", { die: 1 })];
const carrier: Wishes = {
  variants: ["drop"],
  henchmen: { 0: { square: "E4" } },
  carried: { 0: ["orb-1"] },
  turn: ACTED,
};
const drop = red("treasure-dropped", { treasure: "orb-1" });
const covering: Wishes = { ...holding("wolf-1"), on: { C7: ["orb-1"] } };
const vaporized: Wishes = {
  ...on("C7", { health: 0 }),
  variants: ["catharsis"],
  lying: { C7: "portal-1" },
  turn: { ...ARRIVED, shown: ["C7"], over: "died" },
  change: {
    found: { card: "portal-1", square: "C7", stage: "used" },
    death: { seat: 0 as never, slayer: null, stage: "draw" },
    pile: [],
    discard: aTable({ lying: { C7: "portal-1" } }).pile,
  },
};
const cleanse = red("catharsis-chosen", { square: "C7" });

export const READINGS: readonly Reading[] = [
  {
    ruling: "first-hand",
    comes: (rulings) =>
      refusal(aTable({ ...dealing, rulings }), "play.setup.table", {
        type: "first-dice-rolled",
        data: { dice: [1, 2] },
      }),
    expected: { four: ["setup.order"], none: ["accepted"] },
    claim: {
      wishes: dealing,
      place: "play.setup.table",
      plays: [chance("first-dice-rolled", { dice: [1, 2] })],
    },
  },
  {
    ruling: "city-cards",
    comes: (rulings) =>
      refusal(
        aTable({ ...dealing, rulings }),
        "play.setup.table",
        chance("city-cards-placed", { services: ["tavern", "healing", "smithy", "training"] }),
      ),
    expected: { "by-colour": ["setup.city"], random: ["accepted"] },
    claim: {
      wishes: dealing,
      place: "play.setup.table",
      plays: [
        chance("city-cards-placed", { services: ["tavern", "healing", "smithy", "training"] }),
      ],
    },
  },
  {
    ruling: "daily",
    comes: (rulings) => placeOf(aTable({ ...on("C7", { poison: 1 }), rulings })),
    expected: { start: "play.morning", end: ROLL },
    claim: {
      wishes: on("C7", { poison: 1 }),
      place: "play.morning",
      plays: [],
      line: "poison-taken",
      wrong: { health: 2 },
    },
  },
  {
    ruling: "stop-on",
    comes: (rulings) =>
      happen(aTable({ on: { A1: ["orb-1"] }, rulings }), ROLL, ...rolled(5), step("A1")).place,
    expected: { any: "play.arrival.act", playing: STEPS },
    claim: {
      wishes: { on: { A1: ["orb-1"] } },
      place: ROLL,
      plays: [...rolled(5), step("A1")],
      line: "move-stopped",
      wrong: { square: "A2" },
    },
  },
  {
    ruling: "arrive-act",
    comes: (rulings) =>
      happen(aTable({ ...duel, rulings }), "play.arrival.act", take("orb-1")).place,
    expected: { one: INFLUENCE, both: "play.arrival.act" },
    claim: {
      wishes: { ...duel, rulings: { take: "all" } },
      place: "play.arrival.act",
      plays: [take("orb-1"), red("henchman-attacked", { seat: 1 })],
    },
  },
  {
    ruling: "take",
    comes: (rulings) =>
      happen(aTable({ ...alone, rulings }), "play.arrival.act", take("orb-1")).place,
    expected: { one: INFLUENCE, all: "play.arrival.act" },
    claim: {
      wishes: { ...duel, rulings: { "arrive-act": "both" } },
      place: "play.arrival.act",
      plays: [take("orb-1"), take("orb-2")],
    },
  },
  {
    ruling: "black-found",
    comes: (rulings) =>
      happen(aTable({ ...rustIn("map-c4-1", {}), rulings }), ROLL, ...halt).types.at(-1),
    expected: { hand: "card-taken", "may-leave": "card-shown" },
    claim: {
      wishes: rustIn("map-c4-1", {}),
      place: ROLL,
      plays: halt,
      line: "card-taken",
      wrong: { card: "map-c5-1" },
    },
  },
  {
    ruling: "city-steps",
    comes: (rulings) => happen(aTable({ ...inCity, rulings }), STEPS, step("E5")).place,
    expected: { counted: INFLUENCE, free: STEPS },
    claim: {
      wishes: inCity,
      place: STEPS,
      plays: [step("E5")],
      line: "move-stopped",
      wrong: { left: 1 },
    },
  },
  {
    ruling: "city-leave",
    comes: (rulings) => refusal(aTable({ ...inCity, rulings }), STEPS, step("E3")),
    expected: { gate: ["city.leave"], any: ["accepted"] },
    claim: { wishes: inCity, place: STEPS, plays: [step("E3")] },
  },
  {
    ruling: "flee-first",
    comes: (rulings) =>
      refusal(aTable({ ...facing("wolf-1", 1), rulings }), FIGHT, red("fled", { to: "C8" })),
    expected: { no: ["combat.flee"], yes: ["accepted"] },
    claim: { wishes: facing("wolf-1", 1), place: FIGHT, plays: [red("fled", { to: "C8" })] },
  },
  {
    ruling: "loss-cap",
    comes: (rulings) =>
      happen(
        aTable({ ...facing("war-pig-1", 1), rulings }),
        FIGHT,
        red("fought"),
        chance("combat-rolled", { dice: [1, 6] }),
      ).events[2]!.data,
    expected: {
      "5": { totals: [3, 26], loser: "first", loss: 5 },
      "3": { totals: [3, 26], loser: "first", loss: 3 },
      none: { totals: [3, 26], loser: "first", loss: 23 },
    },
    claim: {
      wishes: facing("war-pig-1", 1),
      place: FIGHT,
      plays: [red("fought"), chance("combat-rolled", { dice: [1, 6] })],
      line: "round-fought",
      wrong: { loss: 3 },
    },
  },
  {
    ruling: "villain-life",
    comes: (rulings) =>
      happen(aTable({ ...rustIn("brigand-1", {}), rulings }), ROLL, ...halt).game.combat!.life,
    expected: { power: 5, half: 3 },
    claim: {
      wishes: rustIn("brigand-1", { strength: 4 }),
      place: ROLL,
      plays: [
        ...halt,
        red("fought"),
        chance("combat-rolled", { dice: [5, 1] }),
        { type: "card-discarded", data: { card: "brigand-1" } },
      ],
    },
  },
  {
    ruling: "home-safe",
    comes: (rulings) =>
      refusal(
        aTable({ ...home, rulings }),
        "play.arrival.act",
        red("henchman-attacked", { seat: 1 }),
      ),
    expected: { barred: ["combat.start"], allowed: ["accepted"] },
    claim: {
      wishes: home,
      place: "play.arrival.act",
      plays: [red("henchman-attacked", { seat: 1 })],
    },
  },
  {
    ruling: "divide",
    comes: (rulings) =>
      happen(aTable({ ...rustIn("rust-1", { weaponry: 7 }), rulings }), ROLL, ...halt).game
        .henchmen[0]!.weaponry,
    expected: { down: 3, up: 4 },
    claim: {
      wishes: rustIn("rust-1", { weaponry: 7 }),
      place: ROLL,
      plays: halt,
      line: "effect-applied",
      wrong: { to: 4 },
    },
  },
  {
    ruling: "poison",
    comes: (rulings) =>
      happen(
        aTable({ ...rustIn("snake-1", { poison: 1 }), turn: ARRIVED, rulings }),
        "play.arrival.showing",
      ).game.henchmen[0]!.poison,
    expected: { one: 1, stacks: 2 },
    claim: {
      wishes: { ...rustIn("snake-1", { poison: 1 }), turn: ARRIVED },
      place: "play.arrival.showing",
      plays: [],
      line: "effect-applied",
      wrong: { to: 2 },
    },
  },
  {
    ruling: "portal-choice",
    comes: (rulings) => refusal(aTable({ ...portal, rulings }), "play.arrival.special", use(null)),
    expected: { before: ["portal"], after: ["accepted"] },
    claim: { wishes: portal, place: "play.arrival.special", plays: [use(null)] },
  },
  {
    ruling: "portal-where",
    comes: (rulings) => refusal(aTable({ ...portal, rulings }), "play.arrival.special", use("E4")),
    expected: { any: ["accepted"], open: ["portal"] },
    claim: {
      wishes: { ...portal, rulings: { "portal-where": "open" } },
      place: "play.arrival.special",
      plays: [use("E4")],
    },
  },
  {
    ruling: "reshuffle",
    comes: (rulings) => placeOf(aTable({ ...thinPile(), rulings })),
    expected: { needed: INFLUENCE, "at-once": "play.cards.renewing" },
    claim: {
      wishes: thinPile(),
      place: INFLUENCE,
      plays: [red("influence-passed"), chance("card-drawn", { seat: 0, card: "war-pig-1" })],
    },
  },
  {
    ruling: "dead-end",
    comes: (rulings) =>
      happen(
        aTable({ ...dead, rulings }),
        INFLUENCE,
        red("treasure-hidden", { treasure: "orb-1" }),
      ).types.at(-1),
    expected: { stop: "game-ended", "go-on": "treasure-hidden" },
    claim: {
      wishes: dead,
      place: INFLUENCE,
      plays: [red("treasure-hidden", { treasure: "orb-1" })],
      line: "game-ended",
      wrong: { reason: "limit" },
    },
  },
  {
    ruling: "limit",
    comes: (rulings) =>
      [2, 599].map(
        (turns) => happen(aTable({ ...nightAfter(turns), rulings }), "play.evening").place,
      ),
    expected: {
      "600": [ROLL, "ended"],
      none: [ROLL, ROLL],
      "turns:3": ["ended", "ended"],
    },
    claim: {
      wishes: nightAfter(599),
      place: "play.evening",
      plays: [],
      line: "game-ended",
      wrong: { reason: "dead-end" },
    },
  },
  {
    ruling: "city-insert",
    comes: (rulings) => refusal(aTable({ ...holding("pit-1"), rulings }), INFLUENCE, insert("E5")),
    expected: { barred: ["play.insert", "comp.square"], allowed: ["accepted"] },
    claim: { wishes: holding("pit-1"), place: INFLUENCE, plays: [insert("E5")] },
  },
  {
    ruling: "special-price",
    comes: (rulings) => refusal(aTable({ ...poor, rulings }), "play.arrival.special", use(null)),
    expected: { barred: ["special"], allowed: ["accepted"] },
    claim: { wishes: poor, place: "play.arrival.special", plays: [use(null)] },
  },
  {
    ruling: "spell-slain",
    comes: (rulings) => happen(aTable({ ...struck, rulings }), INFLUENCE, lightning).types[3],
    expected: { left: "treasures-left", slayer: "henchman-plundered" },
    claim: {
      wishes: struck,
      place: INFLUENCE,
      plays: [lightning],
      line: "henchman-died",
      wrong: { slayer: 0 },
    },
  },
  {
    ruling: "castle-left",
    comes: (rulings) => happen(aTable({ ...poisonedAtHome, rulings }), "play.morning").types.at(-1),
    expected: { secured: "game-won", ownerless: "treasures-left" },
    claim: {
      wishes: poisonedAtHome,
      place: "play.morning",
      plays: [],
      line: "treasures-left",
      wrong: { treasures: [] },
    },
  },
  {
    ruling: "loot-take",
    comes: (rulings) => {
      const { game, place } = happen(
        aTable({ ...searcher, rulings }),
        "play.arrival.act",
        ...search,
      );
      return refusal(game, place, take("orb-1"));
    },
    expected: { random: ["variant.loot"], chosen: ["accepted"] },
    claim: {
      wishes: searcher,
      place: "play.arrival.act",
      plays: [...search, take("orb-1")],
    },
  },
  {
    ruling: "loot-act",
    comes: (rulings) =>
      happen(
        aTable({ ...searcher, rulings }),
        "play.arrival.act",
        red("castle-searched"),
        chance("search-rolled", { die: 6 }),
      ).place,
    expected: { instead: INFLUENCE, first: "play.arrival.act" },
    claim: {
      wishes: searcher,
      place: "play.arrival.act",
      plays: [
        red("castle-searched"),
        chance("search-rolled", { die: 6 }),
        red("henchman-attacked", { seat: 2 }),
      ],
    },
  },
  {
    ruling: "drop-where",
    comes: (rulings) => refusal(aTable({ ...carrier, rulings }), INFLUENCE, drop),
    expected: { outside: ["variant.drop"], anywhere: ["accepted"] },
    claim: { wishes: carrier, place: INFLUENCE, plays: [drop] },
  },
  {
    ruling: "hoard-of",
    comes: (rulings) => {
      const covered = happen(aTable({ ...covering, rulings }), INFLUENCE, insert("C7", "wolf-1"));
      return covered.game.treasures["orb-1"]!.loose ?? false;
    },
    expected: { all: false, slain: true },
    claim: {
      wishes: {
        ...facing("wolf-1", 2),
        ...on("C7", { strength: 6 }),
        on: { C7: ["orb-1"] },
      },
      place: FIGHT,
      plays: [red("fought"), chance("combat-rolled", { dice: [6, 1] })],
      line: "hoard-taken",
      wrong: { treasures: [] },
    },
  },
  {
    ruling: "catharsis-found",
    comes: (rulings) => refusal(aTable({ ...vaporized, rulings }), "play.death-drawing", cleanse),
    expected: { any: ["accepted"], "portal-stays": ["variant.catharsis"] },
    claim: {
      wishes: { ...vaporized, rulings: { "catharsis-found": "portal-stays" } },
      place: "play.death-drawing",
      plays: [cleanse],
    },
  },
];

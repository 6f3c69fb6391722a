// Cheating that no rule of the place refuses, because the time for it is over or has not come: what an arbiter would
// say was broken is among the clauses of the verdict, with the seat that did it.
import { type GameEvent, SeatId } from "@assize/kernel-model";
import type { ClauseId } from "@assize/grandlin-rulebook";
import { expect, test } from "vitest";
import { aTable, chance, happen, INFLUENCE, red, ROLL, type Wishes } from "./a-table.ts";
import { verdictOn } from "./audited.ts";

const rolled = (die: number) => [red("roll-called"), chance("die-rolled", { die })];
const halted = [...rolled(1), red("halted")];
const step = (to: string) => red("stepped", { to });
const ARRIVED = { roll: "made", moving: false, arriving: false } as const;
const on = (square: string): NonNullable<Wishes["henchmen"]> => ({ 0: { square, slept: square } });

interface Cheat {
  readonly what: string;
  readonly clauses: readonly ClauseId[];
  readonly rulings?: readonly string[];
  readonly wishes: Wishes;
  readonly place?: string;
  readonly plays: readonly GameEvent[];
  readonly cheats: GameEvent;
}

const CHEATS: readonly Cheat[] = [
  {
    what: "goes past an inserted card",
    clauses: ["move.step", "move.stop"],
    wishes: { lying: { A1: "knife-1" } },
    plays: [...rolled(5), step("A1")],
    cheats: step("A2"),
  },
  {
    what: "goes past a treasure",
    clauses: ["move.step", "move.stop"],
    rulings: ["stop-on"],
    wishes: { on: { A1: ["orb-1"] } },
    plays: [...rolled(5), step("A1")],
    cheats: step("A2"),
  },
  {
    what: "goes further than the die says",
    clauses: ["move.roll", "move.stop"],
    wishes: {},
    plays: [...rolled(1), step("A1")],
    cheats: step("A2"),
  },
  {
    what: "rolls again",
    clauses: ["move.roll"],
    wishes: {},
    plays: rolled(2),
    cheats: red("roll-called"),
  },
  {
    what: "takes a second treasure",
    clauses: ["arrive.act"],
    rulings: ["take"],
    wishes: { henchmen: on("C7"), on: { C7: ["orb-1", "orb-2"] } },
    plays: [...halted, red("treasure-taken", { treasure: "orb-1" })],
    cheats: red("treasure-taken", { treasure: "orb-2" }),
  },
  {
    what: "takes what lies with a villain not yet shown",
    clauses: ["comp.places", "move.stop"],
    wishes: { lying: { A1: "ogre-1" }, on: { A1: ["orb-1"] } },
    plays: [...rolled(1), step("A1")],
    cheats: red("treasure-taken", { treasure: "orb-1" }),
  },
  {
    what: "takes what is secured",
    clauses: ["arrive.act", "comp.places"],
    wishes: { win: "any:4", henchmen: on("A9"), on: { A9: ["orb-1"] } },
    plays: halted,
    cheats: red("treasure-taken", { treasure: "orb-1" }),
  },
  {
    what: "attacks one in his castle",
    clauses: ["arrive.act", "combat.start"],
    rulings: ["home-safe"],
    wishes: { henchmen: on("A9") },
    plays: halted,
    cheats: red("henchman-attacked", { seat: 1 }),
  },
  {
    what: "attacks after taking",
    clauses: ["arrive.act"],
    rulings: ["arrive-act"],
    wishes: { henchmen: { ...on("C7"), 1: { square: "C7" } }, on: { C7: ["orb-2"] } },
    plays: [...halted, red("treasure-taken", { treasure: "orb-2" })],
    cheats: red("henchman-attacked", { seat: 1 }),
  },
  {
    what: "searches twice",
    clauses: ["variant.loot"],
    wishes: {
      win: "any:4",
      variants: ["loot"],
      henchmen: on("A9"),
      on: { A9: ["orb-1", "orb-2"] },
    },
    plays: [...halted, red("castle-searched"), chance("search-rolled", { die: 2 })],
    cheats: red("castle-searched"),
  },
  {
    what: "inserts a second card",
    clauses: ["play.one", "play.insert"],
    wishes: { hands: { 0: ["pit-1", "pit-2"] }, turn: ARRIVED },
    place: INFLUENCE,
    plays: [red("card-inserted", { card: "pit-1", square: "C8" })],
    cheats: red("card-inserted", { card: "pit-2", square: "C9" }),
  },
  {
    what: "hides a second treasure",
    clauses: ["play.one", "treasure.hide"],
    wishes: { win: "any:4", carried: { 0: ["orb-1", "orb-2"] }, turn: ARRIVED },
    place: INFLUENCE,
    plays: [red("treasure-hidden", { treasure: "orb-1" })],
    cheats: red("treasure-hidden", { treasure: "orb-2" }),
  },
  {
    what: "buys twice in the City",
    clauses: ["city.service"],
    wishes: { henchmen: on("F5"), turn: ARRIVED },
    place: INFLUENCE,
    plays: [red("influence-passed"), red("service-bought", { times: 1 })],
    cheats: red("service-bought", { times: 1 }),
  },
];

test.each(CHEATS)("$what", ({ clauses, rulings = [], wishes, place = ROLL, plays, cheats }) => {
  const game = aTable(wishes);
  const { events } = happen(game, place, ...plays);
  const known = events.findLastIndex((event) => event === plays.at(-1)) + 1;
  // What the last choice forces is left out, as by somebody who goes straight on; then it is there.
  const [straight, full] = [events.slice(0, known), events].map(
    (told) => verdictOn(game, place, [...told, cheats]).findings,
  );
  for (const findings of [straight!, full!])
    expect(findings.map(({ code, by }) => [code, by])).toEqual([["decision-not-due", 0]]);
  expect(straight![0]!.clauses).toEqual(expect.arrayContaining([...clauses]));
  expect(straight![0]!.rulings).toEqual(expect.arrayContaining([...rulings]));
});

test.each([
  ["ogre-1", true],
  ["mine-1", false],
])(
  "who passes over %s breaks arrive.show, and villain only if it is one: %s",
  (card, isVillain) => {
    const game = aTable({ henchmen: on("C7"), lying: { C7: card } });
    const { findings } = verdictOn(game, ROLL, [...halted, red("influence-passed")]);
    expect(findings.map(({ code }) => code)).toEqual(["decision-not-due"]);
    expect(findings[0]!.clauses).toContain("arrive.show");
    expect(findings[0]!.clauses.includes("villain")).toBe(isVillain);
  },
);

test("there are cheats enough", () => {
  expect(CHEATS.length).toBeGreaterThanOrEqual(13);
});

/** Red stands on a card and is asked whether it works. */
const foundAt = (card: string): Wishes => ({
  henchmen: on("C7"),
  lying: { C7: card },
  turn: { ...ARRIVED, arriving: true, shown: ["C7"] },
  change: { found: { card, square: "C7", stage: "asked" } },
});
const ON_PORTAL = foundAt("portal-1");
const HIDDEN = { D1: "pit-1", D2: "pit-2", D3: "pit-3", D4: "spikes-1" };
/** Red draws, and the pile is empty. */
const CLEANSED: Wishes = {
  players: 3,
  variants: ["catharsis"],
  lying: HIDDEN,
  turn: { ...ARRIVED, acted: true, influenced: true },
  change: {
    pile: [],
    discard: aTable().pile.filter((card) => !Object.values(HIDDEN).includes(card)),
  },
};
const DUEL: Wishes = {
  henchmen: { ...on("C7"), 1: { square: "C7" } },
  on: { C7: ["orb-2"], B7: ["orb-1"] },
  hands: { 0: ["teleportation-1"] },
  turn: { ...ARRIVED, arriving: true },
};
const use = red("special-used", { to: "G7", peek: [] });
const away = red("spell-cast", {
  card: "teleportation-1",
  seat: null,
  from: null,
  to: "B7",
  peek: [],
});

test.each<[string, Wishes, string, readonly GameEvent[], GameEvent, readonly ClauseId[]]>([
  [
    "takes where he goes on to",
    DUEL,
    "play.arrival.act",
    [red("act-passed"), away],
    red("treasure-taken", { treasure: "orb-1" }),
    ["arrive.act"],
  ],
  [
    "attacks after passing",
    DUEL,
    "play.arrival.act",
    [red("act-passed")],
    red("henchman-attacked", { seat: 1 }),
    ["arrive.act"],
  ],
  [
    "takes a second treasure",
    { ...DUEL, on: { C7: ["orb-1", "orb-2"] } },
    "play.arrival.act",
    [red("treasure-taken", { treasure: "orb-1" })],
    red("treasure-taken", { treasure: "orb-2" }),
    [],
  ],
  [
    "travels though he missed",
    ON_PORTAL,
    "play.arrival.special",
    [use, chance("portal-rolled", { die: 2 })],
    { type: "travelled", data: { seat: 0, from: "C7", to: "G7" } },
    ["portal"],
  ],
  [
    "rolls again where he missed",
    ON_PORTAL,
    "play.arrival.special",
    [use, chance("portal-rolled", { die: 2 })],
    chance("portal-rolled", { die: 6 }),
    ["portal"],
  ],
  [
    "rolls again though the die decided",
    ON_PORTAL,
    "play.arrival.special",
    [use, chance("portal-rolled", { die: 1 })],
    chance("portal-rolled", { die: 6 }),
    [],
  ],
  [
    "looks at four cards from the Watchtower",
    { ...foundAt("watchtower-1"), lying: { C7: "watchtower-1", ...HIDDEN } },
    "play.arrival.special",
    [],
    red("special-used", { to: null, peek: Object.keys(HIDDEN) }),
    ["special"],
  ],
  [
    "searches a castle in which nothing is hidden",
    { win: "any:4", variants: ["loot"], henchmen: on("A9") },
    ROLL,
    halted,
    red("castle-searched"),
    ["variant.loot"],
  ],
  [
    "searches where nobody lives",
    { win: "any:4", variants: ["loot"], henchmen: on("J9") },
    ROLL,
    halted,
    red("castle-searched"),
    [],
  ],
  [
    "clears away a card before the one whose turn it is",
    CLEANSED,
    "play.cards.drawing",
    [red("catharsis-chosen", { square: "D1" })],
    { type: "catharsis-chosen", by: SeatId(2), data: { square: "D2" } },
    ["variant.catharsis"],
  ],
  [
    "clears away a second card in one round",
    CLEANSED,
    "play.cards.drawing",
    [red("catharsis-chosen", { square: "D1" })],
    red("catharsis-chosen", { square: "D2" }),
    [],
  ],
])("whose rule it is, the finding says: who %s", (_, wishes, place, plays, cheats, completions) => {
  const game = aTable(wishes);
  const { events } = happen(game, place, ...plays);
  const known = events.findLastIndex((event) => event === plays.at(-1)) + 1;
  const [first] = verdictOn(game, place, [...events.slice(0, known), cheats]).findings;
  expect(first!.clauses).toEqual(expect.arrayContaining([...completions]));
  expect(first!.completions ?? []).toEqual(completions);
});

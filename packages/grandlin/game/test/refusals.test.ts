// What may not be done: one table a row, the forbidden event and the clause that forbids it.
import type { GameEvent } from "@assize/kernel-model";
import { expect, test } from "vitest";
import {
  aTable,
  blue,
  chance,
  INFLUENCE,
  red,
  refusal,
  ROLL,
  STEPS,
  type Wishes,
} from "./a-table.ts";

const ARRIVED = { roll: "made", moving: false } as const;
const MOVING = { roll: "made", steps: 3 } as const;
const AWAY = { square: "C7", slept: "C7" } as const;
const cast = (card: string, aim: object = {}): GameEvent =>
  red("spell-cast", { card, seat: null, from: null, to: null, peek: [], ...aim });

const fight = (foe: number | null, round: number, stage: string) => ({
  combat: { foe, life: 4, round, stage, dice: [] } as never,
  found: { card: "wolf-1", square: "C7", stage: "asked" } as never,
});
const atFight: Wishes = {
  henchmen: { 0: AWAY, 1: { square: "D5" } },
  lying: { C7: "wolf-1" },
  turn: ARRIVED,
};
const duel: Wishes = { henchmen: { 0: AWAY, 1: { square: "C7" } }, turn: ARRIVED };

type Row = readonly [clause: string, what: string, place: string, table: Wishes, event: GameEvent];

const ROWS: readonly Row[] = [
  ["day.end", "rolling for another", ROLL, {}, blue("roll-called")],
  ["day.end", "stepping for another", STEPS, { turn: MOVING }, blue("stepped", { to: "A1" })],
  ["move.step", "a diagonal step", STEPS, { turn: MOVING }, red("stepped", { to: "B1" })],
  ["move.step", "a jump", STEPS, { turn: MOVING }, red("stepped", { to: "A3" })],
  [
    "move.roll",
    "a step too many",
    STEPS,
    { turn: { ...MOVING, steps: 0 } },
    red("stepped", { to: "A1" }),
  ],
  [
    "city.gates",
    "through a wall",
    STEPS,
    { henchmen: { 0: { square: "D5" } }, turn: MOVING },
    red("stepped", { to: "E5" }),
  ],
  [
    "city.enter",
    "into the City too early",
    STEPS,
    { henchmen: { 0: { square: "D4" } }, turn: MOVING },
    red("stepped", { to: "E4" }),
  ],
  [
    "city.enter",
    "into the City by a later step",
    STEPS,
    { henchmen: { 0: { square: "D4", slept: "D4" } }, turn: { ...MOVING, firstStep: false } },
    red("stepped", { to: "E4" }),
  ],
  [
    "city.leave",
    "out of the City over a wall",
    STEPS,
    { henchmen: { 0: { square: "E5" } }, turn: MOVING },
    red("stepped", { to: "D5" }),
  ],
  [
    "play.one",
    "a spell in another's turn",
    ROLL,
    { hands: { 1: ["balm-1"] } },
    { ...cast("balm-1"), by: 1 as never },
  ],
  [
    "play.one",
    "a second card",
    ROLL,
    { hands: { 0: ["balm-1"] }, turn: { played: true } },
    cast("balm-1"),
  ],
  ["play.spell", "a spell one does not hold", ROLL, {}, cast("balm-1")],
  ["play.spell", "a trap cast as a spell", ROLL, { hands: { 0: ["pit-1"] } }, cast("pit-1")],
  [
    "spell.effect",
    "teleportation into the City",
    ROLL,
    { hands: { 0: ["teleportation-1"] } },
    cast("teleportation-1", { to: "E4" }),
  ],
  [
    "spell.effect",
    "teleportation into a castle",
    ROLL,
    { hands: { 0: ["teleportation-1"] } },
    cast("teleportation-1", { to: "A9" }),
  ],
  [
    "spell.effect",
    "lightning on oneself",
    ROLL,
    { hands: { 0: ["lightning-1"] } },
    cast("lightning-1", { seat: 0 }),
  ],
  [
    "spell.effect",
    "lightning into the City",
    ROLL,
    { hands: { 0: ["lightning-1"] }, henchmen: { 1: { square: "E4" } } },
    cast("lightning-1", { seat: 1 }),
  ],
  [
    "spell.effect",
    "swiftness after the move",
    INFLUENCE,
    { hands: { 0: ["swiftness-1"] }, turn: ARRIVED },
    cast("swiftness-1"),
  ],
  [
    "spell.effect",
    "second sight of nothing",
    ROLL,
    { hands: { 0: ["second-sight-1"] } },
    cast("second-sight-1"),
  ],
  [
    "spell.effect",
    "second sight of four cards",
    ROLL,
    {
      hands: { 0: ["second-sight-1"] },
      lying: { B1: "pit-1", B2: "pit-2", B4: "pit-3", B5: "rust-1" },
    },
    cast("second-sight-1", { peek: ["B1", "B2", "B4", "B5"] }),
  ],
  [
    "spell.effect",
    "dispelling under a Henchman",
    ROLL,
    { hands: { 0: ["dispel-1"] }, henchmen: { 1: { square: "C7" } }, lying: { C7: "pit-1" } },
    cast("dispel-1", { from: "C7" }),
  ],
  [
    "spell.effect",
    "displacing onto another card",
    ROLL,
    { hands: { 0: ["displacement-1"] }, lying: { C7: "pit-1", C8: "pit-2" } },
    cast("displacement-1", { from: "C7", to: "C8" }),
  ],
  [
    "spell.effect",
    "snaring oneself",
    ROLL,
    { hands: { 0: ["snare-1"] } },
    cast("snare-1", { seat: 0 }),
  ],
  [
    "special",
    "what one cannot pay",
    "play.arrival.special",
    {
      henchmen: { 0: { ...AWAY, gold: 1 } },
      lying: { C7: "armourer-1" },
      turn: ARRIVED,
      change: { found: { card: "armourer-1", square: "C7", stage: "asked" } },
    },
    red("special-used", { to: null, peek: [] }),
  ],
  [
    "portal",
    "the Portal without a destination",
    "play.arrival.special",
    {
      henchmen: { 0: AWAY },
      lying: { C7: "portal-1" },
      turn: ARRIVED,
      change: { found: { card: "portal-1", square: "C7", stage: "asked" } },
    },
    red("special-used", { to: null, peek: [] }),
  ],
  [
    "portal",
    "a destination the die does not admit",
    "play.arrival.portal.aim",
    {
      henchmen: { 0: AWAY },
      rulings: { "portal-choice": "after" },
      lying: { C7: "portal-1" },
      turn: ARRIVED,
      change: {
        found: { card: "portal-1", square: "C7", stage: "used" },
        portal: { to: null, die: 2 },
      },
    },
    red("portal-aimed", { to: "G7" }),
  ],
  [
    "arrive.act",
    "a treasure that is not there",
    "play.arrival.act",
    { ...duel, on: { D1: ["crown-1"] } },
    red("treasure-taken", { treasure: "crown-1" }),
  ],
  [
    "arrive.act",
    "a second treasure",
    "play.arrival.act",
    { henchmen: { 0: AWAY }, on: { C7: ["crown-1"] }, turn: { ...ARRIVED, took: true } },
    red("treasure-taken", { treasure: "crown-1" }),
  ],
  [
    "arrive.act",
    "an attack after taking",
    "play.arrival.act",
    { ...duel, turn: { ...ARRIVED, took: true } },
    red("henchman-attacked", { seat: 1 }),
  ],
  [
    "combat.start",
    "an attack from afar",
    "play.arrival.act",
    { players: 3, henchmen: { 0: AWAY, 1: { square: "C7" } }, turn: ARRIVED },
    red("henchman-attacked", { seat: 2 }),
  ],
  [
    "combat.start",
    "an attack on one at home",
    "play.arrival.act",
    { players: 3, henchmen: { 0: { square: "A9" }, 2: { square: "A9" } }, turn: ARRIVED },
    red("henchman-attacked", { seat: 1 }),
  ],
  [
    "variant.loot",
    "a search without the variant",
    "play.arrival.act",
    { henchmen: { 0: { square: "A9" } }, on: { A9: ["crown-1"] }, turn: ARRIVED },
    red("castle-searched"),
  ],
  [
    "combat.flee",
    "flight in the first round",
    "play.combat.choice",
    { ...atFight, change: fight(null, 1, "choice") },
    red("fled", { to: "C8" }),
  ],
  [
    "combat.flee",
    "flight two squares away",
    "play.combat.choice",
    { ...atFight, change: fight(null, 2, "choice") },
    red("fled", { to: "C9" }),
  ],
  [
    "combat.flee",
    "flight to a card",
    "play.combat.choice",
    { ...atFight, lying: { C7: "wolf-1", C8: "pit-1" }, change: fight(null, 2, "choice") },
    red("fled", { to: "C8" }),
  ],
  [
    "combat.flee",
    "flight of the attacker",
    "play.combat.choice",
    { ...duel, change: { ...fight(1, 2, "choice"), found: null } },
    red("fled", { to: "C8" }),
  ],
  [
    "combat.round",
    "an answer by the attacker",
    "play.combat.answer",
    { ...duel, change: { ...fight(1, 2, "answer"), found: null } },
    red("stood"),
  ],
  [
    "combat.round",
    "stopping a fight with a villain",
    "play.combat.choice",
    { ...atFight, change: fight(null, 2, "choice") },
    red("combat-stopped"),
  ],
  [
    "combat.round",
    "three dice",
    "play.combat.dice",
    { ...atFight, change: fight(null, 1, "dice") },
    chance("combat-rolled", { dice: [1, 2, 3] }),
  ],
  [
    "hand.must",
    "passing with five cards",
    INFLUENCE,
    { hands: { 0: ["pit-1", "pit-2", "pit-3", "rust-1", "rust-2"] }, turn: ARRIVED },
    red("influence-passed"),
  ],
  [
    "play.insert",
    "a card one does not hold",
    INFLUENCE,
    { turn: ARRIVED },
    red("card-inserted", { card: "pit-1", square: "B5" }),
  ],
  [
    "play.insert",
    "a card in a castle",
    INFLUENCE,
    { hands: { 0: ["pit-1"] }, turn: ARRIVED },
    red("card-inserted", { card: "pit-1", square: "J0" }),
  ],
  [
    "play.insert",
    "a card in the City",
    INFLUENCE,
    { hands: { 0: ["pit-1"] }, turn: ARRIVED },
    red("card-inserted", { card: "pit-1", square: "E4" }),
  ],
  [
    "comp.square",
    "a second card on a square",
    INFLUENCE,
    { hands: { 0: ["pit-1"] }, lying: { B5: "pit-2" }, turn: ARRIVED },
    red("card-inserted", { card: "pit-1", square: "B5" }),
  ],
  [
    "play.insert",
    "a card under a Henchman",
    INFLUENCE,
    { hands: { 0: ["pit-1"] }, henchmen: { 1: { square: "B5" } }, turn: ARRIVED },
    red("card-inserted", { card: "pit-1", square: "B5" }),
  ],
  [
    "play.map",
    "digging in the wrong place",
    INFLUENCE,
    { hands: { 0: ["map-b3-1"] }, turn: ARRIVED },
    red("map-used", { card: "map-b3-1" }),
  ],
  [
    "play.map",
    "another treasure than the top one",
    "play.influence.digging",
    { change: { digging: true } },
    chance("treasure-drawn", { seat: 0, treasure: "orb-4" }),
  ],
  [
    "treasure.hide",
    "hiding away from home",
    INFLUENCE,
    { henchmen: { 0: AWAY }, carried: { 0: ["orb-1"] }, turn: ARRIVED },
    red("treasure-hidden", { treasure: "orb-1" }),
  ],
  [
    "treasure.hide",
    "hiding what another carries",
    INFLUENCE,
    { carried: { 0: ["orb-1"], 1: ["orb-2"] }, turn: ARRIVED },
    red("treasure-hidden", { treasure: "orb-2" }),
  ],
  [
    "variant.drop",
    "dropping without the variant",
    INFLUENCE,
    { henchmen: { 0: AWAY }, carried: { 0: ["orb-1"] }, turn: ARRIVED },
    red("treasure-dropped", { treasure: "orb-1" }),
  ],
  [
    "variant.drop",
    "dropping in the City",
    INFLUENCE,
    {
      variants: ["drop"],
      henchmen: { 0: { square: "E4" } },
      carried: { 0: ["orb-1"] },
      turn: ARRIVED,
    },
    red("treasure-dropped", { treasure: "orb-1" }),
  ],
  [
    "city.service",
    "more than one can pay",
    "play.influence.service",
    { henchmen: { 0: { square: "E4" } }, turn: ARRIVED },
    red("service-bought", { times: 2 }),
  ],
  [
    "city.service",
    "the tavern twice",
    "play.influence.service",
    { henchmen: { 0: { square: "F5" } }, turn: ARRIVED },
    red("service-bought", { times: 2 }),
  ],
  [
    "day.draw",
    "another card than the top one",
    "play.cards.drawing",
    {},
    chance("card-drawn", { seat: 0, card: "war-pig-1" }),
  ],
  [
    "day.draw",
    "a card for another",
    "play.cards.drawing",
    {},
    chance("card-drawn", { seat: 1, card: "teleportation-1" }),
  ],
  [
    "day.draw",
    "a fifth card",
    "play.cards.drawing",
    { hands: { 0: ["pit-1", "pit-2", "pit-3", "rust-1"] } },
    chance("card-drawn", { seat: 0, card: "teleportation-1" }),
  ],
  [
    "pile.reshuffle",
    "a reshuffle before its time",
    "play.cards.drawing",
    {},
    chance("cards-reshuffled", { order: [] }),
  ],
  [
    "setup.order",
    "a shuffle with a card missing",
    "play.setup.cards",
    {},
    chance("cards-shuffled", { order: ["pit-1"] }),
  ],
];

test("there are at least forty kinds", () => {
  expect(new Set(ROWS.map(([, what]) => what)).size).toBeGreaterThanOrEqual(40);
});

test.each(ROWS)("%s forbids %s", (clause, _what, place, table, event) => {
  expect(refusal(aTable(table), place, event)).toContain(clause);
});

// For the clauses of forced events: play that keeps them, and the same play with one line told wrong.
import type { GameEvent } from "@assize/kernel-model";
import type { ClauseId } from "@assize/grandlin-rulebook";
import { aTable, chance, FIGHT, INFLUENCE, red, ROLL, STEPS, type Wishes } from "./a-table.ts";

export interface ClauseCase {
  readonly clause: ClauseId;
  readonly wishes: Wishes;
  readonly place: string;
  /** Choices and chance; what they force follows by itself. */
  readonly plays: readonly GameEvent[];
  /** The line that is told wrong: its type, and its data or the event that stands in its place. */
  readonly line: string;
  readonly wrong: object | GameEvent;
}

const ARRIVED = { roll: "made", moving: false, arriving: false } as const;
const rolled = (die: number) => [red("roll-called"), chance("die-rolled", { die })];
const fight = (own: number, other: number) => [
  red("fought"),
  chance("combat-rolled", { dice: [own, other] }),
];
const at = (square: string, more: object = {}): Wishes => ({
  henchmen: { 0: { square, slept: square, ...more } },
});
const found = (card: string, more: object = {}): Wishes => ({
  ...at("C7", more),
  lying: { C7: card },
});
const halt = [...rolled(1), red("halted")];
const facing = (villain: string, more: Wishes = {}): Wishes => ({
  ...found(villain),
  turn: { roll: "made", moving: false, shown: ["C7"] },
  ...more,
  change: {
    found: { card: villain, square: "C7", stage: "asked" },
    combat: { foe: null, life: 1, round: 2, stage: "choice", dice: [] },
  },
});
const ALL = ["crown", "goblet", "orb"].flatMap((kind) => [1, 2, 3, 4].map((n) => `${kind}-${n}`));
const dying: Wishes = { ...at("C7", { health: 1, poison: 1 }), carried: { 0: ["orb-1"] } };

const aCase = (
  clause: ClauseId,
  line: string,
  wrong: object,
  place: string,
  wishes: Wishes,
  ...plays: readonly GameEvent[]
): ClauseCase => ({ clause, wishes, place, plays, line, wrong });

export const CLAUSE_CASES: readonly ClauseCase[] = [
  aCase(
    "setup.tie",
    "first-dice-rolled",
    { dice: [1, 2, 3] },
    "play.setup.table",
    {
      players: 3,
      rulings: { "first-hand": "none" },
      change: { contenders: [0, 1] as never, tied: true },
    },
    chance("first-dice-rolled", { dice: [1, 2, null] }),
  ),
  aCase(
    "attr.clamp",
    "effect-applied",
    { to: 16 },
    ROLL,
    found("draught-1", { health: 12 }),
    ...halt,
  ),
  aCase(
    "setup.attributes",
    "henchman-followed",
    { square: "C7" },
    "play.death-drawing",
    {
      ...at("C7", { health: 0 }),
      hands: { 0: ["pit-1", "pit-2", "pit-3"] },
      turn: { over: "died" },
      change: { death: { seat: 0 as never, slayer: null, stage: "draw" } },
    },
    chance("card-drawn", { seat: 0, card: "teleportation-1" }),
  ),
  aCase("day.poison", "poison-taken", { health: 0 }, "play.morning", at("C7", { poison: 1 })),
  aCase("poison", "poison-taken", { health: 2 }, "play.morning", at("C7", { poison: 1 })),
  aCase("day.lost", "turn-lost", { seat: 1 }, "play.morning", at("C7", { lostTurn: true })),
  aCase("lost-turn", "effect-applied", { to: 2 }, ROLL, found("quicksand-1"), ...halt),
  aCase(
    "move.stop",
    "move-stopped",
    { square: "A3" },
    ROLL,
    { lying: { A2: "knife-1" } },
    ...rolled(5),
    red("stepped", { to: "A1" }),
    red("stepped", { to: "A2" }),
  ),
  aCase(
    "move.roll",
    "move-stopped",
    { left: 1 },
    ROLL,
    {},
    ...rolled(1),
    red("stepped", { to: "A1" }),
  ),
  aCase("arrive.show", "card-shown", { card: "pit-2" }, ROLL, found("pit-1"), ...halt),
  aCase("weapon", "effect-applied", { what: "gold" }, ROLL, found("club-1"), ...halt),
  aCase("potion", "effect-applied", { what: "gold" }, ROLL, found("draught-1"), ...halt),
  aCase("trap", "card-discarded", { card: "pit-2" }, ROLL, found("pit-1"), ...halt),
  aCase(
    "special",
    "card-kept",
    { card: "mine-2" },
    ROLL,
    found("mine-1"),
    ...halt,
    red("special-used", { to: null, peek: [] }),
  ),
  aCase("black", "card-taken", { card: "map-b3-1" }, ROLL, found("map-c4-1"), ...halt),
  aCase(
    "combat.villain-dead",
    "hoard-taken",
    { treasures: [] },
    FIGHT,
    facing("wolf-1", { on: { C7: ["orb-1"] } }),
    ...fight(6, 1),
  ),
  aCase(
    "combat.villain-kills",
    "treasures-left",
    { treasures: [] },
    FIGHT,
    facing("wolf-1", { ...found("wolf-1", { health: 1 }), carried: { 0: ["orb-1"] } }),
    ...fight(1, 6),
  ),
  aCase(
    "combat.slain",
    "henchman-plundered",
    { gold: 4 },
    "play.arrival.act",
    {
      henchmen: { 0: { square: "C7" }, 1: { square: "C7", health: 1 } },
      turn: { roll: "made", moving: false },
    },
    red("henchman-attacked", { seat: 1 }),
    ...fight(6, 1),
  ),
  aCase("combat.round", "round-fought", { loss: 0 }, FIGHT, facing("ogre-1"), ...fight(1, 6)),
  aCase(
    "city.inside",
    "stepped",
    { type: "move-stopped", data: { seat: 0, square: "E4", left: 3 } },
    STEPS,
    {
      henchmen: { 0: { square: "E4", slept: "E4" }, 1: { square: "E5" } },
      turn: { roll: "made", steps: 3 },
    },
    red("stepped", { to: "E5" }),
  ),
  aCase("death", "henchman-died", { slayer: 1 }, "play.morning", dying),
  aCase("death.castle", "treasures-left", { treasures: [] }, "play.morning", {
    ...dying,
    ...at("A9", { health: 1, poison: 1 }),
  }),
  aCase(
    "win",
    "game-won",
    { type: "turn-ended", data: { seat: 0, next: 1 } },
    INFLUENCE,
    { win: "any:1", carried: { 0: ["orb-1"] }, turn: ARRIVED },
    red("treasure-hidden", { treasure: "orb-1" }),
  ),
  aCase(
    "end.dead",
    "game-ended",
    { reason: "limit" },
    INFLUENCE,
    {
      win: "same:4",
      carried: { 0: ["orb-1"] },
      on: {
        A0: ALL.filter((id) => /[12]$/.test(id) && id !== "orb-1"),
        A9: ALL.filter((id) => /[34]$/.test(id)),
      },
      turn: ARRIVED,
    },
    red("treasure-hidden", { treasure: "orb-1" }),
  ),
  aCase("end.limit", "game-ended", { reason: "dead-end" }, "play.evening", {
    rulings: { limit: "turns:1" },
    hands: { 0: ["pit-1", "pit-2", "pit-3", "rust-1"] },
    turn: { ...ARRIVED, influenced: true },
  }),
  aCase("maps.out", "hand-maps-set-aside", { cards: [] }, "play.maps.leaving", {
    ...at("B3"),
    hands: { 0: ["map-b6-1", "pit-1"] },
    on: { C9: ALL },
    turn: { ...ARRIVED, played: true, acted: true },
    change: {
      mapsGone: true,
      mapsLeaving: { discards: false, seats: [0 as never], aside: false, owed: 0 },
    },
  }),
  aCase("day.end", "turn-ended", { next: 0 }, "play.evening", {
    hands: { 0: ["pit-1", "pit-2", "pit-3", "rust-1"] },
    turn: { ...ARRIVED, influenced: true },
  }),
  aCase(
    "portal",
    "travelled",
    { to: "G8" },
    "play.arrival.special",
    {
      ...found("portal-1"),
      turn: { roll: "made", moving: false, shown: ["C7"] },
      change: { found: { card: "portal-1", square: "C7", stage: "asked" } },
    },
    red("special-used", { to: "G7", peek: [] }),
    chance("portal-rolled", { die: 6 }),
  ),
  aCase(
    "spell.effect",
    "inserted-discarded",
    { square: "B6" },
    ROLL,
    { hands: { 0: ["dispel-1"] }, lying: { B5: "pit-1", B6: "pit-2" } },
    red("spell-cast", { card: "dispel-1", seat: null, from: "B5", to: null, peek: [] }),
  ),
  aCase(
    "play.spell",
    "card-discarded",
    { card: "balm-2" },
    ROLL,
    { hands: { 0: ["balm-1"] } },
    red("spell-cast", { card: "balm-1", seat: null, from: null, to: null, peek: [] }),
  ),
];

export const tableOf = ({ wishes }: ClauseCase) => aTable(wishes);

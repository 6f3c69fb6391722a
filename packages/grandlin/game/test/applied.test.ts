// What an event applies of the clauses that its transition may apply: those of its own case, and of no other.
import { clausesOfSteps, prepare } from "@assize/kernel-referee";
import type { GameEvent } from "@assize/kernel-model";
import type { ClauseId } from "@assize/grandlin-rulebook";
import { expect, test } from "vitest";
import { grandlin } from "../src/index.ts";
import { aTable, happen, INFLUENCE, red, STEPS, type Wishes } from "./a-table.ts";

const SHOWING = "play.arrival.showing";
const ARRIVED = { roll: "made", moving: false } as const;
const MOVING = { roll: "made", steps: 3 } as const;
const at = (square: string): NonNullable<Wishes["henchmen"]> => ({ 0: { square, slept: square } });
const finds = (card: string): Wishes => ({
  henchmen: at("C7"),
  lying: { C7: card },
  turn: ARRIVED,
});
const step = (to: string): GameEvent => red("stepped", { to });

interface Case {
  readonly event: string;
  readonly what: string;
  readonly wishes: Wishes;
  readonly place: string;
  readonly plays: readonly GameEvent[];
  readonly applies: readonly ClauseId[];
  readonly not: readonly ClauseId[];
}

const CITY: readonly ClauseId[] = ["city.gates", "city.enter", "city.leave", "city.inside"];
const FOUND: readonly ClauseId[] = ["weapon", "potion", "trap", "special", "combat.villain-dead"];
const without = (all: readonly ClauseId[], ...those: readonly ClauseId[]) =>
  all.filter((one) => !those.includes(one));

const steps = (from: string, to: string, ...applies: readonly ClauseId[]): Case => ({
  event: "stepped",
  what: `from ${from} to ${to}`,
  wishes: { henchmen: at(from), turn: MOVING },
  place: STEPS,
  plays: [step(to)],
  applies: ["move.step", ...applies],
  not: without(CITY, ...applies),
});
const discards = (card: string, type: ClauseId): Case => ({
  event: "card-discarded",
  what: card,
  wishes: finds(card),
  place: SHOWING,
  plays: [],
  applies: [type],
  not: without(FOUND, type),
});

const CASES: readonly Case[] = [
  steps("C7", "C8"),
  steps("D4", "E4", "city.gates", "city.enter"),
  steps("E4", "F4", "city.inside"),
  steps("E4", "D4", "city.gates", "city.leave"),
  discards("knife-1", "weapon"),
  discards("draught-1", "potion"),
  discards("pit-1", "trap"),
  {
    event: "card-shown",
    what: "a trap",
    wishes: finds("pit-1"),
    place: SHOWING,
    plays: [],
    applies: ["arrive.show"],
    not: ["villain"],
  },
  {
    event: "card-shown",
    what: "a villain",
    wishes: finds("wolf-1"),
    place: SHOWING,
    plays: [],
    applies: ["arrive.show", "villain"],
    not: [],
  },
  {
    event: "influence-passed",
    what: "with a small hand",
    wishes: { henchmen: at("C7"), turn: ARRIVED },
    place: INFLUENCE,
    plays: [red("influence-passed")],
    applies: ["influence"],
    not: ["hand.must"],
  },
  {
    event: "card-discarded",
    what: "a spell",
    wishes: { henchmen: at("C7"), hands: { 0: ["balm-1"] }, turn: ARRIVED },
    place: INFLUENCE,
    plays: [red("spell-cast", { card: "balm-1", seat: null, from: null, to: null, peek: [] })],
    applies: ["play.spell"],
    not: ["play.map"],
  },
  {
    event: "game-ended",
    what: "by its limit",
    wishes: { rulings: { limit: "turns:1" }, henchmen: at("C7"), turn: ARRIVED },
    place: "play.evening",
    plays: [],
    applies: ["end.limit"],
    not: ["end.dead"],
  },
];

test("the table is complete", () => expect(CASES.length).toBeGreaterThanOrEqual(12));

test.each(CASES)("$event, $what", ({ event, wishes, place, plays, applies, not }) => {
  const game = prepare(grandlin);
  const { steps: taken } = happen(aTable(wishes), place, ...plays);
  const one = taken.find(({ row }) => row.event === event)!;
  const { rulings } = one.before.context;
  const [clauses] = clausesOfSteps({ game, setup: { rulings } }, one.before, [
    { row: one.row, event: one.event, position: one.after },
  ]);
  expect(one.row.clauses).toEqual(expect.arrayContaining([...applies, ...not]));
  expect(clauses).toEqual(expect.arrayContaining([...applies]));
  expect(not.filter((clause) => clauses!.includes(clause))).toEqual([]);
});

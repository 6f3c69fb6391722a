// The game against the slow rules, over tables set at random: every walk of a move, every pair of combat dice, every
// flight, every insertion, every hand, every castle.
import { type GameEvent, SeatId } from "@assize/kernel-model";
import { forcedStep, legalDecisions } from "@assize/kernel-referee";
import type { State } from "@assize/grandlin-rules";
import { expect, test } from "vitest";
import { aTable, type Wishes } from "../a-table.ts";
import {
  aimlessPlay,
  DEEP,
  LEANINGS,
  type Position,
  prepared,
  randomTable,
} from "../random-table.ts";
import * as slow from "./slow-rules.ts";

const TABLES = DEEP ? 3_000 : 180;
const EVENTS_AFTER = 60;

const placeOf = ({ at }: Position): string => prepared.table.leaves[at]!.path;
const tableOf = (seed: number): Position => randomTable(seed, LEANINGS[seed % LEANINGS.length]);

/** Positions along aimless play from many tables, where the place is this one. */
function* positionsAt(place: string, tables: number): Generator<Position> {
  for (let seed = 0; seed < tables; seed++) {
    const from = tableOf(seed);
    if (placeOf(from) === place) yield from;
    for (const { after } of aimlessPlay(from, seed, EVENTS_AFTER))
      if (placeOf(after) === place) yield after;
  }
}

const taken = (position: Position, event: GameEvent): Position | null => {
  const row = prepared.engine.accepts(position, event);
  return row === undefined ? null : prepared.engine.take(row, position, event);
};

const DIRECTIONS = [-10, 10, -1, 1];

/** All walks that the chart accepts, square by square; every candidate is tried, the impossible ones too. */
const chartWalks = (position: Position, longest: number): string[][] => {
  const ways: string[][] = [[]];
  const { context } = position;
  if (longest === 0 || placeOf(position) !== "play.movement.steps") return ways;
  const here = slow.startOf(context);
  for (const to of DIRECTIONS.map((by) => here + by)) {
    if (to < 0 || to > 99) continue;
    const event = { type: "stepped", by: context.onTurn, data: { to: slow.nameOf(to) } };
    const next = taken(position, event);
    if (next !== null)
      for (const way of chartWalks(next, longest - 1)) ways.push([slow.nameOf(to), ...way]);
  }
  return ways;
};

const LONGEST = 4;
const at = (square: string): Wishes => ({ henchmen: { 0: { square, slept: square } } });

test("walks: the same ways to go, step by step", () => {
  let positions = 0;
  let ways = 0;
  for (const position of positionsAt("play.movement.steps", TABLES / 3)) {
    const { context } = position;
    if (positions++ % 4 !== 0) continue;
    const { steps, firstStep } = context.turn;
    const expected = slow
      .walks(context, slow.startOf(context), steps, firstStep, LONGEST)
      .map((way) => way.map(slow.nameOf).join(" "));
    const found = chartWalks(position, LONGEST).map((way) => way.join(" "));
    expect(found.toSorted()).toEqual(expected.toSorted());
    ways += found.length;
  }
  expect(positions).toBeGreaterThan(TABLES);
  expect(ways).toBeGreaterThan(TABLES * 10);
});

/** Ways to walk at most so many steps, halting anywhere: exact numbers, counted by both (and by hand to two steps). */
const PERFT: readonly (readonly [what: string, wishes: Wishes, counts: readonly number[]])[] = [
  ["from a castle on an empty board", at("A0"), [3, 9, 27, 87]],
  ["past a card", { ...at("A0"), lying: { A1: "pit-1" } }, [3, 6, 15, 39]],
  ["past a Henchman", { henchmen: { 0: { square: "A0" }, 1: { square: "B0" } } }, [3, 6, 15, 39]],
  ["in through a gate", at("D4"), [5, 19, 68, 248]],
  ["by a gate where he has not slept", { henchmen: { 0: { square: "D4" } } }, [4, 15, 55, 206]],
  ["inside the City", at("E4"), [4, 13, 42, 140]],
  [
    "out of the City over any side",
    { ...at("E4"), rulings: { "city-leave": "any" } },
    [5, 19, 69, 249],
  ],
];

test.each(PERFT)("perft %s", (_, wishes, counts) => {
  const seen = counts.map((__, index) => {
    const steps = index + 1;
    const game = aTable({ ...wishes, turn: { roll: "made", steps } });
    const position = {
      at: prepared.table.leafOf.get("play.movement.steps")!.index,
      context: game,
    };
    const chart = chartWalks(position, steps).length;
    expect(slow.walks(game, slow.startOf(game), steps, true, steps)).toHaveLength(chart);
    return chart;
  });
  expect(seen).toEqual(counts);
});

test("combat: every pair of dice has the same totals, loss and end", () => {
  let rounds = 0;
  for (const position of positionsAt("play.combat.dice", TABLES)) {
    const before = position.context;
    for (let own = 1; own <= 6; own++)
      for (let other = 1; other <= 6; other++) {
        const rolled = taken(position, { type: "combat-rolled", data: { dice: [own, other] } })!;
        const fought = forcedStep(prepared, rolled)!;
        const expected = slow.fightRound(before, [own, other]);
        expect(fought.event.data).toEqual(expected);
        const after: State = fought.position.context;
        const foe = before.combat!.foe;
        const [health, left] = slow.afterRound(before, expected);
        expect(after.henchmen[before.onTurn]!.health).toBe(health);
        if (foe !== null) expect(after.henchmen[foe]!.health).toBe(left);
        else expect(after.combat?.life ?? 0).toBe(left);
        rounds++;
      }
  }
  expect(rounds).toBeGreaterThan(TABLES * 3);
});

const decisions = (position: Position, seat: number, type: string): readonly GameEvent[] =>
  [...legalDecisions(prepared, position, SeatId(seat))].filter((event) => event.type === type);

test("flight: only who is attacked, from the second round on, to the same squares", () => {
  let seen = 0;
  for (const place of ["play.combat.choice", "play.combat.answer"])
    for (const position of positionsAt(place, TABLES / 2)) {
      const { combat, onTurn, rulings, henchmen } = position.context;
      const attacked = combat!.foe ?? onTurn;
      const decides = place === "play.combat.answer" ? combat!.foe !== null : combat!.foe === null;
      const soon = combat!.round === 1 && rulings["flee-first"] === "no";
      for (const seat of henchmen.keys()) {
        const found = decisions(position, seat, "fled").map(
          ({ data }) => (data as { to: string }).to,
        );
        const may = seat === attacked && decides && !soon;
        const expected = may ? slow.flights(position.context, seat).map(slow.nameOf) : [];
        expect(found.toSorted()).toEqual(expected.toSorted());
        seen++;
      }
    }
  expect(seen).toBeGreaterThan(TABLES / 4);
});

test("influence: the same squares for a card, and the same hands that must play one", () => {
  let seen = 0;
  let forced = 0;
  for (const position of positionsAt("play.influence.choice", TABLES / 4)) {
    const { context } = position;
    if (seen++ % 3 !== 0) continue;
    const seat = context.onTurn;
    const [card] = context.hands[seat]!;
    const squares = Array.from({ length: 100 }, (_, n) => slow.nameOf(n)).filter(
      (square) =>
        card !== undefined &&
        taken(position, { type: "card-inserted", by: seat, data: { card, square } }) !== null,
    );
    const open = card === undefined ? [] : slow.insertable(context).map(slow.nameOf);
    expect(squares).toEqual(open);
    const passes = taken(position, { type: "influence-passed", by: seat, data: {} }) !== null;
    // A spell that can be cast makes playing a must as well; then a card can be inserted too, unless no square is open.
    if (open.length > 0 || context.hands[seat]!.length === 0)
      expect(passes).toBe(!slow.mustPlay(context));
    if (!passes) forced++;
  }
  expect(seen).toBeGreaterThan(TABLES / 4);
  expect(forced).toBeGreaterThan(0);
});

test("hand: at the end of a turn at least four, unless no card is left or the turn was none", () => {
  let ends = 0;
  for (const { context } of positionsAt("play.evening", TABLES / 3)) {
    if (context.turn.over !== "no") continue;
    ends++;
    const none = context.pile.length === 0 && context.discard.length === 0;
    if (!none) expect(slow.inHand(context, context.onTurn)).toBeGreaterThanOrEqual(4);
  }
  expect(ends).toBeGreaterThan(TABLES / 3);
});

/** After these the limit is looked at. */
const COUNTED = ["turn-ended", "first-dice-rolled"];

test("winning: the game ends exactly when a castle holds enough, or nobody can win, or the limit is reached", () => {
  let won = 0;
  let other = 0;
  for (let seed = 0; seed < TABLES; seed++)
    for (const { event, after } of aimlessPlay(tableOf(seed), seed, EVENTS_AFTER)) {
      const { context } = after;
      const winners = slow.winners(context);
      expect(winners.length).toBeLessThanOrEqual(1);
      if (event.type === "game-won") {
        expect([context.over?.winner]).toEqual(winners);
        won++;
      } else if (event.type === "game-ended") {
        expect(winners).toEqual([]);
        const { reason } = context.over!;
        if (reason === "dead-end") expect(slow.allSecured(context)).toBe(true);
        other++;
      } else if (winners.length > 0) expect(placeOf(after)).toBe("play.ending");
      else if (placeOf(after) === "play.ending")
        expect(slow.allSecured(context) || COUNTED.includes(event.type)).toBe(true);
    }
  expect(won).toBeGreaterThan(0);
  expect(other).toBeGreaterThan(0);
});

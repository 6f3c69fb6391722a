// Choices that are picked step by step: a thing, then its place; nothing is chosen by a first pick that has a second.
import { expect, test } from "vitest";
import {
  afterPick,
  agreeing,
  chosenBy,
  handOf,
  openAfter,
} from "../../src/panels/what-if/picks.ts";
import type { Choice } from "../../src/protocol/protocol.ts";

const choice = (steps: Choice["steps"], type = "moved"): Choice => ({
  event: { type, by: 0, data: {} },
  text: steps.flat().join(" "),
  steps,
});
const move = (from: string, to: string): Choice => choice([[from], [to]]);

const MOVES = [
  move("pawn", "e3"),
  move("pawn", "e4"),
  move("knight", "f3"),
  move("king", "e4"),
  // Two choices of the same places: to which piece a pawn is promoted.
  move("far", "h8"),
  move("far", "h8"),
  choice([], "resigned"),
];

test("a thing comes first, though it had one place only", () => {
  expect(openAfter(MOVES, []).keys).toEqual(new Set(["pawn", "knight", "king", "far"]));
  expect(openAfter(MOVES, []).opens).toEqual(new Set(["pawn", "knight", "king", "far"]));
  expect(afterPick(MOVES, [], "e4")).toEqual([]);
  expect(afterPick(MOVES, [], "knight")).toEqual(["knight"]);
  expect(chosenBy(MOVES, ["knight"])).toBeNull();
  expect(openAfter(MOVES, ["knight"])).toMatchObject({
    keys: new Set(["f3"]),
    opens: new Set(),
    foremost: new Set(["f3"]),
  });
  expect(chosenBy(MOVES, afterPick(MOVES, ["knight"], "f3"))).toBe(MOVES[2]);
});

test("what was picked is taken back by the same pick, and given up for another thing", () => {
  expect(afterPick(MOVES, ["pawn"], "pawn")).toEqual([]);
  expect(afterPick(MOVES, ["pawn"], "knight")).toEqual(["knight"]);
  expect(afterPick(MOVES, ["pawn"], "f3")).toEqual(["pawn"]);
});

test("where several choices are left at the last place, none is taken", () => {
  const picked = afterPick(MOVES, ["far"], "h8");
  expect(chosenBy(MOVES, picked)).toBeNull();
  expect(agreeing(MOVES, picked)).toEqual([MOVES[4], MOVES[5]]);
});

test("places that have no order are picked in any order", () => {
  const two = (a: string, b: string) =>
    choice([
      [a, b],
      [a, b],
    ]);
  const all = [two("a", "b"), two("a", "c"), two("b", "c")];
  const picked = afterPick(all, afterPick(all, [], "c"), "a");
  expect(picked).toEqual(["c", "a"]);
  expect(chosenBy(all, picked)).toBe(all[1]);
});

test("a long list is a hand of things and what is chosen without one; a short one is a list", () => {
  const cards = ["a", "b", "c"].flatMap((card) =>
    ["A1", "A2", "A3", "A4", "A5"].map((square) => move(card, square)),
  );
  const pass = choice([], "passed");
  const hand = handOf([pass, ...cards], () => true)!;
  expect(hand.things.map(({ key, choices }) => [key, choices.length])).toEqual([
    ["a", 5],
    ["b", 5],
    ["c", 5],
  ]);
  expect(hand.others).toEqual([pass]);
  expect(handOf(cards.slice(0, 12), () => true)).toBeNull();
  expect(handOf(cards, () => false)).toBeNull();
  const squares = cards.map((_, index) => choice([[`s${index}`]]));
  expect(handOf(squares, () => true)).toBeNull();
});

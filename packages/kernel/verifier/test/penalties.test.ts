// What a penalty makes of an outcome: who falls, and who has won then.
import { type Outcome, SeatId } from "@assize/kernel-model";
import { expect, test } from "vitest";
import { penalised } from "../src/arbitrated/penalties.ts";

const seats = (...numbers: readonly number[]) => numbers.map(SeatId);
const drawn = (count: number): Outcome => ({
  winners: [],
  places: [seats(...Array.from({ length: count }, (_, seat) => seat))],
  scores: { reason: "stated" },
  note: "draw",
});

test("of a draw, whoever is left in front has won, and nothing says that nobody has", () => {
  expect(penalised(drawn(2), { seat: SeatId(0), place: 2 })).toEqual({
    winners: [1],
    places: [[1], [0]],
    scores: { reason: "stated" },
  });
});

test("of a draw, several that are left in front are still equal", () => {
  expect(penalised(drawn(3), { seat: SeatId(0), place: 3 })).toEqual({
    ...drawn(3),
    places: [[1, 2], [0]],
  });
});

test("whoever has won may lose it to the next, and nobody wins who could not win before", () => {
  const won: Outcome = { winners: seats(0), places: [seats(0), seats(1)], scores: null };
  expect(penalised(won, { seat: SeatId(0), place: 2 })?.winners).toEqual([1]);
  expect(penalised(won, { seat: SeatId(1), place: 2 })).toEqual(won);
  const lost: Outcome = { ...won, winners: [], note: "lost by all" };
  expect(penalised(lost, { seat: SeatId(0), place: 2 })).toEqual({
    ...lost,
    places: [[1], [0]],
  });
});

test("given that both of two seats may have the second place at best, they share it and nobody has won", () => {
  const won: Outcome = { winners: seats(0), places: [seats(0), seats(1)], scores: null };
  for (const outcome of [drawn(2), won]) {
    const first = penalised(outcome, { seat: SeatId(0), place: 2 })!;
    const both = penalised(first, { seat: SeatId(1), place: 2 }, new Map([[SeatId(0), 2]]));
    expect(both).toMatchObject({ winners: [], places: [expect.arrayContaining(seats(0, 1))] });
  }
});

// The members of a list that may stay where they are.
import fc from "fast-check";
import { expect, test } from "vitest";
import { growing } from "../../src/board/order.ts";

/** By trying every choice. */
const longest = (numbers: readonly number[]): number => {
  const best = numbers.map(() => 1);
  numbers.forEach((value, at) => {
    for (let before = 0; before < at; before++)
      if (numbers[before]! < value) best[at] = Math.max(best[at]!, best[before]! + 1);
  });
  return Math.max(0, ...best);
};

test("nothing moves in a list that is in order, one thing where one thing moved", () => {
  expect(growing([0, 1, 2, 3])).toEqual(new Set([0, 1, 2, 3]));
  expect(growing([3, 0, 1, 2])).toEqual(new Set([1, 2, 3]));
  expect(growing([1, 2, 3, 0])).toEqual(new Set([0, 1, 2]));
  expect(growing([])).toEqual(new Set());
});

test("what is new never stays", () => {
  expect(growing([-1, -1])).toEqual(new Set());
  expect(growing([-1, 0, -1, 1])).toEqual(new Set([1, 3]));
});

test("those that stay grow, and no longer run of them exists", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(40), { maxLength: 14 }), (numbers) => {
      const staying = [...growing(numbers)].toSorted((a, b) => a - b).map((at) => numbers[at]!);
      expect(staying).toEqual(staying.toSorted((a, b) => a - b));
      expect(staying).toHaveLength(longest(numbers));
    }),
  );
});

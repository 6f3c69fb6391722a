// Two sides at the same turn of the game, whatever the numbers of their events.
import { expect, test } from "vitest";
import { samePlaces } from "../../src/panels/compare/same-place.ts";

/** Lines by the places where they happen, one character a place: `aab` is two events at `a`, one at `b`. */
const lines = (places: string) =>
  places.split("").map((place, index) => ({ seq: index + 1, outline: ["Year 1", place] }));

const standing = (mine: string, theirs: string): readonly number[] => {
  const places = samePlaces(lines(mine), lines(theirs));
  return Array.from({ length: mine.length + 1 }, (_, seq) => places(seq));
};

test("what is alike stands at the same events", () => {
  expect(standing("aabbc", "aabbc")).toEqual([0, 1, 2, 3, 4, 5]);
  expect(standing("", "ab")).toEqual([0]);
  expect(standing("ab", "")).toEqual([0, 0, 0]);
});

test("a longer or shorter turn ends beside the other's, and the next begins with the other's", () => {
  // Side B needs one event more for `b`: its end stands beside A's end.
  expect(standing("abbcc", "abbbcc")).toEqual([0, 1, 2, 4, 5, 6]);
  expect(standing("abbbcd", "abbcd")).toEqual([0, 1, 2, 3, 3, 4, 5]);
});

test("a branch in the middle of a turn stands beside what had come as far", () => {
  expect(standing("abb", "abbbcc")).toEqual([0, 1, 2, 3]);
});

test("a turn that the other side has not got leaves it where both were last", () => {
  expect(standing("abcd", "abd")).toEqual([0, 1, 2, 2, 3]);
  expect(standing("abcde", "ab")).toEqual([0, 1, 2, 2, 2, 2]);
});

test("a place that comes again is met as often as it came", () => {
  expect(standing("abab", "aabbab")).toEqual([0, 2, 4, 5, 6]);
});

test("going on never goes back on the other side", () => {
  const cases = ["aabbcc", "abcabc", "aaabacad", "abcd", "aaaa", "abacab"];
  for (const mine of cases)
    for (const theirs of cases) {
      const at = standing(mine, theirs);
      expect([at[0], ...at], `${mine} ${theirs}`).toEqual(
        [at[0], ...at].toSorted((x, y) => x! - y!),
      );
    }
});

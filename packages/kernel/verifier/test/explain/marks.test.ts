// Paths that nobody knows: where possible states differ, what was never there, and lists whose order hangs on their length.
import { describe, expect, test } from "vitest";
import {
  marksOf,
  noteWritten,
  otherwise,
  readsMarked,
  type Written,
} from "../../src/explain/marks.ts";

const marks = (state: unknown, others: readonly unknown[], before?: ReadonlySet<string>) =>
  [...marksOf(state, others, before)].toSorted();

describe("where states differ", () => {
  test("a single value is marked alone", () => {
    expect(marks({ a: 1, b: { c: 2 } }, [{ a: 1, b: { c: 3 } }])).toEqual(["b/c"]);
  });

  test("a list of another length is marked whole, and as long as it differs", () => {
    expect(marks({ hand: ["x", "y"] }, [{ hand: ["y"] }])).toEqual(["hand"]);
    expect(marks({ hand: ["x", "y"] }, [{ hand: ["x", "z"] }])).toEqual(["hand/1"]);
    const before = new Set(["hand"]);
    expect(marks({ hand: ["x", "y"] }, [{ hand: ["x", "z"] }], before)).toEqual(["hand"]);
    expect(marks({ hand: ["x"] }, [{ hand: ["x"] }], before)).toEqual([]);
  });
});

describe("where members came or went", () => {
  const written: Written = new Map();
  noteWritten(written, { lying: { a: { card: 1 } } }, { lying: {} });
  const state = { lying: { b: { card: 2 }, c: { card: 3 } } };
  const found = marksOf(
    state,
    [0, 1].map((turn) => otherwise(state, written, turn)),
  );
  const reads = (square: string): boolean =>
    readsMarked(found, state, (one) => (one as typeof state).lying[square as "b"]);

  test("each that is there may have gone, and each that is not may have come", () => {
    expect(["b", "c", "d"].map(reads)).toEqual([true, true, true]);
  });

  test("what else there is is known", () => {
    const known = { ...state, turn: 1 };
    expect(readsMarked(found, known, (one) => (one as typeof known).turn)).toBe(false);
  });
});

import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isJson, sameJson } from "../src/index.ts";

const RUNS = process.env["ASSIZE_DEEP"] === undefined ? 500 : 10_000;

/** Few keys and values, so that equal and nearly equal objects are drawn often. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.constantFrom(null, true, false, 0, 1, "", "a"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "toString", "__proto__"), tie("value"), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).value;

test("two values are the same JSON exactly when a slow comparison says so", () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(sameJson(a, b)).toBe(isDeepStrictEqual(a, b));
      expect(sameJson(a, JSON.parse(JSON.stringify(a)))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test.each([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{ toString: null }, {}, false],
  [{ a: undefined }, { b: 1 }, false],
  [[], {}, false],
  [[1, 2], [2, 1], false],
  [{ a: [1, { b: "c" }] }, { a: [1, { b: "c" }] }, true],
])("%j and %j", (a, b, same) => {
  expect(sameJson(a, b)).toBe(same);
  expect(sameJson(b, a)).toBe(same);
});

test("a key called __proto__ is a key like any other", () => {
  const odd: unknown = JSON.parse('{"__proto__":{}}');
  expect(sameJson(odd, { a: 1 })).toBe(false);
  expect(sameJson(odd, JSON.parse('{"__proto__":{}}'))).toBe(true);
});

test.each([undefined, Number.NaN, Infinity, [1, undefined], { a: { b: undefined } }, () => 1])(
  "%j is nothing that JSON can hold",
  (value) => {
    expect(isJson(value)).toBe(false);
    expect(isJson({ a: [null, true, 1, "b", {}] })).toBe(true);
  },
);

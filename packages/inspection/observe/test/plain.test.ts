// Whatever an actor carries becomes plain JSON data.
import fc from "fast-check";
import { expect, test } from "vitest";
import { plain, PLAIN_LIMITS } from "../src/index.ts";

const RUNS = process.env["ASSIZE_DEEP"] !== undefined ? 1_000 : 100;

const circle: Record<string, unknown> = { name: "one" };
circle["self"] = { again: circle };

const CASES: readonly (readonly [string, unknown, unknown])[] = [
  ["a circle", circle, { name: "one", self: { again: "[circle]" } }],
  ["a function", function pay() {}, "[function pay]"],
  ["a function without a name", [() => 1][0], "[function without a name]"],
  ["a BigInt", { coins: 12n }, { coins: "[12n]" }],
  ["a symbol", Symbol("odd"), "[Symbol(odd)]"],
  ["no number", [Number.NaN, Infinity], ["[NaN]", "[Infinity]"]],
  ["undefined", { there: undefined, list: [undefined] }, { list: [null] }],
  ["a date", new Date(0), "1970-01-01T00:00:00.000Z"],
  ["no date", new Date(Number.NaN), "[invalid date]"],
  ["a map", new Map([["a", { b: 1 }]]), { "[map]": [["a", { b: 1 }]] }],
  ["a set", new Set([1, 2]), { "[set]": [1, 2] }],
  ["an error", new TypeError("no"), { name: "TypeError", message: "no" }],
  ["bytes", new Uint8Array(3), "[Uint8Array of 3 bytes]"],
  ["an expression", /a+/u, "/a+/u"],
  ["an actor", { sessionId: "x:1", send: () => undefined }, "[actor x:1]"],
  [
    "a getter that throws",
    {
      get bad() {
        throw new Error("no");
      },
      good: 1,
    },
    { bad: "[unreadable]", good: 1 },
  ],
  [
    "a proxy that throws",
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error("no");
        },
      },
    ),
    "[unreadable]",
  ],
];

test.each(CASES)("%s", (_, value, expected) => {
  expect(plain(value)).toEqual(expected);
});

test("there are as many cases as there should be", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(17);
});

test("a member called __proto__ stays a member", () => {
  const copied = plain(JSON.parse('{"__proto__":{"polluted":true}}')) as object;
  expect(Object.keys(copied)).toEqual(["__proto__"]);
  expect("polluted" in copied).toBe(false);
});

test("ends at its named limits", () => {
  let deep: unknown = 1;
  for (let level = 0; level < 10_000; level++) deep = [deep];
  expect(JSON.stringify(plain(deep))).toContain("[too deep]");
  const wide = Array.from({ length: PLAIN_LIMITS.values * 2 }, (_, index) => index);
  expect((plain(wide) as unknown[]).length).toBeLessThanOrEqual(PLAIN_LIMITS.values);
  expect(plain("a".repeat(PLAIN_LIMITS.text + 5))).toMatch(/a\[5 more\]$/);
  // The same object many times over grows like a tree; the count of values ends it.
  let shared: unknown = "leaf";
  for (let level = 0; level < 30; level++) shared = [shared, shared];
  expect(JSON.stringify(plain(shared))).toContain("[too large]");
});

test("JSON stays as it is", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(plain(value))).toEqual(
        JSON.stringify(JSON.parse(JSON.stringify(value))),
      );
    }),
    { numRuns: RUNS },
  );
});

test("anything at all becomes JSON", () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true }),
      (value) => {
        const text = JSON.stringify(plain(value));
        expect(JSON.stringify(JSON.parse(text))).toBe(text);
      },
    ),
    { numRuns: RUNS },
  );
});

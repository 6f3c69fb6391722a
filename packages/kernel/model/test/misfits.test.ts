// What a schema refuses, as data: codes, paths and values, and no word of the library that found it.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { describe, expect, test } from "vitest";
import { LIMITS, MISFIT_CODES, type Misfit, misfitsOf, Nothing } from "../src/index.ts";

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9 }));
const even = Schema.makeFilter((list: readonly unknown[]) => list.length % 2 === 0, {
  expected: "even-number",
});
const wordy = Schema.makeFilter((list: readonly unknown[]) => list.length % 2 === 0, {
  expected: "an even number, please",
});

const found = (schema: Schema.Codec<any, any>, value: unknown): readonly Misfit[] => {
  const decoded = Schema.decodeUnknownResult(schema as Schema.Codec<unknown, unknown>, {
    onExcessProperty: "error",
    errors: "all",
  })(value);
  return Result.isFailure(decoded) ? misfitsOf(decoded.failure.issue, "$.data") : [];
};

const CASES: readonly (readonly [string, Schema.Codec<any, any>, unknown, readonly Misfit[]])[] = [
  [
    "a member that is missing, and one too many",
    Schema.Struct({ a: Count }),
    { b: 1 },
    [
      { path: "$.data.b", code: "surplus", expected: [] },
      { path: "$.data.a", code: "missing", expected: [] },
    ],
  ],
  [
    "no object",
    Schema.Struct({ a: Count }),
    7,
    [{ path: "$.data", code: "type", expected: ["object"] }],
  ],
  [
    "no list",
    Schema.Struct({ l: Schema.Array(Count) }),
    { l: {} },
    [{ path: "$.data.l", code: "type", expected: ["array"] }],
  ],
  ["no number", Count, "1", [{ path: "$.data", code: "type", expected: ["integer"] }]],
  ["half a number", Count, 1.5, [{ path: "$.data", code: "type", expected: ["integer"] }]],
  ["any number", Schema.Number, true, [{ path: "$.data", code: "type", expected: ["number"] }]],
  [
    "neither true nor false",
    Schema.Boolean,
    1,
    [{ path: "$.data", code: "type", expected: ["boolean"] }],
  ],
  ["too great a number", Count, 10, [{ path: "$.data", code: "range", expected: [0, 9] }]],
  [
    "a number above its greatest",
    Schema.Number.check(Schema.isLessThanOrEqualTo(5)),
    6,
    [{ path: "$.data", code: "range", expected: [null, 5] }],
  ],
  [
    "another word",
    Schema.Struct({ road: Schema.Literals(["red", "blue"]) }),
    { road: "green" },
    [{ path: "$.data.road", code: "one-of", expected: ["red", "blue"] }],
  ],
  [
    "a number or a word",
    Schema.Union([Count, Schema.Literal("dummy")]),
    null,
    [{ path: "$.data", code: "type", expected: ["integer", "dummy"] }],
  ],
  [
    "a number or nothing, deep in lists",
    Schema.Array(Schema.Array(Schema.NullOr(Count))),
    [
      [1, null],
      [null, "x"],
    ],
    [{ path: "$.data[1][1]", code: "type", expected: ["integer", null] }],
  ],
  [
    "too long a list",
    Schema.Array(Count).check(Schema.isMaxLength(2)),
    [1, 2, 3],
    [{ path: "$.data", code: "length", expected: [null, 2] }],
  ],
  [
    "an empty text",
    Schema.String.check(Schema.isMinLength(1)),
    "",
    [{ path: "$.data", code: "length", expected: [1, null] }],
  ],
  [
    "a list of another length",
    Schema.Array(Count).check(Schema.isBetweenLength(1, 2)),
    [],
    [{ path: "$.data", code: "length", expected: [1, 2] }],
  ],
  [
    "a text of another form",
    Schema.String.check(Schema.isPattern(/^[A-J][0-9]$/)),
    "Z9",
    [{ path: "$.data", code: "pattern", expected: ["^[A-J][0-9]$"] }],
  ],
  [
    "a game's own rule, by its name",
    Schema.Array(Count).check(even),
    [1],
    [{ path: "$.data", code: "rule", expected: ["even-number"] }],
  ],
  [
    "a game's own rule that was given a sentence",
    Schema.Array(Count).check(wordy),
    [1],
    [{ path: "$.data", code: "rule", expected: [] }],
  ],
  [
    "data where there are none",
    Nothing,
    { x: 1 },
    [{ path: "$.data", code: "rule", expected: ["no-members"] }],
  ],
];

describe("what a schema refuses", () => {
  test("is held in many cases", () => expect(CASES.length).toBeGreaterThanOrEqual(19));

  test.each(CASES)("%s", (_, schema, value, misfits) => {
    expect(found(schema, value)).toEqual(misfits);
  });

  test("has stable codes", () => {
    const codes = CASES.flatMap(([, , , misfits]) => misfits.map(({ code }) => code));
    const said = new Set(codes);
    // What a schema does not say: names in a list, a value that stands twice, a clause that is broken.
    expect(MISFIT_CODES.filter((code) => !said.has(code))).toEqual([
      "some-of",
      "repeated",
      "clause",
    ]);
  });

  test("is cut at its limit", () => {
    const many = Array.from({ length: 10_000 }, () => "x");
    expect(found(Schema.Array(Count), many)).toHaveLength(LIMITS.misfitsTold);
  });
});

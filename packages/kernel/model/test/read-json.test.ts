// The one reader of JSON from outside: what it takes, and what it refuses with which code.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type JsonReading, LIMITS, readJson } from "../src/index.ts";

const deep = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const codeOf = (text: string, reading?: JsonReading): string | null => {
  const read = readJson(text, reading);
  return read.ok ? null : read.problem.code;
};

const REFUSED: readonly (readonly [what: string, text: string, code: string])[] = [
  ["nothing", "", "not-json"],
  ["no JSON", "{", "not-json"],
  ["two values", "1 2", "not-json"],
  ["depth 33", deep(33), "too-deep"],
  ["depth 50,000", deep(50_000), "too-deep"],
  ["depth 50,000 of objects", `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`, "too-deep"],
  ["a key twice", '{"a":1,"a":2}', "duplicate-key"],
  ["a key twice, once escaped", '{"a":1,"\\u0061":2}', "duplicate-key"],
  ["a key __proto__", '{"__proto__":{}}', "forbidden-key"],
  ["a number that is none any more", "[1e999]", "unsafe-number"],
];

const NOT_OF_A_RECORD: readonly (readonly [what: string, text: string, code: string])[] = [
  ["a fraction", '{"x":1.5}', "unsafe-number"],
  ["an exponent", "1e2", "unsafe-number"],
  ["a great number", "9007199254740993", "unsafe-number"],
  ["half of a surrogate pair", '"\\ud800"', "lone-surrogate"],
  ["a reserved key", '{"$$type":"scxml"}', "reserved-key"],
];

test("the tables are complete", () => {
  expect(REFUSED.length).toBeGreaterThanOrEqual(10);
  expect(NOT_OF_A_RECORD.length).toBeGreaterThanOrEqual(5);
});

describe("refuses, whatever the profile", () => {
  test.each(REFUSED)("%s", (_, text, code) => {
    expect(codeOf(text)).toBe(code);
    expect(codeOf(text, { profile: "foreign" })).toBe(code);
  });
});

describe("refuses in a record, and takes from other programs", () => {
  test.each(NOT_OF_A_RECORD)("%s", (_, text, code) => {
    expect(codeOf(text)).toBe(code);
    expect(readJson(text, { profile: "foreign" })).toEqual({ ok: true, value: JSON.parse(text) });
  });
});

test("takes depth 32, blanks of any kind, a value that is no object", () => {
  for (const text of [deep(32), ' {\r\n\t"a" : [ 1 ] }\n', '"a"', "-3", "null"])
    expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
});

test("takes exactly the most bytes, counted in UTF-8", () => {
  const text = `"${"é".repeat(4)}"`;
  expect(codeOf(text, { bytes: 10 })).toBe(null);
  expect(codeOf(text, { bytes: 9 })).toBe("too-long");
  expect(codeOf(`"${"a".repeat(LIMITS.jsonBytes - 2)}"`)).toBe(null);
  expect(codeOf(`"${"a".repeat(LIMITS.jsonBytes - 1)}"`)).toBe("too-long");
});

test("a problem says where, and what it is about", () => {
  expect(readJson('{"data":{"odd key":[0,1.5]}}')).toEqual({
    ok: false,
    problem: {
      code: "unsafe-number",
      field: '$.data["odd key"][1]',
      values: { number: "1.5", profile: "record" },
    },
  });
});

test("any text is read or refused, never thrown at, and what is read is what JSON says", () => {
  const texts = fc.oneof(
    fc.json({ maxDepth: 5 }),
    fc.string({ maxLength: 40 }),
    fc.json().map((text) => text.slice(0, -1)),
  );
  const law = fc.property(
    texts,
    fc.constantFrom("record" as const, "foreign" as const),
    (text, profile) => {
      const read = readJson(text, { profile });
      if (read.ok) expect(read.value).toEqual(JSON.parse(text));
      else expect(read.problem.code).toBeTruthy();
    },
  );
  fc.assert(law, { numRuns: 1_000 });
});

// The text of data as bytes of a log: what a writer writes stands there and is read again, and nothing else does.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Nothing, sameJson } from "@assize/kernel-model";
import { Cursor, dataWriter, readCount, readText, standsText, UNREAD } from "../src/index.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const RUNS = DEEP ? 200_000 : 3_000;

const refuse = (path: string, why: string): never => {
  throw new Error(`${path}: ${why}`);
};
/** A schema's writer, and what stands in bytes by it. */
const writerOf = (schema: Schema.Codec<any, any>) => {
  const writer = dataWriter(schema, refuse);
  const stored = {
    stands: (cursor: Cursor, value: unknown): boolean => standsText(writer.text, cursor, value),
    read: (cursor: Cursor): unknown => readText(writer.text, cursor),
  };
  return { ...writer, stored };
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const NEWLINE = 10;

/** Text as it stands in a block: with its end of line. */
const cursorAt = (text: string | Uint8Array, at = 0) => {
  const line = typeof text === "string" ? encoder.encode(text) : text;
  return new Cursor(Uint8Array.of(...line, NEWLINE), at);
};

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }));
const Square = Schema.String.check(Schema.isPattern(/^[A-J][0-9]$/));
const Ascending = Schema.Array(Count).check(
  Schema.isMaxLength(6),
  Schema.makeFilter((list) =>
    list.every((one, i) => i === 0 || list[i - 1]! < one) ? undefined : "ascending, each once",
  ),
);
const Inner = Schema.Struct({ tile: Count, units: Schema.Array(Schema.Literals(["a", "ab"])) });
const SCHEMAS = {
  count: Schema.Struct({ city: Count }),
  whole: Schema.Struct({ change: Schema.Int }),
  words: Schema.Struct({ seat: Count, road: Schema.Literals(["red", "road-red", "blue"]) }),
  texts: Schema.Struct({ to: Square, note: Schema.String }),
  union: Schema.Struct({
    by: Schema.Union([Count, Schema.Literal("dummy")]),
    at: Schema.NullOr(Square),
    sure: Schema.Boolean,
    one: Schema.Literals([1, 12, 123]),
  }),
  lists: Schema.Struct({ inner: Schema.Array(Inner), hand: Ascending }),
  tuple: Schema.Struct({
    pair: Schema.Tuple([Count, Schema.Boolean]),
    more: Schema.TupleWithRest(Schema.Tuple([Count]), [Square]),
  }),
  optional: Schema.Struct({
    first: Schema.optionalKey(Count),
    second: Count,
    third: Schema.optionalKey(Square),
  }),
  allOptional: Schema.Struct({ note: Schema.optionalKey(Count) }),
  nothing: Nothing,
} satisfies Record<string, Schema.Codec<any, any>>;
const NAMES = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[];

const count = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 1_000_000 }));
const square = fc.constantFrom("A0", "B9", "J5");
const VALUES: Readonly<Record<keyof typeof SCHEMAS, fc.Arbitrary<object>>> = {
  count: fc.record({ city: count }),
  whole: fc.record({ change: fc.maxSafeInteger() }),
  words: fc.record({ seat: count, road: fc.constantFrom("red", "road-red", "blue") }),
  texts: fc.record({
    to: square,
    note: fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.constant('a "b"\\\n')),
  }),
  union: fc.record({
    by: fc.oneof(count, fc.constant("dummy")),
    at: fc.option(square),
    sure: fc.boolean(),
    one: fc.constantFrom(1, 12, 123),
  }),
  lists: fc.record({
    inner: fc.array(
      fc.record({ tile: count, units: fc.array(fc.constantFrom("a", "ab"), { maxLength: 3 }) }),
      { maxLength: 3 },
    ),
    hand: fc
      .uniqueArray(count, { maxLength: 6 })
      .map((list) => list.toSorted((one, other) => one - other)),
  }),
  tuple: fc.record({
    pair: fc.tuple(count, fc.boolean()),
    more: fc.tuple(count, fc.array(square, { maxLength: 2 })).map(([one, rest]) => [one, ...rest]),
  }),
  optional: fc.record(
    { first: count, second: count, third: square },
    { requiredKeys: ["second"], noNullPrototype: true },
  ),
  allOptional: fc.record({ note: count }, { requiredKeys: [], noNullPrototype: true }),
  nothing: fc.constant({}),
};
const valueOf = fc
  .constantFrom(...NAMES)
  .chain((name) => VALUES[name].map((value) => ({ name, value })));

/** Whether a text is one that a line may hold plainly: no escapes, nothing but ASCII. */
const isPlain = (text: string): boolean => /^[ !#-[\]-~"]*$/.test(text) && !text.includes("\\");

test("every schema has values", () => expect(NAMES.length).toBeGreaterThanOrEqual(10));

test("what is written stands there and is read again, if it is plain; else neither", () => {
  fc.assert(
    fc.property(valueOf, fc.nat(5), ({ name, value }, before) => {
      const { write, stored } = writerOf(SCHEMAS[name]);
      const text = write(value);
      const cursor = cursorAt(" ".repeat(before) + text, before);
      expect(stored.stands(cursor, value)).toBe(isPlain(text));
      const reading = cursorAt(" ".repeat(before) + text, before);
      const read = stored.read(reading);
      if (!isPlain(text)) return;
      expect(cursor.at).toBe(before + text.length);
      expect(read).toEqual(value);
      expect(JSON.stringify(read)).toBe(text);
      expect(reading.at).toBe(before + text.length);
    }),
    { numRuns: RUNS },
  );
});

const byte = fc.oneof(
  fc.constantFrom(...encoder.encode('0123456789abdr-" ,:{}[]\\.eE+\n')),
  fc.nat(255),
);
const edits = fc.array(fc.tuple(fc.nat(), fc.nat(2), byte), { minLength: 1, maxLength: 3 });

const edited = (text: string, changes: readonly (readonly [number, number, number])[]) => {
  const bytes = [...encoder.encode(text)];
  for (const [place, kind, by] of changes)
    bytes.splice(place % bytes.length, kind === 0 ? 0 : 1, ...(kind === 1 ? [] : [by]));
  return Uint8Array.from(bytes);
};

test("of changed bytes only a writer's own text is read, as the strict decoder reads it", () => {
  let read = 0;
  fc.assert(
    fc.property(valueOf, edits, ({ name, value }, changes) => {
      const { holds, write, stored } = writerOf(SCHEMAS[name]);
      const bytes = edited(write(value), changes);
      const cursor = cursorAt(bytes);
      const found = stored.read(cursor);
      if (found !== UNREAD) {
        read++;
        const text = decoder.decode(cursor.bytes.subarray(0, cursor.at));
        expect(write(found)).toBe(text);
        expect(holds(found)).toBe(true);
        const decoded = Schema.decodeUnknownResult(SCHEMAS[name] as Schema.Codec<any, any>, {
          onExcessProperty: "error",
        })(JSON.parse(text));
        expect(Result.getOrThrow(decoded)).toEqual(found);
      }
      // And what was to stand there stands there only if it does.
      const walking = cursorAt(bytes);
      const stands = stored.stands(walking, value);
      if (stands) expect(decoder.decode(walking.bytes.subarray(0, walking.at))).toBe(write(value));
    }),
    { numRuns: RUNS },
  );
  expect(read).toBeGreaterThan(RUNS / 50);
});

test("a value that is not of the shape stands nowhere, whatever stands there", () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.record({ city: fc.oneof(count, fc.double(), fc.constant(undefined)) }),
    fc.record({ city: count, more: count }, { requiredKeys: ["city"], noNullPrototype: true }),
    fc.record({ pair: fc.array(count), more: fc.array(fc.oneof(count, square)) }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), anything, (name, value) => {
      const { holds, stored } = writerOf(SCHEMAS[name]);
      const text = JSON.stringify(value);
      if (!holds(value)) expect(stored.stands(cursorAt(text), value)).toBe(false);
      const found = stored.read(cursorAt(text));
      if (found !== UNREAD) expect(sameJson(found, JSON.parse(text))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

describe("what is derived is compared as it is written", () => {
  test("in the schema's order, whatever the value's own", () => {
    const { stored } = writerOf(SCHEMAS.words);
    expect(stored.stands(cursorAt('{"seat":1,"road":"red"}'), { road: "red", seat: 1 })).toBe(true);
    expect(stored.stands(cursorAt('{"road":"red","seat":1}'), { road: "red", seat: 1 })).toBe(
      false,
    );
  });

  test("and nothing that the schema does not know is left out", () => {
    const { stored } = writerOf(SCHEMAS.count);
    expect(stored.stands(cursorAt('{"city":1}'), { city: 1, more: 2 })).toBe(false);
    expect(stored.stands(cursorAt('{"city":1}'), { city: "1" })).toBe(false);
    expect(stored.stands(cursorAt('{"city":0}'), { city: -0 })).toBe(true);
  });

  test("a record is compared in its own order, and never read", () => {
    const { stored } = writerOf(Schema.Record(Schema.String, Count));
    expect(stored.stands(cursorAt('{"b":1,"a":2}'), { b: 1, a: 2 })).toBe(true);
    expect(stored.stands(cursorAt('{"a":2,"b":1}'), { b: 1, a: 2 })).toBe(false);
    expect(stored.read(cursorAt('{"b":1,"a":2}'))).toBe(UNREAD);
  });

  test("not deeper than a line may be", () => {
    const deep = (levels: number): Schema.Codec<any, any> =>
      Array.from({ length: levels }).reduce<Schema.Codec<any, any>>(
        (inner) => Schema.Array(inner),
        Count,
      );
    const text = (levels: number): string => `${"[".repeat(levels)}1${"]".repeat(levels)}`;
    const stands = (levels: number): boolean =>
      writerOf(deep(levels)).stored.stands(cursorAt(text(levels)), JSON.parse(text(levels)));
    expect([stands(30), stands(32)]).toEqual([true, false]);
  });
});

describe("a count", () => {
  test.each([
    ["0,", 0, 1],
    ["17}", 17, 2],
    ["9007199254740991,", Number.MAX_SAFE_INTEGER, 16],
    ["9007199254740992,", -1, 0],
    ["99999999999999999999999999,", -1, 0],
    ["01,", -1, 0],
    ["-1,", -1, 0],
    ["", -1, 0],
  ])("%s", (text, value, at) => {
    const cursor = cursorAt(text);
    expect([readCount(cursor), cursor.at]).toEqual([value, at]);
  });
});

test("long texts and many of them are read as few and short ones are", () => {
  const { stored } = writerOf(Schema.Array(Schema.String));
  const many = Array.from({ length: 3_000 }, (_, index) => `text-${index % 1_500}`);
  expect(stored.read(cursorAt(JSON.stringify(many)))).toEqual(many);
  expect(stored.read(cursorAt(JSON.stringify(["x".repeat(201)])))).toBe(UNREAD);
  expect(stored.stands(cursorAt(JSON.stringify(["x".repeat(201)])), ["x".repeat(201)])).toBe(true);
  // Both have the same digest.
  expect(stored.read(cursorAt('["Aa","BB","Aa"]'))).toEqual(["Aa", "BB", "Aa"]);
});

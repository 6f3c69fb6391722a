// The writer of an event's data, made from its schema: what it writes, what it refuses, which schemas it cannot know.
import * as Schema from "effect/Schema";
import { describe, expect, test } from "vitest";
import { dataWriter } from "../src/index.ts";

const refuse = (path: string, why: string): never => {
  throw new Error(`${path}: ${why}`);
};
const writerOf = (schema: Schema.Codec<any, any>) => dataWriter(schema, refuse);

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9 }));
const Ascending = Schema.Array(Count).check(
  Schema.isMaxLength(3),
  Schema.makeFilter((list) =>
    list.every((one, i) => i === 0 || list[i - 1]! < one) ? undefined : "ascending, each once",
  ),
);
const Move = Schema.Struct({
  to: Schema.String.check(Schema.isPattern(/^[a-h][1-8]$/)),
  takes: Schema.NullOr(Schema.Literals(["pawn", "rook"])),
  hand: Ascending,
  note: Schema.optionalKey(Schema.String),
});
const MOVE = { to: "a1", takes: null, hand: [1, 3] };

describe("the text", () => {
  test("has the schema's order of members, whatever the value's", () => {
    const { write, holds } = writerOf(Move);
    const turned = { hand: [1, 3], note: 'a "b"\n', takes: "pawn", to: "a1" };
    expect(holds(turned)).toBe(true);
    expect(write(turned)).toBe('{"to":"a1","takes":"pawn","hand":[1,3],"note":"a \\"b\\"\\n"}');
    expect(write(MOVE)).toBe('{"to":"a1","takes":null,"hand":[1,3]}');
  });

  test.each([
    ["no members", Schema.Struct({ note: Schema.optionalKey(Schema.String) }), {}, "{}"],
    ["an empty list", Schema.Array(Count), [], "[]"],
    ["a pair", Schema.Tuple([Schema.Boolean, Count]), [true, 3], "[true,3]"],
    [
      "a pair and more",
      Schema.TupleWithRest(Schema.Tuple([Count]), [Schema.String]),
      [1, "x"],
      '[1,"x"]',
    ],
    [
      "a record, in its own order",
      Schema.Record(Schema.String, Count),
      { b: 1, a: 2 },
      '{"b":1,"a":2}',
    ],
    ["one of three", Schema.Union([Count, Schema.Null, Schema.Array(Count)]), [4], "[4]"],
    ["nothing below zero", Schema.Int, -0, "0"],
    ["the schema's own words", Schema.Literals([1, "one", true]), "one", '"one"'],
  ] as const)("of %s", (_, schema, value, text) => {
    const { holds, write } = writerOf(schema as Schema.Codec<any, any>);
    expect(holds(value)).toBe(true);
    expect(write(value)).toBe(text);
    expect(write(value)).toBe(JSON.stringify(value));
  });

  test("never asks a value to write itself", () => {
    const { write } = writerOf(Move);
    const sly = Object.defineProperty({ ...MOVE }, "toJSON", { value: () => "sly" });
    expect(write(sly)).toBe(JSON.stringify(MOVE));
  });
});

describe("what does not hold is told with its path, what is expected and what is there", () => {
  test.each([
    [
      { ...MOVE, to: "i9" },
      'data.to: Expected a string matching the RegExp ^[a-h][1-8]$, and it is "i9"',
    ],
    [{ ...MOVE, to: 63 }, "data.to: Expected string, and it is 63"],
    [{ ...MOVE, hand: [1, "3"] }, 'data.hand[1]: Expected number, and it is "3"'],
    [{ ...MOVE, hand: [3, 1] }, "data.hand: ascending, each once, and it is [3,1]"],
    [{ ...MOVE, hand: [10] }, "data.hand[0]: Expected a value between 0 and 9, and it is 10"],
    [{ ...MOVE, hand: [Number.NaN] }, "data.hand[0]: Expected an integer, and it is NaN"],
    [{ ...MOVE, hand: Array(2) }, "data.hand[0]: Expected number, and it is undefined"],
    [
      { ...MOVE, takes: undefined },
      'data.takes: Expected "pawn" | "rook" | null, and it is undefined',
    ],
    [{ ...MOVE, note: undefined }, "data.note: Expected string, and it is undefined"],
    [{ ...MOVE, extra: 1 }, "data.extra: Expected no excess property, and it is 1"],
    [{ to: "a1", hand: [] }, "data.takes: Missing key, and it is undefined"],
    [
      { ...MOVE, note: "\ud800" },
      'data.note: Expected what a line of a log can hold, and it is "\\ud800"',
    ],
    [null, "data: Expected object, and it is null"],
    [[MOVE], `data: Expected object, and it is [${JSON.stringify(MOVE)}]`],
    ["x".repeat(200), `data: Expected object, and it is "${"x".repeat(79)}…`],
    [new Map(), "data.to: Missing key, and it is undefined"],
  ])("%j", (value, told) => {
    const { holds, misfit } = writerOf(Move);
    expect(holds(value)).toBe(false);
    expect(misfit(value)).toBe(told);
  });

  test("no value of a line is a number that is not whole, though a schema may take it", () => {
    const { holds, misfit } = writerOf(Schema.Struct({ share: Schema.Number }));
    expect([1.5, Infinity, 2 ** 53].filter((share) => holds({ share }))).toEqual([]);
    expect(misfit({ share: 1.5 })).toBe(
      "data.share: Expected what a line of a log can hold, and it is 1.5",
    );
  });

  test("a name that the record keeps for itself is none of a record's", () => {
    const { holds } = writerOf(Schema.Record(Schema.String, Schema.Boolean));
    const names = ["$unknown", "constructor", "prototype", "\ud800"];
    expect(names.filter((name) => holds({ [name]: true }))).toEqual([]);
    expect(holds({ plain: true })).toBe(true);
  });
});

test("a schema is walked once", () => {
  expect(writerOf(Move)).toBe(writerOf(Move));
});

describe("a schema that no log could hold is refused when its writer is made", () => {
  const dot = (inner: Schema.Codec<any, any>) => Schema.Struct({ a: Schema.Array(inner) });
  test.each([
    [dot(Schema.NumberFromString), "data.a[]: the schema changes what it reads"],
    [
      dot(Schema.Date as Schema.Codec<any, any>),
      "data.a[]: a log has no Declaration; make data of",
    ],
    [dot(Schema.BigInt as Schema.Codec<any, any>), "data.a[]: a log has no BigInt"],
    [dot(Schema.Undefined as Schema.Codec<any, any>), "data.a[]: a log has no Undefined"],
    [dot(Schema.Unknown), "data.a[]: a log has no Unknown"],
    [dot(Schema.Literals([1.5])), "data.a[]: no log can hold the literal 1.5"],
    [dot(Schema.Struct({})), "data.a[]: a struct without members takes any"],
    [Schema.Struct({ $a: Count }), "data: no log can hold a member called $a"],
    [Schema.Struct({ constructor: Count }), "data: no log can hold a member called constructor"],
    [dot(Schema.Union([Count, Schema.Null], { mode: "oneOf" })), 'a union with the mode "oneOf"'],
    [Schema.Struct({ a: Schema.optional(Count) }), "data.a: a log has no Undefined"],
    [dot(Schema.Tuple([Schema.optionalKey(Count)])), "data.a[]: a list with optional entries"],
  ])("%#", (schema, why) => {
    expect(() => writerOf(schema as Schema.Codec<any, any>)).toThrow(why);
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { ITF_LIMITS, itfOf, type ItfValue, jsonOf, readItf, writeItf } from "../src/index.ts";

/** A trace as Quint writes one: numbers as texts, numbered states, variants, maps and tuples. */
const QUINT_TRACE = `{"#meta":{"format":"ITF","status":"ok","timestamp":1795421786401},"vars":["n","seen","mbt::actionTaken"],
"states":[{"#meta":{"index":0},"n":{"#bigint":"-3"},"seen":{"#set":[]},"mbt::actionTaken":"init"},
{"#meta":{"index":1},"n":{"#bigint":"123456789012345678901234567890"},
"seen":{"#map":[[{"#tup":[1,{"#bigint":"2"}]},{"tag":"Some","value":{"x":[true]}}]]},"mbt::actionTaken":"count"}]}`;

test("a trace of Quint's is read, and written so that it is read as the same", () => {
  const read = readItf(QUINT_TRACE);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  expect(read.trace.states).toEqual([
    { n: -3n, seen: { "#set": [] }, "mbt::actionTaken": "init" },
    {
      n: 123_456_789_012_345_678_901_234_567_890n,
      seen: { "#map": [[{ "#tup": [1n, 2n] }, { tag: "Some", value: { x: [true] } }]] },
      "mbt::actionTaken": "count",
    },
  ]);
  expect(readItf(writeItf(read.trace))).toEqual(read);
});

const value = fc.letrec<{ value: ItfValue }>((tie) => {
  const many = fc.array(tie("value"), { maxLength: 3 });
  return {
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.boolean(),
      fc.string(),
      fc.bigInt(),
      many,
      fc.record({ "#tup": many }),
      fc.record({ "#set": many }),
      fc.record({
        "#map": fc.array(fc.tuple(tie("value"), tie("value")), { maxLength: 3 }),
      }) as fc.Arbitrary<ItfValue>,
      fc.record({ "#unserializable": fc.string() }),
      fc.dictionary(fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_:]{0,8}$/), tie("value"), {
        maxKeys: 3,
      }) as fc.Arbitrary<ItfValue>,
    ),
  };
}).value;

test("whatever is written is read as it was", () => {
  let traces = 0;
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), (values) => {
      const states = values.map((one) => ({ one }));
      const trace = { meta: { source: "a test" }, vars: ["one"], states };
      const read = readItf(writeItf(trace));
      expect(read.ok && read.trace.states).toEqual(states.map(plain));
      traces++;
    }),
    { numRuns: 200 },
  );
  expect(traces).toBe(200);
});

/** Without fast-check's own prototypes. */
const plain = (state: object): object => ({ ...state });

const state = (text: string): string => `{"vars":["a"],"states":[{"a":${text}}]}`;

/** What is wrong with each, where it stands; a problem of the text itself by its code. */
const BROKEN: Readonly<Record<string, readonly [text: string, code: string, path: string]>> = {
  "nothing at all": ["", "not-json", "$"],
  "half a file": [QUINT_TRACE.slice(0, 300), "not-json", "$"],
  "another JSON": ["[]", "type", "$"],
  "no variables": ['{"states":[]}', "missing", "$.vars"],
  "states that are none": ['{"vars":[],"states":[3]}', "type", "$.states[0]"],
  "a variable that is missing": [
    '{"vars":["a","b"],"states":[{"a":true}]}',
    "missing",
    "$.states[0].b",
  ],
  "one that is not told": ['{"vars":[],"states":[{"c":true}]}', "surplus", "$.states[0].c"],
  "nothing as a value": [state("null"), "type", "$.states[0].a"],
  "half a number": [state("1.5"), "type", "$.states[0].a"],
  "letters for a number": [state('{"#bigint":"x"}'), "pattern", '$.states[0].a["#bigint"]'],
  "a number without end": [
    state(`{"#bigint":"${"9".repeat(ITF_LIMITS.digits + 1)}"}`),
    "pattern",
    '$.states[0].a["#bigint"]',
  ],
  "no list in a tuple": [state('{"#tup":3}'), "type", '$.states[0].a["#tup"]'],
  "three in an entry of a map": [
    state('{"#map":[[1,2,3]]}'),
    "surplus",
    '$.states[0].a["#map"][0][2]',
  ],
  "a shape that nobody knows": [state('{"#what":3}'), "rule", "$.states[0].a"],
  "one name twice": ['{"vars":["a"],"vars":["b"],"states":[]}', "duplicate-key", "$.vars"],
  "deep nesting": [
    state("[".repeat(100_000) + "]".repeat(100_000)),
    "too-deep",
    `$.states[0].a${"[0]".repeat(29)}`,
  ],
  "a prototype": [state('{"__proto__":true}'), "forbidden-key", "$.states[0].a.__proto__"],
};

test.each(Object.entries(BROKEN))("%s is an answer: %#", (_, [text, code, path]) => {
  const read = readItf(text);
  if (read.ok) throw new Error("it was read");
  const { problem } = read;
  const found =
    problem.code === "not-itf"
      ? [problem.misfit.code, problem.misfit.path]
      : [problem.code, problem.field];
  expect(found).toEqual([code, path]);
});

test("what is too long is not even parsed", () => {
  const read = readItf(" ".repeat(ITF_LIMITS.bytes + 1));
  expect(read).toMatchObject({ ok: false, problem: { code: "too-long" } });
});

test("plain JSON goes both ways; what a trace cannot say does not", () => {
  const json = { city: 3, units: ["mage"], raging: true };
  expect(itfOf(json)).toEqual({ city: 3n, units: ["mage"], raging: true });
  expect(jsonOf(itfOf(json)!)).toEqual(json);
  for (const other of [null, [null], 1.5, { a: { b: null } }, { "#tup": [] }])
    expect(itfOf(other)).toBeUndefined();
});

test("sets and maps have one order as JSON", () => {
  const set = (items: readonly ItfValue[]) => jsonOf({ "#set": items });
  expect(set([3n, 1n, 2n])).toEqual(set([2n, 3n, 1n]));
  expect(
    jsonOf({
      "#map": [
        ["b", 1n],
        ["a", 2n],
      ],
    }),
  ).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
  expect(jsonOf(2n ** 70n)).toBe(String(2n ** 70n));
});

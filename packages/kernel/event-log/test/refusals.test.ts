import { LIMITS } from "@assize/kernel-model";
import { expect, test } from "vitest";
import { READ_PROBLEM_CODES, encodeHeader, readLog } from "../src/index.ts";
import type { ReadProblemCode } from "../src/index.ts";
import { DIGEST, HEADER, bytesOf } from "./arbitraries.ts";

const HEAD = encodeHeader(HEADER);
const EVENT = '{"seq":1,"type":"t","data":{}}';
const event = (data: string): string => `${HEAD}\n{"seq":1,"type":"t","data":${data}}\n`;
const line = (members: string): string => `${HEAD}\n{"seq":1,"type":"t","data":{}${members}}\n`;
const headed = (from: string, to: string): string => `${HEAD.replace(from, to)}\n`;
const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const raw = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...bytesOf(part)] : part)));

type Refusal = readonly [
  what: string,
  file: string | Uint8Array,
  code: ReadProblemCode,
  line: number,
  field: string,
];

const REFUSALS: readonly Refusal[] = [
  ["nothing", "", "empty-file", 0, "$"],
  ["a byte order mark", `\uFEFF${HEAD}\n`, "bom", 0, "$"],
  ["a byte order mark alone", "\uFEFF", "bom", 0, "$"],
  ["a byte order mark later", `${HEAD}\n\uFEFF${EVENT}\n`, "bom", 1, "$"],
  ["UTF-16", raw([0xff, 0xfe, 0x7b, 0x00]), "not-utf8", 0, "$"],
  ["CRLF after the header", `${HEAD}\r\n${EVENT}\r\n`, "carriage-return", 0, "$"],
  ["CRLF after an event", `${HEAD}\n${EVENT}\r\n`, "carriage-return", 1, "$"],
  ["CR as the only line end", `${HEAD}\r${EVENT}\r`, "carriage-return", 0, "$"],
  ["CR between tokens", line(',\r"by":1'), "carriage-return", 1, "$"],
  ["CR in a text", event('{"a":"\r"}'), "carriage-return", 1, "$"],
  ["a lone CR line", `${HEAD}\n\r\n`, "carriage-return", 1, "$"],
  ["an empty line", `${HEAD}\n\n${EVENT}\n`, "blank-line", 1, "$"],
  ["a line of blanks", `${HEAD}\n \t \n${EVENT}\n`, "blank-line", 1, "$"],
  ["an empty line at the end", `${HEAD}\n${EVENT}\n\n`, "blank-line", 2, "$"],
  ["only a newline", "\n", "blank-line", 0, "$"],
  ["a stray byte", raw(`${HEAD}\n`, '{"seq":1,"type":"', [0x80], '"}\n'), "not-utf8", 1, "$"],
  ["an overlong form", raw(`${HEAD}\n{"`, [0xc0, 0xaf], '":1}\n'), "not-utf8", 1, "$"],
  ["an encoded surrogate", raw(`${HEAD}\n"`, [0xed, 0xa0, 0x80], '"\n'), "not-utf8", 1, "$"],
  ["beyond Unicode", raw(`${HEAD}\n"`, [0xf5, 0x80, 0x80, 0x80], '"\n'), "not-utf8", 1, "$"],
  ["a NUL in a text", event('{"a":"\0"}'), "nul-byte", 1, "$"],
  ["a hole of NULs", `${HEAD}\n\0\0\0\0\n`, "nul-byte", 1, "$"],
  ["no JSON", `${HEAD}\nhello\n`, "not-json", 1, "$"],
  ["a trailing comma", event('{"a":1,}'), "not-json", 1, "$"],
  ["single quotes", event("{'a':1}"), "not-json", 1, "$"],
  ["a comment", `${HEAD}\n${EVENT} // note\n`, "not-json", 1, "$"],
  ["two values on a line", `${HEAD}\n${EVENT}${EVENT}\n`, "not-json", 1, "$"],
  ["NaN", event('{"a":NaN}'), "not-json", 1, "$"],
  ["a leading zero", event('{"a":01}'), "not-json", 1, "$"],
  ["a plus sign", event('{"a":+1}'), "not-json", 1, "$"],
  ["a raw tab in a text", event('{"a":"\t"}'), "not-json", 1, "$"],
  ["a cut line within", `${HEAD}\n{"seq":1,"ty\n${EVENT}\n`, "not-json", 1, "$"],
  ["a torn header", '{"format":"assi', "not-json", 0, "$"],
  ["prose", "1. e4 e5", "not-json", 0, "$"],
  ["an array", `${HEAD}\n[1]\n`, "not-an-object", 1, "$"],
  ["a number", `${HEAD}\n1\n`, "not-an-object", 1, "$"],
  ["null", "null\n", "not-an-object", 0, "$"],
  ["a text", '"assize-log/1"\n', "not-an-object", 0, "$"],
  ["a long line", event(`{"a":"${"x".repeat(LIMITS.lineBytes)}"}`), "line-too-long", 1, "$"],
  ["a long last line", `${HEAD}\n${"x".repeat(LIMITS.lineBytes + 9)}`, "line-too-long", 1, "$"],
  [
    "a long header",
    headed('"game"', `"x-a":"${"x".repeat(LIMITS.lineBytes)}","game"`),
    "line-too-long",
    0,
    "$",
  ],
  ["deep arrays", event(`{"a":${nested(31)}}`), "too-deep", 1, `$.data.a${"[0]".repeat(30)}`],
  [
    "deep objects",
    event(`${'{"a":'.repeat(32)}1${"}".repeat(32)}`),
    "too-deep",
    1,
    `$.data${".a".repeat(31)}`,
  ],
  [
    "very deep arrays",
    event(`{"a":${nested(100_000)}}`),
    "too-deep",
    1,
    `$.data.a${"[0]".repeat(30)}`,
  ],
  ["a key twice", event('{"a":1,"a":2}'), "duplicate-key", 1, "$.data.a"],
  ["a key twice, blanks between", event('{"a" :1, "a"\t: 2}'), "duplicate-key", 1, "$.data.a"],
  ["a key twice, once escaped", event('{"a":1,"\\u0061":2}'), "duplicate-key", 1, "$.data.a"],
  ["a key twice, deep", event('{"b":[{"a":1,"c":{},"a":1}]}'), "duplicate-key", 1, "$.data.b[0].a"],
  ["seq twice", line(',"seq":1'), "duplicate-key", 1, "$.seq"],
  ["format twice", headed("{", '{"format":"assize-log/1",'), "duplicate-key", 0, "$.format"],
  ["an odd key twice", event('{"a b":1,"a b":1}'), "duplicate-key", 1, '$.data["a b"]'],
  ["an unknown member", line(',"extra":1'), "unknown-key", 1, "$.extra"],
  ["X- in capitals", line(',"X-note":1'), "unknown-key", 1, "$.X-note"],
  ["an unknown header member", headed('"game"', '"name":"x","game"'), "unknown-key", 0, "$.name"],
  ["x- in the edition", headed('"id"', '"x-a":1,"id"'), "unknown-key", 0, "$.edition.x-a"],
  ["an unknown seat member", headed('"red"', '"red","age":7'), "unknown-key", 0, "$.seats[0].age"],
  ["no seq", `${HEAD}\n{"type":"t","data":{}}\n`, "missing-key", 1, "$.seq"],
  ["no type", `${HEAD}\n{"seq":1,"data":{}}\n`, "missing-key", 1, "$.type"],
  ["no data", `${HEAD}\n{"seq":1,"type":"t"}\n`, "missing-key", 1, "$.data"],
  ["an empty object", `${HEAD}\n{}\n`, "missing-key", 1, "$.seq"],
  ["a header with format alone", '{"format":"assize-log/1"}\n', "missing-key", 0, "$.game"],
  ["an edition without id", headed('"id":"reference",', ""), "missing-key", 0, "$.edition.id"],
  [
    "a seat without colour",
    headed('"colour":"red"', '"name":"Jo"'),
    "missing-key",
    0,
    "$.seats[0].colour",
  ],
  ["seq as text", `${HEAD}\n{"seq":"1","type":"t","data":{}}\n`, "wrong-type", 1, "$.seq"],
  ["seq negative", `${HEAD}\n{"seq":-1,"type":"t","data":{}}\n`, "wrong-type", 1, "$.seq"],
  ["an empty type", `${HEAD}\n{"seq":1,"type":"","data":{}}\n`, "wrong-type", 1, "$.type"],
  ["data as array", event("[]"), "wrong-type", 1, "$.data"],
  ["data null", event("null"), "wrong-type", 1, "$.data"],
  ["by null", line(',"by":null'), "wrong-type", 1, "$.by"],
  ["by negative", line(',"by":-1'), "wrong-type", 1, "$.by"],
  ["at in local time", line(',"at":"2026-01-31T18:00:00+01:00"'), "wrong-type", 1, "$.at"],
  ["at a day alone", line(',"at":"2026-01-31"'), "wrong-type", 1, "$.at"],
  ["at on 30 February", line(',"at":"2026-02-30T00:00:00Z"'), "wrong-type", 1, "$.at"],
  ["at on 29 February 2026", line(',"at":"2026-02-29T00:00:00Z"'), "wrong-type", 1, "$.at"],
  ["at on 29 February 2100", line(',"at":"2100-02-29T00:00:00Z"'), "wrong-type", 1, "$.at"],
  ["at on 31 April", line(',"at":"2026-04-31T00:00:00Z"'), "wrong-type", 1, "$.at"],
  ["at in a 13th month", line(',"at":"2026-13-01T00:00:00Z"'), "wrong-type", 1, "$.at"],
  ["prev too short", line(`,"prev":"${DIGEST.slice(1)}"`), "wrong-type", 1, "$.prev"],
  ["prev padded", line(`,"prev":"${DIGEST.slice(1)}="`), "wrong-type", 1, "$.prev"],
  ["prev null", line(',"prev":null'), "wrong-type", 1, "$.prev"],
  ["format a number", headed('"assize-log/1"', "1"), "wrong-type", 0, "$.format"],
  ["rules zero", headed('"rules":1', '"rules":0'), "wrong-type", 0, "$.rules"],
  ["a hexadecimal digest", headed(DIGEST, "a".repeat(64)), "wrong-type", 0, "$.rulebook"],
  [
    "overrides not texts",
    headed('"overrides":{}', '"overrides":{"a":1}'),
    "wrong-type",
    0,
    "$.rulings.overrides",
  ],
  ["no seats", headed('[{"colour":"red"},{"colour":"blue"}]', "[]"), "wrong-type", 0, "$.seats"],
  [
    "too many seats",
    headed('{"colour":"red"}', '{"colour":"red"},'.repeat(64).slice(0, -1)),
    "wrong-type",
    0,
    "$.seats",
  ],
  ["terse false", headed('"table":{}', '"table":{},"terse":false'), "wrong-type", 0, "$.terse"],
  [
    "a position as text",
    headed('"table":{}', '"table":{},"position":"x"'),
    "wrong-type",
    0,
    "$.position",
  ],
  ["a fraction", event('{"a":1.5}'), "unsafe-number", 1, "$.data.a"],
  ["a whole number with a point", event('{"a":1.0}'), "unsafe-number", 1, "$.data.a"],
  ["an exponent", event('{"a":1e2}'), "unsafe-number", 1, "$.data.a"],
  ["a capital exponent", event('{"a":1E2}'), "unsafe-number", 1, "$.data.a"],
  ["beyond any double", event('{"a":1e400}'), "unsafe-number", 1, "$.data.a"],
  ["2^53", event('{"a":9007199254740992}'), "unsafe-number", 1, "$.data.a"],
  ["-2^53", event('{"a":-9007199254740992}'), "unsafe-number", 1, "$.data.a"],
  ["a very long number", event(`{"a":[0,${"9".repeat(400)}]}`), "unsafe-number", 1, "$.data.a[1]"],
  ["minus zero", event('{"a":-0}'), "unsafe-number", 1, "$.data.a"],
  ["minus a fraction", event('{"a":-0.5}'), "unsafe-number", 1, "$.data.a"],
  ["seq with a point", `${HEAD}\n{"seq":1.0,"type":"t","data":{}}\n`, "unsafe-number", 1, "$.seq"],
  ["half a pair", event('{"a":"\\ud800"}'), "lone-surrogate", 1, "$.data.a"],
  ["a pair the wrong way round", event('{"a":"\\udc00\\ud800"}'), "lone-surrogate", 1, "$.data.a"],
  ["half a pair in a key", event('{"\\uDFFF":1}'), "lone-surrogate", 1, '$.data["\\udfff"]'],
  ["half a pair in x-", line(',"x-a":["\\ud83d"]'), "lone-surrogate", 1, "$.x-a[0]"],
  ["a reserved key", event('{"a":{"$ref":"b"}}'), "reserved-key", 1, "$.data.a.$ref"],
  [
    "$unknown without a reason",
    event('{"a":{"$unknown":1}}'),
    "reserved-key",
    1,
    "$.data.a.$unknown",
  ],
  [
    "$unknown beside others",
    event('{"a":{"$unknown":"x","b":1}}'),
    "reserved-key",
    1,
    "$.data.a.$unknown",
  ],
  [
    "$unknown and $sealed",
    event('{"a":{"$unknown":"x","$sealed":"y"}}'),
    "reserved-key",
    1,
    "$.data.a.$unknown",
  ],
  ["$unknown on the line", `${HEAD}\n{"$unknown":"x"}\n`, "reserved-key", 1, "$.$unknown"],
  ["an escaped reserved key", event('{"a":{"\\u0024x":1}}'), "reserved-key", 1, "$.data.a.$x"],
  [
    "a reserved key in the header",
    headed('"options":{}', '"options":{"$x":1}'),
    "reserved-key",
    0,
    "$.options.$x",
  ],
  ["__proto__", event('{"__proto__":{"admin":true}}'), "forbidden-key", 1, "$.data.__proto__"],
  ["an escaped __proto__", event('{"\\u005f_proto__":{}}'), "forbidden-key", 1, "$.data.__proto__"],
  [
    "constructor",
    event('{"a":[{"constructor":1}]}'),
    "forbidden-key",
    1,
    "$.data.a[0].constructor",
  ],
  ["prototype", line(',"x-a":{"prototype":1}'), "forbidden-key", 1, "$.x-a.prototype"],
  ["__proto__ on the line", line(',"__proto__":{}'), "forbidden-key", 1, "$.__proto__"],
  ["a newer format", headed("log/1", "log/3"), "format-unknown", 0, "$.format"],
  [
    "a newer format with fractions",
    '{"format":"assize-log/3","a":1.5}\n',
    "format-unknown",
    0,
    "$.format",
  ],
  ["an event first", `${EVENT}\n`, "header-missing", 0, "$.format"],
  [
    "a header without format",
    headed('"format":"assize-log/1",', ""),
    "header-missing",
    0,
    "$.format",
  ],
  ["two games", `${HEAD}\n${HEAD}\n`, "too-many-games", 1, "$"],
  [
    "many events",
    `${HEAD}\n${`${EVENT}\n`.repeat(LIMITS.eventsPerGame + 1)}`,
    "too-many-events",
    LIMITS.eventsPerGame + 1,
    "$",
  ],
  [
    "many bytes",
    `${HEAD}\n${event(`{"a":"${"x".repeat(999_900)}"}`)
      .slice(HEAD.length + 1)
      .repeat(9)}`,
    "too-large",
    9,
    "$",
  ],
];

test.each(REFUSALS)("refuses %s", (_, file, code, lineNumber, field) => {
  const game = readLog(typeof file === "string" ? bytesOf(file) : file);
  expect(game).toMatchObject({ ok: false, problem: { code, line: lineNumber, field } });
  if (game.ok) return;
  // What it is about is values; sentences are made elsewhere.
  for (const value of Object.values(game.problem.values))
    expect(`${value}`.slice(0, 40)).not.toMatch(/[a-z]{2} [a-z]{2}/);
});

test("the table is long and names every code", () => {
  expect(REFUSALS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(REFUSALS.map(([, , code]) => code))).toEqual(new Set(READ_PROBLEM_CODES));
});

const ACCEPTED: readonly (readonly [string, string])[] = [
  ["a bare header", `${HEAD}\n`],
  ["a bare header without newline", HEAD],
  ["a last event without newline", `${HEAD}\n${EVENT}`],
  ["blanks around tokens", `${HEAD}\n { "seq" : 1 ,\t"type": "t", "data" : { } } \n`],
  ["members in another order", `${HEAD}\n{"data":{},"type":"t","seq":1}\n`],
  ["colons and quotes in texts", event('{"a":"\\":1,\\"a\\":","b":":"}')],
  ["numbers' letters in texts", event('{"a":"1.5e3","b":"-0","c":"9007199254740993"}')],
  ["a whole pair", event('{"a":"\\ud83d\\ude00","b":"😀"}')],
  ["an escaped NUL and CR", event('{"a":"\\u0000\\r"}')],
  ["the largest numbers", event('{"a":9007199254740991,"b":-9007199254740991,"c":0}')],
  ["the deepest value", event(`{"a":${nested(30)}}`)],
  ["hidden values", event('{"a":{"$unknown":"lost"},"b":[{"$sealed":"sha256:abc"}]}')],
  ["keys like forbidden ones", event('{"constructors":1,"proto":1,"_":1,"__":1,"pro":1}')],
  ["forbidden words as values", event('{"a":"__proto__","b":"constructor","c":"$x"}')],
  ["x- members", line(',"x-":null,"x-a":{"b":[1]}')],
  ["a seq of 0", `${HEAD}\n{"seq":0,"type":"t","data":{}}\n`],
  ["29 February of a leap year", line(',"at":"2028-02-29T00:00:00Z"')],
  ["29 February of 2000", line(',"at":"2000-02-29T00:00:00Z"')],
  ["the last second of a year", line(',"at":"2016-12-31T23:59:60Z"')],
  ["an instant", line(',"at":"2026-01-31T18:00:00.123Z"')],
  ["equal keys in different objects", event('{"a":{"a":1},"b":[{"a":1},{"a":1}]}')],
  ["an empty key", event('{"":1}')],
  ["keys that are numbers", event('{"2":1,"1":2}')],
];

test.each(ACCEPTED)("accepts %s", (_, file) => {
  expect(readLog(bytesOf(file))).toMatchObject({ ok: true, torn: null });
});

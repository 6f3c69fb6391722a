// Files that are no logs, damaged logs, logs of games nobody knows: each made from the lines of one good game, with
// the verdict and the reasons that the program must give. Data; what is asked of it, `bad-input.test.ts` tells.
import { parsed } from "./a-game.ts";

export const EXIT = { compliant: 0, violated: 1, undetermined: 2, unreadable: 3 } as const;

type Content = string | Uint8Array;
/** A name, the log made from a game's lines, the exit code, and what the report names as the reason. */
type Case = readonly [
  name: string,
  log: (lines: readonly string[]) => Content,
  verdict: keyof typeof EXIT,
  ...reasons: readonly string[],
];

export const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");
export const bytes = (content: Content): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

type Members = Record<string, unknown>;
/** The log with its header changed. */
const headed =
  (change: Members) =>
  ([header, ...events]: readonly string[]): string =>
    text([JSON.stringify({ ...parsed(header), ...change }), ...events]);
/** The log with a piece of one line's text replaced. */
const patched =
  (line: number, piece: string | RegExp, by: string) =>
  (lines: readonly string[]): string => {
    const changed = lines[line]!.replace(piece, () => by);
    if (changed === lines[line]) throw new Error(`line ${line} has no ${String(piece)}`);
    return text(lines.with(line, changed));
  };
const spliced =
  (line: number, remove: number, ...added: readonly string[]) =>
  (lines: readonly string[]): string =>
    text(lines.toSpliced(line, remove, ...added));
const utf16 = (log: string): Uint8Array => Buffer.from(`\uFEFF${log}`, "utf16le");
const DIGEST = "A".repeat(43);
const SEAT = { colour: "blue" };
const extended = (members: string) => patched(1, '{"seq"', `{"x-a":${members},"seq"`);
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

const NO_LOGS: readonly Case[] = [
  ["nothing", () => "", "unreadable", "empty-file"],
  ["a newline", () => "\n", "unreadable", "blank-line"],
  ["blanks", () => " \t \n", "unreadable", "blank-line"],
  ["one NUL", () => "\0", "unreadable", "nul-byte"],
  ["many NULs", () => new Uint8Array(100_000), "unreadable", "nul-byte"],
  ["every byte", () => Uint8Array.from({ length: 512 }, (_, i) => i), "unreadable", "nul-byte"],
  ["a picture", () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), "unreadable", "not-utf8"],
  ["a text", () => "Dear all,\nhello\n", "unreadable", "not-json"],
  ["JSON of one number", () => "42\n", "unreadable", "not-an-object"],
  ["null", () => "null\n", "unreadable", "not-an-object"],
  ["an array of lines", (log) => `[${log.join(",")}]\n`, "unreadable", "not-an-object"],
  ["an empty object", () => "{}\n", "unreadable", "header-missing"],
  ["a log without header", (log) => text(log.slice(1)), "unreadable", "header-missing"],
  ["half a header", (log) => log[0]!.slice(0, 99), "unreadable", "not-json"],
  ["UTF-16", (log) => utf16(text(log)), "unreadable", "not-utf8"],
  [
    "Latin-1",
    (log) => Buffer.from(headed({ "x-é": "é" })(log), "latin1"),
    "unreadable",
    "not-utf8",
  ],
  ["UTF-8 with its mark", (log) => `\uFEFF${text(log)}`, "unreadable", "bom"],
  ["lines of Windows", (log) => log.join("\r\n"), "unreadable", "carriage-return"],
  ["lines of old Macs", (log) => log.join("\r"), "unreadable", "carriage-return"],
];

const DAMAGED: readonly Case[] = [
  ["a blank line", spliced(3, 0, ""), "unreadable", "blank-line"],
  ["a blank last line", (log) => `${text(log)}\n`, "unreadable", "blank-line"],
  ["a NUL within", patched(3, '"seq"', '"s\0q"'), "unreadable", "nul-byte"],
  [
    "zeros at the end",
    (log) => `${text(log.slice(0, 9))}${"\0".repeat(4096)}`,
    "undetermined",
    "line-torn",
  ],
  ["zeros in the middle", spliced(3, 1, "\0".repeat(4096)), "unreadable", "nul-byte"],
  ["a line cut off in the middle", spliced(3, 1, '{"seq":3,"ty'), "unreadable", "not-json"],
  [
    "a torn last line",
    (log) => text(log.slice(0, 9)) + log[9]!.slice(0, 40),
    "undetermined",
    "line-torn",
  ],
  [
    "a torn character",
    (log) => Buffer.concat([bytes(text(log.slice(0, 9))), Buffer.from([0x7b, 0x22, 0xc3])]),
    "undetermined",
    "line-torn",
  ],
  ["no newline at the end", (log) => text(log).trimEnd(), "compliant"],
  ["only a header", (log) => text(log.slice(0, 1)), "compliant"],
  ["a header without newline", (log) => log[0]!, "compliant"],
  [
    "bad UTF-8 within",
    (log) => Buffer.concat([bytes(text(log.slice(0, 9))), Buffer.from([0xff, 0x0a])]),
    "unreadable",
    "not-utf8",
  ],
  ["an overlong line", extended(`"${"a".repeat(1_048_576)}"`), "unreadable", "line-too-long"],
  ["two keys alike", patched(2, '{"seq"', '{"seq":2,"seq"'), "unreadable", "duplicate-key"],
  [
    "two keys alike, one escaped",
    patched(2, '{"seq"', '{"\\u0073eq":2,"seq"'),
    "unreadable",
    "duplicate-key",
  ],
  ["two keys alike, deep", extended('{"b":[{"c":1,"c":1}]}'), "unreadable", "duplicate-key"],
  ["an unknown key", patched(2, '{"seq"', '{"sequence":2,"seq"'), "unreadable", "unknown-key"],
  ["a key too few", patched(2, '"seq":2,', ""), "unreadable", "missing-key"],
  ["a text for a number", patched(2, '"seq":2', '"seq":"2"'), "unreadable", "wrong-type"],
  ["a fraction", patched(2, '"seq":2', '"seq":2.0'), "unreadable", "unsafe-number"],
  ["an exponent", patched(2, '"seq":2', '"seq":2e0'), "unreadable", "unsafe-number"],
  ["2^53", patched(2, '"seq":2', '"seq":9007199254740992'), "unreadable", "unsafe-number"],
  ["minus zero", extended("-0"), "unreadable", "unsafe-number"],
  ["an endless number", extended("9".repeat(100_000)), "unreadable", "unsafe-number"],
  ["infinity", extended("1e999"), "unreadable", "unsafe-number"],
  ["NaN", extended("NaN"), "unreadable", "not-json"],
  ["__proto__", extended('{"__proto__":{"polluted":true}}'), "unreadable", "forbidden-key"],
  ["__proto__, escaped", extended('{"__pr\\u006fto__":1}'), "unreadable", "forbidden-key"],
  ["constructor", extended('{"constructor":{"prototype":1}}'), "unreadable", "forbidden-key"],
  ["a key of its own kind", extended('{"$ref":"x"}'), "unreadable", "reserved-key"],
  ["32 deep", extended(nested(31)), "compliant"],
  ["33 deep", extended(nested(32)), "unreadable", "too-deep"],
  ["100,000 deep", extended(nested(100_000)), "unreadable", "too-deep"],
  ["500,000 deep, not closed", extended("[".repeat(500_000)), "unreadable", "not-json"],
  ["half a pair", extended('"\\ud83d"'), "unreadable", "lone-surrogate"],
  ["halves in the wrong order", extended('"\\udc00\\ud83d"'), "unreadable", "lone-surrogate"],
  ["half a pair as a key", extended('{"\\udfff":1}'), "unreadable", "lone-surrogate"],
  [
    "a header in the middle",
    (log) => text(log.toSpliced(9, 0, log[0]!)),
    "violated",
    "decision-not-due",
  ],
  [
    "a header's beginning in the middle",
    spliced(9, 0, '{"format":"assize'),
    "unreadable",
    "not-json",
  ],
  [
    "another format in the middle",
    spliced(9, 0, '{"format":"assize-log/3"}'),
    "unreadable",
    "format-unknown",
  ],
  ["a game twice", (log) => text([...log, ...log]), "compliant"],
  [
    "an event that nobody knows",
    patched(9, /"type":"[^"]+"/, '"type":"coup"'),
    "violated",
    "type-unknown",
  ],
  [
    "an event named like every object's",
    patched(9, /"type":"[^"]+"/, '"type":"toString"'),
    "violated",
    "type-unknown",
  ],
  [
    "data of another event",
    patched(9, /"data":\{.*\}/, '"data":{}}'),
    "violated",
    "data-malformed",
  ],
  ["a seat that is not there", patched(9, /"by":\d/, '"by":63'), "violated", "seat-unknown"],
  [
    "a value that is not known",
    patched(1, /"piles":.*\]\]/, '"piles":{"$unknown":"lost"}'),
    "undetermined",
    "unknown-value",
  ],
  [
    "a number that runs away",
    patched(9, '"seq":9', '"seq":9007199254740991'),
    "violated",
    "seq-gap",
  ],
];

const HEADERS: readonly Case[] = [
  ["an unknown format", headed({ format: "assize-log/3" }), "unreadable", "format-unknown"],
  ["a format that is no text", headed({ format: 1 }), "unreadable", "wrong-type"],
  ["an unknown game", headed({ game: "go" }), "undetermined", "unknown-game"],
  [
    "a game named like every object's",
    headed({ game: "constructor" }),
    "undetermined",
    "unknown-game",
  ],
  ["rules to come", headed({ rules: 99 }), "undetermined", "unknown-rules-version"],
  ["rules of nought", headed({ rules: 0 }), "unreadable", "wrong-type"],
  ["another rulebook", headed({ rulebook: DIGEST }), "undetermined", "unknown-rulebook"],
  [
    "another edition",
    headed({ edition: { id: "x", digest: DIGEST } }),
    "undetermined",
    "unknown-edition",
  ],
  ["no digest", headed({ edition: { id: "x", digest: "x" } }), "unreadable", "wrong-type"],
  [
    "an unknown set of rulings",
    headed({ rulings: { set: "x", overrides: {} } }),
    "undetermined",
    "unknown-ruling",
  ],
  [
    "a set named like every object's",
    headed({ rulings: { set: "toString", overrides: {} } }),
    "undetermined",
    "unknown-ruling",
  ],
  [
    "an unknown ruling",
    headed({ rulings: { set: "default", overrides: { x: "y" } } }),
    "undetermined",
    "unknown-ruling",
  ],
  [
    "an unknown option",
    headed({ rulings: { set: "default", overrides: { bank: "y" } } }),
    "undetermined",
    "unknown-ruling",
  ],
  ["no seats", headed({ seats: [] }), "unreadable", "wrong-type"],
  [
    "too many seats",
    headed({ seats: Array.from({ length: 65 }, () => SEAT) }),
    "unreadable",
    "wrong-type",
  ],
  [
    "more seats than colours",
    headed({ seats: Array.from({ length: 64 }, () => SEAT) }),
    "undetermined",
    "header-invalid",
  ],
  ["options of another game", headed({ options: { length: 9 } }), "undetermined", "header-invalid"],
  ["facts of no table", headed({ table: { firstPlayer: 63 } }), "undetermined", "header-invalid"],
  [
    "a position of nothing",
    headed({ position: { place: "x", context: null } }),
    "undetermined",
    "position-invalid",
  ],
  [
    "a position that is a list",
    headed({ position: { place: "x", context: [[[]]] } }),
    "undetermined",
    "position-invalid",
  ],
  ["terse, though it is not", headed({ terse: false }), "unreadable", "wrong-type"],
];

/** Every bad log with its answer. */
export const CASES: readonly Case[] = [...NO_LOGS, ...DAMAGED, ...HEADERS];

// Files as bytes: what a reader refuses with which code at which line, and odd things that it takes.
// Long files are told as parts with how often each is repeated.
import { encodeHeader, type Header, readGames } from "@assize/kernel-event-log";
import { LIMITS, type Json, type JsonObject } from "@assize/kernel-model";

/** Bytes of a file: texts, or byte values where they are no text. */
type Piece = string | readonly number[];
/** A piece, or a piece and how often it stands. */
type Part = Piece | { readonly piece: Piece; readonly times: number };

type ReadingCase = readonly [name: string, shows: string, ...parts: readonly Part[]];

const EVENT = '{"seq":1,"type":"t","data":{}}';

const headerLine = (header: Header): string =>
  encodeHeader({
    ...header,
    seats: [{ colour: "red" }, { colour: "blue" }],
    options: {},
    table: {},
  });

const lines = (...all: readonly string[]): string => all.map((line) => `${line}\n`).join("");
const event = (data: string): string => `{"seq":1,"type":"t","data":${data}}`;
const member = (text: string): string => `{"seq":1,"type":"t","data":{}${text}}`;
const deep = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const bytesAndJson = (head: string): readonly ReadingCase[] => [
  ["empty-file", "no bytes"],
  ["bom", "a byte order mark before the header", [0xef, 0xbb, 0xbf], lines(head)],
  ["bom-later", "a byte order mark before an event", lines(head), [0xef, 0xbb, 0xbf], lines(EVENT)],
  ["utf-16", "UTF-16", [0xff, 0xfe, 0x7b, 0x00, 0x22, 0x00]],
  ["crlf", "lines that end with CR and LF", `${head}\r\n`],
  ["cr-in-event", "a CR between the tokens of an event", lines(head, member(',\r"by":1'))],
  ["cr-line", "a line of a CR alone", lines(head, "\r")],
  ["blank-line", "an empty line between events", lines(head, "", EVENT)],
  ["blank-line-at-end", "an empty line at the end", lines(head, EVENT, "")],
  ["blanks-only", "a line of blanks", lines(head, " \t ")],
  ["stray-byte", "a byte that is no UTF-8", lines(head), '{"a":"', [0x80], '"}\n'],
  ["overlong", "an overlong form of a slash", lines(head), '{"', [0xc0, 0xaf], '":1}\n'],
  [
    "encoded-surrogate",
    "a surrogate encoded as UTF-8",
    lines(head),
    '"',
    [0xed, 0xa0, 0x80],
    '"\n',
  ],
  ["nul-in-text", "a NUL byte in a text", lines(head), '{"a":"', [0], '"}\n'],
  ["nul-hole", "a hole of NUL bytes", lines(head), [0, 0, 0, 0], "\n"],
  ["not-json", "no JSON", lines(head, "hello")],
  ["trailing-comma", "a trailing comma", lines(head, event('{"a":1,}'))],
  ["two-values", "two values on a line", lines(head, EVENT + EVENT)],
  ["leading-zero", "a number with a leading zero", lines(head, event('{"a":01}'))],
  ["cut-within", "a cut line that is not the last", lines(head, '{"seq":1,"ty', EVENT)],
  ["torn-header", "a file of a torn header only", '{"format":"assi'],
  ["torn-first-line", "a file of a torn line only", '{"seq":1,"ty'],
  ["array", "a line that is an array", lines(head, "[1]")],
  ["null", "a file of null", "null\n"],
];

const profile = (head: string): readonly ReadingCase[] => [
  ["too-deep", "depth 33", lines(head, event(`{"a":${deep(31)}}`))],
  [
    "very-deep",
    "depth 100,002",
    lines(head),
    '{"seq":1,"type":"t","data":{"a":',
    { piece: "[", times: 100_000 },
    { piece: "]", times: 100_000 },
    "}}\n",
  ],
  ["key-twice", "a key twice in one object", lines(head, event('{"a":1,"a":2}'))],
  ["key-twice-escaped", "a key twice, once escaped", lines(head, event('{"a":1,"\\u0061":2}'))],
  [
    "key-twice-in-header",
    "a member of the header twice",
    lines(`{"format":"assize-log/1",${head.slice(1)}`),
  ],
  ["unknown-member", "a member that an event does not have", lines(head, member(',"extra":1'))],
  [
    "unknown-header-member",
    "a member that a header does not have",
    lines(`{"name":"x",${head.slice(1)}`),
  ],
  ["no-data", "an event without data", lines(head, '{"seq":1,"type":"t"}')],
  ["format-alone", "a header of format alone", lines('{"format":"assize-log/1"}')],
  [
    "missing-before-unknown",
    "a member too few and one too many",
    lines(head, '{"seq":1,"typ":"t","data":{}}'),
  ],
  ["seq-a-text", "seq as a text", lines(head, '{"seq":"1","type":"t","data":{}}')],
  ["data-a-list", "data as a list", lines(head, event("[]"))],
  ["by-negative", "a negative seat", lines(head, member(',"by":-1'))],
  [
    "at-local",
    "a time that is not in UTC",
    lines(head, member(',"at":"2026-01-31T18:00:00+01:00"')),
  ],
  [
    "at-no-day",
    "a day that the calendar does not have",
    lines(head, member(',"at":"2026-02-30T18:00:00Z"')),
  ],
  ["prev-padded", "a hash with padding", lines(head, member(`,"prev":"${"A".repeat(42)}="`))],
  ["no-seats", "no seats", lines(head.replace(/"seats":\[.*?\]/, '"seats":[]'))],
  [
    "too-many-seats",
    "65 seats",
    lines(
      head.replace(/"seats":\[.*?\]/, `"seats":[${'{"colour":"red"},'.repeat(65).slice(0, -1)}]`),
    ),
  ],
  ["terse-false", "terse as false", lines(head.replace(/\}$/, ',"terse":false}'))],
];

const valuesAndFormats = (head: string): readonly ReadingCase[] => [
  ["fraction", "a fraction", lines(head, event('{"a":1.5}'))],
  ["whole-fraction", "a whole number with a point", lines(head, event('{"a":1.0}'))],
  ["exponent", "a number with an exponent", lines(head, event('{"a":1e2}'))],
  ["minus-zero", "minus zero", lines(head, event('{"a":-0}'))],
  ["too-great", "2^53", lines(head, event('{"a":9007199254740992}'))],
  ["lone-surrogate", "half of a surrogate pair, escaped", lines(head, event('{"a":"\\ud800"}'))],
  ["lone-surrogate-key", "the same in a key", lines(head, event('{"\\udc00":1}'))],
  ["reserved-key", "a key that begins with $", lines(head, event('{"$note":"x"}'))],
  [
    "reserved-beside",
    "$unknown beside another key",
    lines(head, event('{"a":{"$unknown":"x","b":1}}')),
  ],
  ["reserved-top", "$unknown as a member of the line", lines(head, member(',"$unknown":"x"'))],
  ["forbidden-key", "a key __proto__", lines(head, event('{"__proto__":1}'))],
  [
    "format-unknown",
    "another format, and nothing else of it is asked",
    lines('{"format":"assize-log/3","odd":1.5}'),
  ],
  ["format-a-number", "a format that is no text", lines(head.replace('"assize-log/1"', "1"))],
  ["header-missing", "an event as the first line", lines(EVENT)],
  [
    "first-line-reserved",
    "a first line that is no header and breaks the profile: the profile comes first",
    lines(event('{"$foo":1}')),
  ],
  [
    "first-line-shape",
    "a first line that is no header, and no event either: nothing of its members is asked",
    lines('{"seq":"1"}'),
  ],
];

const sizes = (head: string): readonly ReadingCase[] => [
  [
    "longest-line",
    "a line of exactly the most bytes",
    lines(head),
    '{"seq":1,"type":"t","data":{},"x-a":"',
    { piece: "x", times: LIMITS.lineBytes - 39 },
    '"}\n',
  ],
  [
    "line-too-long",
    "a line of a byte more",
    lines(head),
    '{"seq":1,"type":"t","data":{},"x-a":"',
    { piece: "x", times: LIMITS.lineBytes - 38 },
    '"}\n',
  ],
  [
    "most-events",
    "exactly the most events of a game",
    lines(head),
    { piece: lines(EVENT), times: LIMITS.eventsPerGame },
  ],
  [
    "too-many-events",
    "an event more",
    lines(head),
    { piece: lines(EVENT), times: LIMITS.eventsPerGame + 1 },
  ],
  [
    "too-large",
    "more bytes than a game may have",
    lines(head),
    {
      piece: `{"seq":1,"type":"t","data":{},"x-a":"${"0123456789abcdef".repeat(64)}"}\n`,
      times: 16_000,
    },
  ],
];

const taken = (head: string): readonly ReadingCase[] => [
  ["no-last-newline", "the last line lacks its newline and is whole", `${lines(head)}${EVENT}`],
  ["torn", "a last line that was cut off", `${lines(head, EVENT)}{"seq":2,"ty`],
  [
    "torn-in-character",
    "a last line cut within a character",
    `${lines(head, EVENT)}{"seq":2,"x-a":"`,
    [0xc3],
  ],
  [
    "torn-header-after-game",
    "a torn header is a game that cannot be read, and left out of the game before it",
    `${lines(head, EVENT)}{"format":"ass`,
  ],
  [
    "broken-header-in-the-middle",
    "a line that begins like a header and is not JSON, and an event of the game before it",
    lines(head, EVENT, '{"format":"assize-log/1"', EVENT, head, EVENT),
  ],
  [
    "short-header-in-the-middle",
    "a header without members, and an event of the game before it",
    lines(head, EVENT, '{"format":"assize-log/1"}', EVENT),
  ],
  [
    "other-format-in-the-middle",
    "a header of another format leaves the game before it whole",
    lines(head, EVENT, '{"format":"assize-log/3"}', EVENT),
  ],
  [
    "torn-header-not-utf8",
    "a torn header after a game, not UTF-8: the code is that of its bytes",
    `${lines(head, EVENT)}{"format":"assize`,
    [0xff],
  ],
  ["torn-header-cr", "a torn header only, with a CR", '{"format":\r"assize'],
  ["torn-header-nul", "a torn header only, with a NUL byte", '{"format":"as', [0], "size"],
  ["torn-cr", "a last line with a CR that was cut off", `${lines(head, EVENT)}{"seq":2,\r"ty`],
  [
    "cr-without-newline",
    "a last line without newline that is whole, and ends with a CR",
    `${lines(head)}${EVENT}\r`,
  ],
  [
    "whole-but-no-event",
    "a last line without newline that is JSON, but no object",
    `${lines(head, EVENT)}17`,
  ],
  [
    "blanks-and-escapes",
    "blanks between tokens, members in any order, escapes",
    lines(head, ' { "type" : "\\u0074",\t"data":{"\\u00e9":"\\ud83d\\ude00"} , "seq":1 } '),
  ],
  [
    "sealed-and-unknown",
    "the two reserved forms in place of values",
    lines(head, event('{"a":{"$unknown":"why"},"b":[{"$sealed":"sha256:abc"}]}')),
  ],
  [
    "unknown-as-data",
    "data that are not known as a whole",
    lines(head, event('{"$unknown":"why"}')),
  ],
  ["sealed-as-data", "data that are sealed as a whole", lines(head, event('{"$sealed":"a:b"}'))],
  [
    "greatest-numbers",
    "the greatest and the least whole number",
    lines(head, event('{"a":9007199254740991,"b":-9007199254740991}')),
  ],
  ["depth-32", "depth 32", lines(head, event(`{"a":${deep(30)}}`))],
  [
    "archive",
    "three games in a file; the second cannot be read, the third can",
    lines(head, EVENT, head, "hello", EVENT, head, EVENT, EVENT),
  ],
];

const encoder = new TextEncoder();
const bytesOfPiece = (piece: Piece): Uint8Array =>
  typeof piece === "string" ? encoder.encode(piece) : new Uint8Array(piece);

const joined = (pieces: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(pieces));

const partJson = (part: Part): JsonObject => {
  const { piece, times } =
    typeof part === "object" && "times" in part ? part : { piece: part, times: 1 };
  return { base64: Buffer.from(bytesOfPiece(piece)).toString("base64"), times };
};

const bytesOfPart = (part: Part): Uint8Array => {
  if (typeof part !== "object" || !("times" in part)) return bytesOfPiece(part);
  const piece = bytesOfPiece(part.piece);
  return joined(Array.from({ length: part.times }, () => piece));
};

const gamesIn = (bytes: Uint8Array): readonly Json[] =>
  [...readGames(bytes)].map((game) => {
    if (game.ok)
      return { line: game.headerLine.number, events: game.events.length, torn: game.torn };
    const { code, line, field } = game.problem;
    return { problem: { code, line, field } };
  });

/** The cases with what a reader makes of each. */
export const readingVectors = (header: Header): readonly JsonObject[] => {
  const head = headerLine(header);
  const cases = [
    ...bytesAndJson(head),
    ...profile(head),
    ...valuesAndFormats(head),
    ...sizes(head),
    ...taken(head),
  ];
  return cases.map(([name, shows, ...parts]) => ({
    name,
    shows,
    parts: parts.map(partJson),
    games: gamesIn(joined(parts.map(bytesOfPart))),
  }));
};

// The bytes of the record: lines and their hashes, a chain, RFC 8785 forms and their digests, a new game's header.
import { encodeEvent, encodeHeader } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json, JsonObject } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { xidit } from "@assize/xidit-game";

const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");

const LINES: readonly string[] = [
  "",
  "{}",
  '{"seq":1,"type":"order-waited","data":{"seat":0}}',
  '{ "seq":1,"type":"order-waited","data":{"seat":0}}',
  '{"data":{"seat":0},"seq":1,"type":"order-waited"}',
  '{"seq":1,"type":"order-waited","data":{"seat":0},"x-é":"Chloé 😀"}',
  '{"seq":1,"type":"order-waited","data":{"seat":0},"x-\\u00e9":"Chlo\\u00e9 \\ud83d\\ude00"}',
  // A block of SHA-256 is 64 bytes; its padding needs nine.
  `{"x-a":"${"x".repeat(45)}"}`,
  `{"x-a":"${"x".repeat(46)}"}`,
  `{"x-a":"${"x".repeat(54)}"}`,
];

const VALUES: readonly Json[] = [
  null,
  true,
  0,
  -9007199254740991,
  "",
  '\u0000\b\t\n\f\r\u001f"\\/\u007f',
  "é😀\u2028",
  [],
  {},
  { b: 2, a: 1 },
  { "10": 1, "9": 2, a: 3, A: 4, "": 5 },
  // RFC 8785 sorts by UTF-16 code units: the surrogates of 😀 come before U+FB33.
  { "\ufb33": 1, "😀": 2, é: 3, "\u0080": 4 },
  { a: [{ d: 1, c: [2, { f: null, e: false }] }] },
];

const canonicalOf = (value: Json): { readonly canonical: string; readonly digest: string } => {
  let canonical = "";
  const digest = digestJson(value, (bytes) => {
    canonical = bytes as string;
    return nodeHash(bytes);
  });
  return { canonical, digest };
};

const named = (name: string, value: Json): JsonObject => ({ name, value, ...canonicalOf(value) });

const NEW_GAME = {
  seats: [
    { colour: "blue", name: "Chloé" },
    { colour: "red", key: "ed25519:abc" },
    { colour: "green" },
    { colour: "yellow", "x-club": 7 },
  ],
  options: { length: "long" },
  table: { firstPlayer: 2 },
  rulings: { set: "de", overrides: { bank: "limited:60" } },
};

const chainOf = (header: string): readonly JsonObject[] => {
  let before = header;
  return [1, 2, 3].map((seq) => {
    const prev = nodeHash(before);
    before = encodeEvent({ seq, type: "table/note", data: { text: `line ${seq}` }, prev });
    return { line: before, prev };
  });
};

/** Everything that can be checked without a rule of any game. */
export const recordVectors = (): JsonObject => {
  const header = encodeHeader(newHeader(xidit, NEW_GAME, nodeHash));
  return {
    lines: LINES.map((line) => ({ base64: base64(line), hash: nodeHash(line) })),
    canonical: VALUES.map((value) => ({ value, ...canonicalOf(value) })),
    digests: [
      named("rulebook", rulebookDigestInput(xidit)),
      named("edition", xidit.edition.digestInput(xidit.edition.reference)),
    ],
    newGame: { choices: NEW_GAME as unknown as Json, line: header },
    chain: { header, events: chainOf(header) },
  };
};

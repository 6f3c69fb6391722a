/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- plain JavaScript on purpose: no types to go by */
// Checks the vectors that need no rule of any game: hashes, RFC 8785 forms, digests, chains, what was audited.
// Plain JavaScript without any package of this project: an example of how to run vectors against another hand.
// Run it with `node docs/reference/vectors/check.mjs`; it says what differs and ends with 1 if anything does.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const bytesAt = (path) => readFileSync(new URL(path, import.meta.url));
const jsonAt = (path) => JSON.parse(bytesAt(path).toString("utf8"));
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("base64url");

let checked = 0;
const differing = [];
const compare = (what, expected, actual) => {
  checked++;
  if (expected !== actual) differing.push(`${what}: expected ${expected}, got ${actual}`);
};

/** RFC 8785 of a value whose numbers are all whole. JavaScript sorts texts by UTF-16 code units. */
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
};

const record = jsonAt("record.json");
for (const [index, { base64, hash }] of record.lines.entries())
  compare(`record.json lines[${index}]`, hash, hashOf(Buffer.from(base64, "base64")));
for (const [index, one] of [...record.canonical, ...record.digests].entries()) {
  compare(`record.json canonical form ${index}`, one.canonical, canonical(one.value));
  compare(`record.json digest ${index}`, one.digest, hashOf(canonical(one.value)));
}

const [rulebook, edition] = record.digests;
const newHeader = JSON.parse(record.newGame.line);
compare("record.json newGame rulebook", rulebook.digest, newHeader.rulebook);
compare("record.json newGame edition", edition.digest, newHeader.edition.digest);
let before = record.chain.header;
for (const [index, { line, prev }] of record.chain.events.entries()) {
  compare(`record.json chain[${index}]`, prev, hashOf(before));
  compare(`record.json chain[${index}] as written`, prev, JSON.parse(line).prev);
  before = line;
}

/** Only a header is ever broken here, but for a torn last line. */
const valueOf = (line) => {
  try {
    return JSON.parse(line.toString("utf8"));
  } catch {
    return { format: null };
  }
};

/** The games of a log: lines of bytes, a header first. A torn last line is left out. */
const gamesOf = (bytes) => {
  const games = [];
  for (let start = 0, next; start < bytes.length; start = next) {
    const end = bytes.indexOf(10, start);
    next = end < 0 ? bytes.length : end + 1;
    const line = bytes.subarray(start, end < 0 ? next : end);
    const value = valueOf(line);
    if (end < 0 && value.format === null) break;
    if (value.format !== undefined) games.push([]);
    games.at(-1).push({ line, value, stored: bytes.subarray(start, next) });
  }
  return games;
};

/** What was audited: the bytes of a game, the hashes of its two ends, and how far the chain holds. */
const recordOf = (game) => {
  const stored = Buffer.concat(game.map((one) => one.stored));
  const events = game.slice(1);
  const chain = events.every(({ value }) => value.prev === undefined)
    ? "absent"
    : damageOf(game).length === 0
      ? "whole"
      : "broken";
  const [header, lastLine] = [game[0], game.at(-1)].map(({ line }) => hashOf(line));
  return { digest: hashOf(stored), bytes: stored.length, header, lastLine, chain };
};

/** Lines whose `prev` is wrong, and those that lack it in a chained game. */
const damageOf = (game) => {
  const events = game.slice(1);
  const chained = events.some(({ value }) => value.prev !== undefined);
  return events.flatMap(({ value }, index) => {
    if (value.prev === undefined) return chained ? [`chain-missing ${index + 1}`] : [];
    const expected = hashOf(game[index].line);
    return value.prev === expected ? [] : [`chain-broken ${index + 1} ${expected}`];
  });
};

const files = new Map();
for (const { name, file, game, report } of jsonAt("logs.json").cases) {
  if (!files.has(file)) files.set(file, gamesOf(bytesAt(file)));
  const expected = report.findings
    .filter(({ code }) => code.startsWith("chain-"))
    .map(({ code, seq, expected: hash }) => `${code} ${seq}${hash === null ? "" : ` ${hash}`}`);
  const lines = files.get(file)[game - 1];
  compare(`logs.json ${name}`, expected.join(), damageOf(lines).join());
  compare(`logs.json ${name} record`, canonical(report.record), canonical(recordOf(lines)));
}

for (const line of differing) console.error(line);
console.log(`${checked} checked, ${differing.length} differ`);
process.exitCode = differing.length === 0 ? 0 : 1;

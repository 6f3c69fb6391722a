import { asStored as storedOf, encodeEvent, encodeHeader, readLog } from "@assize/kernel-event-log";
import type { Envelope, Header } from "@assize/kernel-event-log";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checkChain, countLinked, linkOf, nobleHash } from "../src/index.ts";
import type { ChainedLine } from "../src/index.ts";
import { nodeHash } from "../src/node.ts";

const DIGEST = "A".repeat(43);
const HEADER: Header = {
  format: "assize-log/1",
  game: "nim",
  rules: 1,
  rulebook: DIGEST,
  edition: { id: "reference", digest: DIGEST },
  rulings: { set: "standard", overrides: {} },
  seats: [{ colour: "red" }],
  options: {},
  table: {},
};

/** Lines of a chained log, the header first. */
const chained = (names: readonly string[]): string[] => {
  const lines = [encodeHeader(HEADER)];
  for (const [i, name] of names.entries()) {
    const prev = linkOf(lines[i]!, nodeHash);
    lines.push(encodeEvent({ seq: i + 1, type: "t", data: { name }, prev }));
  }
  return lines;
};

const names = fc.array(fc.string({ unit: "grapheme", maxLength: 8 }), {
  minLength: 1,
  maxLength: 8,
});

const check = (lines: readonly string[]) => {
  const game = readLog(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
  if (!game.ok) throw new Error(game.problem.code);
  return checkChain(game.headerLine, game.events, nodeHash);
};

/** Lines with their claims as written, some bytes changed since. */
const asStored = (lines: readonly Uint8Array[], claims: readonly Pick<Envelope, "prev">[]) => {
  const raw = lines.map((bytes, number) => ({ number, bytes }));
  const events: ChainedLine[] = claims.map((envelope, i) => ({ line: raw[i + 1]!, envelope }));
  return { header: raw[0]!, events };
};

test("a chained log is whole, with either hash", () => {
  fc.assert(
    fc.property(names, (all) => {
      const whole = { chained: true, breaks: [], missing: [] };
      const lines = chained(all);
      expect(check(lines)).toEqual(whole);
      const bytes = lines.map((line) => new TextEncoder().encode(line));
      const claims = lines.slice(1).map((line) => JSON.parse(line) as Envelope);
      const { header, events } = asStored(bytes, claims);
      expect(checkChain(header, events, nobleHash)).toEqual(whole);
    }),
  );
});

test("changing any byte of any line but the last is caught at exactly the next line", () => {
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), (all, l, b, flip) => {
      const lines = chained(all);
      const bytes = lines.map((line) => new TextEncoder().encode(line));
      const claims = lines.slice(1).map((line) => JSON.parse(line) as Envelope);
      const changed = l % (lines.length - 1);
      const line = bytes[changed]!;
      line[b % line.length]! ^= flip;
      const { header, events } = asStored(bytes, claims);
      const { breaks, missing } = checkChain(header, events, nodeHash);
      expect(missing).toEqual([]);
      expect(breaks).toEqual([
        { index: changed, expected: nodeHash(line), recorded: claims[changed]!.prev },
      ]);
    }),
    { numRuns: 500 },
  );
});

test("a chain sees a line that is gone, doubled or moved", () => {
  const lines = chained(["a", "b", "c", "d"]);
  const at = (...order: number[]) =>
    check(order.map((i) => lines[i]!)).breaks.map((broken) => broken.index);
  expect(at(0, 1, 3, 4)).toEqual([1]);
  expect(at(0, 1, 2, 2, 3, 4)).toEqual([2]);
  expect(at(0, 1, 3, 2, 4)).toEqual([1, 2, 3]);
  expect(at(0, 1, 2)).toEqual([]);
});

test("a blank more in a stored line breaks the chain, though the value is the same", () => {
  const lines = chained(["a", "b"]);
  const spaced = [lines[0]!, lines[1]!.replace('"seq":1', '"seq": 1'), lines[2]!];
  expect(check(spaced).breaks.map((broken) => broken.index)).toEqual([1]);
});

test("a log without any prev is not chained, and nothing is missing", () => {
  const plain = [1, 2].map((seq) => encodeEvent({ seq, type: "t", data: {} }));
  const none = { chained: false, breaks: [], missing: [] };
  expect(check([encodeHeader(HEADER), ...plain])).toEqual(none);
  expect(check([encodeHeader(HEADER)])).toEqual(none);
});

test("where one event is chained, those without prev are missing", () => {
  const lines = chained(["a", "b", "c"]);
  const without = encodeEvent({ seq: 2, type: "t", data: { name: "b" } });
  const { chained: isChained, breaks, missing } = check([lines[0]!, lines[1]!, without, lines[3]!]);
  expect({ isChained, missing }).toEqual({ isChained: true, missing: [1] });
  expect(breaks.map((broken) => broken.index)).toEqual([2]);
});

/** How many links a log's bytes show to be right, and how many its parsed lines. */
const linksIn = (lines: readonly string[]) => {
  const game = readLog(new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
  if (!game.ok) throw new Error(game.problem.code);
  const { breaks, missing } = checkChain(game.headerLine, game.events, nodeHash);
  const odd = [...breaks.map(({ index }) => index), ...missing];
  return {
    counted: countLinked(storedOf(game)!, nodeHash),
    checked: Math.min(game.events.length, ...odd),
    game,
  };
};

test("links are counted in the bytes as they are checked in what is parsed", () => {
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (all, at, by) => {
      const lines = chained(all);
      expect(linksIn(lines)).toMatchObject({ counted: all.length, checked: all.length });
      const index = 1 + (at % all.length);
      const changed = lines.with(index, lines[index]!.replace(/"seq":\d+/, `"seq":${by}`));
      const { counted, checked } = linksIn(changed);
      expect(counted).toBe(checked);
    }),
  );
});

test("a link that a writer would have written otherwise is left to whoever parses", () => {
  const [header, first, second] = chained(["a", "b"]) as [string, string, string];
  const extended = first.replace(/\}$/, ',"x-note":1}');
  const prev = linkOf(extended, nodeHash);
  const last = second.replace(/"prev":"[^"]*"/, `"prev":"${prev}"`);
  const { counted, checked, game } = linksIn([header, extended, last]);
  expect([counted, checked]).toEqual([0, 2]);
  expect(checkChain(game.headerLine, game.events, nodeHash, 0).breaks).toEqual([]);
});

test("a chain that was found right up to an event is checked from there on", () => {
  const lines = chained(["a", "b", "c", "d"]);
  const { game } = linksIn(lines.with(3, lines[3]!.replace('"c"', '"x"')));
  const whole = checkChain(game.headerLine, game.events, nodeHash);
  expect(whole.breaks).toHaveLength(1);
  expect(checkChain(game.headerLine, game.events, nodeHash, 2)).toEqual(whole);
  expect(checkChain(game.headerLine, game.events, nodeHash, 3)).toEqual(whole);
});

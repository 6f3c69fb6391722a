// Whatever stands in a log of Lords of Xidit, an edition or a position: an answer, never an exception. Audits are
// called directly here, so that many fit into little time; `mutations.test.ts` goes through the command line.
import { readGames, type ReadGame } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { auditRead, type Audit, exitCodeOf } from "@assize/kernel-verifier";
import { xidit } from "@assize/xidit-game";
import * as Result from "effect/Result";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { linesOf, parsed, simulated, terse, unchained } from "./a-game.ts";
import { assize } from "./command-line.ts";
import { byteChanges, changes, dice, mutated, mutateValue, withBytes } from "./mutating.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const SCALE = DEEP ? 20 : 1;
/** Of those that go through the whole log, and so are audited longest. */
const CHANGED_LOGS = DEEP ? 32_000 : 200;
const GAMES = [xidit];
const encoder = new TextEncoder();

const audited = (read: ReadGame, engine: "table" | "xstate" = "table"): Audit =>
  auditRead(read, { games: GAMES, hash: nodeHash, engine });

/** Audits everything in the bytes, and counts the answers by their exit code. */
const tally = (bytes: Uint8Array, codes: Map<number, number>): readonly Audit[] => {
  const answers = [...readGames(bytes)].map((read) => audited(read));
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) {
    const code = exitCodeOf(answer);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  return answers;
};

const expectAllCodes = (codes: ReadonlyMap<number, number>, least: number): void => {
  const seen = [...codes].sort(([one], [other]) => one - other);
  expect(seen.map(([code]) => code)).toEqual([0, 1, 2, 3]);
  for (const [, times] of seen) expect(times).toBeGreaterThanOrEqual(least);
};

/** Logs to begin with: whole, terse, chained, and from a position on. */
let seeds: readonly (readonly string[])[];
let positions: readonly string[];
beforeAll(async () => {
  const chained = await simulated(8);
  const log = unchained(chained);
  const { out: long } = await assize(["simulate", "--seed", "5", "--bots", "random"]);
  const headers = await Promise.all(
    [0, 7, 60, 150, 200].map((at) => assize(["position", "-", "--at", String(at)], { stdin: log })),
  );
  positions = headers.map(({ out }) => linesOf(out)[0]!);
  const behind = linesOf(log)
    .slice(61, 91)
    .map((line, index) => JSON.stringify({ ...parsed(line), seq: index + 1 }));
  seeds = [
    linesOf(chained),
    linesOf(log),
    linesOf(terse(log)),
    linesOf(unchained(long)).slice(0, 120),
    [positions[2]!, ...behind],
  ];
});

test("seeds are what they should be", () => {
  const codes = seeds.map((lines) => tally(encoder.encode(lines.join("\n")), new Map()));
  expect(codes.flat().map(exitCodeOf)).toEqual([0, 0, 0, 0, 0]);
});

test("changed bytes", () => {
  const codes = new Map<number, number>();
  const law = fc.property(fc.nat(4), fc.nat(100), byteChanges, (seed, length, edits) => {
    const lines = seeds[seed]!.slice(0, length + 1);
    tally(withBytes(encoder.encode(lines.join("\n")), edits), codes);
  });
  fc.assert(law, { numRuns: CHANGED_LOGS });
  expect(codes.get(3)).toBeGreaterThan(CHANGED_LOGS / 8);
});

/** Found once: an explanation stood where a hand below nothing was derived. */
const HAND_BELOW_NOTHING: { kind: "field" | "token"; dice: number[] }[] = [
  {
    kind: "field",
    dice: [209_774, 0, 297_012, 0, 791_138, 0],
  },
  { kind: "token", dice: [565_746, 598_243, 85_559, 300_701, 471_153, 0] },
];

test("changed tokens, values and lines", () => {
  const codes = new Map<number, number>();
  const law = fc.property(fc.nat(4), changes, (seed, change) => {
    tally(encoder.encode(mutated(seeds[seed]!, change)), codes);
  });
  fc.assert(law, {
    numRuns: CHANGED_LOGS,
    examples: [[1, { mutations: HAND_BELOW_NOTHING, renumber: false }]],
  });
  expectAllCodes(codes, 2);
});

test("changed headers and positions", () => {
  const codes = new Map<number, number>();
  const behind = seeds[4]!.slice(1, 12);
  const throws = fc.array(dice, { minLength: 1, maxLength: 3 });
  const law = fc.property(fc.nat(4), fc.nat(4), throws, (which, other, thrown) => {
    const header = parsed(positions[which]);
    const changed = thrown.reduce<unknown>(
      (value, die) =>
        typeof value === "object" && value !== null
          ? mutateValue(value, die, parsed(positions[other]))
          : value,
      header,
    );
    tally(encoder.encode([JSON.stringify(changed), ...behind].join("\n")), codes);
    // Only the position, so that it is more than a broken header.
    const position = mutateValue(header["position"], thrown[0]!);
    const stated = JSON.stringify({ ...header, position });
    tally(encoder.encode([stated, ...behind].join("\n")), codes);
  });
  fc.assert(law, { numRuns: 250 * SCALE });
  expectAllCodes(codes, 2);
});

test("changed editions are decoded, validated and audited with", () => {
  const written = JSON.parse(JSON.stringify(xidit.edition.reference)) as unknown;
  let refused = 0;
  const law = fc.property(fc.array(dice, { minLength: 1, maxLength: 3 }), (thrown) => {
    const changed = thrown.reduce<unknown>(
      (value, die) => mutateValue(value, die, written),
      written,
    );
    const decoded = xidit.edition.decode(changed);
    if (Result.isFailure(decoded)) {
      refused++;
      expect(decoded.failure.length).toBeGreaterThan(0);
    }
    const [read] = readGames(encoder.encode(seeds[1]!.slice(0, 20).join("\n")));
    const answer = auditRead(read!, { games: GAMES, hash: nodeHash, edition: changed });
    expect([0, 2]).toContain(exitCodeOf(answer));
  });
  fc.assert(law, { numRuns: 150 * SCALE });
  expect(refused).toBeGreaterThan(75 * SCALE);
});

test("both engines answer alike", () => {
  const law = fc.property(fc.nat(4), changes, (seed, change) => {
    for (const read of readGames(encoder.encode(mutated(seeds[seed]!, change)))) {
      const [one, other] = [audited(read), audited(read, "xstate")];
      if (one.kind === "audited" && other.kind === "audited")
        expect(other.verdict).toEqual(one.verdict);
      else expect(other).toEqual(one);
    }
  });
  fc.assert(law, { numRuns: 15 * SCALE });
});

// Whatever stands in a log of nim: the audit answers, on both engines alike, and a recorder goes on from it exactly
// where the audit finds it compliant and the recorder could have written it.
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { auditRead, type Audit, exitCodeOf } from "@assize/kernel-verifier";
import { bytesOf, rechain, renumber, unchain } from "@assize/testkit";
import * as Result from "effect/Result";
import fc from "fast-check";
import { expect, test } from "vitest";
import { begin, type Recorded, resumeFrom, submit } from "../src/index.ts";
import { READY } from "./recording-of-nim.ts";
import { GAMES } from "./table-of-nim.ts";

const SCALE = process.env["ASSIZE_DEEP"] === undefined ? 1 : 20;

const wholeGame = (): readonly string[] => {
  const laid = { type: "matches-laid", data: { matches: 9 } };
  const takes = [3, 1, 2, 1, 2].map((matches, turn) => ({
    type: "matches-taken",
    by: turn % 2,
    data: { matches },
  }));
  let recorded: Recorded = begin(READY, nodeHash);
  const lines = [...recorded.lines];
  for (const choice of [laid, ...takes]) {
    recorded = Result.getOrThrow(submit(recorded.recording, choice));
    lines.push(...recorded.lines);
  }
  return lines;
};

const LINES = wholeGame();
const HEADER = JSON.parse(LINES[0]!) as Record<string, unknown>;
/** Starts in the middle of a turn. */
const POSITION = JSON.stringify({
  ...HEADER,
  position: { place: "play.turns", context: { matches: 4, onTurn: 0, taken: 2 } },
});
const SEEDS: readonly (readonly string[])[] = [
  LINES,
  unchain(LINES),
  [JSON.stringify({ ...HEADER, terse: true }), ...unchain(LINES).slice(1)],
  [POSITION, '{"seq":1,"type":"turn-passed","data":{"left":4}}'],
];

const STRANGE = ["null", "0", "-1", "3", "4", "7", "1.5", '""', "{}", "[]", '"\\ud800"', '"seq"'];
const TOKEN = /"(?:[^"\\]|\\.)*"|-?[0-9]+|[[\]{}:,]/g;

interface Change {
  readonly kind: "byte" | "token" | "line";
  readonly line: number;
  readonly place: number;
  readonly by: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("byte", "token", "token", "line"),
  line: fc.oneof(fc.constant(0), fc.nat(20)),
  place: fc.nat(1000),
  by: fc.nat(1000),
});

const applied = (
  lines: readonly string[],
  { kind, line, place, by }: Change,
): readonly string[] => {
  const index = line % Math.max(1, lines.length);
  const old = lines[index];
  if (old === undefined) return lines;
  if (kind === "line") {
    const whole = lines[place % lines.length]!;
    return by % 3 === 0 ? lines.toSpliced(index, 1) : lines.toSpliced(index, by % 2, whole);
  }
  if (kind === "byte") {
    const at = place % (old.length + 1);
    const byte = String.fromCharCode(by % 256);
    return lines.with(index, old.slice(0, at) + (by % 3 === 0 ? "" : byte) + old.slice(at + 1));
  }
  const tokens: readonly string[] = old.match(TOKEN) ?? [];
  const foreign = lines[by % lines.length]!.match(TOKEN) ?? [];
  const token = by % 2 === 0 ? STRANGE[by % STRANGE.length]! : (foreign[by % foreign.length] ?? "");
  return lines.with(index, tokens.toSpliced(place % (tokens.length + 1), 1, token).join(""));
};

const auditOn = (bytes: Uint8Array, engine: "table" | "xstate"): readonly Audit[] =>
  [...readGames(bytes)].map((read) => auditRead(read, { games: GAMES, hash: nodeHash, engine }));

/** What a log's reader is told, without the game made ready, which differs by engine. */
const told = (answer: Audit) => (answer.kind === "audited" ? answer.verdict : answer.problem);

const isRecorders = (header: string): boolean => !header.includes('"terse"');

test("every answer is a verdict or a reason, and resuming agrees with it", () => {
  const codes = new Map<number, number>();
  let resumed = 0;
  const repairs = fc.constantFrom("none", "renumber", "rechain", "both");
  const law = fc.property(
    fc.nat(SEEDS.length - 1),
    fc.array(change, { minLength: 1, maxLength: 4 }),
    repairs,
    (seed, edits, repair) => {
      let lines = edits.reduce(applied, SEEDS[seed]!);
      if (repair === "renumber" || repair === "both") lines = renumber(lines);
      if (repair === "rechain" || repair === "both") lines = rechain(lines, nodeHash);
      const bytes = bytesOf(lines);
      const answers = auditOn(bytes, "table");
      expect(auditOn(bytes, "xstate").map(told)).toEqual(answers.map(told));
      expect(answers.length).toBeGreaterThan(0);
      for (const answer of answers)
        codes.set(exitCodeOf(answer), (codes.get(exitCodeOf(answer)) ?? 0) + 1);

      const goesOn = Result.isSuccess(resumeFrom(bytes, { games: GAMES, hash: nodeHash }));
      if (goesOn) resumed++;
      const [only, ...others] = answers;
      const compliant =
        others.length === 0 && only?.kind === "audited" && only.verdict.kind === "compliant";
      const chained = compliant && (only.verdict.assurance === "chained" || lines.length === 1);
      expect(goesOn).toBe(chained && isRecorders(lines[0]!));
    },
  );
  fc.assert(law, { numRuns: 4_000 * SCALE });
  for (const code of [0, 1, 2, 3]) expect(codes.get(code)).toBeGreaterThan(5);
  expect(resumed).toBeGreaterThan(5);
}, 600_000);

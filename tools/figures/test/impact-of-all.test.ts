// What two planted errors came to together, told by the audit and by a slow reference: all choices of the record, played by the rules.
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { WrittenEvent } from "@assize/kernel-model";
import { seeded, drawFrom } from "@assize/kernel-simulation";
import { auditRead, impactsOf } from "@assize/kernel-verifier";
import { expect, test } from "vitest";
import { believed } from "../src/deviations/cheats.ts";
import { type HonestGame, playHonestly } from "../src/deviations/honest-game.ts";
import { oneOf, sealed } from "../src/deviations/planted-log.ts";
import { SUBJECTS } from "../src/deviations/subject.ts";
import { slowImpact } from "./slow-impact.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
/** Games, and pairs of errors that are tried in each; many of them are told as something else than two errors. */
const PART = { xidit: [1, 16], grandlin: [1, 16], nim: [16, 8], chess: [0, 0] } as const;
const WHOLE = { xidit: [20, 40], grandlin: [20, 40], nim: [130, 10], chess: [0, 0] } as const;

/** Lines that tell a consequence, and a field of each. */
const fieldsOf = ({ events, start: { game } }: HonestGame) =>
  events.flatMap(({ type, data }, line) =>
    game.classOf(type) === "consequence"
      ? Object.keys(data as object).map((field) => ({ line, field }))
      : [],
  );

/** A game that went on by another value than the rules force, with the positions that it came to; null where none follows. */
const wentOn = (
  game: HonestGame,
  events: readonly WrittenEvent[],
  line: number,
): HonestGame | null => {
  const { engine } = game.start.game;
  const positions = game.positions.slice(0, line + 1);
  for (const event of events.slice(line)) {
    const last = positions.at(-1)!;
    const row = engine.accepts(last, event);
    if (row === undefined) return null;
    positions.push(engine.take(row, last, event));
  }
  return { ...game, events, positions };
};

interface Planted {
  readonly events: readonly WrittenEvent[];
  readonly lines: readonly [number, number];
}

/** A record with two values that play went on by, though the rules force others. */
const planted = (game: HonestGame, seed: number): Planted | null => {
  const draw = drawFrom(seeded(seed));
  const first = oneOf(fieldsOf(game), draw);
  if (first === undefined) return null;
  const one = believed(first.field)(game, game.events, first.line, draw);
  const after = one === null ? null : wentOn(game, one.events, first.line);
  if (after === null) return null;
  const second = oneOf(
    fieldsOf(after).filter(({ line }) => line > first.line),
    draw,
  );
  if (second === undefined) return null;
  const both = believed(second.field)(after, after.events, second.line, draw);
  return both === null ? null : { events: both.events, lines: [first.line + 1, second.line + 1] };
};

test("two planted errors come together to what all choices come to, played by the rules", () => {
  const wrong: string[] = [];
  const effects = new Set<string>();
  let compared = 0;
  for (const subject of SUBJECTS) {
    const [games, pairs] = (DEEP ? WHOLE : PART)[subject.id];
    for (let seed = 1; seed <= games; seed++) {
      const game = playHonestly(subject, seed);
      for (let pair = 0; pair < pairs; pair++) {
        // Among the first ones of xidit there are two of which the first comes to nothing before the second.
        const log = planted(game, 1_000 * seed + 24 + pair);
        if (log === null) continue;
        const bytes = new TextEncoder().encode(`${sealed(game.header, log.events).join("\n")}\n`);
        const [read] = readGames(bytes);
        const audit = auditRead(read!, { games: [subject.model], hash: nodeHash, asStated: true });
        if (audit.kind === "unreadable" || audit.start === null) continue;
        const { findings, outcome } = audit.verdict;
        const isBoth =
          findings.map(({ seq }) => seq).join() === log.lines.join() &&
          findings.every(({ explained }) => explained?.held === "believed");
        if (!isBoth) continue;
        const { effect, winners, firstNotLegal } = impactsOf(audit)!.together!;
        const told = { effect, winner: winners.corrected, firstNotLegal };
        const slow = slowImpact(audit.start, log.events, log.lines[0], outcome)[0]!;
        compared++;
        effects.add(effect);
        if (JSON.stringify(told) !== JSON.stringify(slow))
          wrong.push(`${subject.id} ${seed} ${pair}: ${JSON.stringify([told, slow])}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThanOrEqual(DEEP ? 500 : 25);
  expect(effects.size).toBeGreaterThan(2);
});

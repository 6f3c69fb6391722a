// What came of planted errors, told by the audit and by a slow reference: the corrected record, played from its start.
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Impact } from "@assize/kernel-model";
import { auditRead, impactsOf } from "@assize/kernel-verifier";
import { expect, test } from "vitest";
import { plansOf } from "../src/deviations/corpora.ts";
import { playHonestly } from "../src/deviations/honest-game.ts";
import { madeBy, type PlantedLog, sealed } from "../src/deviations/planted-log.ts";
import { type Subject, SUBJECTS } from "../src/deviations/subject.ts";
import { type SlowEnd, slowImpact } from "./slow-impact.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
/** Honest games, and of how many errors planted in one of them one is taken. A game of nim is short. */
const PART = {
  xidit: { games: 2, oneIn: 8 },
  grandlin: { games: 2, oneIn: 8 },
  nim: { games: 17, oneIn: 1 },
  chess: { games: 0, oneIn: 1 },
};
const WHOLE = {
  xidit: { games: 8, oneIn: 1 },
  grandlin: { games: 8, oneIn: 1 },
  nim: { games: 40, oneIn: 1 },
  chess: { games: 0, oneIn: 1 },
};

const bytesOf = ({ header, events }: PlantedLog): Uint8Array =>
  new TextEncoder().encode(`${sealed(header, events).join("\n")}\n`);

interface Compared {
  readonly told: Impact;
  readonly slow: readonly SlowEnd[];
}

/** Null where the audit tells of something else than the planted error, or of more: then there is nothing to compare. */
const compared = (subject: Subject, log: PlantedLog): Compared | null => {
  const [read] = readGames(bytesOf(log));
  const audit = auditRead(read!, { games: [subject.model], hash: nodeHash });
  if (audit.kind === "unreadable" || audit.start === null) return null;
  const { findings, outcome } = audit.verdict;
  const [found] = findings;
  const at = log.planted[0]!.at[0]!;
  const held = found?.explained?.held;
  if (findings.length !== 1 || found!.seq !== at) return null;
  if (held !== "stood" && held !== "believed") return null;
  const told = impactsOf(audit)!.causes.get(found!.id)!;
  return { told, slow: slowImpact(audit.start, log.events, at, outcome) };
};

const distinct = (ends: readonly SlowEnd[]): readonly string[] =>
  [...new Set(ends.map((one) => JSON.stringify(one)))].sort();

const endsOf = (impact: Impact): readonly SlowEnd[] =>
  (impact.ways.length === 0 ? [impact] : impact.ways).map(({ effect, winners, firstNotLegal }) => ({
    effect,
    winner: winners.corrected,
    firstNotLegal,
  }));

test("planted errors come to what a slow replay of the corrected record comes to", () => {
  const effects = new Map<string, number>();
  const games = new Map<string, number>();
  const wrong: string[] = [];
  for (const subject of SUBJECTS) {
    const { games: many, oneIn } = (DEEP ? WHOLE : PART)[subject.id];
    for (let seed = 0; seed < many; seed++) {
      const game = playHonestly(subject, seed);
      const plans = [...plansOf("stood", game), ...plansOf("believed", game)];
      for (const plan of plans.filter((_, number) => (number + seed) % oneIn === 0)) {
        const log = madeBy(plan);
        const both = log === null ? null : compared(subject, log);
        if (both === null) continue;
        const [told, slow] = [distinct(endsOf(both.told)), distinct(both.slow)];
        if (told.join() !== slow.join())
          wrong.push(`${plan.name}: ${told.join()} / ${slow.join()}`);
        effects.set(both.told.effect, (effects.get(both.told.effect) ?? 0) + 1);
        games.set(subject.id, (games.get(subject.id) ?? 0) + 1);
      }
    }
  }
  expect(wrong).toEqual([]);
  const all = [...games.values()].reduce((sum, one) => sum + one, 0);
  expect(all).toBeGreaterThanOrEqual(DEEP ? 600 : 100);
  expect(Math.min(...games.values())).toBeGreaterThan(DEEP ? 15 : 10);
  expect([...effects.keys()].sort()).toEqual(["none", "open", "ranks", "scores", "winner"]);
});

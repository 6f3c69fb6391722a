// Runs mutants through the slow referee and the audit, and counts: caught, another legal game, missed, accused.
// A miss or an accusation is told with all that is needed to see it again.
import type { Clause, Verdict } from "@assize/kernel-model";
import { nextBelow, type Random, seeded } from "@assize/kernel-simulation";
import { xidit } from "@assize/xidit-game";
import { playOne, RULING_SETS, VARIANTS } from "./corpus.ts";
import {
  classOf,
  type Draw,
  headerTamperings,
  type Mutant,
  type MutantClass,
  tamperingsAt,
  verdictOn,
} from "./tampering.ts";

export interface TypeCounts {
  caught: number;
  another: number;
  damaged: number;
}

export interface TamperingReport {
  readonly mutants: number;
  readonly byType: ReadonlyMap<string, TypeCounts>;
  /** How often each clause was cited by the first finding. */
  readonly byClause: ReadonlyMap<string, number>;
  /** What went wrong, in words; empty where the verifier could not be fooled. */
  readonly failures: readonly string[];
}

const drawing = (seed: number): Draw => {
  let random: Random = seeded(seed);
  return (below) => {
    const [value, after] = nextBelow(random, below);
    random = after;
    return value;
  };
};

/** Clauses that a first finding on this mutant may cite: those of the field, where a consequence's field was edited. */
const expectedClauses = ({ kind, type, field }: Mutant): readonly string[] => {
  const definition = xidit.events[type];
  if (kind !== "edit" || field === null || definition?.class !== "consequence") return [];
  return definition.fields[field]?.clauses ?? [];
};

const describe = (mutant: Mutant, more: string): string =>
  `${mutant.kind} ${mutant.type}${mutant.field === null ? "" : `.${mutant.field}`}: ${more}`;

const complaint = (mutant: Mutant, judged: MutantClass, verdict: Verdict | null): string | null => {
  if (judged.kind === "damages-the-record")
    return verdict === null || verdict.kind !== "compliant"
      ? null
      : describe(mutant, "a damaged record was called compliant");
  if (verdict === null) return describe(mutant, `unreadable, judged ${judged.kind}`);
  if (judged.kind === "another-game")
    return verdict.kind === "compliant"
      ? null
      : describe(mutant, `accused: ${JSON.stringify(verdict.findings[0] ?? verdict.doubts[0])}`);
  const [first] = verdict.findings;
  if (verdict.kind !== "violated" || first === undefined)
    return describe(mutant, `missed (${verdict.kind}): ${judged.why}`);
  if (first.seq !== judged.seq)
    return describe(
      mutant,
      `found at ${first.seq}, the referee stops at ${judged.seq}: ${judged.why}`,
    );
  const expected = expectedClauses(mutant);
  const wellFormed = first.code === "value-wrong" || first.code === "outcome-wrong";
  if (wellFormed && expected.length > 0 && !first.clauses.some((one) => expected.includes(one)))
    return describe(mutant, `cites ${first.clauses.join()}, expected one of ${expected.join()}`);
  const recordOnly = [
    "data-malformed",
    "seat-missing",
    "seat-unexpected",
    "seat-unknown",
    "type-unknown",
    "event-after-end",
  ];
  if (first.clauses.length === 0 && !recordOnly.includes(first.code))
    return describe(mutant, `${first.code} without a clause`);
  return null;
};

/** Every `step`-th event of one game of each variant and set, each tampered with in every way. */
export const tamperWith = (games: number, step: number, seed: number): TamperingReport => {
  const draw = drawing(seed);
  const byType = new Map<string, TypeCounts>();
  const byClause = new Map<Clause["id"], number>();
  const failures: string[] = [];
  let mutants = 0;
  const take = (mutant: Mutant, lines: readonly string[]): void => {
    mutants++;
    const judged = classOf(mutant, lines);
    const verdict = verdictOn(mutant);
    const wrong = complaint(mutant, judged, verdict);
    if (wrong !== null) failures.push(wrong);
    const counts = byType.get(mutant.type) ?? { caught: 0, another: 0, damaged: 0 };
    byType.set(mutant.type, counts);
    if (judged.kind === "another-game") counts.another++;
    else if (judged.kind === "breaks-a-rule") counts.caught++;
    else counts.damaged++;
    for (const clause of verdict?.findings[0]?.clauses ?? [])
      byClause.set(clause, (byClause.get(clause) ?? 0) + 1);
  };
  for (let game = 0; game < games; game++) {
    const variant = VARIANTS[game % VARIANTS.length]!;
    const set = RULING_SETS[Math.floor(game / VARIANTS.length) % RULING_SETS.length]!;
    const lines = playOne(variant, set, seed + game);
    for (const mutant of headerTamperings(lines, draw)) take(mutant, lines);
    for (let seq = 1 + draw(step); seq < lines.length; seq += step)
      for (const mutant of tamperingsAt(lines, seq, variant.players, draw)) take(mutant, lines);
  }
  return { mutants, byType, byClause, failures };
};

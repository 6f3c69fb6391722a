// Runs mutants through the slow referee and the audit, and counts: caught, another legal game, missed, accused.
// A miss or an accusation is told with all that is needed to see it again.
import type { Clause, GameModel, Verdict } from "@assize/kernel-model";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import {
  type Draw,
  type Mutant,
  type MutantClass,
  tamperingsAt,
  verdictOn,
  type Words,
} from "./tampering.ts";

/** A whole game to be tampered with, and who judges its mutants before the audit does. */
export interface HonestGame {
  readonly lines: readonly string[];
  readonly words: Words;
  readonly judge: (mutant: Mutant) => MutantClass;
  readonly headers: (draw: Draw) => Iterable<Mutant>;
}

/** A game (the rules) that is tampered with. */
export interface Subject {
  readonly model: GameModel;
  /** The game of this number, counted from 0. */
  readonly play: (game: number, seed: number) => HonestGame;
}

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

const drawing = (seed: number): Draw => drawFrom(seeded(seed));

/** Clauses that a first finding on this mutant may cite: those of the field, where a consequence's field was edited. */
const expectedClauses = (
  { events }: GameModel,
  { kind, type, field }: Mutant,
): readonly string[] => {
  const definition = events[type];
  if (kind !== "edit" || field === null || definition?.class !== "consequence") return [];
  return definition.fields[field]?.clauses ?? [];
};

const describe = (mutant: Mutant, more: string): string =>
  `${mutant.kind} ${mutant.type}${mutant.field === null ? "" : `.${mutant.field}`}: ${more}`;

const complaint = (
  model: GameModel,
  mutant: Mutant,
  judged: MutantClass,
  verdict: Verdict | null,
): string | null => {
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
  const expected = expectedClauses(model, mutant);
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

/** Every `step`-th event of so many games, each tampered with in every way. */
export const tamperWith = (
  { model, play }: Subject,
  games: number,
  step: number,
  seed: number,
): TamperingReport => {
  const draw = drawing(seed);
  const byType = new Map<string, TypeCounts>();
  const byClause = new Map<Clause["id"], number>();
  const failures: string[] = [];
  let mutants = 0;
  const take = (mutant: Mutant, judged: MutantClass): void => {
    mutants++;
    const verdict = verdictOn(mutant, model);
    const wrong = complaint(model, mutant, judged, verdict);
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
    const { lines, words, judge, headers } = play(game, seed + game);
    for (const mutant of headers(draw)) take(mutant, judge(mutant));
    for (let seq = 1 + draw(step); seq < lines.length; seq += step)
      for (const mutant of tamperingsAt(lines, seq, words, draw)) take(mutant, judge(mutant));
  }
  return { mutants, byType, byClause, failures };
};

// What the findings of a record came to, for one reader. Told only to eyes that may see all: what a game would have come to
// shows what each seat held.
import type { Finding, Impact } from "@assize/kernel-model";
import { type EffectInWords, effectInWords } from "@assize/kernel-report/lean";
import { impactsIn, playedGame } from "@assize/kernel-verifier";
import { branchOf, type History, RECORD } from "./history.ts";
import type { Reader } from "./reader.ts";

export interface ImpactText extends EffectInWords {
  readonly impact: Impact;
}

export interface ImpactTexts {
  /** By the id of the finding that stands for the cause. */
  readonly causes: Readonly<Record<string, ImpactText>>;
  /** Of all causes together; null where there is none. */
  readonly together: ImpactText | null;
}

/** Null for a reader who may not see all. */
export const impactsFor = (history: History, { eyes, language }: Reader): ImpactTexts | null => {
  if (eyes !== "all") return null;
  const { start, verdict, shown } = history;
  const steps = branchOf(history, RECORD)!.steps.slice(0, shown);
  const { causes, together } = impactsIn(playedGame(start, steps, verdict.findings));
  const tell = (impact: Impact, about: Finding | null): ImpactText => ({
    impact,
    ...effectInWords(impact, about, start, language),
  });
  const finding = new Map(verdict.findings.map((one) => [one.id, one]));
  return {
    causes: Object.fromEntries([...causes].map(([id, one]) => [id, tell(one, finding.get(id)!)])),
    together: together && tell(together, null),
  };
};

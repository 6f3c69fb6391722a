// The verdict on a history as one reader may know it, and the report that tells it.
import type { Eyes, Finding, Language, Verdict } from "@assize/kernel-model";
import {
  doubtsInWords,
  fitsAsInWords,
  searchedInPartInWords,
  stopInWords,
  textReport,
} from "@assize/kernel-report/lean";
import type { Start } from "@assize/kernel-referee";
import { findingSeenBy } from "./deviations.ts";
import type { History } from "./history.ts";
import type { Reader } from "./reader.ts";

/** A verdict as a page gets it. */
export type ToldVerdict = Omit<Verdict, "record">;

/** What a verdict leaves open, in words, each with its event; 0 is the header. */
export interface Openness {
  readonly doubts: readonly { readonly seq: number; readonly text: string }[];
  /** Why the audit could not take up again. */
  readonly stopped: { readonly seq: number; readonly text: string } | null;
  /** Where the search for explanations ended at its limit. */
  readonly searchedInPart: string | null;
  /** Which other header the record fits better. */
  readonly fitsAs: string | null;
}

const opennessOf = (history: History, language: Language): Openness => {
  const { verdict, start } = history;
  const texts = doubtsInWords(verdict.doubts, start.game.model, language);
  const { stopped } = verdict.covered;
  return {
    doubts: verdict.doubts.map(({ seq }, index) => ({ seq, text: texts[index]! })),
    stopped: stopped && { seq: stopped.seq, text: stopInWords(stopped, language) },
    searchedInPart: searchedInPartInWords(verdict.covered, language),
    fitsAs: verdict.fitsAs && fitsAsInWords(verdict.fitsAs, start, language),
  };
};

/**
 * A verdict without what these eyes may not know; `start` is null where the game is not known here, so that nobody can
 * tell what of it is secret. What the record's own digests are is for whoever tells it to leave out.
 */
export const verdictSeenBy = (verdict: Verdict, start: Start | null, eyes: Eyes): Verdict => {
  if (eyes === "all") return verdict;
  const seen = (finding: Finding): Finding =>
    start === null
      ? { ...finding, expected: null, recorded: null, rulings: [] }
      : findingSeenBy(start.game, finding, eyes);
  const findings = verdict.findings.map(seen);
  // Which rulings were read in the whole game depends on what was chosen in secret.
  const read = [...new Set(findings.flatMap(({ rulings }) => rulings))];
  return { ...verdict, findings, rulings: { ...verdict.rulings, read } };
};

export interface Reported {
  /** Without the digests of the record: what is secret in it could be found by trying. */
  readonly verdict: ToldVerdict;
  readonly open: Openness;
  /** The verdict in words: headline, findings, rulings, assurance, as lines of text. */
  readonly report: readonly string[];
}

/** `log` is what the log is called. */
export const reportFor = (history: History, log: string, { eyes, language }: Reader): Reported => {
  const { start, counts } = history;
  const seen = verdictSeenBy(history.verdict, start, eyes);
  const audit = {
    kind: "audited",
    verdict: seen,
    start,
    model: start.game.model,
    deviating: [],
    counts,
    read: new Set<string>(),
  } as const;
  const { record: _, ...verdict } = seen;
  const open = opennessOf(history, language);
  return { verdict, open, report: textReport(audit, { language, log, digests: eyes === "all" }) };
};

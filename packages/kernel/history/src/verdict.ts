// The verdict on a history as one reader may know it, the report that tells it, and its findings in words.
import type { Eyes, Finding, Language, Verdict } from "@assize/kernel-model";
import {
  type ClauseInWords,
  causesOf,
  clauseInWords,
  clausesTold,
  doubtsInWords,
  type FindingInWords,
  findingInWords,
  fitsAsInWords,
  type RulingInWords,
  rulingInWords,
  stopInWords,
  textReport,
} from "@assize/kernel-report/lean";
import type { Start } from "@assize/kernel-referee";
import { findingSeenBy } from "./deviations.ts";
import { placeOf } from "@assize/kernel-referee";
import { type History, RECORD } from "./history.ts";
import type { Reader } from "./reader.ts";

/** A verdict as a page gets it. */
export type ToldVerdict = Omit<Verdict, "record">;

/** What a verdict leaves open, in words, each with its event; 0 is the header. */
export interface Openness {
  readonly doubts: readonly { readonly seq: number; readonly text: string }[];
  /** Why the audit could not take up again. */
  readonly stopped: { readonly seq: number; readonly text: string } | null;
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
  } as const;
  const { record: _, ...verdict } = seen;
  const open = opennessOf(history, language);
  return { verdict, open, report: textReport(audit, { language, log, digests: eyes === "all" }) };
};

export interface FindingText extends FindingInWords {
  readonly finding: Finding;
  readonly clauses: readonly ClauseInWords[];
  readonly rulings: readonly RulingInWords[];
}

export interface RulebookText {
  readonly clauses: readonly ClauseInWords[];
  readonly rulings: readonly RulingInWords[];
}

/** The whole rulebook, with the options by which this game is judged. */
export const rulebookFor = (
  history: History,
  { language }: Pick<Reader, "language">,
): RulebookText => {
  const { rulebook } = history.start.game.model;
  const { choices } = history.start.rulings.resolved;
  return {
    clauses: rulebook.clauses.map((clause) => clauseInWords(clause, language)),
    rulings: rulebook.rulings.map((one) => rulingInWords(one, choices[one.id] ?? "", language)),
  };
};

/** A finding that follows from no other, and those that belong to it. */
export interface CauseText extends FindingText {
  readonly parts: readonly FindingText[];
}

/** Types of events are for developers: what might have come is told by what is done there in the game. */
const withWhatWasDue = (
  { start, branches }: History,
  { expected, seq }: Finding,
  { language }: Reader,
  told: FindingInWords,
): FindingInWords => {
  const isOfTypes =
    Array.isArray(expected) &&
    expected.every((one) => Object.hasOwn(start.game.model.events, String(one)));
  const before = branches.get(RECORD)?.steps[seq - 1]?.before;
  if (!isOfTypes || expected.length === 0 || before === undefined) return told;
  const place = placeOf(start.game, before);
  return { ...told, expected: start.game.model.describe.place(place, language) };
};

/** Of the lines' hashes, and of nothing that happened in the game. */
const isOfChain = ({ code }: Finding): boolean =>
  code === "chain-broken" || code === "chain-missing";

/**
 * Every cause in the order of the log, each with the clauses and rulings it cites in full. At one event what is wrong in the
 * game comes before what its line suffered.
 */
export const causesFor = (history: History, reader: Reader): readonly CauseText[] => {
  const { clauses, rulings } = rulebookFor(history, reader);
  const tell = (finding: Finding): FindingText => ({
    finding,
    ...withWhatWasDue(
      history,
      finding,
      reader,
      findingInWords(finding, history.start, reader.language),
    ),
    clauses: clauses.filter(({ id }) => clausesTold(finding, history.start).includes(id)),
    rulings: rulings.filter(({ id }) => finding.rulings.includes(id)),
  });
  const { findings } = verdictSeenBy(history.verdict, history.start, reader.eyes);
  return causesOf(findings)
    .toSorted(
      ({ root: one }, { root: other }) =>
        one.seq - other.seq || Number(isOfChain(one)) - Number(isOfChain(other)),
    )
    .map(({ root, parts }) => ({ ...tell(root), parts: parts.map(tell) }));
};

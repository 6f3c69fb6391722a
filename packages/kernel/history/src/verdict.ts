// The verdict on a history as one reader may know it, the report that tells it, and its findings in words.
import {
  type Eyes,
  type Finding,
  isJsonObject,
  type Json,
  type JsonObject,
  type Language,
  type Verdict,
  type WrittenEvent,
} from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";
import {
  type ClauseInWords,
  clauseInWords,
  doubtsInWords,
  type FindingInWords,
  findingInWords,
  type RulingInWords,
  rulingInWords,
  stopInWords,
  textReport,
} from "@assize/kernel-report/lean";
import { seenBy, seesAllOf } from "./eyes.ts";
import type { History } from "./history.ts";
import type { Reader } from "./reader.ts";

const isWrittenEvent = (value: JsonObject): value is JsonObject & WrittenEvent =>
  typeof value["type"] === "string" && value["data"] !== undefined;

/** One side of a finding's evidence: an event, the data of the finding's own event, or something plain. */
const sideSeenBy = (game: PreparedGame, finding: Finding, side: Json, eyes: Eyes): Json => {
  if (!isJsonObject(side)) return side;
  if (isWrittenEvent(side)) return { ...seenBy(game, side, eyes) };
  const { type, by } = finding;
  const event = by === null ? { type, data: side } : { type, by, data: side };
  return seenBy(game, event, eyes).data;
};

/** A finding without what these eyes may not know of its event. */
const findingSeenBy = (game: PreparedGame, finding: Finding, eyes: Eyes): Finding => {
  const { type, by, code } = finding;
  const event = { type, ...(by === null ? {} : { by }), data: finding.recorded };
  if (eyes === "all") return finding;
  const expected = sideSeenBy(game, finding, finding.expected, eyes);
  const recorded = sideSeenBy(game, finding, finding.recorded, eyes);
  // What is wrong with the shape of data quotes them.
  const quotes = code === "data-malformed" && !seesAllOf(game, event, eyes);
  return { ...finding, expected: quotes ? null : expected, recorded };
};

/** A verdict as a page gets it. */
export type ToldVerdict = Omit<Verdict, "record">;

/** What a verdict leaves open, in words, each with its event; 0 is the header. */
export interface Openness {
  readonly doubts: readonly { readonly seq: number; readonly text: string }[];
  /** Why the audit could not take up again. */
  readonly stopped: { readonly seq: number; readonly text: string } | null;
}

const opennessOf = (history: History, language: Language): Openness => {
  const { verdict, start } = history;
  const texts = doubtsInWords(verdict.doubts, start.game.model, language);
  const { stopped } = verdict.covered;
  return {
    doubts: verdict.doubts.map(({ seq }, index) => ({ seq, text: texts[index]! })),
    stopped: stopped && { seq: stopped.seq, text: stopInWords(stopped, language) },
  };
};

const verdictSeenBy = (history: History, eyes: Eyes): Verdict => {
  const { verdict, start } = history;
  if (eyes === "all") return verdict;
  return {
    ...verdict,
    findings: verdict.findings.map((finding) => findingSeenBy(start.game, finding, eyes)),
  };
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
  const seen = verdictSeenBy(history, eyes);
  const audit = { kind: "audited", verdict: seen, start, model: start.game.model, counts } as const;
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

/** Every finding, with the clauses and rulings it cites in full. */
export const findingsFor = (history: History, reader: Reader): readonly FindingText[] => {
  const { clauses, rulings } = rulebookFor(history, reader);
  return verdictSeenBy(history, reader.eyes).findings.map((finding) => ({
    finding,
    ...findingInWords(finding, history.start, reader.language),
    clauses: clauses.filter(({ id }) => finding.clauses.includes(id)),
    rulings: rulings.filter(({ id }) => finding.rulings.includes(id)),
  }));
};

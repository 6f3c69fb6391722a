// The findings of a history in words, by their causes, with the rulebook's clauses and rulings that they cite. By itself, since
// who only watches a game does not load it.
import type { Finding } from "@assize/kernel-model";
import { placeOf } from "@assize/kernel-referee";
import {
  type ClauseInWords,
  causesOf,
  clauseInWords,
  clausesTold,
  isCompleted,
  type FindingInWords,
  findingInWords,
  type RulingInWords,
  rulingInWords,
} from "@assize/kernel-report/lean";
import { branchOf, type History, positionAt, RECORD } from "./history.ts";
import type { Reader } from "./reader.ts";
import { verdictSeenBy } from "./verdict.ts";

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
  const record = branchOf(history, RECORD)!;
  const before = (seq: number): unknown => positionAt(history, record, seq - 1)?.context ?? null;
  const tell = (finding: Finding): FindingText => ({
    finding,
    ...withWhatWasDue(
      history,
      finding,
      reader,
      findingInWords(finding, history.start, reader.language, before),
    ),
    clauses: clauses
      .filter(({ id }) => clausesTold(finding, history.start).includes(id))
      .map((one) => (isCompleted(finding, one.id) ? { ...one, completedHere: true } : one)),
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

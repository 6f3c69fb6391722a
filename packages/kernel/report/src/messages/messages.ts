// Which sentences a report is made of: the same keys in every language, so that a missing one does not compile.
// Knows the codes of findings, doubts and read problems; must not know any game's words.
import type { ReadProblemCode } from "@assize/kernel-event-log";
import type {
  Assurance,
  AuditedRecord,
  Blame,
  Chain,
  FindingCode,
  UndeterminedReason,
  VerdictKind,
} from "@assize/kernel-model";

/** Why nothing certain can be said, and what to do about it. */
export interface DoubtWords {
  readonly what: string;
  readonly remedy: string;
}

export interface Messages {
  readonly headline: Readonly<Record<VerdictKind | "unreadable", string>>;
  /** `more`: at least so many. */
  readonly findingsFound: (findings: number, more: boolean) => string;
  readonly reasons: (reasons: number) => string;

  readonly game: (title: string, rules: number) => string;
  readonly seats: (names: readonly string[]) => string;
  /** A seat that the table does not have, or whose game is not known here. */
  readonly seat: (seat: number) => string;
  readonly bareHeader: string;
  /** The game could not be replayed: only chain and numbering were looked at. */
  readonly bytesOnly: (events: number) => string;
  readonly covered: (events: number, audited: number) => string;
  readonly reached: (position: number) => string;
  readonly finished: string;
  readonly unfinished: string;
  readonly stopped: (event: number, reason: string) => string;
  readonly winner: (names: string) => string;
  readonly nobodyWon: (note: string | null) => string;
  readonly place: (place: number, names: string) => string;
  readonly prefix: (events: number, all: boolean) => string;
  /** Which bytes were audited: their digest, and the hashes of both ends. */
  readonly record: (record: AuditedRecord) => string;
  readonly assurance: Readonly<Record<Assurance, string>>;
  /** Said after the assurance: what the chain holds and what it does not. */
  readonly chain: Readonly<Record<Chain, string>>;
  readonly moreFindings: (told: number) => string;
  readonly rulingSet: (set: string) => string;
  readonly rulingsAssumed: (set: string) => string;
  readonly rulingsReplaced: (set: string) => string;
  /** Of an earlier rulebook, which the log names; of today's, chosen in place of that. */
  readonly rulebookEarlier: (digest: string) => string;
  readonly rulebookReplaced: (digest: string) => string;
  readonly restsOn: string;
  readonly restsOnNone: string;

  readonly findings: Readonly<Record<FindingCode, string>>;
  readonly event: (event: number) => string;
  readonly expected: string;
  readonly recorded: string;
  readonly oneOf: (names: string) => string;
  readonly nothing: string;
  readonly clause: (id: string) => string;
  readonly source: string;
  readonly completion: string;
  readonly ruling: (id: string, option: string) => string;
  readonly blame: Readonly<Record<Blame, string>>;
  readonly follows: (finding: string) => string;

  readonly doubts: Readonly<Record<UndeterminedReason, DoubtWords>>;
  readonly header: string;
  readonly detail: string;
  readonly remedy: string;

  readonly unreadable: Readonly<Record<ReadProblemCode, string>>;
  readonly unreadableAt: (line: number, field: string) => string;

  readonly accepted: string;
  readonly notExpectedHere: string;
  readonly known: (types: string) => string;
  readonly knownNone: string;
  readonly refused: string;
  readonly way: (way: number, id: string) => string;
  readonly wayClosed: string;
  readonly failing: (question: string, clauses: string) => string;

  readonly summaryEvents: (events: number, finished: boolean) => string;
  readonly summaryFirst: (event: number, code: string) => string;
}

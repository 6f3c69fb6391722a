// What is kept of one game of an archive: the figures that are asked for over many games. Pure; knows no file.
import type { Header, ReadProblem } from "@assize/kernel-event-log";
import {
  type Blame,
  type Finding,
  type FindingCode,
  isReadable,
  type Json,
  type SeatId,
  type Verdict,
  type VerdictKind,
} from "@assize/kernel-model";
import { type Audit, type AuditOptions, VERIFIER } from "@assize/kernel-verifier";
import type { Changes } from "./basis.ts";

/** What a verdict rests on besides the log. The same log under the same reading has the same row. */
export interface Reading {
  readonly game: string;
  /** Digest of the rulebook that the header names, or of today's where that is asked for. */
  readonly rulebook: string;
  /** The rulings asked for, as JSON. */
  readonly rulings: string;
  /** Digest of the edition that the header names, or of the one that the caller gave. */
  readonly edition: string;
  readonly verifier: string;
  /** Digest of the code, chart, questions and rulings by which it is judged; see `Basis`. */
  readonly basis: string;
}

/** One finding, as far as it is counted. */
export interface FindingRow {
  readonly id: string;
  readonly seq: number;
  readonly code: FindingCode;
  readonly type: string;
  readonly by: SeatId | null;
  readonly blame: Blame;
  /** Between whom it cannot be decided. */
  readonly between: readonly (SeatId | "recorder")[];
  readonly clauses: readonly string[];
  readonly rulings: readonly string[];
  /** The finding that it is a part of; null for a cause. */
  readonly follows: string | null;
}

/** What its players took back: how often, how often with fewer than all seats agreeing, and what had been seen by then. */
export interface UndoFigures {
  readonly undos: number;
  readonly undosByFewer: number;
  readonly seenChance: number;
  readonly seenReveals: number;
}

/** What became of one game. `defect`: this program failed at it. */
export type RowVerdict = VerdictKind | "unreadable" | "defect";

/** Why a game is audited again: what has changed, of which it touched at least one. */
export type Cause =
  | Exclude<Changes["whole"], null>
  /** The results are of an earlier version, and do not say what was taken back. */
  | "undos"
  /** Its audit did more than to follow the rules: what it looked at is not known. */
  | "not-followed"
  /** What the header says cannot be used any more, or not without a doubt. */
  | "header"
  | `question ${string}`
  | `ruling ${string}`;

/** What became of a game that was audited before by something else. */
export type Again =
  /** Nothing that it touched has changed. */
  | { readonly kind: "kept" }
  /** Nothing that it touched has changed; audited all the same, to see whether that is so. */
  | { readonly kind: "checked"; readonly isSame: boolean }
  | { readonly kind: "changed"; readonly causes: readonly Cause[] };

/** Where a row's game stands. */
interface InFile {
  /** The first line of its game, or the line that cannot be read: in its batch, and once it is told in its file, from 0. */
  readonly line: number;
}

/** A game that has a digest: its bytes could be read. */
export interface AuditedRow extends InFile, UndoFigures {
  readonly verdict: VerdictKind;
  /** SHA-256 of its stored bytes, base64url; with `+torn` where a line after them was left out. */
  readonly log: string;
  readonly reading: Reading;
  readonly events: number;
  /** Length of the longest compliant prefix, in events. */
  readonly prefix: number;
  readonly finished: boolean;
  /** Empty where nobody won, or the game is not finished. */
  readonly winners: readonly SeatId[];
  readonly seats: number;
  /** What each seat is called in the header, null where it has no name. */
  readonly names: readonly (string | null)[];
  /** Why it is undetermined, or where the audit stopped, by its code; null for neither. */
  readonly reason: string | null;
  /** The event that the reason is about, 0 for the header; null without a reason. */
  readonly reasonSeq: number | null;
  readonly findings: readonly FindingRow[];
  /** What the audit touched, packed, in base64url; null where it may have looked at anything. */
  readonly touched: string | null;
  /** What became of an earlier row of the same log by something else; null where there was none. */
  readonly again: Again | null;
}

/** A game of which there is no verdict. */
export interface UnauditedRow extends InFile {
  readonly verdict: "unreadable" | "defect";
  readonly reason: string;
}

/** A game that was audited before, under the same reading. */
export interface KnownRow extends InFile {
  readonly verdict: "known";
  readonly was: VerdictKind;
  readonly finished: boolean;
  readonly undosByFewer: number;
  readonly log: string;
  readonly reading: Reading;
}

export type Row = AuditedRow | UnauditedRow | KnownRow;

/** The row of a batch that stands behind so many other lines. */
export const behind = (lines: number, row: Row): Row => ({ ...row, line: row.line + lines });

/** Digests of what a caller may put in place of what a header names. */
export interface Digests {
  readonly rulebookOf: (game: string) => string | null;
  readonly edition: (edition: Json) => string;
  /** By what a log with this header is judged. */
  readonly basis: (header: Header, current: boolean) => string;
}

/** What a verdict on this game rests on, before it is audited. */
export const readingOf = (
  header: Header,
  { rulings, current, edition }: AuditOptions,
  digests: Digests,
): Reading => {
  const { set, overrides } = rulings ?? header.rulings;
  const names = Object.keys(overrides).toSorted();
  const today = current === true ? digests.rulebookOf(header.game) : null;
  return {
    game: header.game,
    rulebook: today ?? header.rulebook,
    rulings: JSON.stringify([set, ...names.map((name) => `${name}=${overrides[name]}`)]),
    edition: edition === undefined ? header.edition.digest : digests.edition(edition as Json),
    verifier: VERIFIER,
    basis: digests.basis(header, current === true),
  };
};

const findingRow = (finding: Finding): FindingRow => {
  const { id, seq, code, type, by, blame, between, clauses, rulings, follows } = finding;
  return { id, seq, code, type, by, blame, between, clauses, rulings, follows };
};

const NO_UNDOS: UndoFigures = { undos: 0, undosByFewer: 0, seenChance: 0, seenReveals: 0 };

const undoFigures = ({ takenBack }: Verdict): UndoFigures => {
  if (takenBack === undefined) return NO_UNDOS;
  const { count, byFewer } = takenBack;
  const { chance, reveals } = byFewer.seen;
  return { undos: count, undosByFewer: byFewer.count, seenChance: chance, seenReveals: reveals };
};

export const namesIn = ({ seats }: Header): readonly (string | null)[] =>
  seats.map(({ name }) => (isReadable(name) ? name : null));

export const unreadableRow = ({ code, line }: ReadProblem): UnauditedRow => ({
  verdict: "unreadable",
  reason: code,
  line,
});

/** The row of an audit. */
export const rowOf = (
  audit: Audit,
  header: Header,
  own: Pick<AuditedRow, "log" | "reading" | "touched" | "line">,
): AuditedRow | UnauditedRow => {
  if (audit.kind === "unreadable") return unreadableRow(audit.problem);
  const { kind, findings, covered, compliantPrefix, finished, outcome, doubts } = audit.verdict;
  const [doubt] = doubts;
  return {
    ...own,
    verdict: kind,
    events: covered.events,
    prefix: compliantPrefix,
    finished,
    winners: outcome?.winners ?? [],
    seats: header.seats.length,
    names: namesIn(header),
    reason: doubt?.reason ?? covered.stopped?.code ?? null,
    reasonSeq: (doubt ?? covered.stopped)?.seq ?? null,
    ...undoFigures(audit.verdict),
    findings: findings.map(findingRow),
    again: null,
  };
};

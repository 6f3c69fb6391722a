// From the bytes of a batch to the rows of its games: what a worker does. Pure; knows no file and no thread.
import {
  asStored,
  type Header,
  headerOf,
  type ReadGame,
  readGames,
  type StoredGame,
} from "@assize/kernel-event-log";
import { beginMarks, touchedSince } from "@assize/kernel-chart-engine";
import type { Hash } from "@assize/kernel-integrity";
import { SeatId, type VerdictKind } from "@assize/kernel-model";
import { start } from "@assize/kernel-referee";
import { type Audit, type AuditOptions, auditRead } from "@assize/kernel-verifier";
import * as Result from "effect/Result";
import { causesOf, type EarlierRow, isChosen, isSameRow } from "./again.ts";
import type { BasedGame } from "./basis.ts";
import type { Program } from "./program.ts";
import {
  type Again,
  type AuditedRow,
  type Reading,
  readingOf,
  type Row,
  rowOf,
  unreadableRow,
} from "./row.ts";
import { asText, packTouched, repackTouched } from "./touched.ts";

/** Rows of earlier audits. */
export interface Known {
  /** The verdict on this log under this very reading; null where it has no row. */
  readonly verdict: (log: string, reading: Reading) => VerdictKind | null;
  /** The latest row of this log by something else: the same game, edition and wish for rulings; null where there is none. */
  readonly earlier: (log: string, reading: Reading) => EarlierRow | null;
}

/** How games are audited, and which need not be. */
export interface RowOptions {
  readonly optionsFor: (header: Header) => AuditOptions;
  readonly hash: Hash;
  readonly program: Program;
  /** Rows that are kept already; null where none are. */
  readonly known: Known | null;
}

/** What becomes of a batch. */
export interface BatchRows {
  readonly rows: readonly Row[];
  /** How many lines it has: later ones of its file count on from there. */
  readonly lines: number;
}

/** Makes the rows of games, one at a time. */
export type RowMaker = (read: ReadGame) => Row;

const NEWLINE = 10;

/** How many lines end within these bytes. */
export const linesIn = (bytes: Uint8Array): number => {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
};

const nameOf = ({ torn }: StoredGame, digest: string): string =>
  torn === null ? digest : `${digest}+torn`;

/** What the audit touched; null where it did more than to follow the rules: then it may have looked at anything. */
const touchedBy = (audit: Audit, based: BasedGame | null, beginning: number): string | null => {
  if (audit.kind === "unreadable" || audit.start === null || based === null) return null;
  if (audit.verdict.kind !== "compliant" || audit.deviating.length > 0) return null;
  const touched = touchedSince(audit.start.game.table, beginning);
  return asText(packTouched(based.basis, touched, audit.read));
};

/** The row of an earlier audit under this reading, where nothing that it touched has changed. */
const keptRow = (
  earlier: EarlierRow,
  log: string,
  reading: Reading,
  today: BasedGame,
): AuditedRow => {
  const { verdict, reason, events, prefix, finished, seats, winners } = earlier;
  const touched = asText(repackTouched(earlier.basis!, earlier.touched!, today.basis));
  const figures = { reason, events, prefix, finished, seats, winners: winners.map(SeatId) };
  return { verdict, log, reading, ...figures, findings: [], touched, again: { kind: "kept" } };
};

/** Whether a game can be started here without a doubt: what a header says is looked at anew. */
const startsSurely = (header: Header, wishes: AuditOptions, { digest }: Program): boolean => {
  const started = start(header, { ...wishes, digest });
  return Result.isSuccess(started) && started.success.doubts.length === 0;
};

const againOf = (
  earlier: EarlierRow,
  { header, log, reading }: Named,
  wishes: AuditOptions,
  { hash, program }: RowOptions,
): Again => {
  const today = program.based(header, wishes.current === true);
  const causes = today === null ? (["unknown"] as const) : causesOf(earlier, reading, today.basis);
  if (causes.length > 0) return { kind: "changed", causes };
  if (!startsSurely(header, wishes, program)) return { kind: "changed", causes: ["header"] };
  return isChosen(log, reading, hash) ? { kind: "checked", isSame: true } : { kind: "kept" };
};

/** A game that has a name, before it is audited. */
interface Named {
  readonly header: Header;
  readonly log: string;
  readonly reading: Reading;
}

const auditedAgain = (row: Row, earlier: EarlierRow | null, again: Again | null): Row => {
  if (again === null || earlier === null || !("again" in row)) return row;
  if (again.kind !== "checked") return { ...row, again };
  return { ...row, again: { kind: "checked", isSame: isSameRow(earlier, row) } };
};

const auditedRow = (read: ReadGame, header: Header, options: RowOptions): Row => {
  const { known, program } = options;
  const wishes = options.optionsFor(header);
  const reading = readingOf(header, wishes, program);
  const stored = asStored(read);
  let [earlier, again]: [EarlierRow | null, Again | null] = [null, null];
  if (stored !== null && known !== null) {
    const log = nameOf(stored, options.hash(stored.stored));
    const was = known.verdict(log, reading);
    if (was !== null) return { verdict: "known", was, log, reading };
    earlier = known.earlier(log, reading);
    again = earlier === null ? null : againOf(earlier, { header, log, reading }, wishes, options);
    if (again?.kind === "kept")
      return keptRow(earlier!, log, reading, program.based(header, wishes.current === true)!);
  }
  const based = program.based(header, wishes.current === true);
  const beginning = beginMarks();
  const audit = auditRead(read, wishes);
  const touched = touchedBy(audit, based, beginning);
  const log =
    audit.kind === "unreadable" || stored === null
      ? ""
      : nameOf(stored, audit.verdict.record.digest);
  return auditedAgain(rowOf(audit, header, { log, reading, touched }), earlier, again);
};

/** A maker of rows. It never throws: a failure at one game is the row of that game. */
export const rowMaker =
  (options: RowOptions): RowMaker =>
  (read) => {
    const header = headerOf(read);
    if (header === null && !read.ok) return unreadableRow(read.problem);
    try {
      return auditedRow(read, header!, options);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      return { verdict: "defect", reason, line: 0 };
    }
  };

/** The rows of a batch, in its order. */
export const rowsOf = (bytes: Uint8Array, rowFor: RowMaker): BatchRows => ({
  rows: Array.from(readGames(bytes), rowFor),
  lines: linesIn(bytes),
});

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
  namesIn,
  type Reading,
  readingOf,
  type Row,
  rowOf,
  unreadableRow,
} from "./row.ts";
import { asText, packTouched, repackTouched } from "./touched.ts";

export interface KnownVerdict {
  readonly was: VerdictKind;
  readonly finished: boolean;
  readonly undosByFewer: number;
}

/** Rows of earlier audits. */
export interface Known {
  /** What the row of this log under this very reading says; null where it has none. */
  readonly verdict: (log: string, reading: Reading) => KnownVerdict | null;
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

/** Adds to a row what is known of earlier audits of the game. */
export type RowEnding = (made: Row) => Row;

/** The row of a game that need not be audited, or what ends its row once it was. */
export type LookUp = (read: ReadGame) => Row | RowEnding;

const NEWLINE = 10;

/** How many lines end within these bytes. */
export const linesIn = (bytes: Uint8Array): number => {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
};

/** The first line of a game in what was read. */
const lineOf = (read: ReadGame): number => asStored(read)?.headerLine.number ?? 0;

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
  { header, log, reading, line }: Named,
  today: BasedGame,
): AuditedRow => {
  const { verdict, reason, events, prefix, finished, seats, winners } = earlier;
  const touched = asText(repackTouched(earlier.basis!, earlier.touched!, today.basis));
  const names = namesIn(header);
  const figures = {
    reason,
    reasonSeq: null,
    events,
    prefix,
    finished,
    seats,
    names,
    winners: winners.map(SeatId),
  };
  const { undos, undosByFewer, seenChance, seenReveals } = earlier.undos!;
  const takenBack = { undos, undosByFewer, seenChance, seenReveals };
  const own = { verdict, log, reading, line, touched };
  return { ...own, ...figures, ...takenBack, findings: [], again: { kind: "kept" } };
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
  { hash, program }: Pick<RowOptions, "hash" | "program">,
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
  readonly line: number;
}

const auditedAgain = (row: Row, earlier: EarlierRow, again: Again): Row => {
  if (!("again" in row)) return row;
  if (again.kind !== "checked") return { ...row, again };
  return { ...row, again: { kind: "checked", isSame: isSameRow(earlier, row) } };
};

/** What earlier audits say of a game with a name. */
const lookedUp = (
  named: Named,
  wishes: AuditOptions,
  known: Known,
  options: Pick<RowOptions, "hash" | "program">,
): Row | RowEnding => {
  const { header, log, reading, line } = named;
  const found = known.verdict(log, reading);
  if (found !== null) return { verdict: "known", ...found, log, reading, line };
  const earlier = known.earlier(log, reading);
  if (earlier === null) return asMade;
  const again = againOf(earlier, named, wishes, options);
  if (again.kind !== "kept") return (row) => auditedAgain(row, earlier, again);
  return keptRow(earlier, named, options.program.based(header, wishes.current === true)!);
};

const asMade: RowEnding = (row) => row;

const lookUpWith = (
  read: ReadGame,
  header: Header,
  { known, program, hash, optionsFor }: RowOptions,
): Row | RowEnding => {
  const stored = known === null ? null : asStored(read);
  if (stored === null || known === null) return asMade;
  const wishes = optionsFor(header);
  const log = nameOf(stored, hash(stored.stored));
  const reading = readingOf(header, wishes, program);
  return lookedUp({ header, log, reading, line: lineOf(read) }, wishes, known, { hash, program });
};

const auditedRow = (read: ReadGame, header: Header, { optionsFor, program }: RowOptions): Row => {
  const wishes = optionsFor(header);
  const reading = readingOf(header, wishes, program);
  const stored = asStored(read);
  const based = program.based(header, wishes.current === true);
  const beginning = beginMarks();
  const audit = auditRead(read, wishes);
  const touched = touchedBy(audit, based, beginning);
  const log =
    audit.kind === "unreadable" || stored === null
      ? ""
      : nameOf(stored, audit.verdict.record.digest);
  return rowOf(audit, header, { log, reading, touched, line: lineOf(read) });
};

/** What a game's failure becomes: a row, as any other. */
const orDefect = <A>(read: ReadGame, work: () => A): A | Row => {
  try {
    return work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { verdict: "defect", reason, line: lineOf(read) };
  }
};

/** Looks up games. It never throws. */
export const lookUpIn =
  (options: RowOptions): LookUp =>
  (read) => {
    const header = headerOf(read);
    if (header === null && !read.ok) return unreadableRow(read.problem);
    return orDefect(read, () => lookUpWith(read, header!, options));
  };

/** A maker of rows. It never throws: a failure at one game is the row of that game. */
export const rowMaker = (options: RowOptions): RowMaker => {
  const lookUp = lookUpIn(options);
  return (read) => {
    const found = lookUp(read);
    return typeof found === "function"
      ? orDefect(read, () => found(auditedRow(read, headerOf(read)!, options)))
      : found;
  };
};

/** The rows of a batch, in its order. */
export const rowsOf = (bytes: Uint8Array, rowFor: RowMaker): BatchRows => ({
  rows: Array.from(readGames(bytes), rowFor),
  lines: linesIn(bytes),
});

// From the bytes of a batch to the rows of its games: what a worker does. Pure; knows no file and no thread.
import {
  asStored,
  type Header,
  headerOf,
  type ReadGame,
  readGames,
  type StoredGame,
} from "@assize/kernel-event-log";
import { digestJson, type Hash } from "@assize/kernel-integrity";
import type { GameModel, Json, VerdictKind } from "@assize/kernel-model";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { type AuditOptions, auditRead } from "@assize/kernel-verifier";
import { type Digests, type Reading, readingOf, type Row, rowOf, unreadableRow } from "./row.ts";

/** How games are audited, and which need not be. */
export interface RowOptions {
  readonly optionsFor: (header: Header) => AuditOptions;
  readonly hash: Hash;
  /** The verdict on this log under this reading, where its row is kept already; null where no rows are. */
  readonly known: ((log: string, reading: Reading) => VerdictKind | null) | null;
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

/** Makes each digest once: what has one never changes. */
const digestsWith = (games: readonly GameModel[], hash: Hash): Digests => {
  const rulebooks = new Map<string, string>();
  const editions = new Map<Json, string>();
  return {
    rulebookOf: (id) => {
      const model = games.find((game) => game.id === id);
      if (model === undefined) return null;
      const digest = rulebooks.get(id) ?? digestJson(rulebookDigestInput(model), hash);
      rulebooks.set(id, digest);
      return digest;
    },
    edition: (edition) => {
      const digest = editions.get(edition) ?? digestJson(edition, hash);
      editions.set(edition, digest);
      return digest;
    },
  };
};

const nameOf = ({ torn }: StoredGame, digest: string): string =>
  torn === null ? digest : `${digest}+torn`;

const auditedRow = (read: ReadGame, header: Header, options: RowOptions, digests: Digests): Row => {
  const wishes = options.optionsFor(header);
  const reading = readingOf(header, wishes, digests);
  const stored = asStored(read);
  if (stored !== null && options.known !== null) {
    const log = nameOf(stored, options.hash(stored.stored));
    const was = options.known(log, reading);
    if (was !== null) return { verdict: "known", was, log, reading };
  }
  const audit = auditRead(read, wishes);
  if (audit.kind === "unreadable" || stored === null) return rowOf(audit, header, "", reading);
  return rowOf(audit, header, nameOf(stored, audit.verdict.record.digest), reading);
};

/** A maker of rows. It never throws: a failure at one game is the row of that game. */
export const rowMaker = (games: readonly GameModel[], options: RowOptions): RowMaker => {
  const digests = digestsWith(games, options.hash);
  return (read) => {
    const header = headerOf(read);
    if (header === null && !read.ok) return unreadableRow(read.problem);
    try {
      return auditedRow(read, header!, options, digests);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      return { verdict: "defect", reason, line: 0 };
    }
  };
};

/** The rows of a batch, in its order. */
export const rowsOf = (bytes: Uint8Array, rowFor: RowMaker): BatchRows => ({
  rows: Array.from(readGames(bytes), rowFor),
  lines: linesIn(bytes),
});

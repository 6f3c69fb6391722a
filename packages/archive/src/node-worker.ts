// A worker's side: batches come in as bytes, rows go out. Knows the port, and no game: who starts it brings these.
import type { MessagePort } from "node:worker_threads";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel } from "@assize/kernel-model";
import type { ProgramCode } from "./basis.ts";
import { openKnown } from "./node-known.ts";
import { type FileRange, readRange } from "./node-ranges.ts";
import { programOf } from "./program.ts";
import type { BatchRows, RowMaker, RowOptions } from "./rows.ts";
import { rowMaker, rowsOf } from "./rows.ts";

/** What is to be audited: bytes in memory that both sides see, or parts of files that the worker reads itself. */
export type Work = { readonly bytes: Uint8Array } | { readonly ranges: readonly FileRange[] };

/** What a worker is asked. */
export interface WorkAsked {
  readonly id: number;
  readonly work: Work;
}

/** What it answers: for bytes one batch, for each part one, or null where it cannot be read as one. */
export interface WorkAnswered {
  readonly id: number;
  readonly batches: readonly (BatchRows | null)[];
}

/** Results that were there before. */
export interface KnownResults {
  readonly path: string;
  /** False: only what was found by the very same basis counts as known. */
  readonly isTrusted: boolean;
}

/** What the starter of a worker gives it. */
export interface WorkerOptions {
  readonly games: readonly GameModel[];
  readonly optionsFor: RowOptions["optionsFor"];
  /** Digests of the code that audits; null where nobody could read it: then a row is kept only where nothing differs. */
  readonly code: ProgramCode | null;
  /** Results of which those that are there are not made again; null where none are. */
  readonly known: KnownResults | null;
}

const NOTHING: BatchRows = { rows: [], lines: 0 };

/** Null where a part cannot be read, or not as one: whoever reads the file as a stream tells why. */
const rowsOfRange = (range: FileRange, rowFor: RowMaker): BatchRows | null => {
  const bytes = readRange(range);
  if (bytes === null) return null;
  return bytes.length === 0 ? NOTHING : rowsOf(bytes, rowFor);
};

/** Answers what comes in by this port. */
export const serveBatches = (
  port: MessagePort,
  { games, optionsFor, code, known }: WorkerOptions,
): void => {
  const rowFor = rowMaker({
    optionsFor,
    hash: nodeHash,
    program: programOf(games, code, nodeHash),
    known: known === null ? null : openKnown(known.path, known.isTrusted),
  });
  port.on("message", ({ id, work }: WorkAsked) => {
    const batches =
      "bytes" in work
        ? [rowsOf(work.bytes, rowFor)]
        : work.ranges.map((range) => rowsOfRange(range, rowFor));
    const answer: WorkAnswered = { id, batches };
    port.postMessage(answer);
  });
};

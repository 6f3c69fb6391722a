// A worker's side: batches come in as bytes, rows go out. Knows the port, and no game: who starts it brings these.
import type { MessagePort } from "node:worker_threads";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel } from "@assize/kernel-model";
import { openKnown } from "./node-results.ts";
import type { BatchRows, RowOptions } from "./rows.ts";
import { rowMaker, rowsOf } from "./rows.ts";

/** What a worker is asked. */
export interface BatchAsked {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What it answers. */
export interface BatchAnswered extends BatchRows {
  readonly id: number;
}

/** What the starter of a worker gives it. */
export interface WorkerOptions {
  readonly games: readonly GameModel[];
  readonly optionsFor: RowOptions["optionsFor"];
  /** Results of which those that are there are not made again; null where none are. */
  readonly known: string | null;
}

/** Answers each batch that comes in by this port. */
export const serveBatches = (
  port: MessagePort,
  { games, optionsFor, known }: WorkerOptions,
): void => {
  const rowFor = rowMaker(games, {
    optionsFor,
    hash: nodeHash,
    known: known === null ? null : openKnown(known),
  });
  port.on("message", ({ id, bytes }: BatchAsked) => {
    const answer: BatchAnswered = { id, ...rowsOf(bytes, rowFor) };
    // Memory outside of the heap is given back at once.
    bytes.buffer.transfer(0);
    port.postMessage(answer);
  });
};

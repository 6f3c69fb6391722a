// One event of a record, and what became of it. Knows no verdict.
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope, TableEvent } from "@assize/kernel-event-log";
import type { Held, Seq } from "@assize/kernel-model";
import type { Taken } from "@assize/kernel-referee";

export interface Step {
  /** Which event of the record, from 1. */
  readonly seq: Seq;
  /** As it stands there, right or wrong. */
  readonly recorded: Envelope;
  /** The transitions taken for it, in order; none where it was not applied. */
  readonly taken: readonly Taken<unknown>[];
  readonly before: Position<unknown>;
  /** The position before, where nothing was taken and play did not go back. */
  readonly after: Position<unknown>;
  /** The ids of the rulings that were read for it, in the order in which they were first read. */
  readonly readings: readonly string[];
  /** How the game went on with an event that is not what the rules say; null for one that is. */
  readonly held: Held | null;
  /** What the rules demanded in its place, where something was due and the record says another; else null. */
  readonly demanded: Taken<unknown> | null;
  /** What the line says of the table, where it is no event of the game and was carried out; else null. */
  readonly table: TableEvent | null;
}

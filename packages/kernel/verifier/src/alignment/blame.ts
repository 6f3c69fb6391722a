// Explanations beside each other, and who answers by them. Types alone.
import type { SeatId } from "@assize/kernel-model";
import type { Move } from "./moves.ts";

/** A seat, or whoever wrote the record. */
export type Answering = SeatId | "recorder";

/** Another explanation of a stretch of the record. */
export interface Difference {
  /** What it costs more than the winner, in tenths of a deviation. */
  readonly more: number;
  /** Moves of the winner that it does without, and its own in their place, first to last. */
  readonly without: readonly Move[];
  readonly instead: readonly Move[];
}

/** What the best explanation is compared with, and what is answered for each of its moves. */
export interface Blame {
  readonly differences: readonly Difference[];
  readonly between: (move: Move) => readonly Answering[];
}

// What an arbiter rules about findings, and what a record comes to with it. Data alone; knows no sentence.
import type { Outcome } from "./game-model.ts";
import type { SeatId, Seq } from "./ids.ts";
import type { Json } from "./json.ts";
import type { Finding, FindingCode, Stop, VerdictKind } from "./verdict.ts";

/**
 * What becomes of a line: it counts as it is recorded; play goes on as the rules say; it counts as not written; play goes on
 * as it did, and a seat pays for it.
 */
export const ARBITRATION_RULINGS = ["let-stand", "corrected", "voided", "penalty"] as const;
export type ArbitrationRuling = (typeof ARBITRATION_RULINGS)[number];

/** How play goes on from a line; what a penalty may state beside itself. */
export type ArbitratedPlay = Exclude<ArbitrationRuling, "penalty">;

/** What a seat pays: points added to its own (a penalty takes some away), or the best place that it can have, from 2. */
export type Penalty =
  | { readonly seat: SeatId; readonly points: number }
  | { readonly seat: SeatId; readonly place: number };

/** An arbiter's ruling on one finding. */
export interface Arbitration {
  /** The line of the finding, from 1. */
  readonly line: number;
  readonly code: FindingCode;
  /** Base64url SHA-256 of that line, without its newline. */
  readonly hash: string;
  readonly ruling: ArbitrationRuling;
  /** Who ruled: a name, and nobody who plays. */
  readonly arbiter: string;
  readonly reason: string;
  /** The choice that counts in place of a corrected one; left out, what the audit supposes. */
  readonly instead?: ArbitratedChoice;
  /** There with the ruling `penalty`, and with no other ... */
  readonly penalty?: Penalty;
  /** ... and with it how play goes on; left out, as it went on. */
  readonly play?: ArbitratedPlay;
}

/** A choice, or an outcome of chance, as a line writes it. */
export interface ArbitratedChoice {
  readonly type: string;
  readonly by?: number;
  readonly data: Json;
}

/** Why a ruling has no place in this record. */
export const ARBITRATION_PROBLEMS = [
  /** There is no such line. */
  "no-line",
  /** The line has another hash: it is another record, or it was changed. */
  "other-hash",
  /** An earlier ruling answers the same finding. */
  "answered-twice",
  /** Whoever ruled sits at the table. */
  "arbiter-plays",
  /** At this line nothing is found that has this code. */
  "no-finding",
  /** Play cannot go on from this line in this way. */
  "not-possible",
  /** The seat that is to pay is none of this table. */
  "no-seat",
  /** The game does not rank by one figure: a penalty has to state a place. */
  "no-points",
] as const;
export type ArbitrationProblem = (typeof ARBITRATION_PROBLEMS)[number];

/** One ruling, and what became of it. */
export interface Answered {
  readonly arbitration: Arbitration;
  /** The finding that it answers, of the audit with all rulings; null where there is none. */
  readonly finding: Finding | null;
  /** True where another ruling left nothing to be found there. */
  readonly moot: boolean;
  readonly problem: ArbitrationProblem | null;
}

/** What a record comes to with the rulings of an arbiter. The verdict stays what it is. */
export interface AsArbitrated {
  /** Compliant where each finding is answered, violated where one is open. */
  readonly kind: VerdictKind;
  readonly answered: readonly Answered[];
  /** What no ruling answers, of the audit with all rulings. */
  readonly open: readonly Finding[];
  /** Where that audit did not go on to the end. */
  readonly stopped: Stop | null;
  /** How the game ended with the rulings and penalties; null where it goes on. */
  readonly outcome: Outcome | null;
}

/** Where two arbiters do not rule alike. */
export interface OtherRuling {
  readonly line: Seq;
  readonly code: FindingCode;
  /** Null where one does not answer it. */
  readonly first: Arbitration | null;
  readonly second: Arbitration | null;
}

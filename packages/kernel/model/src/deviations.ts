// The words in which an audit explains what went wrong: what happened to the record, and how the game went on.
import type { SeatId, Seq } from "./ids.ts";
import type { Json } from "./json.ts";

/** What, by the cheapest explanation, happened. Described in docs/reference/findings.md. */
export const DEVIATION_KINDS = [
  "value",
  "replaced",
  "left-out",
  "surplus",
  "written-twice",
  "moved",
  "exchanged",
  "seat",
  "choice-not-carried-out",
  "choice-stood",
  "choice-unknown",
  "earlier-choice",
  "undone",
  "lines-missing",
] as const;
export type DeviationKind = (typeof DEVIATION_KINDS)[number];

/**
 * How the game went on, by that explanation: as the rules say; as is recorded though they say otherwise; as a choice
 * that they refuse; without the line.
 */
export const HELDS = ["corrected", "believed", "stood", "passed-over"] as const;
export type Held = (typeof HELDS)[number];

/** One move of another explanation. */
export interface OtherMove {
  readonly seq: Seq;
  readonly type: string;
  readonly deviation: DeviationKind;
  readonly held: Held;
  readonly accuses: SeatId | null;
}

/** Another explanation of the same lines that costs little more, and its deviations. */
export interface OtherExplanation {
  /** In tenths of a deviation. */
  readonly more: number;
  readonly moves: readonly OtherMove[];
}

/** How an audit explains a finding. */
export interface Explained {
  readonly deviation: DeviationKind;
  /** Its row in the table of costs (docs/reference/audit-costs.md). */
  readonly edit: string;
  readonly held: Held;
  /** In tenths of a deviation; a part of another one costs little. */
  readonly cost: number;
  /** What is supposed to have happened instead of the line, or before it; of a guess the type and the seat alone. */
  readonly supposed: Json;
  /** Explanations that do without this finding, cheapest first. */
  readonly others: readonly OtherExplanation[];
}

// Whether a finding mattered: what would be another had the rules been kept there. Evidence as data; no sentence.
import type { SeatId, Seq } from "./ids.ts";
import type { Json } from "./json.ts";

/**
 * What would be another, the least first: nothing; scores alone; places; who won; or it is open, since the game as it was
 * played tells no more.
 */
export const EFFECTS = ["none", "scores", "ranks", "winner", "open"] as const;
export type Effect = (typeof EFFECTS)[number];

/** Something as it was played, and as it would have been. */
export interface BothGames<Value> {
  readonly recorded: Value;
  readonly corrected: Value;
}

/** Everything that an impact may take for granted. Described in docs/reference/findings.md. */
export const ASSUMPTIONS = [
  "order-kept",
  "nearest-choice",
  "not-all-choices",
  "followed-so-far",
  "went-on-by-rules",
] as const satisfies readonly Assumption["code"][];

/** What an impact takes for granted, beside the choices that were made. */
export type Assumption =
  /** A recorded order (a shuffle) that does not fit any more is taken as the order of the things concerned. */
  | { readonly code: "order-kept"; readonly seq: Seq }
  /** In place of a choice that the rules refuse, one of the legal ones that come nearest to it. */
  | { readonly code: "nearest-choice"; readonly seq: Seq }
  /** There are more such choices than were followed. */
  | { readonly code: "not-all-choices"; readonly seq: Seq; readonly followed: number }
  /** The game was followed no further than to there: so many events were derived anew. */
  | { readonly code: "followed-so-far"; readonly seq: Seq; readonly steps: number }
  /** Play went on by the rules; the record would also bear that it went on by what is written. */
  | { readonly code: "went-on-by-rules"; readonly seq: Seq };

/** What came of the game, and what would have come of it. */
export interface Consequences {
  readonly effect: Effect;
  /** By seat; null where that game is not over. */
  readonly winners: BothGames<readonly SeatId[] | null>;
  /** Contestants, best first; those in one inner list share the place. */
  readonly places: BothGames<readonly (readonly SeatId[])[] | null>;
  /** The game's own figures; of a game that is not over, as they stand, or null where it has none. */
  readonly scores: BothGames<Json>;
  /** The first later choice or outcome that would not have been possible any more; null where all would. */
  readonly firstNotLegal: Seq | null;
  /** Whose choice that was; null for an outcome of chance, and where there is none. */
  readonly notLegalBy: SeatId | null;
  readonly assumes: readonly Assumption[];
}

/** What could have been chosen in place of a refused choice, and what would have come of it. */
export interface OtherWay extends Consequences {
  /** The choice that stands in its place, as an event; null where there is none, and it is taken out. */
  readonly instead: Json;
}

/**
 * What would be another without a finding, or without several: all that belongs to their causes. Where the ways to correct it
 * lead to different ends, what they do not agree in is null, and the effect is `open`.
 */
export interface Impact extends Consequences {
  /** Each of the ways, where they differ; else empty. */
  readonly ways: readonly OtherWay[];
}

// For each ruling of a game: a game that tells its readings apart, or why none can; found by `assize distinguish`. Apart from
// `games.ts`: most callers never need a byte of it.
import type { Localized } from "@assize/kernel-model";

/** A game that tells two readings of one ruling apart. */
export interface ApartExample {
  readonly ruling: string;
  /** The two options, as `--ruling` takes them. */
  readonly readings: readonly [string, string];
  /** Of the log: how many it has. */
  readonly events: number;
  /** From the start; from a position that bots came to; or from one that somebody stated, and that keeps the invariants. */
  readonly from: "start" | "play" | "stated";
  /** True: from there nothing that has fewer events tells them apart. */
  readonly shortest: boolean;
  /** Of a position of play: by what `assize simulate` plays the same game, and after how many events of it. */
  readonly play?: { readonly flags: readonly string[]; readonly events: number };
  /** The lines of the log. */
  readonly log: readonly string[];
}

/** Two readings of one ruling that no game tells apart. */
export interface NeverApart {
  readonly ruling: string;
  readonly readings: readonly [string, string];
  readonly why: Localized;
}

export interface ApartExamples {
  readonly format: "assize-told-apart/1";
  readonly examples: readonly ApartExample[];
  readonly never: readonly NeverApart[];
}

const LOADERS: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  xidit: () => import("../data/told-apart/xidit.json", { with: { type: "json" } }),
  grandlin: () => import("../data/told-apart/grandlin.json", { with: { type: "json" } }),
  chess: () => import("../data/told-apart/chess.json", { with: { type: "json" } }),
};

const NOTHING: ApartExamples = { format: "assize-told-apart/1", examples: [], never: [] };

/** What there is for a game. */
export const loadToldApart = async (id: string): Promise<ApartExamples> =>
  Object.hasOwn(LOADERS, id) ? ((await LOADERS[id]!()).default as ApartExamples) : NOTHING;

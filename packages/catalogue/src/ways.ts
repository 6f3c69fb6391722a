// How one gets to each state and transition of a game's chart: games that were found before, as choices. A module of its own, so
// that whoever shows a way loads nothing else. Made by `npm run ways`.
import type { Json, WrittenEvent } from "@assize/kernel-model";

/** A game as a link holds it (ADR 0032). */
export interface GameOfChoices {
  readonly header: Json;
  readonly choices: readonly WrittenEvent[];
  readonly rest: readonly WrittenEvent[];
  readonly events: number;
  readonly digest: string;
}

/**
 * What is known of the number of events. `chart`: the chart has no shorter way, whatever its questions say. `explored`: all
 * that can be played in fewer events from the game's usual table was followed. `played`: found in play and shortened; there may
 * be a shorter one.
 */
export const HOW_SHORT = ["chart", "explored", "played"] as const;
export type HowShort = (typeof HOW_SHORT)[number];

export interface KnownWay {
  /** Index of its game in `games`. */
  readonly game: number;
  /** After how many events it is there. */
  readonly events: number;
  readonly short: HowShort;
}

/** How it was looked for. */
export interface Searched {
  /** So many games were played by bots, and the examples looked through. */
  readonly games: number;
  /** So many states were explored from the usual table, and with them all that can be played in so many events; null where shuffles forbid it. */
  readonly explored: { readonly states: number; readonly events: number } | null;
}

export interface KnownWays {
  readonly format: "assize-ways/1";
  readonly game: string;
  readonly searched: Searched;
  readonly games: readonly GameOfChoices[];
  /** By the id of a state or transition; what was never reached is not in it. */
  readonly ways: Readonly<Record<string, KnownWay>>;
}

type Loader = () => Promise<{ readonly default: unknown }>;

const LOADERS: Readonly<Record<string, Loader>> = {
  xidit: () => import("../data/ways/xidit.json", { with: { type: "json" } }),
  grandlin: () => import("../data/ways/grandlin.json", { with: { type: "json" } }),
  chess: () => import("../data/ways/chess.json", { with: { type: "json" } }),
};

/** Null for a game of which none are known. */
export const loadKnownWays = async (game: string): Promise<KnownWays | null> => {
  if (!Object.hasOwn(LOADERS, game)) return null;
  const { default: ways } = await LOADERS[game]!();
  return ways as KnownWays;
};

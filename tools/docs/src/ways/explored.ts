// How far all that can be played from a new table was followed, and the shortest games to the states and transitions that are reached
// there. Knows no game.
import { explore, type GameExploration, neverReaches, stepsOf } from "@assize/kernel-exploration";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Start } from "@assize/kernel-referee";
import { type Candidate, choicesOf } from "./candidates.ts";
import { idsIn } from "./ways-page.ts";

export interface ExploredWays {
  /** All that can be played in so many events was followed. */
  readonly complete: number;
  readonly states: number;
  /** One to each state and transition that was reached. */
  readonly games: readonly Candidate[];
}

/** Null where a position has more ways on than are followed: then nothing is known of what was left out. */
export const exploredFrom = (
  start: Start,
  { symmetries }: GameExploration,
  mostStates: number,
): ExploredWays | null => {
  const explored = { game: start.game, seats: start.setup.seats.length, mostWays: 1_000 };
  const found = explore<unknown>({
    explored,
    start: start.position,
    properties: idsIn(start.game.table).map(neverReaches),
    symmetries,
    bounds: { mostStates, mostEvents: Number.MAX_SAFE_INTEGER },
    hash: nodeHash,
    whole: true,
  });
  if (found.cut > 0) return null;
  const games = found.answers.flatMap((answer) =>
    answer.kind === "broken"
      ? [{ start, choices: choicesOf(start, stepsOf(explored, start.position, answer.path)) }]
      : [],
  );
  const complete = found.isExhaustive ? Number.MAX_SAFE_INTEGER : found.depth;
  return { complete, states: found.states, games };
};

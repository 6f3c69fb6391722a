// Drives one replacement through the package's questions and steps, as a chart does: one event at a
// time, exactly one due, and each prediction held against what is really due afterwards.
import { expect } from "vitest";
import type { TileId } from "@assize/xidit-edition";
import type { State, Side } from "@assize/xidit-events";
import * as queues from "../src/index.ts";

export type LoggedEvent = readonly [type: string, data: unknown];

/** How a shuffle falls: gets the tiles in their order before it. */
export type Shuffle = (tiles: readonly TileId[]) => readonly TileId[];

/** What is due by the questions alone, while no Titan has been woken in this step. */
const due = (game: State): readonly string[] => {
  const found: string[] = [];
  if (queues.discardDue(game)) found.push("tile-discarded");
  else if (queues.flipDue(game) !== null) found.push("pile-flipped");
  if (queues.placeDue(game)) found.push("tile-placed");
  if (queues.canAdvance(game)) found.push("queue-advanced");
  if (queues.mustBorrow(game)) found.push("tile-borrowed");
  if (queues.titansWake(game)) found.push("titans-awakened");
  return found;
};

interface Step {
  readonly game: State;
  readonly events: readonly LoggedEvent[];
}

const reinforce = (game: State, shuffle: Shuffle): Step => {
  const awake = queues.awaken(game);
  const collected = queues.collectReinforcements(awake);
  const order = shuffle(collected.reinforcements);
  expect(queues.isShuffleOf(collected.reinforcements, order)).toBe(true);
  const stacked = queues.stackThreats(collected, order);
  expect(queues.nextThreatDueAfterShuffle(collected)).toBe(due(stacked).length > 0);
  return {
    game: stacked,
    events: [
      ["titans-awakened", queues.deriveTitansAwakened(game)],
      ["reinforcements-collected", queues.deriveReinforcementsCollected(awake)],
      ["reinforcements-shuffled", { order }],
    ],
  };
};

const take = (game: State, type: string, shuffle: Shuffle): Step => {
  const one = (data: unknown, after: State): Step => ({ game: after, events: [[type, data]] });
  switch (type) {
    case "tile-discarded":
      return one(queues.deriveTileDiscarded(game), queues.discardTile(game));
    case "pile-flipped":
      return one(queues.derivePileFlipped(game), queues.flip(game));
    case "tile-placed":
      return one(queues.deriveTilePlaced(game), queues.placeNext(game));
    case "queue-advanced": {
      const after = queues.advance(game);
      expect(queues.moreDueAfterAdvance(game)).toBe(due(after).length > 0);
      return one(queues.deriveQueueAdvanced(game), after);
    }
    case "tile-borrowed": {
      const after = queues.borrow(game);
      expect(queues.moreDueAfterBorrow(game)).toBe(due(after).length > 0);
      return one(queues.deriveTileBorrowed(game), after);
    }
    case "titans-awakened":
      return reinforce(game, shuffle);
    default:
      throw new Error(`unknown step ${type}`);
  }
};

/** More steps than any replacement takes: every tile may pass once. */
const MOST_STEPS = 200;

export const replaceStepByStep = (
  start: State,
  side: Side,
  out: TileId,
  shuffle: Shuffle,
): Step => {
  let game = queues.startReplacing(start, side, out);
  const events: LoggedEvent[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const types = due(game);
    if (types.length === 0) return { game: queues.endReplacing(game), events };
    expect(types).toHaveLength(1);
    const step = take(game, types[0]!, shuffle);
    game = step.game;
    events.push(...step.events);
  }
  throw new Error("the replacement does not end");
};

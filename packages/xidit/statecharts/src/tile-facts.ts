// What the questions about tiles and queues read, and why their values had to be what they are. Adds no rule and reads no
// ruling. A pile's rest is nobody's to know: only how many tiles lie there is told, and what comes to light.
import type { Claim, Fact } from "@assize/kernel-model";
import { type DataOf, fact, type QueueValues, type Side, type State } from "@assize/xidit-events";

const queue = (game: State, side: Side): QueueValues => {
  const { next, pile, discard } = game.queues[side];
  return { next, pile: pile.length, discard: discard.length };
};

export const queuesHeld = (game: State): Fact =>
  fact("queues-held", { recruitment: queue(game, "recruitment"), threat: queue(game, "threat") });

export const tileGoing = ({ replacement, cities }: State): Fact => {
  if (replacement === null) return fact("tile-going", { side: null, tile: null });
  const { side, out, placed } = replacement;
  const tile = placed ?? out;
  const lies = (cities[tile] ?? null) !== null;
  return fact("tile-going", lies ? { side, tile } : { side: null, tile: null });
};

export const tilesToShuffle = (game: State): Fact =>
  fact("tiles-to-shuffle", { tiles: game.reinforcements.length });

// ---- why a value had to be so

export const tileGone = ({ derived }: Claim<State, DataOf<"tile-discarded">>): Fact =>
  fact("tile-going", { side: derived.side, tile: derived.tile });

export const pileRenewed = ({ derived }: Claim<State, DataOf<"pile-flipped">>): Fact =>
  fact("pile-renewed", { pile: derived.pile, tiles: derived.tiles });

export const nextWas = ({ derived }: Claim<State, DataOf<"tile-placed">>): Fact =>
  fact("next-was", { side: derived.side, tile: derived.tile });

export const tileFilled = ({ derived }: Claim<State, DataOf<"tile-placed">>): Fact =>
  fact("tile-filled", { tile: derived.tile, units: derived.units });

export const pileTop = ({ derived }: Claim<State, DataOf<"queue-advanced">>): Fact =>
  fact("pile-top", { pile: derived.side, next: derived.side, tile: derived.tile });

export const borrowedTop = ({ derived }: Claim<State, DataOf<"tile-borrowed">>): Fact =>
  fact("pile-top", { pile: "threat", next: "recruitment", tile: derived.tile });

export const titansOnTop = ({ derived }: Claim<State, DataOf<"titans-awakened">>): Fact =>
  fact("titans-top", { titans: derived.titans });

export const tilesCollected = ({
  derived,
}: Claim<State, DataOf<"reinforcements-collected">>): Fact =>
  fact("tiles-collected", {
    tiles: derived.recruitment.length + derived.threats,
    threats: derived.threats,
  });

// Renewing an empty pile from the other side's discard, turned over as a whole.
// Knows piles and discards; must not know the board.
import type { TileId } from "@assize/xidit-edition";
import type { DataOf, EventOf, State, Queue, Side } from "@assize/xidit-events";

const otherSide = (side: Side): Side => (side === "recruitment" ? "threat" : "recruitment");

type Queues = State["queues"];

/** The queues with one of them changed. */
export const withQueue = ({ recruitment, threat }: Queues, side: Side, queue: Queue): Queues =>
  side === "recruitment" ? { recruitment: queue, threat } : { recruitment, threat: queue };

/**
 * The queues with two tiles in each other's place. A wrong record may name another tile than the one that is
 * there: then that one was there, and the other where it was. A tile not in play: unchanged.
 */
export const exchanged = (game: State, there: TileId, named: TileId): Queues => {
  if (there === named || !game.setting.tilesInPlay.includes(named)) return game.queues;
  const other = (tile: TileId): TileId => (tile === there ? named : tile === named ? there : tile);
  const queue = ({ next, pile, discard }: Queue): Queue => ({
    next: next === null ? null : other(next),
    pile: pile.map(other),
    discard: discard.map(other),
  });
  const { recruitment, threat } = game.queues;
  return { recruitment: queue(recruitment), threat: queue(threat) };
};

const renewable = (game: State, side: Side): boolean =>
  game.queues[side].pile.length === 0 && game.queues[otherSide(side)].discard.length > 0;

/**
 * The pile that is empty and can be renewed at once (queue.flip-recruitment, queue.flip-threat).
 * In play never both; then the Recruitment pile comes first.
 */
export const flipDue = (game: State): Side | null => {
  if (renewable(game, "recruitment")) return "recruitment";
  return renewable(game, "threat") ? "threat" : null;
};

/** A pile that is empty and must stay so for now (queue.none). */
export const cannotRenew = (game: State, side: Side): boolean =>
  game.queues[side].pile.length === 0 && game.queues[otherSide(side)].discard.length === 0;

/**
 * Turns the discard over, onto the pile that the event names, else the one that is due: the tile discarded first
 * lies on top. No flip due: unchanged.
 */
export const flip = (game: State, event?: EventOf<"pile-flipped">): State => {
  const side = event?.data.pile ?? flipDue(game);
  if (side === null) return game;
  const from = otherSide(side);
  const [renewed, given] = [game.queues[side], game.queues[from]];
  const turned = withQueue(game.queues, side, {
    ...renewed,
    pile: [...given.discard, ...renewed.pile],
  });
  return { ...game, queues: withQueue(turned, from, { ...given, discard: [] }) };
};

/** Which pile is renewed, with how many tiles. Requires a flip to be due. */
export const derivePileFlipped = (game: State): DataOf<"pile-flipped"> => {
  const pile = flipDue(game)!;
  return { pile, tiles: game.queues[otherSide(pile)].discard.length };
};

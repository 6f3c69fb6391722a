// One tile leaves the board and the next of its side takes its place (tile.*, queue.*).
// Knows `game.replacement` and the two queues; must not know who caused it or what was won.
import type { TileId } from "@assize/xidit-edition";
import {
  listUnits,
  totalUnits,
  type CityTile,
  type DataOf,
  type EventOf,
  type State,
  type Replacement,
  type Side,
} from "@assize/xidit-events";
import { fill, fillAsTold, type Filling } from "./filling.ts";
import { recruitSymbols } from "./laying.ts";
import { cannotRenew, exchanged, flipDue, withQueue } from "./renewal.ts";

/** What lies in the cities with one changed. No such city: unchanged. */
const withTile = (
  { cities }: State,
  tile: TileId,
  lying: CityTile | null,
): readonly (CityTile | null)[] => (tile < cities.length ? cities.with(tile, lying) : cities);

const stillLies = (game: State, tile: TileId): boolean => (game.cities[tile] ?? null) !== null;

/** Notes that this tile is to be replaced (tile.recruit-out, tile.threat-out). */
export const startReplacing = (game: State, side: Side, out: TileId): State => ({
  ...game,
  replacement: replacing(side, out),
});

/** A tile that has yet to be discarded. */
export const replacing = (side: Side, out: TileId): Replacement => ({
  side,
  out,
  placed: null,
  before: [],
});

export const endReplacing = (game: State): State => ({ ...game, replacement: null });

/** The tile to discard: the one that was used up, or the one just placed that passes. */
const outgoing = ({ out, placed }: Replacement): TileId => placed ?? out;

/** True while the tile that is to go still lies in its city. */
export const discardDue = (game: State): boolean => {
  const { replacement } = game;
  if (replacement === null) return false;
  return replacement.placed === null ? stillLies(game, replacement.out) : passes(game);
};

/**
 * The tile leaves its city for the discard of its side (tile.recruit-out, tile.threat-out): the one that the
 * event names, else the one that is due. A tile that passes (ruling `empty-recruitment`) becomes the one to be
 * replaced.
 */
export const discardTile = (game: State, event?: EventOf<"tile-discarded">): State => {
  const { replacement } = game;
  if (replacement === null) return game;
  const { placed, before } = replacement;
  const { side, tile } = event?.data ?? { side: replacement.side, tile: outgoing(replacement) };
  const { next, pile, discard } = game.queues[side];
  return {
    ...game,
    cities: withTile(game, tile, null),
    queues: withQueue(game.queues, side, { next, pile, discard: [...discard, tile] }),
    replacement: {
      side,
      out: tile,
      placed: null,
      before: placed === null ? before : [...before, placed],
    },
  };
};

export const deriveTileDiscarded = (game: State): DataOf<"tile-discarded"> => {
  const replacement = game.replacement!;
  return { side: replacement.side, tile: outgoing(replacement) };
};

/** True where the old tile is gone, no pile is to be renewed and the Next tile may be placed. */
export const placeDue = (game: State): boolean => {
  const { replacement } = game;
  if (replacement === null || replacement.placed !== null) return false;
  if (stillLies(game, replacement.out) || flipDue(game) !== null) return false;
  return game.queues[replacement.side].next !== null;
};

const THREAT: CityTile = { side: "threat" };

/** How a Recruitment tile is filled: as the event says, else as it is due. */
const fillingOf = (game: State, tile: TileId, event?: EventOf<"tile-placed">): Filling =>
  event === undefined
    ? fill(game.barracks, recruitSymbols(game.setting, tile))
    : fillAsTold(game.barracks, event.data.units);

/**
 * The Next tile goes to its city; a Recruitment tile is filled (tile.place, recruit.fill). What the event says of
 * tile and units is so.
 */
export const placeNext = (game: State, event?: EventOf<"tile-placed">): State => {
  const { replacement } = game;
  if (replacement === null) return game;
  const side = event?.data.side ?? replacement.side;
  const next = game.queues[side].next;
  if (next === null) return game;
  const tile = event?.data.tile ?? next;
  const { out, before } = replacement;
  const queues = exchanged(game, next, tile);
  const { pile, discard } = queues[side];
  const filling = side === "threat" ? null : fillingOf(game, tile, event);
  return {
    ...game,
    cities: withTile(game, tile, filling === null ? THREAT : { side, units: filling.units }),
    queues: withQueue(queues, side, { next: null, pile, discard }),
    barracks: filling === null ? game.barracks : filling.barracks,
    replacement: { side, out, placed: tile, before },
  };
};

export const deriveTilePlaced = (game: State): DataOf<"tile-placed"> => {
  const { side } = game.replacement!;
  const tile = game.queues[side].next!;
  if (side === "threat") return { side, tile, units: [] };
  const { units } = fill(game.barracks, recruitSymbols(game.setting, tile));
  return { side, tile, units: listUnits(units) };
};

/** The side whose Next space waits for a tile: placed, nothing to flip, Next empty. */
const waitingSide = (game: State): Side | null => {
  const { replacement } = game;
  if (replacement === null || replacement.placed === null) return null;
  const { side } = replacement;
  return game.queues[side].next === null && flipDue(game) === null ? side : null;
};

/** True where the top of the pile goes to the empty Next space (queue.advance, reinforce.next). */
export const canAdvance = (game: State): boolean => {
  const side = waitingSide(game);
  return side !== null && game.queues[side].pile.length > 0;
};

/** The top tile of the pile, or what the event says is there, becomes the Next tile (queue.advance). */
export const advance = (game: State, event?: EventOf<"queue-advanced">): State => {
  const side = event?.data.side ?? game.replacement?.side;
  const top = side && game.queues[side].pile[0];
  if (side === undefined || top === undefined) return game;
  const queues = exchanged(game, top, event?.data.tile ?? top);
  const { pile, discard } = queues[side];
  return {
    ...game,
    queues: withQueue(queues, side, { next: pile[0]!, pile: pile.slice(1), discard }),
  };
};

export const deriveQueueAdvanced = (game: State): DataOf<"queue-advanced"> => {
  const { side } = game.replacement!;
  return { side, tile: game.queues[side].pile[0]! };
};

/** True where the Recruitment queue has run out and takes a tile of the Threat pile (queue.borrow). */
export const mustBorrow = (game: State): boolean =>
  waitingSide(game) === "recruitment" &&
  cannotRenew(game, "recruitment") &&
  game.queues.threat.pile.length > 0;

/**
 * The top tile of the Threat pile, or what the event says is there, turned, becomes the Next Recruitment tile
 * (queue.borrow).
 */
export const borrow = (game: State, event?: EventOf<"tile-borrowed">): State => {
  const [top] = game.queues.threat.pile;
  if (top === undefined) return game;
  const { recruitment, threat } = exchanged(game, top, event?.data.tile ?? top);
  const [next, ...pile] = threat.pile;
  return {
    ...game,
    queues: { recruitment: { ...recruitment, next: next! }, threat: { ...threat, pile } },
  };
};

export const deriveTileBorrowed = (game: State): DataOf<"tile-borrowed"> => ({
  tile: game.queues.threat.pile[0]!,
});

/**
 * True where the tile just placed got no unit at all and makes way for the next, once the queue
 * behind it is in order; a tile placed before within this order stays (ruling `empty-recruitment`).
 */
export const passes = (game: State): boolean => {
  const { replacement } = game;
  if (replacement?.side !== "recruitment" || replacement.placed === null) return false;
  if (game.rulings["empty-recruitment"] !== "passes") return false;
  if (game.queues.recruitment.next === null || flipDue(game) !== null) return false;
  const lying = game.cities[replacement.placed];
  if (lying?.side !== "recruitment" || totalUnits(lying.units) > 0) return false;
  return !replacement.before.includes(replacement.placed);
};

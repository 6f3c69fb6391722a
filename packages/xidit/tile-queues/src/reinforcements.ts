// The Awakening of the Titans and the Arrival of Reinforcements (titan.awaken, reinforce.*).
// Knows queues and Titan piles; must not know how Titans are fought.
import type { TileId, TitanId } from "@assize/xidit-edition";
import type { DataOf, EventOf, State, TitanPile } from "@assize/xidit-events";
import { cannotRenew, flipDue, withQueue } from "./renewal.ts";

/** Tiles that become the new Recruitment pile (reinforce.recruitment). */
const NEW_RECRUITMENT_PILE = 2;

/**
 * True where the Threat queue has run out while a Threat tile is being replaced (titan.awaken).
 * Ruling `titan-trigger`: the pile alone, or the Next space as well.
 */
export const titansWake = (game: State): boolean => {
  const { replacement } = game;
  if (replacement?.side !== "threat" || replacement.placed === null) return false;
  if (game.reinforcements.length > 0 || flipDue(game) !== null) return false;
  if (!cannotRenew(game, "threat")) return false;
  return game.queues.threat.next === null || game.rulings["titan-trigger"] === "pile-empty";
};

const wakes = (pile: TitanPile): boolean => pile.titans.length > 0 && !pile.raging;

/** The Titans that turn raging now, in the order of the piles (titan.awaken). */
export const newlyRaging = (game: State): readonly TitanId[] =>
  game.titans.filter(wakes).map(({ titans }) => titans[0]!);

/** Each Titan that the event names turns raging, on top of its pile; else each that slumbers there (titan.awaken). */
export const awaken = (game: State, event?: EventOf<"titans-awakened">): State => {
  const named = event?.data.titans ?? newlyRaging(game);
  return { ...game, titans: game.titans.map((pile) => awakened(pile, named)) };
};

const awakened = (pile: TitanPile, named: readonly TitanId[]): TitanPile => {
  const top = pile.titans.find((titan) => named.includes(titan));
  if (top === undefined) return pile;
  const below = pile.titans.filter((titan) => titan !== top);
  return { ...pile, titans: [top, ...below], raging: true };
};

export const deriveTitansAwakened = (game: State): DataOf<"titans-awakened"> => ({
  titans: newlyRaging(game),
});

/** The rest of the Recruitment pile on top of the turned Threat discard (reinforce.collect). */
const collected = ({ queues }: State): readonly TileId[] => [
  ...queues.recruitment.pile,
  ...queues.threat.discard,
];

/**
 * The tiles that the event names, else the first two, are the new Recruitment pile; the others wait to be
 * shuffled (reinforce.*).
 */
export const collectReinforcements = (
  game: State,
  event?: EventOf<"reinforcements-collected">,
): State => {
  const tiles = collected(game);
  const pile = event?.data.recruitment ?? tiles.slice(0, NEW_RECRUITMENT_PILE);
  const { recruitment, threat } = game.queues;
  return {
    ...game,
    queues: { recruitment: { ...recruitment, pile }, threat: { ...threat, discard: [] } },
    reinforcements: tiles.filter((tile) => !pile.includes(tile)),
  };
};

export const deriveReinforcementsCollected = (game: State): DataOf<"reinforcements-collected"> => {
  const tiles = collected(game);
  return {
    recruitment: tiles.slice(0, NEW_RECRUITMENT_PILE),
    threats: Math.max(0, tiles.length - NEW_RECRUITMENT_PILE),
  };
};

/** Is this an order of exactly the tiles that are to be shuffled (reinforce.threat)? */
export const isShuffleOf = (tiles: readonly TileId[], order: readonly TileId[]): boolean =>
  order.length === tiles.length &&
  new Set(order).size === order.length &&
  order.every((tile) => tiles.includes(tile));

/** The shuffled tiles, turned, are the new Threat pile (reinforce.threat). */
export const stackThreats = (game: State, order: readonly TileId[]): State => ({
  ...game,
  queues: withQueue(game.queues, "threat", { ...game.queues.threat, pile: order }),
  reinforcements: [],
});

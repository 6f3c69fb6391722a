// Card piles: drawing, discarding, the reshuffle and its catharsis, and the maps that leave the game.
import type { SeatId } from "@assize/kernel-model";
import type { CardId, Square } from "@assize/grandlin-edition";
import type { DataOf, EventOf } from "./data.ts";
import {
  clockwiseFrom,
  faceOf,
  handSize,
  removable,
  seatOr,
  withoutCard,
  withTurn,
} from "./squares.ts";
import type { State } from "./state.ts";

/** A hand without these cards. */
export const withoutCards = (game: State, seat: SeatId, cards: readonly CardId[]): State => ({
  ...game,
  hands: game.hands.with(
    seat,
    game.hands[seat]!.filter((card) => !cards.includes(card)),
  ),
});

/** Cards in hand at the end of a turn (day.draw). */
export const FULL_HAND = 4;

export const isMap = (game: State, card: CardId): boolean => faceOf(game, card)?.type === "map";

/** Who is owed a card from the pile now, if anybody. */
export const drawer = (game: State): SeatId | null => {
  const { death, mapsLeaving } = game;
  if (death !== null)
    return death.stage === "draw" && handSize(game, death.seat) < FULL_HAND ? death.seat : null;
  if (mapsLeaving !== null) return mapsLeaving.owed > 0 ? (mapsLeaving.seats[0] ?? null) : null;
  return game.turn.over === "no" && handSize(game, game.onTurn) < FULL_HAND ? game.onTurn : null;
};

export const cardCanBeHad = (game: State): boolean =>
  game.pile.length > 0 || game.discard.length > 0;
const pileIsEmpty = (game: State): boolean => game.pile.length === 0;

/** Somebody is owed a card, and there is one (pile.reshuffle). */
export const drawIsDue = (game: State): boolean => drawer(game) !== null && cardCanBeHad(game);
export const cardLiesOnPile = (game: State): boolean => !pileIsEmpty(game);
export const drawsTheTop = (game: State, event: EventOf<"card-drawn">): boolean =>
  event.data.card === game.pile[0] && event.data.seat === drawer(game);

export const drawCard = (game: State, event: EventOf<"card-drawn">): State => {
  const { seat, card } = event.data;
  const drawn: State = {
    ...game,
    pile: game.pile.slice(1),
    hands: game.hands.with(seat, [...game.hands[seat]!, card]),
    drawnMap: game.mapsGone && isMap(game, card) ? card : null,
  };
  const leaving = game.mapsLeaving;
  return leaving === null || game.death !== null
    ? drawn
    : { ...drawn, mapsLeaving: { ...leaving, owed: leaving.owed - 1 } };
};

/** Step 8 has begun: no Henchman takes what the catharsis uncovers under him today (day.draw, arrive.act). */
export const inStepEight = (game: State): State => withTurn(game, { ...game.turn, acted: true });

// ---- the reshuffle

/** The pile is empty and the discards can make a new one (pile.reshuffle, ruling `reshuffle`). */
const reshuffleCouldCome = (game: State): boolean => pileIsEmpty(game) && game.discard.length > 0;
export const reshuffleIsDueAtOnce = (game: State): boolean =>
  reshuffleCouldCome(game) &&
  game.rulings.reshuffle === "at-once" &&
  game.death === null &&
  game.found === null;
export const reshuffleIsDue = (game: State): boolean =>
  reshuffleIsDueAtOnce(game) || (reshuffleCouldCome(game) && drawIsDue(game));

const ROUNDS = 3;

/** The Portal has killed: only that it stays is left (ruling `catharsis-found`). */
const foundHasKilled = (game: State): boolean =>
  game.rulings["catharsis-found"] === "any" &&
  game.turn.over === "died" &&
  faceOf(game, game.found?.card ?? "")?.type === "special";
/** What the catharsis may take: any inserted card but the one that is being dealt with. */
export const cleansable = (game: State): readonly Square[] =>
  Object.keys(game.lying).filter((square) => square !== game.found?.square || foundHasKilled(game));

/** Everybody discards an inserted card, three times (variant.catharsis). */
export const catharsisIsDue = (game: State): boolean =>
  game.setting.catharsis &&
  reshuffleIsDue(game) &&
  game.cleansed < ROUNDS * game.henchmen.length &&
  cleansable(game).length > 0;
export const catharsisIsPlayed = (game: State): boolean => game.setting.catharsis;
export const catharsisIsOver = (game: State): boolean => !catharsisIsDue(game);
export const cleanser = (game: State): SeatId =>
  clockwiseFrom(game, game.onTurn)[game.cleansed % game.henchmen.length]!;
/** Once a round each (variant.catharsis). */
export const hasNotCleansed = (game: State, { by }: { readonly by: SeatId }): boolean =>
  clockwiseFrom(game, game.onTurn).indexOf(by) >= game.cleansed % game.henchmen.length;
/** In the order of the seats, from the player of the turn: the manual does not say it (variant.catharsis). */
export const isCleanser = (game: State, { by }: { readonly by: SeatId }): boolean =>
  by === cleanser(game);
export const cardLiesThere = (game: State, event: EventOf<"catharsis-chosen">): boolean =>
  cleansable(game).includes(event.data.square);
export const chooseForCatharsis = (game: State, event: EventOf<"catharsis-chosen">): State => ({
  ...game,
  cleansed: game.cleansed + 1,
  removing: event.data.square,
  found: event.data.square === game.found?.square ? null : game.found,
});

export const isShuffleOf = (cards: readonly string[], order: readonly string[]): boolean =>
  cards.length === order.length &&
  new Set(order).size === order.length &&
  order.every((card) => cards.includes(card));
export const wholeDiscardShuffled = (game: State, event: EventOf<"cards-reshuffled">): boolean =>
  isShuffleOf(game.discard, event.data.order);
export const reshuffle = (game: State, event: EventOf<"cards-reshuffled">): State => ({
  ...game,
  pile: event.data.order,
  discard: [],
  cleansed: 0,
});

// ---- inserted cards that are removed

export const removalIsDue = (game: State): boolean => game.removing !== null;
export const deriveInsertedDiscarded = (game: State): DataOf<"inserted-discarded"> => {
  const square: Square = game.removing!;
  return { square, card: game.lying[square]!.card };
};
/** A card goes to the discards, or out of the game if it is a map that must (maps.out). */
export const discardCards = (game: State, cards: readonly CardId[]): State => ({
  ...game,
  discard: [...game.discard, ...cards.filter((card) => !game.mapsGone || !isMap(game, card))],
  aside: [...game.aside, ...cards.filter((card) => game.mapsGone && isMap(game, card))],
});
export const discardInserted = (
  game: State,
  { square, card }: DataOf<"inserted-discarded">,
): State => ({ ...discardCards(withoutCard(game, square), [card]), removing: null });
export const cardCanBeRemoved = (game: State): boolean => removable(game).length > 0;

// ---- maps leave the game

export const drawnMapIsDue = (game: State): boolean => game.drawnMap !== null;
export const deriveMapSetAside = (game: State): DataOf<"map-set-aside"> => ({
  card: game.drawnMap!,
});
export const setDrawnMapAside = (game: State, { card }: DataOf<"map-set-aside">): State => {
  const leaving = game.mapsLeaving;
  return {
    ...game,
    drawnMap: null,
    hands: game.hands.map((hand) => hand.filter((one) => one !== card)),
    aside: [...game.aside, card],
    mapsLeaving:
      leaving === null || game.death !== null ? leaving : { ...leaving, owed: leaving.owed + 1 },
  };
};

const mapsIn = (game: State, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => isMap(game, card));

export const mapsLeave = (game: State): boolean => game.mapsLeaving !== null;
export const discardedMapsAreDue = (game: State): boolean => game.mapsLeaving?.discards === true;
export const deriveDiscardedMaps = (game: State): DataOf<"discarded-maps-set-aside"> => ({
  cards: mapsIn(game, game.discard),
});
export const setDiscardedMapsAside = (
  game: State,
  { cards }: DataOf<"discarded-maps-set-aside">,
): State =>
  nextSeatWithMaps({
    ...game,
    discard: game.discard.filter((card) => !cards.includes(card)),
    aside: [...game.aside, ...cards],
    mapsLeaving: { ...game.mapsLeaving!, discards: false },
  });

export const handMapsAreDue = (game: State): boolean =>
  game.mapsLeaving !== null && !game.mapsLeaving.discards && !game.mapsLeaving.aside;
export const deriveHandMaps = (game: State): DataOf<"hand-maps-set-aside"> => {
  const seat = game.mapsLeaving!.seats[0]!;
  return { seat, cards: mapsIn(game, game.hands[seat]!) };
};
export const setHandMapsAside = (
  game: State,
  { seat, cards }: DataOf<"hand-maps-set-aside">,
): State => {
  const leaving = game.mapsLeaving!;
  return {
    ...withoutCards(game, seatOr(game, seat, leaving.seats[0] ?? game.onTurn), cards),
    aside: [...game.aside, ...cards],
    mapsLeaving: { ...leaving, aside: true, owed: cards.length },
  };
};

/** The first seat that still holds a map; when there is none, all maps have left. */
const nextSeatWithMaps = (game: State): State => {
  const leaving = game.mapsLeaving!;
  const seats = leaving.seats.filter((seat) => mapsIn(game, game.hands[seat]!).length > 0);
  return {
    ...game,
    mapsLeaving: seats.length === 0 ? null : { ...leaving, seats, aside: false, owed: 0 },
  };
};

/** The draws of one seat are done, or there is nothing to draw: the next one's turn. */
export const settleMaps = (game: State): State => {
  const leaving = game.mapsLeaving;
  if (leaving === null || !leaving.aside || game.drawnMap !== null) return game;
  if (leaving.owed > 0 && cardCanBeHad(game)) return game;
  return nextSeatWithMaps({
    ...game,
    mapsLeaving: { ...leaving, seats: leaving.seats.slice(1) },
  });
};

/** The last treasure has been dug up: all maps are to leave (maps.out). */
export const startMapsLeaving = (game: State): State => ({
  ...game,
  mapsGone: true,
  mapsLeaving: {
    discards: true,
    seats: clockwiseFrom(game, game.onTurn),
    aside: false,
    owed: 0,
  },
});

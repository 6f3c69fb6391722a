// What the questions about cards in play, hands and piles read, and why their values had to be what they are. Adds no rule.
// A hand is its seat's to know; of a pile only how many cards lie there is told.
import type { Claim, Fact, SeatId } from "@assize/kernel-model";
import {
  type DataOf,
  effects,
  type EventOf,
  fact,
  influence,
  piles,
  secretOf,
  squares,
  type State,
} from "@assize/grandlin-rules";

const { carriedBy, handSize, here, isHome, me } = squares;

export const cardPlayed = (game: State): Fact =>
  fact("card-played", { seat: game.onTurn, played: game.turn.played });

export const handFull = (game: State): Fact =>
  fact("hand-size", {
    seat: game.onTurn,
    cards: handSize(game, game.onTurn),
    most: piles.FULL_HAND,
  });

export const atHome = (game: State): Fact =>
  fact("at-home", {
    seat: game.onTurn,
    square: here(game),
    home: isHome(game, game.onTurn),
    treasures: carriedBy(game, game.onTurn).length,
  });

export const carries = (game: State): Fact =>
  secretOf(game.onTurn, "carries", {
    seat: game.onTurn,
    treasures: carriedBy(game, game.onTurn),
  });

export const mayDrop = (game: State): Fact =>
  fact("may-drop", {
    seat: game.onTurn,
    square: here(game),
    played: game.setting.drop,
    possible: influence.droppingIsPossible(game),
  });

const heldBy = (game: State, seat: SeatId, card: string): boolean =>
  game.hands[seat]!.includes(card);

export const mapSquare = (game: State, { data }: EventOf<"map-used">): Fact =>
  secretOf(game.onTurn, "map-square", {
    seat: game.onTurn,
    card: data.card,
    holds: heldBy(game, game.onTurn, data.card),
    square: here(game),
    undug: game.undug.length,
  });

type OfCard = { readonly data: { readonly card: string } };

export const holds = (game: State, { data: { card } }: OfCard): Fact =>
  secretOf(game.onTurn, "holds", {
    seat: game.onTurn,
    card,
    holds: heldBy(game, game.onTurn, card),
  });

export const insertable = (game: State, event: EventOf<"card-inserted">): Fact =>
  fact("insertable", {
    square: event.data.square,
    free: squares.insertable(game, event.data.square),
  });

export const spellAim = (game: State, event: EventOf<"spell-cast">): Fact =>
  fact("spell-aim", { card: event.data.card, aimed: influence.isAimedRightly(game, event) });

export const digging = (game: State): Fact =>
  fact("digging", { seat: game.onTurn, digging: game.digging });

export const serviceHere = (game: State): Fact => {
  const service = squares.serviceHere(game);
  return fact("service-here", {
    square: here(game),
    service: service?.service ?? null,
    price: service?.price ?? 0,
    gold: me(game).gold,
  });
};

// ---- what cards cause, and the piles

export const effectsDue = (game: State): Fact =>
  fact("effects-due", { effects: game.effects.length });

export const removing = (game: State): Fact => fact("removing", { square: game.removing });

export const playedCard = (game: State): Fact => fact("played-card", { card: game.played });

export const drawer = (game: State): Fact => fact("drawer", { seat: piles.drawer(game) });

export const pilesStand = (game: State): Fact =>
  fact("piles", { pile: game.pile.length, discard: game.discard.length });

export const catharsis = (game: State): Fact =>
  fact("catharsis", { played: game.setting.catharsis, due: piles.catharsisIsDue(game) });

export const cleanser = (game: State): Fact => fact("cleanser", { seat: piles.cleanser(game) });

export const cleansable = (game: State): Fact =>
  fact("cleansable", { squares: piles.cleansable(game) });

export const discards = (game: State): Fact => fact("discards", { cards: game.discard.length });

export const mapsLeaving = (game: State): Fact =>
  fact("maps-leaving", { leaving: piles.mapsLeave(game), drawn: piles.drawnMapIsDue(game) });

// ---- why a value had to be so

export const effectWas = ({
  context,
  derived,
}: Claim<State, DataOf<"effect-applied">>): Fact | null => {
  const [next] = context.effects;
  if (next === undefined) return null;
  return fact("effect-was", {
    card: context.played ?? context.found?.card ?? null,
    service: effects.serviceAtWork(context)?.service ?? null,
    how: next.how,
    by: next.by,
    ...derived,
    clamped: effects.nextIsClamped(context),
  });
};

export const removedWas = ({ derived }: Claim<State, DataOf<"inserted-discarded">>): Fact =>
  fact("card-was", derived);

/** The card at work: the one played from the hand, else the one found on the square. */
export const workedCard = ({ context }: Claim<State>): Fact =>
  context.played === null
    ? fact("found-card", {
        seat: context.onTurn,
        card: context.found?.card ?? null,
        asked: context.found?.stage === "asked",
      })
    : playedCard(context);

export const mapsWere = ({ derived }: Claim<State, DataOf<"discarded-maps-set-aside">>): Fact =>
  fact("maps-were", { cards: derived.cards });

// Influence: the one card of a turn: a spell with its target, a map, inserting, hiding, dropping; and the City's services.
import { type SeatId, unreachable } from "@assize/kernel-model";
import { type CardId, type Face, type Square, SQUARES } from "@assize/grandlin-edition";
import { MOST_PEEKS, peekAt, peeksRightly } from "./arrival.ts";
import { discardCards, FULL_HAND, startMapsLeaving } from "./card-piles.ts";
import type { DataOf, EventOf } from "./data.ts";
import { queueEffects } from "./effects.ts";
import {
  carriedBy,
  carry,
  castleOf,
  cityBars,
  coverTreasures,
  faceDown,
  faceOf,
  handsWithout,
  handSize,
  here,
  inCity,
  insertable,
  isCastle,
  isHome,
  lay,
  leave,
  me,
  removable,
  reveal,
  seatsOf,
  serviceHere,
  withHenchman,
  withTurn,
} from "./squares.ts";
import type { State } from "./state.ts";

const own = (game: State): readonly CardId[] => game.hands[game.onTurn]!;

// ---- one card a turn

export const noCardPlayedYet = (game: State): boolean => !game.turn.played;
/** Step 6 is open: no card was played today (influence). */
export const influenceIsDue = (game: State): boolean =>
  game.turn.over === "no" && !game.turn.played && !game.turn.influenced;
const playFromHand = (game: State, card: CardId): State => ({
  ...game,
  hands: handsWithout(game, game.onTurn, card),
  turn: { ...game.turn, played: true },
});

/** Something of the hand could be played now. */
const anyCardCanBePlayed = (game: State): boolean =>
  (own(game).length > 0 && SQUARES.some((square) => insertable(game, square))) ||
  hidingIsPossible(game) ||
  droppingIsPossible(game) ||
  own(game).some((card) => isCastable(game, card) || isUsableMap(game, card));
export const handIsOverfull = (game: State): boolean => handSize(game, game.onTurn) > FULL_HAND;
/** With more than four cards one must be played if any can be (hand.must). */
export const passingIsAllowed = (game: State): boolean =>
  !handIsOverfull(game) || !anyCardCanBePlayed(game);
export const passInfluence = (game: State): State =>
  withTurn(game, { ...game.turn, influenced: true });

// ---- inserting, hiding, dropping, digging

export const holdsCard = (game: State, event: EventOf<"card-inserted">): boolean =>
  own(game).includes(event.data.card);
/** The City apart, of which the manual does not say it. */
export const isInsertable = (
  game: State,
  { data: { square } }: EventOf<"card-inserted">,
): boolean => cityBars(game, square) || insertable(game, square);
export const cityIsOpen = (game: State, event: EventOf<"card-inserted">): boolean =>
  !cityBars(game, event.data.square);
export const insertCard = (game: State, event: EventOf<"card-inserted">): State => {
  const { card, square } = event.data;
  const by: SeatId = game.onTurn;
  return coverTreasures(
    {
      ...game,
      hands: handsWithout(game, by, card),
      turn: { ...game.turn, played: true },
      lying: { ...game.lying, [square]: { card, by, shown: false, seen: [by] } },
    },
    square,
  );
};

export const hidingIsPossible = (game: State): boolean =>
  isHome(game, game.onTurn) && carriedBy(game, game.onTurn).length > 0;
export const carriesIt = (game: State, event: { readonly data: { readonly treasure: string } }) =>
  carriedBy(game, game.onTurn).includes(event.data.treasure);
export const hideTreasure = (game: State, event: EventOf<"treasure-hidden">): State =>
  withTurn(lay(game, castleOf(game, game.onTurn), [event.data.treasure]), {
    ...game.turn,
    played: true,
  });

export const droppingIsPossible = (game: State): boolean =>
  game.setting.drop && squareTakesDrops(game) && carriedBy(game, game.onTurn).length > 0;
/** Castles and the City are closed to what is dropped (ruling `drop-where`). */
export const squareTakesDrops = (game: State): boolean =>
  game.rulings["drop-where"] === "anywhere" ||
  (!isCastle(game, here(game)) && !inCity(game, here(game)));
export const hasToDrop = (game: State): boolean =>
  game.setting.drop && carriedBy(game, game.onTurn).length > 0;
/** Before everybody's eyes; what is dropped in step 6 is not taken up again today. */
export const dropTreasure = (game: State, event: EventOf<"treasure-dropped">): State =>
  withTurn(reveal(leave(game, here(game), [event.data.treasure]), [event.data.treasure]), {
    ...game.turn,
    played: true,
    acted: true,
  });

const isUsableMap = (game: State, card: CardId): boolean =>
  game.undug.length > 0 && own(game).includes(card) && faceOf(game, card)?.square === here(game);
export const isMapOfThisSquare = (game: State, event: EventOf<"map-used">): boolean =>
  isUsableMap(game, event.data.card);
export const useMap = (game: State, event: EventOf<"map-used">): State => ({
  ...playFromHand(game, event.data.card),
  played: event.data.card,
  digging: true,
});
export const diggingIsDue = (game: State): boolean => game.digging;
export const drawsTopTreasure = (game: State, event: EventOf<"treasure-drawn">): boolean =>
  event.data.seat === game.onTurn && event.data.treasure === game.undug[0];
export const drawTreasure = (game: State, event: EventOf<"treasure-drawn">): State => ({
  ...carry(game, game.onTurn, [event.data.treasure]),
  undug: game.undug.slice(1),
  digging: false,
});

/** The spell or map that was played goes to the discards; after the last treasure the maps leave. */
export const playedCardIsDue = (game: State): boolean => game.played !== null;
const playedType = (game: State) =>
  game.played === null ? undefined : faceOf(game, game.played)?.type;
export const spellIsPlayed = (game: State): boolean => playedType(game) === "spell";
export const mapIsPlayed = (game: State): boolean => playedType(game) === "map";
export const derivePlayedDiscarded = (game: State): DataOf<"card-discarded"> => ({
  card: game.played!,
});
export const discardPlayed = (game: State, { card }: DataOf<"card-discarded">): State => {
  const done = { ...discardCards(game, [card]), played: null };
  return game.undug.length === 0 && !game.mapsGone ? startMapsLeaving(done) : done;
};

// ---- spells

type Cast = EventOf<"spell-cast">["data"];

const spellFace = (game: State, card: CardId): Face | undefined => {
  const face = faceOf(game, card);
  return face?.type === "spell" ? face : undefined;
};
export const holdsSpell = (game: State, event: EventOf<"spell-cast">): boolean =>
  own(game).includes(event.data.card) && spellFace(game, event.data.card) !== undefined;

const changesSteps = (face: Face): boolean =>
  face.effects?.some(({ what }) => what === "steps") === true;
/** Before the move ends only (spell.effect: Swiftness). */
const isInTime = (game: State, face: Face): boolean => !changesSteps(face) || game.turn.moving;

const isAt = (square: Square | null, squares: readonly Square[]): boolean =>
  square !== null && squares.includes(square);
const aimsAtNobody = ({ seat }: Cast): boolean => seat === null;
const namesNoSquare = ({ from, to }: Cast): boolean => from === null && to === null;

const landings = (game: State): readonly Square[] =>
  SQUARES.filter((square) => !inCity(game, square) && !isCastle(game, square));
const strikable = (game: State): readonly SeatId[] =>
  seatsOf(game).filter(
    (seat) => seat !== game.onTurn && !inCity(game, game.henchmen[seat]!.square),
  );
const others = (game: State): readonly SeatId[] =>
  seatsOf(game).filter((seat) => seat !== game.onTurn);
const insertables = (game: State): readonly Square[] =>
  SQUARES.filter((square) => insertable(game, square));

/** Whether a spell is aimed as the reference deck says (spell.effect). */
const isTarget = (game: State, face: Face, cast: Cast): boolean => {
  if (!isInTime(game, face) || !peeksRightly(game, face.deed, cast.peek)) return false;
  switch (face.deed) {
    case "teleport":
      return aimsAtNobody(cast) && cast.from === null && isAt(cast.to, landings(game));
    case "strike":
      return namesNoSquare(cast) && cast.seat !== null && strikable(game).includes(cast.seat);
    case "snare":
      return namesNoSquare(cast) && cast.seat !== null && others(game).includes(cast.seat);
    case "displace":
      return (
        aimsAtNobody(cast) && isAt(cast.from, removable(game)) && isAt(cast.to, insertables(game))
      );
    case "dispel":
      return aimsAtNobody(cast) && cast.to === null && isAt(cast.from, removable(game));
    case "peek":
      return aimsAtNobody(cast) && namesNoSquare(cast) && cast.peek.length > 0;
    case "portal":
    case undefined:
      return aimsAtNobody(cast) && namesNoSquare(cast);
    default:
      return unreachable(face.deed, "a spell's deed");
  }
};

export const isAimedRightly = (game: State, event: EventOf<"spell-cast">): boolean => {
  const face = spellFace(game, event.data.card);
  return face !== undefined && isTarget(game, face, event.data);
};

const NOWHERE = { seat: null, from: null, to: null, peek: [] } as const;

/** Every way to aim a spell, lazily; a superset of the legal ones. */
export function* castsOf(game: State, card: CardId): Generator<Cast> {
  const face = spellFace(game, card);
  if (face === undefined) return;
  switch (face.deed) {
    case "teleport":
      for (const to of landings(game)) yield { ...NOWHERE, card, to };
      return;
    case "strike":
      for (const seat of strikable(game)) yield { ...NOWHERE, card, seat };
      return;
    case "snare":
      for (const seat of others(game)) yield { ...NOWHERE, card, seat };
      return;
    case "displace":
      for (const from of removable(game))
        for (const to of insertables(game)) yield { ...NOWHERE, card, from, to };
      return;
    case "dispel":
      for (const from of removable(game)) yield { ...NOWHERE, card, from };
      return;
    case "peek":
      for (const peek of peeks(game)) if (peek.length > 0) yield { ...NOWHERE, card, peek };
      return;
    case "portal":
    case undefined:
      yield { ...NOWHERE, card };
  }
}

/** No square, or up to three with a face-down card, in ascending order. */
export function* peeks(game: State): Generator<readonly Square[]> {
  const squares = faceDown(game);
  function* more(from: number, left: number): Generator<readonly Square[]> {
    yield [];
    if (left === 0) return;
    for (let i = from; i < squares.length; i++)
      for (const rest of more(i + 1, left - 1)) yield [squares[i]!, ...rest];
  }
  yield* more(0, MOST_PEEKS);
}

const isCastable = (game: State, card: CardId): boolean => {
  const face = spellFace(game, card);
  if (face === undefined || !isInTime(game, face)) return false;
  return castsOf(game, card).next().done !== true;
};

export const castSpell = (game: State, event: EventOf<"spell-cast">): State => {
  const { card, seat, from, to, peek } = event.data;
  const face = spellFace(game, card)!;
  const cast: State = { ...playFromHand(game, card), played: card };
  const aimed = queueEffects(cast, seat ?? game.onTurn, face.effects ?? []);
  if (face.deed === "teleport") return teleport(aimed, to!);
  if (face.deed === "displace") return displace(aimed, from!, to!);
  if (face.deed === "dispel") return { ...aimed, removing: from };
  return peekAt(aimed, game.onTurn, peek);
};

/** Step 5 is over once step 6 has begun; Teleportation alone makes him arrive anew. */
export const castInStepSix = (game: State, event: EventOf<"spell-cast">): State => {
  const cast = castSpell(game, event);
  const arrivesAnew = spellFace(game, event.data.card)?.deed === "teleport";
  return arrivesAnew ? cast : withTurn(cast, { ...cast.turn, acted: true });
};

/** Roll, move, combat or another way of travelling ends, and he arrives. */
const teleport = (game: State, to: Square): State =>
  withTurn(
    { ...withHenchman(game, game.onTurn, { square: to }), combat: null, found: null, portal: null },
    { ...game.turn, roll: "made", moving: false, arriving: true },
  );

const displace = (game: State, from: Square, to: Square): State => {
  const { [from]: moved, ...lying } = game.lying;
  return coverTreasures({ ...game, lying: { ...lying, [to]: moved! } }, to);
};

// ---- the City's services

/** On a City square with a service that can be paid (city.service). */
export const serviceIsDue = (game: State): boolean => {
  const service = serviceHere(game);
  return (
    game.turn.over === "no" &&
    !game.turn.served &&
    service !== undefined &&
    me(game).gold >= service.price
  );
};
export const isAffordable = (game: State, event: EventOf<"service-bought">): boolean => {
  const service = serviceHere(game);
  const { times } = event.data;
  return (
    service !== undefined &&
    times >= 1 &&
    (!service.single || times === 1) &&
    times * service.price <= me(game).gold
  );
};
/** The most times that can be bought, for choices. */
export const mostTimes = (game: State): number => {
  const service = serviceHere(game);
  if (service === undefined) return 0;
  return service.single ? 1 : Math.floor(me(game).gold / service.price);
};
export const buyService = (game: State, event: EventOf<"service-bought">): State => {
  const { price, effects } = serviceHere(game)!;
  const { times } = event.data;
  return queueEffects(withTurn(game, { ...game.turn, served: true }), game.onTurn, [
    ...(price > 0 ? [{ what: "gold", how: "add", by: -price * times } as const] : []),
    ...effects.map((effect) =>
      effect.how === "add" ? { ...effect, by: effect.by * times } : effect,
    ),
  ]);
};
export const declineService = (game: State): State =>
  withTurn(game, { ...game.turn, served: true });

// Topology: who and what is on which square, where a Henchman may step and a card may be inserted.
import { SeatId } from "@assize/kernel-model";
import {
  beside,
  type Face,
  type ServiceFacts,
  type Square,
  SQUARES,
  type TreasureId,
} from "@assize/grandlin-edition";
import { carriedBy, treasuresOn } from "./holdings.ts";
import type { State, Henchman, Placed, Turn } from "./state.ts";

export { carriedBy, treasuresOn } from "./holdings.ts";

export const me = (game: State): Henchman => game.henchmen[game.onTurn]!;
export const here = (game: State): Square => me(game).square;
export const faceOf = (game: State, card: string): Face | undefined =>
  game.setting.facts.cards[card];
/** A seat that a record names, where there is one; else this one. */
export const seatOr = (game: State, seat: number, otherwise: SeatId): SeatId =>
  game.henchmen[seat] === undefined ? otherwise : SeatId(seat);
export const seatsOf = (game: State): readonly SeatId[] =>
  game.henchmen.map((_, seat) => SeatId(seat));
/** The seats from this one on, clockwise. */
export const clockwiseFrom = (game: State, seat: SeatId): readonly SeatId[] =>
  game.henchmen.map((_, n) => SeatId((seat + n) % game.henchmen.length));

export const inCity = (game: State, square: Square): boolean =>
  game.setting.facts.citySquares.has(square);
export const isCastle = (game: State, square: Square): boolean =>
  game.setting.facts.castleSquares.has(square);
export const castleOf = (game: State, seat: SeatId): Square =>
  game.setting.facts.castles[game.setting.colours[seat]!];
export const isHome = (game: State, seat: SeatId): boolean =>
  game.henchmen[seat]?.square === castleOf(game, seat);

/** Whose castle this is; null for any other square and for an unoccupied castle. */
export const lordOf = (game: State, square: Square): SeatId | null => {
  if (!isCastle(game, square)) return null;
  const seat = game.setting.colours.findIndex(
    (colour) => game.setting.facts.castles[colour] === square,
  );
  return seat < 0 ? null : SeatId(seat);
};

/** The service of the City square he stands on, if there is one (city.service). */
export const serviceHere = (game: State): ServiceFacts | undefined => {
  const index = game.setting.edition.city.findIndex(({ square }) => square === here(game));
  const name = game.services[index];
  return game.setting.edition.services.find(({ service }) => service === name);
};

export const henchmenOn = (game: State, square: Square): readonly SeatId[] =>
  seatsOf(game).filter((seat) => game.henchmen[seat]!.square === square);
const countHenchmen = (game: State, square: Square): number => {
  let count = 0;
  for (const henchman of game.henchmen) if (henchman.square === square) count++;
  return count;
};
export const othersHere = (game: State): readonly SeatId[] =>
  henchmenOn(game, here(game)).filter((seat) => seat !== game.onTurn);

// ---- treasures

/** Of the treasures on a square those that belong to whose square it is: the castle's lord, a villain. */
const ownedOn = (game: State, square: Square): readonly TreasureId[] =>
  withLoose(game, treasuresOn(game, square), false);
const withLoose = (
  game: State,
  treasures: readonly TreasureId[],
  loose: boolean,
): readonly TreasureId[] => {
  const isLoose = (id: TreasureId): boolean => game.treasures[id]!.loose === true;
  return loose || treasures.some(isLoose)
    ? treasures.filter((id) => isLoose(id) === loose)
    : treasures;
};

export const securedBy = (game: State, seat: SeatId): readonly TreasureId[] =>
  ownedOn(game, castleOf(game, seat));
/** What is secured in a castle. Requires that the square is one that somebody plays. */
export const securedIn = ownedOn;

export const villainOn = (game: State, square: Square): boolean => {
  const lying = game.lying[square];
  return lying !== undefined && faceOf(game, lying.card)?.type === "villain";
};

/** A villain's treasures on its square (comp.places, ruling `hoard-of`). */
export const hoardOn = (game: State, square: Square): readonly TreasureId[] =>
  !villainOn(game, square)
    ? []
    : game.rulings["hoard-of"] === "all"
      ? treasuresOn(game, square)
      : ownedOn(game, square);

/** What may be picked up here: neither secured nor a villain's hoard (comp.places). */
export const ownerlessHere = (game: State): readonly TreasureId[] => {
  const lying = treasuresOn(game, here(game));
  if (lying.length === 0) return lying;
  const isOwned = lordOf(game, here(game)) !== null || villainOn(game, here(game));
  return isOwned ? withLoose(game, lying, true) : lying;
};

/** Playing cards and treasures (hand.must). */
export const handSize = (game: State, seat: SeatId): number =>
  game.hands[seat]!.length + carriedBy(game, seat).length;

// ---- where one may go

/** The City is entered by the first step from the gate on which the last turn ended (city.enter). */
export const mayEnter = (game: State): boolean =>
  game.turn.firstStep && me(game).slept === here(game);

/** True where a wall of the City stands between two neighbours (city.gates, ruling `city-leave`). */
const isWalled = (game: State, from: Square, to: Square): boolean =>
  !game.setting.facts.neighbours[from]!.includes(to);
export const throughNoWall = (game: State, to: Square): boolean =>
  inCity(game, here(game)) || !beside(here(game)).includes(to) || !isWalled(game, here(game), to);
export const leavesByGate = (game: State, to: Square): boolean =>
  !inCity(game, here(game)) ||
  game.rulings["city-leave"] === "any" ||
  !beside(here(game)).includes(to) ||
  !isWalled(game, here(game), to);
export const entersInTime = (game: State, to: Square): boolean =>
  inCity(game, here(game)) || !inCity(game, to) || mayEnter(game);

/** Squares one step away that may be entered now. */
export const stepsFrom = (game: State): readonly Square[] =>
  beside(here(game)).filter(
    (to) => throughNoWall(game, to) && leavesByGate(game, to) && entersInTime(game, to),
  );

/** A square that stops whoever reaches it (move.stop, ruling `stop-on`); never one of the City. */
export const stops = (game: State, square: Square): boolean => {
  if (inCity(game, square)) return false;
  if (countHenchmen(game, square) > 1 || game.lying[square] !== undefined) return true;
  return game.rulings["stop-on"] === "any" && treasuresOn(game, square).length > 0;
};

/** The City is closed to cards (play.insert, ruling `city-insert`). */
export const cityBars = (game: State, square: Square): boolean =>
  inCity(game, square) && game.rulings["city-insert"] === "barred";

/** Where a card may be inserted (play.insert). */
export const insertable = (game: State, square: Square): boolean =>
  !cityBars(game, square) &&
  !isCastle(game, square) &&
  countHenchmen(game, square) === 0 &&
  game.lying[square] === undefined;

/** Where somebody may flee to (combat.flee). */
export const flightsOf = (game: State, seat: SeatId): readonly Square[] =>
  (game.setting.facts.neighbours[game.henchmen[seat]?.square ?? ""] ?? []).filter(
    (to) => !inCity(game, to) && countHenchmen(game, to) === 0 && game.lying[to] === undefined,
  );

/** Squares with a face-down card, in ascending order. */
export const faceDown = (game: State): readonly Square[] =>
  SQUARES.filter((square) => game.lying[square]?.shown === false);

/** Inserted cards with no Henchman on them (spell.effect). */
export const removable = (game: State): readonly Square[] =>
  SQUARES.filter((square) => game.lying[square] !== undefined && countHenchmen(game, square) === 0);

// ---- changes

export const withHenchman = (game: State, seat: SeatId, change: Partial<Henchman>): State => ({
  ...game,
  henchmen: game.henchmen.with(seat, { ...game.henchmen[seat]!, ...change }),
});

export const withTurn = (game: State, turn: Turn): State => ({ ...game, turn });

export const withoutCard = (game: State, square: Square): State => {
  const { [square]: _gone, ...lying } = game.lying;
  return { ...game, lying };
};

/** The hands, one of them without a card. */
export const handsWithout = (game: State, seat: SeatId, card: string): State["hands"] =>
  game.hands.with(
    seat,
    game.hands[seat]!.filter((one) => one !== card),
  );

/** Treasures that there are, of those that a record names. */
export const knownTreasures = (
  game: State,
  treasures: readonly TreasureId[],
): readonly TreasureId[] => treasures.filter((id) => game.treasures[id] !== undefined);

/** Puts treasures into a hand: its owner knows them. */
export const carry = (game: State, seat: SeatId, treasures: readonly TreasureId[]): State =>
  placed(game, treasures, (was) => ({
    at: "hand",
    seat,
    square: null,
    open: was.open,
    seen: was.seen.includes(seat) ? was.seen : [...was.seen, seat],
  }));

/** Puts treasures on a square, in the open unless they are secured there. */
export const lay = (game: State, square: Square, treasures: readonly TreasureId[]): State =>
  placed(game, treasures, (was) => ({
    at: "square",
    seat: null,
    square,
    open: was.open || lordOf(game, square) === null,
    seen: withLord(was.seen, lordOf(game, square)),
  }));

/** Puts treasures on a square without hiding them: a castle's lord secures them by ruling `castle-left` only. */
export const leave = (game: State, square: Square, treasures: readonly TreasureId[]): State => {
  const left = lay(game, square, treasures);
  const isOwnerless = game.rulings["castle-left"] === "ownerless" && lordOf(game, square) !== null;
  return isOwnerless ? reveal(loosen(left, treasures), treasures) : left;
};

/** What lies there when a card comes to lie there is no hoard of a villain that killed nobody (ruling `hoard-of`). */
export const coverTreasures = (game: State, square: Square): State =>
  game.rulings["hoard-of"] === "all" ? game : loosen(game, treasuresOn(game, square));

/** These treasures belong to nobody where they lie. */
export const loosen = (game: State, treasures: readonly TreasureId[]): State =>
  placed(game, treasures, (was) => ({ ...was, loose: true }));

/** These treasures are seen by all from now on. */
export const reveal = (game: State, treasures: readonly TreasureId[]): State =>
  placed(game, treasures, (was) => ({ ...was, open: true }));

const withLord = (seen: readonly SeatId[], lord: SeatId | null): readonly SeatId[] =>
  lord === null || seen.includes(lord) ? seen : [...seen, lord];

const placed = (
  game: State,
  treasures: readonly TreasureId[],
  to: (was: Placed) => Placed,
): State =>
  treasures.length === 0
    ? game
    : {
        ...game,
        treasures: {
          ...game.treasures,
          ...Object.fromEntries(treasures.map((id) => [id, to(game.treasures[id]!)])),
        },
      };

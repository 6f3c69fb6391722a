// Every choice that a decision could be, and every outcome of dice, shuffles and draws, lazily. A superset of
// what is legal: the charts' rules sift it.
import { type Draw, inOrderOf, ordersOf, type SeatId } from "@assize/kernel-model";
import { beside, type CardId, SQUARES } from "@assize/grandlin-edition";
import {
  arrival,
  combat,
  type DataOf,
  type State,
  influence,
  piles,
  setup,
  squares,
} from "@assize/grandlin-rules";

const FACES = [1, 2, 3, 4, 5, 6];

// ---- decisions

/** Nothing to choose but to do it: for the seat whose turn it is. */
export const onTurnOnly = (game: State, seat: SeatId): Iterable<Record<string, never>> =>
  seat === game.onTurn ? [{}] : [];
export const foeOnly = (game: State, seat: SeatId): Iterable<Record<string, never>> =>
  seat === game.combat?.foe ? [{}] : [];

export const steps = (game: State, seat: SeatId): Iterable<DataOf<"stepped">> =>
  seat === game.onTurn ? beside(squares.here(game)).map((to) => ({ to })) : [];

export function* specialUses(game: State, seat: SeatId): Generator<DataOf<"special-used">> {
  if (seat !== game.onTurn) return;
  const deed = squares.faceOf(game, game.found?.card ?? "")?.deed;
  if (deed === "portal") for (const to of arrival.destinations(game)) yield { to, peek: [] };
  if (deed === "peek") for (const peek of influence.peeks(game)) yield { to: null, peek };
  else yield { to: null, peek: [] };
}
export const allSquares = (game: State, seat: SeatId): Iterable<{ to: string }> =>
  seat === game.onTurn ? SQUARES.map((to) => ({ to })) : [];

/** What lies on the square: ownerless, or secured where a search may choose it. */
export const takeable = (game: State, seat: SeatId): Iterable<DataOf<"treasure-taken">> =>
  seat === game.onTurn
    ? squares.treasuresOn(game, squares.here(game)).map((treasure) => ({ treasure }))
    : [];
export const victims = (game: State, seat: SeatId): Iterable<DataOf<"henchman-attacked">> =>
  seat === game.onTurn ? arrival.attackable(game).map((one) => ({ seat: one })) : [];
export const flights = (game: State, seat: SeatId): Iterable<DataOf<"fled">> =>
  seat === combat.fleer(game) ? squares.flightsOf(game, seat).map((to) => ({ to })) : [];

export function* casts(game: State, seat: SeatId): Generator<DataOf<"spell-cast">> {
  if (seat !== game.onTurn || game.turn.played) return;
  for (const card of game.hands[seat]!) yield* influence.castsOf(game, card);
}
export function* insertions(game: State, seat: SeatId): Generator<DataOf<"card-inserted">> {
  if (seat !== game.onTurn) return;
  const open = SQUARES.filter((square) => squares.insertable(game, square));
  for (const card of game.hands[seat]!) for (const square of open) yield { card, square };
}
export const handCards = (game: State, seat: SeatId): Iterable<{ card: CardId }> =>
  seat === game.onTurn ? game.hands[seat]!.map((card) => ({ card })) : [];
export const carried = (game: State, seat: SeatId): Iterable<{ treasure: string }> =>
  seat === game.onTurn ? squares.carriedBy(game, seat).map((treasure) => ({ treasure })) : [];
export const serviceTimes = (game: State, seat: SeatId): Iterable<DataOf<"service-bought">> =>
  seat === game.onTurn
    ? Array.from({ length: influence.mostTimes(game) }, (_, n) => ({ times: n + 1 }))
    : [];
export const inserted = (game: State, seat: SeatId): Iterable<DataOf<"catharsis-chosen">> =>
  seat === piles.cleanser(game) ? piles.cleansable(game).map((square) => ({ square })) : [];

// ---- chance

function* orders<T>(items: readonly T[]): Generator<{ order: T[] }> {
  for (const order of ordersOf(items)) yield { order };
}

/** A fair shuffle (Fisher and Yates). */
const shuffled = <T>(items: readonly T[], draw: Draw): T[] => {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
};

export const cardOrders = (game: State) => orders(game.setting.facts.cardIds);
export const shuffleCards = (game: State, draw: Draw): DataOf<"cards-shuffled"> => ({
  order: shuffled(game.setting.facts.cardIds, draw),
});
export const refitCards = (
  game: State,
  { order }: DataOf<"cards-shuffled">,
): DataOf<"cards-shuffled"> => ({ order: inOrderOf(game.setting.facts.cardIds, order) });
export const treasureOrders = (game: State) => orders(game.setting.facts.treasureIds);
export const shuffleTreasures = (game: State, draw: Draw): DataOf<"treasures-shuffled"> => ({
  order: shuffled(game.setting.facts.treasureIds, draw),
});
export const refitTreasures = (
  game: State,
  { order }: DataOf<"treasures-shuffled">,
): DataOf<"treasures-shuffled"> => ({ order: inOrderOf(game.setting.facts.treasureIds, order) });
export const discardOrders = (game: State) => orders(game.discard);
export const shuffleDiscards = (game: State, draw: Draw): DataOf<"cards-reshuffled"> => ({
  order: shuffled(game.discard, draw),
});
export const refitDiscards = (
  game: State,
  { order }: DataOf<"cards-reshuffled">,
): DataOf<"cards-reshuffled"> => ({ order: inOrderOf(game.discard, order) });
export function* cityOrders(game: State): Generator<DataOf<"city-cards-placed">> {
  for (const services of ordersOf(setup.servicesByColour(game))) yield { services };
}
export const placeCityCards = (game: State, draw: Draw): DataOf<"city-cards-placed"> => ({
  services: shuffled(setup.servicesByColour(game), draw),
});
export const refitCityCards = (
  game: State,
  { services }: DataOf<"city-cards-placed">,
): DataOf<"city-cards-placed"> => ({ services: inOrderOf(setup.servicesByColour(game), services) });

export const dice = (): Iterable<{ die: number }> => FACES.map((die) => ({ die }));
export const rollDie = (_: State, draw: Draw): { die: number } => ({ die: draw(FACES.length) + 1 });
export const diceOfTwo = (): Iterable<DataOf<"combat-rolled">> =>
  FACES.flatMap((first) => FACES.map((second) => ({ dice: [first, second] })));
export const rollTwo = (_: State, draw: Draw): DataOf<"combat-rolled"> => ({
  dice: [draw(FACES.length) + 1, draw(FACES.length) + 1],
});

const contends = (game: State, seat: number): boolean =>
  game.contenders.some((one) => one === seat);
export function* firstDice(
  game: State,
  dealt: readonly (number | null)[] = [],
): Generator<DataOf<"first-dice-rolled">> {
  if (dealt.length === game.henchmen.length) yield { dice: dealt };
  else
    for (const die of contends(game, dealt.length) ? FACES : [null])
      yield* firstDice(game, [...dealt, die]);
}
export const rollFirst = (game: State, draw: Draw): DataOf<"first-dice-rolled"> => ({
  dice: game.henchmen.map((_, seat) => (contends(game, seat) ? draw(FACES.length) + 1 : null)),
});

/** The one card that can be drawn: the top of the shuffled pile. */
const topCard = (game: State): readonly DataOf<"card-drawn">[] => {
  const seat = setupIsOn(game) ? setup.dealtTo(game) : piles.drawer(game);
  const [card] = game.pile;
  return seat === null || card === undefined ? [] : [{ seat, card }];
};
const setupIsOn = (game: State): boolean => game.contenders.length > 0;
export const cardDraws = (game: State): Iterable<DataOf<"card-drawn">> => topCard(game);
export const drawCard = (game: State): DataOf<"card-drawn"> => topCard(game)[0]!;

const topTreasure = (game: State): DataOf<"treasure-drawn"> => ({
  seat: game.onTurn,
  treasure: game.undug[0]!,
});
export const treasureDraws = (game: State): Iterable<DataOf<"treasure-drawn">> => [
  topTreasure(game),
];
export const drawTreasure = (game: State): DataOf<"treasure-drawn"> => topTreasure(game);

const hiddenHere = (game: State): readonly DataOf<"treasure-found">[] =>
  squares.securedIn(game, squares.here(game)).map((treasure) => ({ seat: game.onTurn, treasure }));
export const finds = (game: State): Iterable<DataOf<"treasure-found">> => hiddenHere(game);
export const findOne = (game: State, draw: Draw): DataOf<"treasure-found"> => {
  const all = hiddenHere(game);
  return all[draw(all.length)]!;
};

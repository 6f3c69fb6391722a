// Every choice that a decision could be, and every order that a shuffle could give, lazily. A superset of
// what is legal: the charts' rules sift it.
import { type Draw, inOrderOf, ordersOf, type SeatId } from "@assize/kernel-model";
import { type TitanId, UNIT_KINDS, type UnitKind } from "@assize/xidit-edition";
import {
  ASSESSMENTS,
  type DataOf,
  type State,
  type Order,
  ORDERS,
  ORDERS_A_YEAR,
  REWARDS,
} from "@assize/xidit-events";
import { mostToShow } from "@assize/xidit-scoring";
import {
  censusBards,
  guildsWithRoom,
  rewardBards,
  seatPlacing,
  titanPiles,
} from "@assize/xidit-statecharts";
import { waysToPlace } from "@assize/xidit-topology";

// ---- decisions

export const cities = (game: State): Iterable<DataOf<"idrakys-placed">> =>
  game.setting.board.cities.map((city) => ({ city }));

/** All 15,625 programs (orders.six); none for a seat that has one already. */
export function* programs(game: State, seat: SeatId): Generator<DataOf<"orders-programmed">> {
  if (game.programs[seat] !== null) return;
  for (let n = 0; n < ORDERS.length ** ORDERS_A_YEAR; n++) {
    const orders: Order[] = [];
    for (let place = 0, rest = n; place < ORDERS_A_YEAR; place++) {
      orders.push(ORDERS[rest % ORDERS.length]!);
      rest = Math.floor(rest / ORDERS.length);
    }
    yield { orders };
  }
}

function* squads(game: State, seat: SeatId, kind: number, left: number): Generator<UnitKind[]> {
  if (left === 0) yield [];
  const name = UNIT_KINDS[kind];
  if (left === 0 || name === undefined) return;
  for (let n = Math.min(left, game.screens[seat]![name]); n >= 0; n--)
    for (const rest of squads(game, seat, kind + 1, left - n))
      yield [...Array.from({ length: n }, () => name), ...rest];
}

/** Each raging Titan with each squad that the seat could pay it with (titan.units). */
export function* titanPayments(game: State, seat: SeatId): Generator<DataOf<"titan-paid">> {
  for (const pile of game.titans) {
    const [titan] = pile.titans;
    if (!pile.raging || titan === undefined) continue;
    for (const units of squads(game, seat, 0, pile.asks)) yield { titan, units };
  }
}

/** No reward, one, or two different ones in either order (reward.two, ruling `impossible-reward`). */
export function* rewardPairs(): Generator<DataOf<"rewards-chosen">> {
  for (const first of REWARDS)
    for (const second of REWARDS) if (first !== second) yield { rewards: [first, second] };
  for (const only of REWARDS) yield { rewards: [only] };
  yield { rewards: [] };
}

export function* bardPlacings(game: State, seat: SeatId): Generator<DataOf<"bards-placed">> {
  const { regions, bards } = seatPlacing(game) === seat ? censusBards(game) : rewardBards(game);
  if (bards === 0) return;
  for (const shares of waysToPlace(regions, bards)) yield { regions: shares };
}

export const storeyNumbers = (): Iterable<DataOf<"storeys-chosen">> =>
  [1, 2, 3, 4].map((storeys) => ({ storeys }));

export const tokens = (): Iterable<DataOf<"dummy-raised">> =>
  ASSESSMENTS.map((assessment) => ({ assessment }));

export const hands = (game: State, seat: SeatId): Iterable<DataOf<"hand-chosen">> =>
  Array.from({ length: mostToShow(game, seat) + 1 }, (_, units) => ({ units }));

export const guildCities = (game: State): Iterable<DataOf<"storey-added">> =>
  guildsWithRoom(game).map((city) => ({ city }));

export const nothing = (): Iterable<Record<string, never>> => [{}];

// ---- chance

/** A fair shuffle (Fisher and Yates). */
const shuffled = <T>(items: readonly T[], draw: Draw): T[] => {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
};

function* titanOrders(game: State, from: number): Generator<TitanId[][]> {
  const pile = titanPiles(game)[from];
  if (pile === undefined) yield [];
  else
    for (const first of ordersOf(pile.titans))
      for (const rest of titanOrders(game, from + 1)) yield [first, ...rest];
}

export function* titanShuffles(game: State): Generator<DataOf<"titans-shuffled">> {
  for (const piles of titanOrders(game, 0)) yield { piles };
}

export const shuffleTitans = (game: State, draw: Draw): DataOf<"titans-shuffled"> => ({
  piles: titanPiles(game).map((pile) => shuffled(pile.titans, draw)),
});
export const refitTitans = (
  game: State,
  { piles }: DataOf<"titans-shuffled">,
): DataOf<"titans-shuffled"> => ({
  piles: titanPiles(game).map((pile) => inOrderOf(pile.titans, piles.flat())),
});

function* orders<T>(items: readonly T[]): Generator<{ order: T[] }> {
  for (const order of ordersOf(items)) yield { order };
}

export const tileShuffles = (game: State): Iterable<DataOf<"tiles-shuffled">> =>
  orders(game.setting.tilesInPlay);
export const refitTiles = (
  game: State,
  { order }: DataOf<"tiles-shuffled">,
): DataOf<"tiles-shuffled"> => ({ order: inOrderOf(game.setting.tilesInPlay, order) });
export const shuffleTiles = (game: State, draw: Draw): DataOf<"tiles-shuffled"> => ({
  order: shuffled(game.setting.tilesInPlay, draw),
});

export const assessmentShuffles = (): Iterable<DataOf<"assessments-shuffled">> =>
  orders(ASSESSMENTS);
export const refitAssessments = (
  _: State,
  { order }: DataOf<"assessments-shuffled">,
): DataOf<"assessments-shuffled"> => ({ order: inOrderOf(ASSESSMENTS, order) });
export const shuffleAssessments = (_: State, draw: Draw): DataOf<"assessments-shuffled"> => ({
  order: shuffled(ASSESSMENTS, draw),
});

export const threatShuffles = (game: State): Iterable<DataOf<"reinforcements-shuffled">> =>
  orders(game.reinforcements);
export const refitThreats = (
  game: State,
  { order }: DataOf<"reinforcements-shuffled">,
): DataOf<"reinforcements-shuffled"> => ({ order: inOrderOf(game.reinforcements, order) });
export const shuffleThreats = (game: State, draw: Draw): DataOf<"reinforcements-shuffled"> => ({
  order: shuffled(game.reinforcements, draw),
});

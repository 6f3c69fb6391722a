// Questions and updates of the setup: shuffles, tiles on the board, the first cities.
import type { SeatId } from "@assize/kernel-model";
import {
  ASSESSMENTS,
  type DataOf,
  type EventOf,
  type State,
  type TitanPile,
} from "@assize/xidit-events";
import { dummyAtStart } from "@assize/xidit-scoring";
import { type LaidTiles, layTiles, tilesLaidData } from "@assize/xidit-tile-queues";
import { clockwise } from "./seats.ts";

const sameMembers = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && new Set(a).size === a.length && a.every((one) => b.includes(one));

/** The Titan piles as the edition has them, in its own order. */
export const titanPiles = (game: State): readonly TitanPile[] => {
  const all = Object.values(game.setting.titans);
  const asked = [...new Set(all.map((titan) => titan.asks))].sort((a, b) => a - b);
  return asked.map((asks) => ({
    asks,
    titans: all.filter((titan) => titan.asks === asks).map((titan) => titan.id),
    raging: false,
  }));
};

/** Each pile holds exactly the Titans that ask for as many units (setup.titans). */
export const titansOfEachPile = (game: State, event: EventOf<"titans-shuffled">): boolean => {
  const piles = titanPiles(game);
  return (
    event.data.piles.length === piles.length &&
    piles.every((pile, i) => sameMembers(event.data.piles[i]!, pile.titans))
  );
};

/** The order names each tile in play exactly once (setup.piles). */
export const tilesInPlayOnce = (game: State, event: EventOf<"tiles-shuffled">): boolean =>
  sameMembers(event.data.order, game.setting.tilesInPlay);

export const isForThree = (game: State): boolean => game.setting.seats === 3;

/** With three players, tiles of the 18-tile set only (three.tiles). */
export const ofTheSetForThree = (game: State, event: EventOf<"tiles-shuffled">): boolean =>
  event.data.order.every((tile) =>
    game.setting.edition.tileSets["18"].some(({ city }) => city === tile),
  );

const isShortFor = ({ setting }: State, seats: number): boolean =>
  setting.length === "short" && setting.seats === seats;
export const isShortForThree = (game: State): boolean => isShortFor(game, 3);
export const isShortForFour = (game: State): boolean => isShortFor(game, 4);
export const isShortForFive = (game: State): boolean => isShortFor(game, 5);

/** A short game leaves some tiles in the box, others by the number of players (short.five, short.four, short.three). */
export const noTileLeftOut = (game: State, event: EventOf<"tiles-shuffled">): boolean =>
  event.data.order.every((tile) => game.setting.tilesInPlay.includes(tile));

/** The order names each assessment exactly once (setup.assessments). */
export const assessmentsOnce = (_: State, event: EventOf<"assessments-shuffled">): boolean =>
  sameMembers(event.data.order, ASSESSMENTS);

export const stackTitans = (game: State, event: EventOf<"titans-shuffled">): State => ({
  ...game,
  titans: titanPiles(game).map((pile, i) => ({ ...pile, titans: event.data.piles[i]! })),
});

/** Keeps the shuffled order on the Threat pile until the tiles are laid. */
export const stackTiles = (game: State, event: EventOf<"tiles-shuffled">): State => ({
  ...game,
  queues: { ...game.queues, threat: { next: null, pile: event.data.order, discard: [] } },
});

const laidTiles = (game: State, told?: DataOf<"tiles-laid">): LaidTiles =>
  layTiles(game.setting, game.barracks, game.queues.threat.pile, told);

/** Five tiles of each side go to their cities, the rest into the queues (setup.recruit, setup.threat, setup.piles). */
export const layOut = (game: State, { data }: EventOf<"tiles-laid">): State => {
  const { cities, queues, barracks } = laidTiles(game, data);
  return { ...game, cities, queues, barracks };
};

export const deriveTilesLaid = (game: State): DataOf<"tiles-laid"> =>
  tilesLaidData(laidTiles(game));

/** The order of the Hall of Fame, and the dummy's tokens that depend on it (setup.assessments, three.dummy). */
export const orderAssessments = (game: State, event: EventOf<"assessments-shuffled">): State => {
  const { order } = event.data;
  const level = game.setting.dummy;
  return { ...game, assessments: order, dummy: level === null ? null : dummyAtStart(level, order) };
};

/** The seat that places its Idrakys now: from the First Player clockwise (setup.placement). */
export const seatToPlace = (game: State): SeatId =>
  clockwise(game, game.firstPlayer, game.idrakys.filter((city) => city !== null).length);

export const inPlacingOrder = (game: State, event: EventOf<"idrakys-placed">): boolean =>
  event.by === seatToPlace(game);

export const cityExists = (game: State, event: EventOf<"idrakys-placed">): boolean =>
  Object.hasOwn(game.setting.board.neighbours, event.data.city);

export const cityWithoutIdrakys = (game: State, event: EventOf<"idrakys-placed">): boolean =>
  !game.idrakys.includes(event.data.city);

export const lastToPlace = (game: State): boolean =>
  game.idrakys.filter((city) => city === null).length === 1;

export const placeIdrakys = (game: State, event: EventOf<"idrakys-placed">): State => ({
  ...game,
  idrakys: game.idrakys.with(event.by, event.data.city),
});

// What one pair of eyes may know of a state. Hidden things are null, never guessed and never left in.
// Protects from spoilers; must not be asked to protect a secret from the owner of the file.
import { type Eyes, SeatId } from "@assize/kernel-model";
import type { CityId, TileId, TitanId } from "@assize/xidit-edition";
import {
  type Assessment,
  type ByAssessment,
  type Census,
  type CityTile,
  type Elimination,
  type State,
  type Guild,
  type Order,
  ORDERS_A_YEAR,
  type Ranking,
  type Replacement,
  type Setting,
  type Side,
  type Units,
} from "@assize/xidit-events";

/** A queue as it lies on the table: only the top of a pile is seen (queue.visible). */
export interface QueueView {
  readonly next: TileId | null;
  readonly pileTop: TileId | null;
  readonly pileSize: number;
  readonly discardTop: TileId | null;
  readonly discardSize: number;
}

export interface TitanPileView {
  readonly asks: number;
  readonly size: number;
  /** The raging Titan on top; null while it sleeps. */
  readonly raging: TitanId | null;
}

export interface SeatView {
  readonly colour: string;
  readonly city: CityId | null;
  /** The year's program; null while it is secret or not yet chosen. */
  readonly program: readonly Order[] | null;
  readonly programmed: boolean;
  /** Orders already resolved this year. */
  readonly resolved: number;
  readonly units: Units | null;
  readonly gold: number | null;
  readonly bardStock: number;
  readonly storeyStock: number;
  readonly setAside: number;
  readonly recruitedIn: readonly CityId[];
  readonly foughtIn: readonly CityId[];
  readonly titansIn: readonly CityId[];
}

export interface XiditView {
  readonly setting: Setting;
  readonly eyes: Eyes;
  /** Place in the chart, for example `play.resolution.turn`. */
  readonly place: string;
  readonly year: number;
  readonly firstPlayer: SeatId;
  readonly order: number;
  readonly onTurn: SeatId;
  readonly seats: readonly SeatView[];
  readonly cities: readonly (CityTile | null)[];
  readonly queues: Readonly<Record<Side, QueueView>>;
  readonly titans: readonly TitanPileView[];
  readonly barracks: Units;
  readonly bank: number | null;
  /** By region, then seat; null where the Bastion hides it. */
  readonly bards: readonly (readonly (number | null)[])[];
  readonly guilds: readonly (Guild | null)[];
  readonly dummy: ByAssessment<number> | null;
  readonly assessments: readonly Assessment[];
  readonly elimination: Elimination | null;
  readonly replacement: Replacement | null;
  /** Hands not shown yet are null for other eyes. */
  readonly census: Census | null;
  readonly rankings: readonly Ranking[];
  readonly over: boolean;
}

const queueView = (game: State, side: Side): QueueView => {
  const { next, pile, discard } = game.queues[side];
  return {
    next,
    // Before the tiles are laid the whole shuffle lies face down on the Threat pile.
    pileTop: next === null && game.assessments.length === 0 ? null : (pile[0] ?? null),
    pileSize: pile.length,
    discardTop: discard.at(-1) ?? null,
    discardSize: discard.length,
  };
};

const resolvedBy = (game: State, seat: SeatId): number => {
  if (game.order === ORDERS_A_YEAR) return ORDERS_A_YEAR;
  const { seats } = game.setting;
  const turn = (game.onTurn - game.firstPlayer + seats) % seats;
  const own = (seat - game.firstPlayer + seats) % seats;
  return own < turn ? game.order + 1 : game.order;
};

const revealed = (place: string): boolean => place !== "play.secret-orders.programming";

const seatView = (game: State, place: string, eyes: Eyes, seat: SeatId): SeatView => {
  const seesAll = eyes === "all" || eyes === seat || game.over;
  const program = game.programs[seat] ?? null;
  return {
    colour: game.setting.colours[seat]!,
    city: game.idrakys[seat] ?? null,
    program: seesAll || revealed(place) ? program : null,
    programmed: program !== null,
    resolved: revealed(place) ? resolvedBy(game, seat) : 0,
    units: seesAll ? game.screens[seat]! : null,
    gold: seesAll ? game.gold[seat]! : null,
    bardStock: game.bardStock[seat]!,
    storeyStock: game.storeyStock[seat]!,
    setAside: game.setAside[seat]!,
    recruitedIn: game.recruitedIn[seat]!,
    foughtIn: game.foughtIn[seat]!,
    titansIn: game.titansIn[seat]!,
  };
};

/** What each seat has put into the Bastion is its own secret until it is opened (assess.bastion). */
const bardsView = (game: State, eyes: Eyes): readonly (readonly (number | null)[])[] =>
  game.bards.map((inRegion, region) =>
    region !== game.setting.board.centralRegion || game.bastionOpened || eyes === "all"
      ? inRegion
      : inRegion.map((bards, seat) => (eyes === seat ? bards : null)),
  );

const censusView = (game: State, eyes: Eyes): Census | null =>
  game.census === null || eyes === "all"
    ? game.census
    : {
        ...game.census,
        hands: game.census.hands.map((hand, seat) => (eyes === seat ? hand : null)),
      };

/** The state as these eyes see it at this place of the chart. */
export const view = (game: State, place: string, eyes: Eyes): XiditView => ({
  setting: game.setting,
  eyes,
  place,
  year: game.year,
  firstPlayer: game.firstPlayer,
  order: game.order,
  onTurn: game.onTurn,
  seats: game.setting.colours.map((_, seat) => seatView(game, place, eyes, SeatId(seat))),
  cities: game.cities,
  queues: { recruitment: queueView(game, "recruitment"), threat: queueView(game, "threat") },
  titans: game.titans.map((pile) => ({
    asks: pile.asks,
    size: pile.titans.length,
    raging: pile.raging ? (pile.titans[0] ?? null) : null,
  })),
  barracks: game.barracks,
  bank: game.bank,
  bards: bardsView(game, eyes),
  guilds: game.guilds,
  dummy: game.dummy,
  assessments: game.assessments,
  elimination: game.elimination,
  replacement: game.replacement,
  census: censusView(game, eyes),
  rankings: game.rankings,
  over: game.over,
});

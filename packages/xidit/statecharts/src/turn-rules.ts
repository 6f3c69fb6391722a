// Questions and updates of one order: what it asks for, and what lies in the city where it is carried out.
import {
  addUnit,
  addUnits,
  type CityTile,
  countUnits,
  type DataOf,
  type Elimination,
  type EventOf,
  type State,
  hasUnits,
  type IgnoredReason,
  listUnits,
  NO_UNITS,
  type Order,
  ORDERS_A_YEAR,
  repeated,
  totalUnits,
  type Units,
} from "@assize/xidit-events";
import type { SeatId } from "@assize/kernel-model";
import {
  type CityId,
  NO_CITY,
  type RoadColour,
  type TitanId,
  type UnitKind,
} from "@assize/xidit-edition";
import { replacing, startReplacing } from "@assize/xidit-tile-queues";
import { neighbour, roadOf } from "@assize/xidit-topology";
import { clockwise, screenOf, withSeat } from "./seats.ts";

// ---- what the order is

/** The order now being resolved; null once all six are through (resolve.sequence). */
export const currentOrder = (game: State): Order | null =>
  game.programs[game.onTurn]?.[game.order] ?? null;

export const currentRoad = (game: State): RoadColour | null => {
  const order = currentOrder(game);
  return order === null ? null : roadOf(order);
};

export const orderIsRoad = (game: State): boolean => currentRoad(game) !== null;
export const orderIsWait = (game: State): boolean => currentOrder(game) === "wait";
export const orderIsAction = (game: State): boolean => currentOrder(game) === "action";
export const allOrdersResolved = (game: State): boolean => game.order === ORDERS_A_YEAR;
export const isOnTurn = (game: State, event: { readonly by: SeatId }): boolean =>
  event.by === game.onTurn;

// ---- where it is carried out

/** The city of the Idrakys on turn; none before the placement, where nothing lies. */
export const cityOnTurn = (game: State): CityId => game.idrakys[game.onTurn] ?? NO_CITY;

export const tileHere = (game: State): CityTile | null => game.cities[cityOnTurn(game)] ?? null;

export const roadTarget = (game: State): CityId | null => {
  const road = currentRoad(game);
  return road === null ? null : neighbour(game.setting, cityOnTurn(game), road);
};

export const roadLeadsOut = (game: State): boolean => roadTarget(game) !== null;
export const noRoadLeadsOut = (game: State): boolean => roadTarget(game) === null;

// ---- recruiting

const unitsHere = (game: State): Units => {
  const tile = tileHere(game);
  return tile?.side === "recruitment" ? tile.units : NO_UNITS;
};

export const onRecruitmentTile = (game: State): boolean => tileHere(game)?.side === "recruitment";
export const notYetRecruitedHere = (game: State): boolean =>
  !game.recruitedIn[game.onTurn]!.includes(cityOnTurn(game));
export const unitLeftHere = (game: State): boolean => totalUnits(unitsHere(game)) > 0;
export const lastUnitHere = (game: State): boolean => totalUnits(unitsHere(game)) === 1;

const weakestOf = (units: Units): UnitKind | undefined => {
  if (units.militia > 0) return "militia";
  if (units.archer > 0) return "archer";
  if (units.infantry > 0) return "infantry";
  if (units.cleric > 0) return "cleric";
  return units.mage > 0 ? "mage" : undefined;
};

/** The weakest unit on the tile (recruit.weakest). Requires one to be there. */
const weakestHere = (game: State): UnitKind => weakestOf(unitsHere(game))!;

// ---- fighting

export const onThreatTile = (game: State): boolean => tileHere(game)?.side === "threat";

export const unitsAsked = (game: State): Units =>
  countUnits(game.setting.tiles[cityOnTurn(game)]?.threat.units ?? []);

export const ownsUnitsShown = (game: State): boolean =>
  hasUnits(screenOf(game, game.onTurn), unitsAsked(game));

export const foughtThreatHere = (game: State): boolean =>
  game.foughtIn[game.onTurn]!.includes(cityOnTurn(game));
export const foughtTitanHere = (game: State): boolean =>
  game.titansIn[game.onTurn]!.includes(cityOnTurn(game));

/** One threat or Titan a year in a city; `titan-mixes-only` lets two ordinary threats pass (threat.once). */
export const mayFightThreatHere = (game: State): boolean =>
  !foughtTitanHere(game) &&
  (game.rulings["threat-once"] === "titan-mixes-only" || !foughtThreatHere(game));

// ---- Titans

export const noTileHere = (game: State): boolean => tileHere(game) === null;

export const someTitanRages = (game: State): boolean => game.titans.some((pile) => pile.raging);

export const mayFightTitanHere = (game: State): boolean =>
  !foughtThreatHere(game) && !foughtTitanHere(game);

/** With `titan-after-recruit: barred`, not where one has recruited this year (action.titan). */
export const noRecruitBarsTitan = (game: State): boolean =>
  game.rulings["titan-after-recruit"] !== "barred" || notYetRecruitedHere(game);

export const canPayATitan = (game: State): boolean => {
  const units = totalUnits(screenOf(game, game.onTurn));
  return game.titans.some((pile) => pile.raging && pile.asks <= units);
};

export const ragingPile = (game: State, titan: TitanId) =>
  game.titans.find((pile) => pile.raging && pile.titans[0] === titan);

export const titanRages = (game: State, event: EventOf<"titan-paid">): boolean =>
  ragingPile(game, event.data.titan) !== undefined;

export const paysAsManyAsAsked = (game: State, event: EventOf<"titan-paid">): boolean =>
  ragingPile(game, event.data.titan)?.asks === event.data.units.length;

export const ownsUnitsPaid = (game: State, event: EventOf<"titan-paid">): boolean =>
  hasUnits(screenOf(game, game.onTurn), countUnits(event.data.units));

// ---- doing nothing

const reasonOnRecruitment = (game: State): IgnoredReason =>
  notYetRecruitedHere(game) ? "no-unit-left" : "recruited-here";

const reasonOnThreat = (game: State): IgnoredReason =>
  mayFightThreatHere(game) ? "units-missing" : "fought-here";

const reasonOnBareCity = (game: State): IgnoredReason => {
  if (!someTitanRages(game)) return "no-raging-titan";
  if (!mayFightTitanHere(game)) return "fought-here";
  return noRecruitBarsTitan(game) ? "titan-units-missing" : "recruited-before-titan";
};

/** The first reason that holds (action.ignored). Requires that nothing is to be done. */
const ignoredReason = (game: State): IgnoredReason => {
  if (onRecruitmentTile(game)) return reasonOnRecruitment(game);
  return onThreatTile(game) ? reasonOnThreat(game) : reasonOnBareCity(game);
};

// ---- what becomes of the game

/** After everybody's order, the next one (resolve.sequence). */
const orderAfter = (game: State, onTurn: SeatId): number =>
  onTurn === game.firstPlayer ? game.order + 1 : game.order;

/** The next player's order (resolve.sequence). */
export const finishOrder = (game: State): State => {
  const onTurn = clockwise(game, game.onTurn, 1);
  return {
    ...game,
    onTurn,
    order: orderAfter(game, onTurn),
    elimination: null,
    replacement: null,
  };
};

/**
 * The Idrakys goes where the event says, if there is such a city (move.road), and the order is finished. Of both at once: a
 * quarter of all events are moves, and the state is copied once for them.
 */
export const moveAndFinish = (game: State, { data }: EventOf<"idrakys-moved">): State => {
  const { seat, to } = data;
  const known = seat < game.idrakys.length && Object.hasOwn(game.setting.board.neighbours, to);
  const onTurn = clockwise(game, game.onTurn, 1);
  return {
    ...game,
    idrakys: known ? game.idrakys.with(seat, to) : game.idrakys,
    onTurn,
    order: orderAfter(game, onTurn),
    elimination: null,
    replacement: null,
  };
};

/** What is left; nothing of a kind of which more go than there are, as a wrong record may say. */
const lessUnits = (units: Units, gone: Units): Units => ({
  militia: Math.max(0, units.militia - gone.militia),
  archer: Math.max(0, units.archer - gone.archer),
  infantry: Math.max(0, units.infantry - gone.infantry),
  cleric: Math.max(0, units.cleric - gone.cleric),
  mage: Math.max(0, units.mage - gone.mage),
});

/** One unit leaves the tile: the one that is named, or the weakest where the tile has none of that kind. */
const tileWithout = (tile: CityTile | null, unit: UnitKind): CityTile | null => {
  if (tile?.side !== "recruitment") return tile;
  const { units } = tile;
  const gone = units[unit] > 0 ? unit : weakestOf(units);
  return gone === undefined ? tile : { side: "recruitment", units: addUnit(units, gone, -1) };
};

/** Whoever the event names gets the unit it names, in the city it names (action.recruit, recruit.weakest). */
export const recruit = (game: State, { data }: EventOf<"unit-recruited">): State => {
  const { seat, city, unit } = data;
  const tile = tileWithout(game.cities[city] ?? null, unit);
  return {
    ...game,
    cities: city < game.cities.length ? game.cities.with(city, tile) : game.cities,
    screens: withSeat(game.screens, seat, (own) => addUnit(own, unit)),
    recruitedIn: withSeat(game.recruitedIn, seat, (cities) => [...cities, city]),
  };
};

/** The Recruitment tile that has just lost its last unit is to be replaced (tile.recruit-out). */
export const replaceRecruitment = (game: State, { data }: EventOf<"unit-recruited">): State =>
  startReplacing(game, "recruitment", data.city);

const eliminating = (city: CityId, titan: TitanId | null): Elimination => ({
  city,
  titan,
  rewards: [],
  storeys: null,
});

/** The units named go back to the barracks; the tile will be replaced after the rewards (threat.units). */
export const payThreat = (game: State, { data }: EventOf<"threat-paid">): State => {
  const { seat, city, units } = data;
  const paid = countUnits(units);
  return {
    ...game,
    screens: withSeat(game.screens, seat, (own) => lessUnits(own, paid)),
    barracks: addUnits(game.barracks, paid),
    elimination: eliminating(city, null),
    foughtIn: withSeat(game.foughtIn, seat, (cities) => [...cities, city]),
    replacement: replacing("threat", city),
  };
};

export const payTitan = (game: State, event: EventOf<"titan-paid">): State => {
  const city = cityOnTurn(game);
  const paid = countUnits(event.data.units);
  return {
    ...game,
    screens: withSeat(game.screens, game.onTurn, (own) => lessUnits(own, paid)),
    barracks: addUnits(game.barracks, paid),
    elimination: eliminating(city, event.data.titan),
    titansIn: withSeat(game.titansIn, game.onTurn, (cities) => [...cities, city]),
  };
};

const NO_CITIES: readonly CityId[] = [];

/** The calendar moves on, the First Player token goes where the event says, boards are empty again (year.advance). */
export const endYear = (game: State, { data }: EventOf<"year-ended">): State => {
  const none = repeated(game.setting.seats, NO_CITIES);
  const firstPlayer = clockwise(game, data.firstPlayer, 0);
  return {
    ...game,
    year: data.year + 1,
    firstPlayer,
    onTurn: firstPlayer,
    order: 0,
    programs: repeated(game.setting.seats, null),
    recruitedIn: none,
    foughtIn: none,
    titansIn: none,
    census: null,
  };
};

// ---- what the rules force

export const deriveIdrakysMoved = (game: State): DataOf<"idrakys-moved"> => {
  const road = currentRoad(game)!;
  const from = cityOnTurn(game);
  return { seat: game.onTurn, road, from, to: neighbour(game.setting, from, road)! };
};

export const deriveIdrakysStayed = (game: State): DataOf<"idrakys-stayed"> => ({
  seat: game.onTurn,
  road: currentRoad(game)!,
});

export const deriveOrderWaited = (game: State): DataOf<"order-waited"> => ({ seat: game.onTurn });

export const deriveUnitRecruited = (game: State): DataOf<"unit-recruited"> => ({
  seat: game.onTurn,
  city: cityOnTurn(game),
  unit: weakestHere(game),
});

export const deriveThreatPaid = (game: State): DataOf<"threat-paid"> => ({
  seat: game.onTurn,
  city: cityOnTurn(game),
  units: listUnits(unitsAsked(game)),
});

export const deriveOrderIgnored = (game: State): DataOf<"order-ignored"> => ({
  seat: game.onTurn,
  reason: ignoredReason(game),
});

export const deriveYearEnded = (game: State): DataOf<"year-ended"> => ({
  year: game.year,
  firstPlayer: clockwise(game, game.firstPlayer, 1),
});

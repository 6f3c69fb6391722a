// A table that exists to be explored alone: two seats, four cities, one year with its census, two orders and waits; no Titans, no
// dummy. No header can ask for it: it is made of a real table's state before the first event.
import type { Position } from "@assize/kernel-chart-engine";
import { type CityId, ROAD_COLOURS } from "@assize/xidit-edition";
import type { Setting, State } from "@assize/xidit-events";
import type { Example } from "./an-example.ts";

const SEATS = 2;

const isIn = (cities: readonly CityId[], city: CityId | null): boolean =>
  city !== null && cities.includes(city);

/** The board with these cities and the roads between them. */
const boardOf = ({ board }: Setting, cities: readonly CityId[]): Setting["board"] => ({
  ...board,
  cities,
  neighbours: Object.fromEntries(
    cities.map((city) => {
      const roads = board.neighbours[city]!;
      const left = ROAD_COLOURS.map((colour) => [
        colour,
        isIn(cities, roads[colour]) ? roads[colour] : null,
      ]);
      return [city, Object.fromEntries(left)];
    }),
  ),
  regionsOf: Object.fromEntries(cities.map((city) => [city, board.regionsOf[city]!])),
});

const settingOf = (setting: Setting, cities: readonly CityId[]): Setting => ({
  ...setting,
  board: boardOf(setting, cities),
  seats: SEATS,
  colours: setting.colours.slice(0, SEATS),
  years: 1,
  censusYears: [1],
  tiles: setting.tiles.map((tile) => (isIn(cities, tile?.city ?? null) ? tile : null)),
  tilesInPlay: cities,
  titans: {},
  tilesOnBoard: 1,
  recruitmentQueue: 1,
  dummy: null,
});

/** The table before its first event. */
export const smallTable = ({ start }: Example, cities: readonly CityId[]): Position<State> => {
  const { at, context } = start.position;
  const seats = <One>(list: readonly One[]): readonly One[] => list.slice(0, SEATS);
  const game: State = {
    ...context,
    setting: settingOf(context.setting, cities),
    firstPlayer: 0 as State["firstPlayer"],
    onTurn: 0 as State["onTurn"],
    programs: seats(context.programs),
    idrakys: seats(context.idrakys),
    recruitedIn: seats(context.recruitedIn),
    foughtIn: seats(context.foughtIn),
    titansIn: seats(context.titansIn),
    screens: seats(context.screens),
    gold: seats(context.gold),
    bards: context.bards.map(seats),
    bardStock: seats(context.bardStock),
    storeyStock: seats(context.storeyStock),
    setAside: seats(context.setAside),
  };
  return { at, context: game };
};

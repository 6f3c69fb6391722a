// Where roads lead, and where a year's program takes an Idrakys.
// Knows the board's neighbours; must not know whose turn it is, nor any tile or region.
import { type CityId, type RoadColour } from "@assize/xidit-edition";
import type { Order, Setting } from "@assize/xidit-events";

const ROAD_OF: Readonly<Record<Order, RoadColour | null>> = {
  "road-black": "black",
  "road-red": "red",
  "road-blue": "blue",
  action: null,
  wait: null,
};

/** The colour of a road order; null for an action or a wait (orders.six). */
export const roadOf = (order: Order): RoadColour | null => ROAD_OF[order];

/** The city at the other end of this city's road of that colour, if it has one (move.road). */
export const neighbour = (setting: Setting, city: CityId, road: RoadColour): CityId | null =>
  setting.board.neighbours[city]?.[road] ?? null;

/** Where an order leaves an Idrakys: null where the road it asks for is missing (no-road). */
const cityAfter = (setting: Setting, city: CityId, order: Order): CityId | null => {
  const road = roadOf(order);
  return road === null ? city : neighbour(setting, city, road);
};

/**
 * The city in which the Idrakys stands after each order; a road that is missing leaves it where it
 * is (move.road, ruling `no-road: stay`). An action is carried out in the city of its own place.
 */
export const routeOf = (
  setting: Setting,
  start: CityId,
  orders: readonly Order[],
): readonly CityId[] => {
  const route: CityId[] = [];
  let city = start;
  for (const order of orders) {
    city = cityAfter(setting, city, order) ?? city;
    route.push(city);
  }
  return route;
};

/** True where every road order of the program finds its road (ruling `no-road`). */
export const programFeasible = (
  setting: Setting,
  start: CityId,
  orders: readonly Order[],
): boolean => {
  let city: CityId | null = start;
  for (const order of orders) {
    city = cityAfter(setting, city, order);
    if (city === null) return false;
  }
  return true;
};

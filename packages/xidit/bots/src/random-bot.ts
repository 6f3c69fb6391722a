// The aimless player: any legal decision. A program is drawn order by order, never picked from all 15,625.
import type { Draw, GameEvent } from "@assize/kernel-model";
import { type Bot, type Question, randomBot as anyLegal } from "@assize/kernel-simulation";
import { type CityId, NO_CITY } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";
import { roadFrom, type Roads, roadsOf } from "./board-distances.ts";
import { type Order, ORDERS, ORDERS_A_YEAR, PROGRAMMING, ROAD_ORDERS } from "./table-words.ts";

/** Where a road order leads from here; NO_CITY where its road is missing. */
const target = (roads: Roads, city: CityId, order: Order): CityId =>
  roadFrom(roads, city, ROAD_ORDERS.indexOf(order));

const isRoad = (order: Order): boolean => ROAD_ORDERS.includes(order);

/** Six orders, each road of which is there. */
const walk = (roads: Roads, start: CityId, draw: Draw): readonly Order[] => {
  const orders: Order[] = [];
  let city = start;
  while (orders.length < ORDERS_A_YEAR) {
    const from = city;
    const open = ORDERS.filter((order) => !isRoad(order) || target(roads, from, order) !== NO_CITY);
    const order = open[draw(open.length)]!;
    orders.push(order);
    if (isRoad(order)) city = target(roads, city, order);
  }
  return orders;
};

const missesARoad = (roads: Roads, start: CityId, orders: readonly Order[]): boolean => {
  let city = start;
  for (const order of orders) {
    if (!isRoad(order)) continue;
    city = target(roads, city, order);
    if (city === NO_CITY) return true;
  }
  return false;
};

/** A legal program that misses a road shows that this table lets one miss it (ruling `no-road`). */
const mayMissARoad = (
  roads: Roads,
  start: CityId,
  legal: Question<XiditView>["legal"],
): boolean => {
  for (const { data } of legal()) {
    const { orders } = data as { readonly orders: readonly Order[] };
    return missesARoad(roads, start, orders);
  }
  return false;
};

const anyOrders = (draw: Draw): readonly Order[] =>
  Array.from({ length: ORDERS_A_YEAR }, () => ORDERS[draw(ORDERS.length)]!);

const program = ({ seat, view, legal, draw }: Question<XiditView>): GameEvent => {
  const roads = roadsOf(view.setting.board);
  const city = view.seats[seat]!.city ?? NO_CITY;
  const blind = draw(2) === 0 && mayMissARoad(roads, city, legal);
  const orders = blind ? anyOrders(draw) : walk(roads, city, draw);
  return { type: "orders-programmed", by: seat, data: { orders } };
};

/** Takes any legal decision; a program walks existing roads unless this table lets it miss them. */
export const randomBot: Bot<XiditView> = (question) =>
  question.view.place === PROGRAMMING ? program(question) : anyLegal(question);

// What the questions of the programming read, and why what is revealed had to be so. Adds no rule and reads no ruling.
import {
  type Claim,
  type Fact,
  isJsonObject,
  type Json,
  sameJson,
  SeatId,
} from "@assize/kernel-model";
import {
  type DataOf,
  type EventOf,
  fact,
  ORDERS_A_YEAR,
  secretOf,
  type State,
} from "@assize/xidit-events";
import { neighbour, roadOf } from "@assize/xidit-topology";

export const programsMissing = (game: State): Fact =>
  fact("programs-missing", {
    seats: game.programs.flatMap((program, seat) => (program === null ? [SeatId(seat)] : [])),
  });

export const programMade = (game: State, { by }: EventOf<"orders-programmed">): Fact =>
  fact("program-made", { seat: by, before: game.programs[by] !== null });

export const ordersGiven = (_: State, { by, data }: EventOf<"orders-programmed">): Fact =>
  secretOf(by, "orders-given", { seat: by, orders: data.orders.length, needed: ORDERS_A_YEAR });

/** The first order that finds no road; null where each does. */
export const roadMissing = (game: State, event: EventOf<"orders-programmed">): Fact | null => {
  let city = game.idrakys[event.by] ?? null;
  for (const [index, order] of event.data.orders.entries()) {
    const road = roadOf(order);
    if (road === null || city === null) continue;
    const to = neighbour(game.setting, city, road);
    if (to === null) return secretOf(event.by, "road-missing", { number: index + 1, city, road });
    city = to;
  }
  return null;
};

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const programsIn = (recorded: Json): readonly Json[] => {
  const programs = isJsonObject(recorded) ? recorded["programs"] : undefined;
  return isList(programs) ? programs : [];
};

/** The first program that is revealed otherwise. */
export const programWas = ({
  derived,
  recorded,
}: Claim<State, DataOf<"orders-revealed">>): Fact | null => {
  const told = programsIn(recorded);
  const at = derived.programs.findIndex((orders, seat) => !sameJson(orders, told[seat] ?? null));
  const seat = Math.max(0, at);
  const orders = derived.programs[seat];
  return orders === undefined ? null : fact("program-was", { seat: SeatId(seat), orders });
};

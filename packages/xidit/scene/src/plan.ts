// Where a year's orders lead on the map while they are put together, and on which shapes the next one can be picked. Draws a
// seat's own orders for that seat alone: the view has no other's.
import type { Plan } from "@assize/kernel-drawing";
import type { Json } from "@assize/kernel-model";
import { type CityId, ROAD_COLOURS, type RoadColour } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";

type Neighbours = XiditView["setting"]["board"]["neighbours"];

const roadKey = (colour: RoadColour, from: CityId, to: CityId): string =>
  `road:${colour}:${Math.min(from, to)}-${Math.max(from, to)}`;

/** Where a road of this colour leads; null where there is none. */
const along = (neighbours: Neighbours, city: CityId, colour: RoadColour): CityId | null =>
  neighbours[city]?.[colour] ?? null;

const colourOf = (order: Json): RoadColour | null =>
  ROAD_COLOURS.find((colour) => order === `road-${colour}`) ?? null;

export const plan = (type: string, orders: readonly Json[], view: XiditView): Plan | null => {
  const start = typeof view.eyes === "number" ? view.seats[view.eyes]?.city : null;
  if (type !== "orders-programmed" || start === null || start === undefined) return null;
  const { neighbours } = view.setting.board;
  const path = [`city:${start}`];
  const places = new Map<CityId, number[]>();
  let city: CityId = start;
  for (const [index, order] of orders.entries()) {
    const colour = colourOf(order);
    const to = colour === null ? null : along(neighbours, city, colour);
    if (colour !== null && to !== null) {
      path.push(roadKey(colour, city, to), `city:${to}`);
      city = to;
    }
    places.set(city, [...(places.get(city) ?? []), index + 1]);
  }
  const ends = [...places].map(([at, numbers]) => ({ key: `city:${at}`, places: numbers }));
  const next = ROAD_COLOURS.flatMap((colour) => {
    const to = along(neighbours, city, colour);
    const value = `road-${colour}`;
    return to === null
      ? []
      : [
          { key: roadKey(colour, city, to), value },
          { key: `city:${to}`, value },
        ];
  });
  return { path, ends, next: [...next, { key: `city:${city}`, value: "action" }] };
};

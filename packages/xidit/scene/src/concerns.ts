// What on the drawing an event is about. Knows keys of shapes, not how they are drawn.
import type { PickedEvent } from "@assize/kernel-drawing";
import { isJsonObject } from "@assize/kernel-model";
import type { XiditView } from "@assize/xidit-game";

/** Cities, where it names any; else the Idrakys of whoever it names or took it, and the city where that stands. */
export const concerns = ({ by, data }: PickedEvent, { seats }: XiditView): readonly string[] => {
  if (!isJsonObject(data)) return [];
  const { from, to, city, seat = by, seats: named } = data;
  const cities = [from, to, city].filter((one) => typeof one === "number");
  if (cities.length > 0) return cities.map((one) => `city:${one}`);
  return (Array.isArray(named) ? named : [seat]).flatMap((one) => {
    const who = typeof one === "number" ? seats[one] : undefined;
    if (who === undefined || who.city === null) return [];
    return [`idrakys:${who.colour}`, `city:${who.city}`];
  });
};

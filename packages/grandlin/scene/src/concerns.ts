// What on the drawing an event is about. Knows keys of shapes, not how they are drawn.
import type { PickedEvent } from "@assize/kernel-drawing";
import { isJsonObject } from "@assize/kernel-model";
import type { GrandlinView } from "@assize/grandlin-game";

/** Squares, where it names any; else the Henchman of whoever it names or took it; in a combat those who fight. */
export const concerns = (
  { by, data }: PickedEvent,
  { combat, onTurn, seats }: GrandlinView,
): readonly string[] => {
  if (!isJsonObject(data)) return [];
  const squares = [data["from"], data["to"], data["square"]].filter(
    (one) => typeof one === "string",
  );
  if (squares.length > 0) return squares.map((square) => `square:${square}`);
  const named = [data["seat"] ?? by].filter((one) => typeof one === "number");
  const fighting = combat === null ? [onTurn] : [onTurn, combat.foe];
  return (named.length > 0 ? named : fighting).flatMap((seat) => {
    const who = seat === null ? undefined : seats[seat];
    return who === undefined ? [] : [`henchman:${who.colour}`];
  });
};

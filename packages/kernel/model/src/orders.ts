// Orders of things: as a list names them, where other things lie there than it names, and all that there are. Knows no game.

/**
 * The things in the order that a list names them; those that it does not name come after, as they are. What it names and is
 * not there is left out.
 */
export const inOrderOf = <Thing>(things: readonly Thing[], order: readonly Thing[]): Thing[] => {
  const there = new Set(things);
  const named = new Set(order.filter((thing) => there.has(thing)));
  return [...named, ...things.filter((thing) => !named.has(thing))];
};

/** All orders of the things, lazily, those first that change only the end. One costs no more than its own length. */
export function* ordersOf<Thing>(things: readonly Thing[]): Generator<Thing[], void, void> {
  const places = things.map((_, place) => place);
  do yield places.map((place) => things[place]!);
  while (toNextOrder(places));
}

/** Changes an order of numbers to the next by its digits; false where it is the last. */
const toNextOrder = (places: number[]): boolean => {
  let rise = places.length - 2;
  while (rise >= 0 && places[rise]! > places[rise + 1]!) rise--;
  if (rise < 0) return false;
  let next = places.length - 1;
  while (places[next]! < places[rise]!) next--;
  [places[rise], places[next]] = [places[next]!, places[rise]!];
  places.push(...places.splice(rise + 1).reverse());
  return true;
};

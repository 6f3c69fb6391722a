// An order of things, where other things lie there than it names. Knows no game.

/**
 * The things in the order that a list names them; those that it does not name come after, as they are. What it names and is
 * not there is left out.
 */
export const inOrderOf = <Thing>(things: readonly Thing[], order: readonly Thing[]): Thing[] => {
  const there = new Set(things);
  const named = new Set(order.filter((thing) => there.has(thing)));
  return [...named, ...things.filter((thing) => !named.has(thing))];
};

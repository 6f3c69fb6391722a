// The fewest of a list of things with which something still holds. Knows neither logs nor games.
//
// Delta debugging: A. Zeller, R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE Transactions on
// Software Engineering 28(2), 2002. Of their ddmin only the complements are tried: a part alone seldom is a game.

/**
 * Items of which none can be left out: without any single one of those answered, `holds` says no. Requires that it holds for
 * all of them. Asks about the square of their number at worst.
 */
export const fewest = <One>(
  items: readonly One[],
  holds: (items: readonly One[]) => boolean,
): readonly One[] => {
  let now = items;
  let parts = 2;
  while (now.length > 0) {
    const size = Math.ceil(now.length / Math.min(parts, now.length));
    const smaller = withoutOnePart(now, size, holds);
    if (smaller !== null) {
      now = smaller;
      parts = Math.max(parts - 1, 2);
    } else if (size === 1) return now;
    else parts *= 2;
  }
  return now;
};

/** The later parts are tried first: in a game, what comes last is needed least by what comes before it. */
const withoutOnePart = <One>(
  items: readonly One[],
  size: number,
  holds: (items: readonly One[]) => boolean,
): readonly One[] | null => {
  for (let end = items.length; end > 0; end -= size) {
    const from = Math.max(0, end - size);
    const rest = [...items.slice(0, from), ...items.slice(end)];
    if (holds(rest)) return rest;
  }
  return null;
};

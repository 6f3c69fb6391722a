// What can be taken away from a position, one thing at a time: an element of a list, a number of pieces, something that lies
// somewhere. Where a game counts its pieces, what is taken away goes back to where such pieces are kept: one number less,
// another one more. Knows no game; whether a position can be stated is for the game to say.
import type { Json } from "@assize/kernel-model";
import type { Quantities } from "./quantities.ts";
import { bySimplicity, valueAt, type Way, waysIn, withValueAt } from "./value-paths.ts";

const isPositive = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value > 0;

/** None is left, or half, or one less. */
const fewer = (count: number): readonly number[] => [
  ...new Set([0, Math.floor(count / 2), count - 1]),
];

/** A member of one of several things that are alike. */
const isOfPiece = (way: Way): boolean =>
  typeof way.at(-1) === "string" && typeof way.at(-2) === "number";

/** One thing taken away at a place, by itself. */
function* alone(context: Json, way: Way, { isCount }: Quantities): Generator<Json, void, void> {
  const value = valueAt(context, way);
  const isElement = Array.isArray(valueAt(context, way.slice(0, -1)));
  if (isElement) yield withValueAt(context, way, undefined);
  if (value === true) yield withValueAt(context, way, false);
  else if (isPositive(value)) {
    if (isCount(way)) for (const less of fewer(value)) yield withValueAt(context, way, less);
    // What a piece of its own has may look like an address: nothing is tried with it but none.
    else if (isOfPiece(way)) yield withValueAt(context, way, 0);
  } else if (typeof value === "object" && value !== null) {
    yield withValueAt(context, way, null);
    if (Array.isArray(value)) {
      if (value.length > 0) yield withValueAt(context, way, []);
    } else if (!isElement && way.length > 1) yield withValueAt(context, way, undefined);
  }
}

/** One thing taken away at a place, and given to a stock. */
function* givenBack(
  context: Json,
  way: Way,
  { stocksOf }: Quantities,
): Generator<Json, void, void> {
  const value = valueAt(context, way);
  const raised = (taken: Json, stock: Way, by: number): readonly Json[] => {
    const has = valueAt(taken, stock);
    return typeof has === "number" ? [withValueAt(taken, stock, has + by)] : [];
  };
  if (isPositive(value)) {
    for (const stock of stocksOf(way))
      for (const less of fewer(value))
        yield* raised(withValueAt(context, way, less), stock, value - less);
  } else if (typeof value === "object" && value !== null && !Array.isArray(value))
    for (const [member, count] of Object.entries(value))
      if (isPositive(count))
        for (const stock of stocksOf([...way, member]))
          yield* raised(withValueAt(context, way, null), stock, count);
}

/** Something with a name (a card) laid from a hand, or from where it lies, onto a list of such names at the top. */
function* laidAside(context: Json, way: Way): Generator<Json, void, void> {
  if (way.length < 2) return;
  const value = valueAt(context, way);
  const isElement = Array.isArray(valueAt(context, way.slice(0, -1)));
  if (isElement && way.length === 2) return;
  const names =
    typeof value === "string"
      ? isElement
        ? [value]
        : []
      : typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.values(value).filter((inside) => typeof inside === "string")
        : [];
  for (const name of names)
    for (const [member, list] of Object.entries(context as object)) {
      const isNames = Array.isArray(list) && list.every((one) => typeof one === "string");
      if (isNames)
        yield withValueAt(withValueAt(context, way, undefined), [member], [...list, name]);
    }
}

/** A word of a choice that the state holds, in the place of which a simpler one stands (of orders, to wait). */
function* simplerWord(
  context: Json,
  way: Way,
  { wordsAt }: Quantities,
): Generator<Json, void, void> {
  const word = valueAt(context, way);
  if (typeof word !== "string" || typeof way.at(-1) !== "number") return;
  for (const simpler of wordsAt(way.slice(0, -1))) {
    if (bySimplicity(simpler, word) >= 0) return;
    yield withValueAt(context, way, simpler);
  }
}

/** Everything that can be taken away, one thing at a time, the greater things first. */
export function* takenAway(context: Json, quantities: Quantities): Generator<Json, void, void> {
  const all = [...waysIn(context)];
  for (const way of all) yield* alone(context, way, quantities);
  for (const way of all) yield* givenBack(context, way, quantities);
  for (const way of all) yield* laidAside(context, way);
  for (const way of all) yield* simplerWord(context, way, quantities);
}

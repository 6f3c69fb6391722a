// Whether two findings break the same rule in the same way. The one definition of it. Knows no game.
import { type Finding, type Json, sameJson } from "@assize/kernel-model";

/** A value without its particulars: which members it has, of which kinds. All elements of a list are of one shape. */
const shapeOf = (value: Json): Json => {
  if (value === null) return null;
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0] as Json)];
  if (typeof value !== "object") return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([member, inside]) => [member, shapeOf(inside)]),
  );
};

/**
 * The same code, clauses and type of event, the same fields in which it differs, and the same shape of what was expected
 * and what is recorded. Which values these are, who did it and where in the game does not matter.
 */
export const sameWay = (one: Finding, other: Finding): boolean =>
  one.code === other.code &&
  one.type === other.type &&
  sameJson(one.clauses, other.clauses) &&
  sameJson(one.fields, other.fields) &&
  sameJson(shapeOf(one.expected), shapeOf(other.expected)) &&
  sameJson(shapeOf(one.recorded), shapeOf(other.recorded));

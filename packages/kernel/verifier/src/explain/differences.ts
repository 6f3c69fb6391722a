// Where a line says another thing than what is due, and data in which the one stands in the place of the other. Knows no game.
import { isJsonObject, type Json, sameJson } from "@assize/kernel-model";
import { without } from "../rules/lists.ts";

/** What the rules derive, and what is written in its place. */
export interface Difference {
  readonly due: Json;
  readonly written: Json;
}

/** The differing values, from the outside in: whole lists and objects, then their members. */
export const differencesIn = (due: Json, written: Json): readonly Difference[] => {
  if (sameJson(due, written)) return [];
  const own = { due, written };
  if (Array.isArray(due) && Array.isArray(written) && due.length === written.length)
    return [own, ...due.flatMap((one, at) => differencesIn(one as Json, written[at] as Json))];
  if (isJsonObject(due) && isJsonObject(written))
    return [
      own,
      ...Object.keys(due).flatMap((field) =>
        Object.hasOwn(written, field) ? differencesIn(due[field]!, written[field]!) : [],
      ),
    ];
  return [own];
};

/** Data with each of these differences made in them, once for each. */
export function* substituted(data: Json, differences: readonly Difference[]): Generator<Json> {
  for (const { due, written } of differences) {
    const found = new Set<Json>();
    const change = (value: Json, pairs: readonly (readonly [Json, Json])[]): Json => {
      for (const [from, to] of pairs)
        if (sameJson(value, from)) {
          found.add(from);
          return to;
        }
      if (Array.isArray(value)) return value.map((one) => change(one as Json, pairs));
      if (isJsonObject(value))
        return Object.fromEntries(
          Object.entries(value).map(([field, one]) => [field, change(one, pairs)]),
        );
      return value;
    };
    const changed = change(data, [[due, written]]);
    if (found.size === 0) continue;
    yield changed;
    const swapped = change(data, [
      [due, written],
      [written, due],
    ]);
    if (found.size > 1) yield swapped;
  }
}

/** Data with all of these differences taken back at once: what is due in the place of what is written. */
export const exchanged = (data: Json, differences: readonly Difference[]): Json => {
  const own = differences.find(({ written }) => sameJson(data, written));
  if (own !== undefined) return own.due;
  if (Array.isArray(data)) return data.map((one) => exchanged(one as Json, differences));
  if (isJsonObject(data))
    return Object.fromEntries(
      Object.entries(data).map(([field, one]) => [field, exchanged(one, differences)]),
    );
  return data;
};

/**
 * How many single values differ; data of another shape count as one. Of two lists the members count that one of them has and the other
 * has not, and another order of the same members as one.
 */
export const valuesChanged = (one: Json, other: Json): number => {
  if (sameJson(one, other)) return 0;
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    const inPlace = sum(one.map((member, at) => valuesChanged(member as Json, other[at] as Json)));
    return Math.max(1, Math.min(inPlace, without(one as Json[], other as Json[]).length));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return 1;
  const fields = Object.keys(one).filter((field) => Object.hasOwn(other, field));
  return Math.max(1, sum(fields.map((field) => valuesChanged(one[field]!, other[field]!))));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

// Single places in plain data: what stands there, and the data with something else there. Knows no game.
import type { Json } from "@assize/kernel-model";

/** The way to a place: members and indices. */
export type Way = readonly (string | number)[];

/** The simplest first: shorter texts, then by the alphabet. */
export const bySimplicity = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

export const valueAt = (value: unknown, way: Way): Json | undefined =>
  way.reduce<unknown>(
    (inside, step) => (inside as Record<string | number, unknown> | null | undefined)?.[step],
    value,
  ) as Json | undefined;

/** The value with another one at the end of a way; `undefined`: without it. */
export const withValueAt = (value: Json, way: Way, put: Json | undefined): Json => {
  const [step, ...rest] = way;
  if (step === undefined) return put as Json;
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    const at = step as number;
    if (rest.length === 0 && put === undefined) return list.toSpliced(at, 1);
    return list.with(at, withValueAt(list[at]!, rest, put));
  }
  const members = value as Readonly<Record<string, Json>>;
  if (rest.length > 0 || put !== undefined)
    return { ...members, [step]: withValueAt(members[step]!, rest, put) };
  return Object.fromEntries(Object.entries(members).filter(([member]) => member !== String(step)));
};

/** Every place in a value, the outer ones before those inside; of a list the last element first. */
export function* waysIn(value: unknown, way: Way = []): Generator<Way, void, void> {
  if (typeof value !== "object" || value === null) return;
  const inside: readonly Way[] = Array.isArray(value)
    ? value.map((_, at): Way => [...way, at]).reverse()
    : Object.keys(value).map((member): Way => [...way, member]);
  for (const one of inside) yield one;
  for (const one of inside)
    yield* waysIn((value as Record<string | number, unknown>)[one.at(-1)!], one);
}

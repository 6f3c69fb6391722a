// Earlier choices that name what an accused one names, at any distance: had one of them named something else, the accused one
// may have been legal.
import type { Position } from "@assize/kernel-chart-engine";
import { type GameEvent, isJsonObject, type Json } from "@assize/kernel-model";
import type { Taken } from "@assize/kernel-referee";
import type { Earlier, Hypothesis, Trail } from "./moves.ts";
import { choiceOf, forcedFrom, nearData, otherData, plain } from "./rules.ts";
import type { Search } from "./search-state.ts";
import { along, type Stand } from "./taken-back.ts";

/** A choice that could have been made in place of an earlier line. */
export interface Related {
  readonly written: Earlier & Stand;
  readonly taken: Taken<unknown>;
}

/**
 * After each earlier decision, the latest first, that is another one than is written in a single value: in its place, or where it
 * stood, is a value of the line in hand, or of what is forced before it. Lines before the trail are gone along once more.
 */
export function* relatedChoices(
  search: Search,
  { position, trail }: Pick<Hypothesis, "position" | "trail">,
  index: number,
): Generator<Related> {
  const { rules, limits, lineAt } = search;
  const named = namedAt(search, position, index);
  if (named.size === 0) return;
  for (const others of [othersNaming, anyNaming])
    for (const stand of standsBefore(search, trail)) {
      const event = choiceOf(rules, lineAt(stand.line));
      if (event?.by === undefined) continue;
      const written = { ...stand, event };
      for (const taken of others(search, stand.position, event, named, limits.alternatives))
        yield { written, taken };
    }
}

/** Any other of its type and seat, where what the one says and the other does not is among these. */
export function* anyNaming(
  { rules }: Pick<Search, "rules">,
  position: Position<unknown>,
  event: GameEvent,
  named: ReadonlySet<Json>,
  most: number,
): Generator<Taken<unknown>> {
  const own = valuesIn(event.data);
  const [theirs, ours] = [new Set(own), own.filter((value) => named.has(value))];
  const isRelated = (other: Json): boolean => {
    const values = valuesIn(other);
    const differing = values.filter((value, place) => value !== own[place]).length;
    if (differing < 2) return false;
    return (
      values.some((value) => named.has(value) && !theirs.has(value)) ||
      ours.some((value) => !values.includes(value))
    );
  };
  yield* otherData(rules, position, event, { left: most }, isRelated);
}

/** The same choice with another value, where the one or the other is among these. */
export function* othersNaming(
  { rules }: Pick<Search, "rules">,
  position: Position<unknown>,
  { type, by, data }: GameEvent,
  named: ReadonlySet<Json>,
  most: number,
): Generator<Taken<unknown>> {
  const written = data as Json;
  const own = valuesIn(written);
  const isNamed = own.some((value) => named.has(value));
  const isRelated = (other: Json): boolean => {
    const values = valuesIn(other);
    const at = values.findIndex((value, place) => value !== own[place]);
    return at >= 0 && (named.has(values[at]!) || (isNamed && named.has(own[at]!)));
  };
  const wanted = { type, by, written };
  yield* nearData(rules, position, wanted, { left: most }, isRelated);
}

/** Every line before the one in hand with where it stands, the latest first. */
function* standsBefore(
  search: Search,
  trail: Trail | null,
): Generator<Stand & { readonly line: number }> {
  let first = 0;
  for (let one = trail; one !== null; one = one.before) {
    yield one;
    first = one.line;
  }
  for (const stand of soundStands(search).toReversed()) if (stand.line < first) yield stand;
}

/** Where the latest lines of the sound part stand. That they are gone along once more is no step of the search. */
const soundStands = (search: Search): readonly (Stand & { readonly line: number })[] => {
  const { rules, length, soundPart, limits } = search;
  if (soundPart.stands !== null) return soundPart.stands;
  const { looked } = rules;
  let stands: (Stand & { readonly line: number })[] = [];
  let stand: Stand | null = { position: plain(rules, rules.start.position), kept: [] };
  for (let line = 0; line < length && stand !== null; line++) {
    stands.push({ ...stand, line });
    if (stands.length === 2 * limits.told) stands = stands.slice(-limits.told);
    stand = along(search, stand, line);
  }
  rules.looked = looked;
  soundPart.stands = stands.slice(-limits.told);
  return soundPart.stands;
};

/** What a line names and, where something is forced before it, what that names: the single values in them. */
export const namedAt = (
  { rules, lineAt }: Search,
  position: Position<unknown>,
  index: number,
): ReadonlySet<Json> => {
  const { value: due } = forcedFrom(rules, position).next();
  return new Set([...valuesIn(lineAt(index).data), ...valuesIn(due?.event.data)]);
};

/** Strings alone: a small number stands in many data by chance. */
export const namesAnyOf = (data: unknown, named: ReadonlySet<Json>): boolean =>
  valuesIn(data).some((value) => typeof value === "string" && named.has(value));

/** The single values in data, in their order. */
const valuesIn = (data: unknown): readonly Json[] => {
  if (Array.isArray(data)) return data.flatMap(valuesIn);
  if (isJsonObject(data)) return Object.values(data).flatMap(valuesIn);
  return typeof data === "string" || typeof data === "number" ? [data] : [];
};

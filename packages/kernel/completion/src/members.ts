// Which values of a line nobody wrote down, and where they stand in it. Searches nothing.
import { isJsonObject, isUnknown, type Json } from "@assize/kernel-model";
import type { MemberPath } from "./completion-result.ts";

const partsOf = (value: Json): readonly (readonly [string | number, Json])[] => {
  if (Array.isArray(value)) return (value as readonly Json[]).map((part, at) => [at, part]);
  return isJsonObject(value) ? Object.entries(value) : [];
};

const pathsWithin = (written: Json, before: MemberPath): readonly MemberPath[] =>
  isUnknown(written)
    ? [before]
    : partsOf(written).flatMap(([name, part]) => pathsWithin(part, [...before, name]));

/** The values of a line that are not known, in the order in which they stand; of data unknown as a whole, the members that were found. */
export const pathsOfUnknown = (written: Json, found: Json): readonly MemberPath[] =>
  isUnknown(written) ? partsOf(found).map(([name]) => [name]) : pathsWithin(written, []);

/** The value at a place of some data; undefined where they have none. */
export const memberAt = (data: Json, path: MemberPath): Json | undefined =>
  path.reduce<Json | undefined>(
    (value, name) => (value === undefined ? undefined : new Map(partsOf(value)).get(name)),
    data,
  );

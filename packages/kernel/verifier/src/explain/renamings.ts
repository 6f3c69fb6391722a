// What is written for something else in the same way again: names that were mixed up, a number that is off by as much.
// Knows no game and no move.
import { isJsonObject, type Json } from "@assize/kernel-model";

export interface Renaming {
  /** The name that is written, by the one that should be. */
  readonly names: ReadonlyMap<string, string>;
  /** By how much numbers are off, by the field that they stand in; only those that are. */
  readonly offsets: ReadonlyMap<string, number>;
  /** The number that is written, by the one that should be; only those that differ. */
  readonly numbers: ReadonlyMap<number, number>;
}

interface Gathered {
  readonly names: Map<string, string>;
  readonly offsets: Map<string, number>;
  readonly numbers: Map<number, number>;
}

/** Null where the data differ in anything but names and numbers, or not in the same way throughout, or in both. */
export const renamingOf = (derived: Json, recorded: Json): Renaming | null => {
  const found: Gathered = { names: new Map(), offsets: new Map(), numbers: new Map() };
  if (!gather(derived, recorded, "", found)) return null;
  const isRenamed = [...found.names].some(([one, other]) => one !== other);
  return isRenamed !== found.offsets.size > 0 ? found : null;
};

/** Whether the data have the same shape, one name for each, and one offset in each field; `found` grows by these. */
const gather = (derived: Json, recorded: Json, field: string, found: Gathered): boolean => {
  if (Array.isArray(derived) && Array.isArray(recorded))
    return (
      derived.length === recorded.length &&
      derived.every((one, index) => gather(one as Json, recorded[index] as Json, field, found))
    );
  if (isJsonObject(derived) && isJsonObject(recorded))
    return (
      Object.keys(recorded).length === Object.keys(derived).length &&
      Object.entries(derived).every(
        ([name, one]) =>
          Object.hasOwn(recorded, name) && gather(one, recorded[name] as Json, name, found),
      )
    );
  if (typeof derived === "string" && typeof recorded === "string")
    return isOne(found.names, derived, recorded);
  if (typeof derived !== "number" || typeof recorded !== "number") return derived === recorded;
  if (derived === recorded) return true;
  found.numbers.set(derived, recorded);
  return isOne(found.offsets, field, recorded - derived);
};

/** Notes the value, if there is no other one yet. */
const isOne = <Value>(all: Map<string, Value>, key: string, value: Value): boolean => {
  const before = all.get(key);
  all.set(key, value);
  return before === undefined || before === value;
};

/** True where all names that are written for others are so in the earlier one, one way or the other. */
export const isSameRenaming = (one: Renaming, earlier: Renaming): boolean => {
  const { names } = earlier;
  return (
    one.offsets.size === 0 &&
    [...one.names].every(
      ([name, other]) => name === other || names.get(name) === other || names.get(other) === name,
    )
  );
};

/** True where the same numbers are written for the same. */
export const hasSameNumbers = (one: Renaming, earlier: Renaming): boolean =>
  one.numbers.size > 0 &&
  [...one.numbers].every(([number, other]) => earlier.numbers.get(number) === other);

/** True where the same fields are off by as much. */
export const isAsFarOff = (one: Renaming, earlier: Renaming): boolean =>
  one.offsets.size > 0 &&
  [...one.offsets].every(([field, by]) => earlier.offsets.get(field) === by);

/** True where data agree but in the numbers that are off. */
export const agreeBut = (data: Json, other: Json, { offsets }: Renaming): boolean => {
  if (!isJsonObject(data) || !isJsonObject(other)) return false;
  return Object.keys(data).every(
    (field) => offsets.has(field) || JSON.stringify(data[field]) === JSON.stringify(other[field]),
  );
};

// Names that are written for others: two things that whoever wrote the record mixed up. Knows no game and no move.
import { isJsonObject, type Json } from "@assize/kernel-model";

/** The name that is written, by the one that should be. */
export type Renaming = ReadonlyMap<string, string>;

/** Null where the data differ in anything but names, or one name is written for another only here and there. */
export const renamingOf = (derived: Json, recorded: Json): Renaming | null => {
  const written = new Map<string, string>();
  return gather(derived, recorded, written) && [...written].some(([one, other]) => one !== other)
    ? written
    : null;
};

/** Whether the data have the same shape, and one name for each; `written` grows by these. */
const gather = (derived: Json, recorded: Json, written: Map<string, string>): boolean => {
  if (Array.isArray(derived) && Array.isArray(recorded))
    return (
      derived.length === recorded.length &&
      derived.every((one, index) => gather(one as Json, recorded[index] as Json, written))
    );
  if (isJsonObject(derived) && isJsonObject(recorded))
    return (
      Object.keys(recorded).length === Object.keys(derived).length &&
      Object.entries(derived).every(
        ([field, one]) =>
          Object.hasOwn(recorded, field) && gather(one, recorded[field] as Json, written),
      )
    );
  if (typeof derived !== "string" || typeof recorded !== "string") return derived === recorded;
  const before = written.get(derived);
  written.set(derived, recorded);
  return before === undefined || before === recorded;
};

/** True where all names that the one mixes up are mixed up in the other, one way or the other. */
export const isSameRenaming = (one: Renaming, earlier: Renaming): boolean =>
  [...one].every(
    ([name, other]) => name === other || earlier.get(name) === other || earlier.get(other) === name,
  );

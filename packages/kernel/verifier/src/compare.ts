// Compares what a log claims with what was derived. Computes no rule.
import { type Claim, type FieldNotes, isJsonObject, sameJson } from "@assize/kernel-model";
import { decidingClauses } from "@assize/kernel-referee";

/** The top-level fields whose recorded value differs from the derived one, in the derived order. */
export const differingFields = (derived: unknown, recorded: unknown): readonly string[] => {
  if (!isJsonObject(derived) || !isJsonObject(recorded)) return [];
  const extra = Object.keys(recorded).filter((field) => !Object.hasOwn(derived, field));
  const differing = Object.keys(derived).filter(
    (field) => !Object.hasOwn(recorded, field) || !sameJson(derived[field], recorded[field]),
  );
  return [...differing, ...extra];
};

/** The clauses that decide the values of these fields; those of the transition where the fields name none. */
export const clausesOfFields = (
  fields: readonly string[],
  notes: Readonly<Record<string, FieldNotes>>,
  ofTransition: readonly string[],
  claim: Claim,
): readonly string[] => {
  const named = fields.flatMap((field) => decidingClauses(notes[field], claim));
  return [...new Set(named.length > 0 ? named : ofTransition)];
};

/** Of these clauses the ones that decide the values of these fields only by what no text states. */
export const completionsOfFields = (
  clauses: readonly string[],
  fields: readonly string[],
  notes: Readonly<Record<string, FieldNotes>>,
  claim: Claim,
): readonly string[] =>
  clauses.filter((clause) => {
    const deciding = fields.filter((field) =>
      decidingClauses(notes[field], claim).includes(clause),
    );
    return (
      deciding.length > 0 &&
      deciding.every((field) => notes[field]?.where?.[clause]?.completion?.(claim) ?? false)
    );
  });

// Compares what a log claims with what was derived. Computes no rule.
import { type Claim, type FieldNotes, isJsonObject, sameJson } from "@assize/kernel-model";

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

const decidingClauses = (notes: FieldNotes | undefined, claim: Claim): readonly string[] =>
  (notes?.clauses ?? []).filter((clause) => notes?.where?.[clause]?.holds(claim) ?? true);

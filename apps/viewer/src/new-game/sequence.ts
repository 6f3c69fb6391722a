// Whether a decision is a list that is put together by taps. Pure; knows no game.
import { type Json, sameJson } from "@assize/kernel-model";
import { type DecisionField, fieldOf } from "../panels/what-if/decision-field.ts";
import type { Choices } from "../protocol/protocol.ts";

/** A decision whose data are one list of so many values, each one of a few. */
export interface Sequence {
  readonly type: string;
  readonly member: string;
  readonly length: number;
  readonly values: readonly Json[];
}

/** Most values that are offered as buttons beside each other. */
const MOST_VALUES = 12;

const sameValues = (items: readonly DecisionField[]): readonly Json[] | null => {
  const [first] = items;
  if (first?.kind !== "one-of" || first.values.length > MOST_VALUES) return null;
  return items.every((item) => item.kind === "one-of" && sameJson(item.values, first.values))
    ? first.values
    : null;
};

/** Null where the decision is of another kind. */
export const sequenceOf = ({ forms, list }: Choices): Sequence | null => {
  const [type, ...others] = Object.keys(forms);
  if (type === undefined || others.length > 0) return null;
  const field = fieldOf(
    forms[type]!,
    list.map(({ event }) => event.data),
  );
  if (field.kind !== "members" || field.members.length !== 1) return null;
  const [[member, inner]] = field.members as [readonly [string, DecisionField]];
  if (inner.kind !== "items") return null;
  const values = sameValues(inner.items);
  return values === null ? null : { type, member, length: inner.items.length, values };
};

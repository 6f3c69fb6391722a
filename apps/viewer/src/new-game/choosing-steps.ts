// How a table asks for a choice: a list that is put together by taps, a thing first and then where it goes, or one list. Pure;
// knows no game.
import { isJsonObject, type Json, sameJson } from "@assize/kernel-model";
import { type DecisionField, fieldOf } from "../panels/what-if/decision-field.ts";
import type { Choice, Choices } from "../protocol/protocol.ts";

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

/** Shorter lists are chosen from at once. */
const MANY = 12;

/** Choices that have one value in common, which is chosen first; or one choice that has no such value. */
export interface Group {
  readonly value: Json;
  readonly choices: readonly Choice[];
  /** What is chosen by itself: its choice is the only one. */
  readonly isAlone: boolean;
}

const memberOf = ({ event: { data } }: Choice, member: string): Json =>
  isJsonObject(data) ? (data[member] ?? null) : null;

/** By the values of a member: of each type for itself. Null where the first type has choices without one. */
const groupedBy = (list: readonly Choice[], member: string): readonly Group[] | null => {
  const type = list[0]!.event.type;
  const isWithout = (choice: Choice): boolean => memberOf(choice, member) === null;
  if (list.some((choice) => choice.event.type === type && isWithout(choice))) return null;
  const having = list.filter((choice) => !isWithout(choice));
  const groups = Map.groupBy(having, (choice) =>
    JSON.stringify([choice.event.type, memberOf(choice, member)]),
  );
  const alone = list
    .filter(isWithout)
    .map((choice): Group => ({ value: null, choices: [choice], isAlone: true }));
  if (groups.size < 2 || groups.size >= having.length / 2 || alone.length > MANY) return null;
  return [
    ...[...groups.values()].map((choices): Group => ({
      value: memberOf(choices[0]!, member),
      choices,
      isAlone: false,
    })),
    ...alone,
  ];
};

/** Of a long list: what is chosen first, the value that fewest different ones there are of; null where one list will do. */
export const groupsOf = (list: readonly Choice[]): readonly Group[] | null => {
  const [first] = list;
  if (list.length <= MANY || first === undefined || !isJsonObject(first.event.data)) return null;
  const candidates = Object.keys(first.event.data)
    .map((member) => groupedBy(list, member))
    .filter((groups) => groups !== null);
  return candidates.toSorted((a, b) => a.length - b.length)[0] ?? null;
};

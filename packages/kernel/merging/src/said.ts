// Two lines of two protocols: can they tell of the same event, and what do they tell together? What one of them does not know the
// other may.
import type { Envelope } from "@assize/kernel-event-log";
import {
  isJsonObject,
  isUnknown,
  type Json,
  type JsonObject,
  sameJson,
} from "@assize/kernel-model";
import type { Said } from "./merged.ts";

export const saidBy = (line: Envelope): Said => {
  const { seq: _, prev: __, ...said } = line;
  return said;
};

const CONFLICT = Symbol("conflict");

/** Both together, with what only one of them knows. */
const together = (one: Json, other: Json): Json | typeof CONFLICT => {
  if (isUnknown(one)) return other;
  if (isUnknown(other)) return one;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return CONFLICT;
    const all = one.map((inside, at) => together(inside as Json, other[at] as Json));
    return all.includes(CONFLICT) ? CONFLICT : (all as Json);
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return sameJson(one, other) ? one : CONFLICT;
  const members = Object.keys(one);
  if (members.length !== Object.keys(other).length) return CONFLICT;
  const all = members.map((member) =>
    member in other ? together(one[member]!, other[member]!) : CONFLICT,
  );
  if (all.includes(CONFLICT)) return CONFLICT;
  return Object.fromEntries(members.map((member, at) => [member, all[at] as Json]));
};

/** What both say; null where they contradict each other. When it was said, and remarks, are the first one's. */
export const combined = (one: Said, other: Said): Said | null => {
  if (one.type !== other.type || one.by !== other.by) return null;
  const data = together(one.data, other.data);
  return data === CONFLICT ? null : { ...other, ...one, data: data as JsonObject };
};

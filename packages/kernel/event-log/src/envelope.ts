// An event line's shape: which members, of which type. Knows no event type and no seat.
// Whether `by` may stand on a line depends on the event's class and is asked elsewhere.
import { isJsonObject } from "@assize/kernel-model";
import type { JsonObject } from "@assize/kernel-model";
import { aDigest, aName, anObject, expected, isDigest, members } from "./check-members.ts";
import type { LineProblem } from "./read-problem.ts";

const isCount = (value: unknown): boolean =>
  typeof value === "number" && value >= 0 && Number.isSafeInteger(value);

export const INSTANT_PATTERN =
  "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])" +
  "T([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]{1,9})?Z$";
const INSTANT = new RegExp(INSTANT_PATTERN);

const isInstant = (value: unknown): boolean => typeof value === "string" && INSTANT.test(value);

const required = { type: aName, data: anObject };
const optional = {
  by: expected("seat", isCount),
  at: expected("instant", isInstant),
};

const checkEnvelope = members({
  required: { seq: expected("line", isCount), ...required },
  optional: { ...optional, prev: aDigest },
  extensible: true,
});

const checkChoice = members({ required, optional, extensible: false });

/** What is wrong with the shape of an event that has no number and no link yet, or null. */
export const choiceProblem = (value: JsonObject): LineProblem | null => checkChoice(value, "$");

/** What is wrong with an event line's shape, or null: then the value is an `Envelope`. */
export const envelopeProblem = (value: JsonObject): LineProblem | null =>
  surelyEnvelope(value) ? null : checkEnvelope(value, "$");

/** The cheap way: true only for a sound envelope without `x-` members. */
const surelyEnvelope = (value: JsonObject): boolean => {
  const { seq, type, by, at, data, prev } = value;
  let known = 3;
  if (!isCount(seq) || typeof type !== "string" || type === "" || !isJsonObject(data)) return false;
  if (by !== undefined) {
    known++;
    if (!isCount(by)) return false;
  }
  if (at !== undefined) {
    known++;
    if (!isInstant(at)) return false;
  }
  if (prev !== undefined) {
    known++;
    if (!isDigest(prev)) return false;
  }
  for (const _ in value) known--;
  return known === 0;
};

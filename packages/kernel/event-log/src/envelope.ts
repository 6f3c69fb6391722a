// An event line's shape: which members, of which type. Knows no event type and no seat.
// Whether `by` may stand on a line depends on the event's class and is asked elsewhere.
import { isJsonObject } from "@assize/kernel-model";
import type { JsonObject } from "@assize/kernel-model";
import type { LineProblem } from "./read-problem.ts";
import { CHOICE_SHAPE, ENVELOPE_SHAPE, isCount, isDigest, isInstant } from "./record.ts";

/** What is wrong with the shape of an event that has no number and no link yet, or null. */
export const choiceProblem = (value: JsonObject): LineProblem | null =>
  CHOICE_SHAPE.check(value, "$");

/** What is wrong with an event line's shape, or null: then the value is an `Envelope`. */
export const envelopeProblem = (value: JsonObject): LineProblem | null =>
  surelyEnvelope(value) ? null : ENVELOPE_SHAPE.check(value, "$");

/** A member that begins with `x-` is nobody's business here. */
const isExtension = (name: string): boolean =>
  name.charCodeAt(0) === SMALL_X && name.charCodeAt(1) === HYPHEN;
const SMALL_X = "x".charCodeAt(0);
const HYPHEN = "-".charCodeAt(0);

/** The cheap way: true only for a sound envelope. */
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
  for (const name in value) if (!isExtension(name)) known--;
  return known === 0;
};

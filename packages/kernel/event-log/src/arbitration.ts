// Rulings of an arbiter as somebody wrote them: the data of one line of the table, or a file of several. What is wrong with them
// is data; whether they answer anything is for the audit.
import {
  ARBITRATION_RULINGS,
  type Arbitration,
  FINDING_CODES,
  isJsonObject,
  isReadable,
  type Json,
  type JsonObject,
  LIMITS,
  memberPath,
  type Misfit,
  misfit,
  type MisfitCode,
} from "@assize/kernel-model";
import * as Result from "effect/Result";
import { isDigest } from "./record.ts";

export const ARBITRATIONS_FORMAT = "assize-arbitrations/1";

/** Longest name of an arbiter and longest reason, in characters. */
export const ARBITER_LENGTH = 200;
export const REASON_LENGTH = 2_000;
/** The most points that one penalty takes away. */
export const MOST_POINTS = 1_000_000;

const DIGEST = "^[A-Za-z0-9_-]{43}$";
const PLAYS = ARBITRATION_RULINGS.filter((ruling) => ruling !== "penalty");

/** What is wrong with one member; null where nothing is. */
type Wrong = (value: Json, path: string) => Misfit | null;

const unless =
  (holds: (value: Json) => boolean, code: MisfitCode, ...expected: readonly Json[]): Wrong =>
  (value, path) =>
    holds(value) ? null : misfit(path, code, ...expected);

const between = (least: number, most: number): Wrong =>
  unless(
    (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
    "range",
    least,
    most,
  );

const oneOf = (values: readonly string[]): Wrong =>
  unless((value) => values.includes(value as string), "one-of", ...values);

const said = (most: number): Wrong =>
  unless((value) => isReadable(value) && value.length <= most, "length", 1, most);

interface Members {
  readonly needed: Readonly<Record<string, Wrong>>;
  readonly optional?: Readonly<Record<string, Wrong>>;
}

/** The first thing wrong with an object. */
const wrongIn =
  ({ needed, optional = {} }: Members): Wrong =>
  (value, path) => {
    if (!isJsonObject(value)) return misfit(path, "type", "object");
    const missing = Object.keys(needed).find((member) => !Object.hasOwn(value, member));
    if (missing !== undefined) return misfit(memberPath(path, missing), "missing");
    const known: Readonly<Record<string, Wrong>> = { ...needed, ...optional };
    for (const [member, inner] of Object.entries(value)) {
      const at = memberPath(path, member);
      if (!Object.hasOwn(known, member)) return misfit(at, "surplus", ...Object.keys(known));
      const found = known[member]!(inner, at);
      if (found !== null) return found;
    }
    return null;
  };

const seat = between(0, LIMITS.seats - 1);

const inPoints = wrongIn({ needed: { seat, points: between(-MOST_POINTS, -1) } });
const inPlace = wrongIn({ needed: { seat, place: between(2, LIMITS.seats) } });
const inPenalty: Wrong = (value, path) =>
  isJsonObject(value) && Object.hasOwn(value, "points")
    ? inPoints(value, path)
    : inPlace(value, path);

const inChoice = wrongIn({
  needed: { type: said(ARBITER_LENGTH), data: unless(isJsonObject, "type", "object") },
  optional: { by: seat },
});

const inShape = wrongIn({
  needed: {
    line: between(1, LIMITS.eventsPerGame),
    code: oneOf(FINDING_CODES),
    hash: unless(isDigest, "pattern", DIGEST),
    ruling: oneOf(ARBITRATION_RULINGS),
    arbiter: said(ARBITER_LENGTH),
    reason: said(REASON_LENGTH),
  },
  optional: { instead: inChoice, penalty: inPenalty, play: oneOf(PLAYS) },
});

/** A penalty says who pays; a choice stands in place of a corrected one. */
const inWhole = (value: JsonObject, path: string): Misfit | null => {
  const { ruling, play } = value;
  const has = (member: string): boolean => Object.hasOwn(value, member);
  const isPenalty = ruling === "penalty";
  if (isPenalty && !has("penalty")) return misfit(`${path}.penalty`, "missing");
  const surplus = isPenalty ? undefined : ["penalty", "play"].find(has);
  if (surplus !== undefined) return misfit(`${path}.${surplus}`, "surplus");
  const isCorrected = ruling === "corrected" || play === "corrected";
  return has("instead") && !isCorrected ? misfit(`${path}.instead`, "surplus") : null;
};

/** What is wrong with the data of a ruling; null where it is one. */
export const arbitrationMisfit = (value: Json, path: string): Misfit | null =>
  inShape(value, path) ?? inWhole(value as JsonObject, path);

const someOf: Wrong = (value, path) => {
  if (!Array.isArray(value)) return misfit(path, "type", "array");
  if (value.length > LIMITS.findingsPerGame)
    return misfit(path, "length", 0, LIMITS.findingsPerGame);
  for (const [index, one] of (value as readonly Json[]).entries()) {
    const found = arbitrationMisfit(one, `${path}[${index}]`);
    if (found !== null) return found;
  }
  return null;
};

const inFile = wrongIn({
  needed: { format: oneOf([ARBITRATIONS_FORMAT]), arbitrations: someOf },
});

/** A file of arbitrations, or what is wrong with it: JSON with `format`, and the rulings in any order. */
export const arbitrationsIn = (file: Json): Result.Result<readonly Arbitration[], Misfit> => {
  const found = inFile(file, "$");
  if (found !== null) return Result.fail(found);
  const { arbitrations } = file as unknown as { readonly arbitrations: readonly Arbitration[] };
  return Result.succeed(arbitrations);
};

/** The members of a ruling in the order in which they are written. */
const WRITTEN: readonly (keyof Arbitration)[] = [
  "line",
  "code",
  "hash",
  "ruling",
  "arbiter",
  "reason",
  "instead",
  "penalty",
  "play",
];

/** A ruling as a line of the table or a file has it. */
export const arbitrationData = (arbitration: Arbitration): JsonObject =>
  Object.fromEntries(
    WRITTEN.flatMap((member) => {
      const value = arbitration[member] as Json | undefined;
      return value === undefined ? [] : [[member, value] as const];
    }),
  );

/** The text of a file of arbitrations. */
export const writeArbitrations = (arbitrations: readonly Arbitration[]): string =>
  `${JSON.stringify(
    { format: ARBITRATIONS_FORMAT, arbitrations: arbitrations.map(arbitrationData) },
    null,
    2,
  )}\n`;

// What a case of the log vectors is: lines, and what its report has to hold, so that no case loses its point.
import type { Json, JsonObject } from "@assize/kernel-model";
import { type FindingCode, isJsonObject, type UndeterminedReason } from "@assize/kernel-model";
import { type Recorded, type Moment } from "./recorded.ts";

export interface LogCase {
  readonly name: string;
  /** One sentence for people. */
  readonly shows: string;
  readonly lines: readonly string[];
  /** A verdict, a code of a finding or a reason of a doubt that the report must hold; "any" where each is as good. */
  readonly holds: FindingCode | UndeterminedReason | "compliant" | "violated" | "any";
}

/** The first moment of each event type, in the order of the games. */
export const firstOfEachType = (games: readonly Recorded[]): ReadonlyMap<string, Moment> => {
  const first = new Map<string, Moment>();
  for (const { moments } of games)
    for (const moment of moments) if (!first.has(moment.type)) first.set(moment.type, moment);
  return first;
};

/** The first moment that passes. Throws where no game has one. */
export const findMoment = (
  games: readonly Recorded[],
  passes: (moment: Moment) => boolean,
): Moment => {
  for (const { moments } of games) {
    const found = moments.find(passes);
    if (found !== undefined) return found;
  }
  throw new Error("no game holds the moment that a vector is cut out of");
};

/** The moment of a line of a game. */
export const momentOf = (games: readonly Recorded[], name: string, seq: number): Moment =>
  findMoment(games, (one) => one.recorded.name === name && one.seq === seq);

export const dataOf = (moment: Moment): JsonObject => moment.step.event.data as JsonObject;

const objectOf = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Another value of the same shape, as near as possible. */
export const otherValue = (schema: JsonObject, value: Json): Json => {
  const variants = schema["anyOf"] as readonly JsonObject[] | undefined;
  if (variants !== undefined)
    return otherValue(variants[0]!, typeof value === "number" ? value : 1);
  const options = schema["enum"] as readonly Json[] | undefined;
  if (options !== undefined) return options[(options.indexOf(value) + 1) % options.length]!;
  if (typeof value === "number") return value === 0 ? 1 : value - 1;
  const items = objectOf(schema["items"]);
  if (isList(value)) return value.length > 0 ? value.slice(0, -1) : [sampleOf(items)];
  throw new Error(`no other value for ${JSON.stringify(value)}`);
};

const sampleOf = (schema: JsonObject): Json => {
  const options = schema["enum"] as readonly Json[] | undefined;
  return options?.[0] ?? (schema["type"] === "array" ? [] : 0);
};

// Values of a trace as plain JSON and back, for what both can say. Knows no game.
import type { Json, JsonObject } from "@assize/kernel-model";
import type { ItfValue } from "./trace.ts";

/**
 * A value that has no `null` and no fraction in it; undefined for any other. Objects are records, lists are lists.
 */
export const itfOf = (value: Json): ItfValue | undefined => {
  switch (typeof value) {
    case "boolean":
    case "string":
      return value;
    case "number":
      return Number.isSafeInteger(value) ? BigInt(value) : undefined;
    default:
      return value === null ? undefined : partsOf(value);
  }
};

const partsOf = (value: Exclude<Json, string | number | boolean | null>): ItfValue | undefined => {
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map(itfOf);
    return items.includes(undefined) ? undefined : (items as readonly ItfValue[]);
  }
  const fields = Object.entries(value).map(([name, one]) => [name, itfOf(one)] as const);
  if (fields.some(([name, one]) => one === undefined || name.startsWith("#"))) return undefined;
  return Object.fromEntries(fields) as ItfValue;
};

const NOTHING: ItfValue = { tag: "None", value: { "#tup": [] } };

/**
 * Any JSON as a value for people to look at: `null` is the variant `None`, a fraction is a text that is not
 * serialisable, and a blank stands before a name that begins with `#`.
 */
export const shownInItf = (value: Json): ItfValue => {
  if (value === null) return NOTHING;
  if (Array.isArray(value)) return (value as readonly Json[]).map(shownInItf);
  if (typeof value === "object")
    return Object.fromEntries(
      Object.entries(value as JsonObject).map(([name, one]) => [
        name.startsWith("#") ? ` ${name}` : name,
        shownInItf(one),
      ]),
    );
  return itfOf(value) ?? { "#unserializable": String(value) };
};

/** In the order of their text, so that two sets of the same values are one text. */
const sorted = (items: readonly Json[]): readonly Json[] =>
  items
    .map((item) => [JSON.stringify(item), item] as const)
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, item]) => item);

/**
 * As JSON: a tuple, a set and the entries of a map are lists, those of a set and a map in the order of their text. Whole
 * numbers beyond 2^53 and what could not be written are texts.
 */
export const jsonOf = (value: ItfValue): Json => {
  if (typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "bigint") {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : String(value);
  }
  if (isList(value)) return value.map(jsonOf);
  if ("#tup" in value) return (value["#tup"] as readonly ItfValue[]).map(jsonOf);
  if ("#set" in value) return sorted((value["#set"] as readonly ItfValue[]).map(jsonOf));
  if ("#map" in value)
    return sorted(
      (value["#map"] as readonly (readonly [ItfValue, ItfValue])[]).map((pair) => pair.map(jsonOf)),
    );
  if ("#unserializable" in value) return value["#unserializable"] as string;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, jsonOf(one)]));
};

const isList = (value: ItfValue): value is readonly ItfValue[] => Array.isArray(value);

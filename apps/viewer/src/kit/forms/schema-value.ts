// What JSON Schema says about a value that somebody puts together: which kind of field it needs, and what it starts
// with. Understands the part of JSON Schema that events use; all else is written as JSON. Pure; knows no game.
import { isJsonObject, type Json, type JsonObject } from "@assize/kernel-model";

export type FieldKind =
  | { readonly kind: "object"; readonly members: readonly (readonly [string, JsonObject])[] }
  | { readonly kind: "list"; readonly items: JsonObject; readonly most: number }
  | { readonly kind: "choice"; readonly values: readonly Json[] }
  | { readonly kind: "fixed"; readonly value: Json }
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | { readonly kind: "truth" }
  | { readonly kind: "words" }
  | { readonly kind: "variants"; readonly variants: readonly JsonObject[] }
  | { readonly kind: "json" };

const objectsIn = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];

const numberOr = (value: Json | undefined, fallback: number): number =>
  typeof value === "number" ? value : fallback;

const membersOf = (schema: JsonObject): readonly (readonly [string, JsonObject])[] =>
  isJsonObject(schema["properties"] ?? null)
    ? Object.entries(schema["properties"] as JsonObject).filter(
        (member): member is [string, JsonObject] => isJsonObject(member[1]),
      )
    : [];

export const fieldKind = (schema: JsonObject): FieldKind => {
  if (schema["const"] !== undefined) return { kind: "fixed", value: schema["const"] };
  if (Array.isArray(schema["enum"])) return { kind: "choice", values: schema["enum"] };
  const variants = objectsIn(schema["anyOf"] ?? schema["oneOf"]);
  if (variants.length > 0) return { kind: "variants", variants };
  const items = schema["items"] ?? null;
  switch (schema["type"]) {
    case "object":
      return { kind: "object", members: membersOf(schema) };
    case "array":
      return isJsonObject(items)
        ? { kind: "list", items, most: numberOr(schema["maxItems"], 64) }
        : { kind: "json" };
    case "integer":
    case "number":
      return {
        kind: "number",
        least: numberOr(schema["minimum"], 0),
        most: numberOr(schema["maximum"], Number.MAX_SAFE_INTEGER),
      };
    case "boolean":
      return { kind: "truth" };
    case "string":
      return { kind: "words" };
    case "null":
      return { kind: "fixed", value: null };
    default:
      return { kind: "json" };
  }
};

/** Schemas may hold themselves; a form is not made deeper than this. */
const MAX_DEPTH = 8;

/** The plainest value that the schema admits, as far as it is understood. */
export const startValue = (schema: JsonObject, depth = 0): Json => {
  const field = fieldKind(schema);
  if (depth > MAX_DEPTH) return null;
  switch (field.kind) {
    case "object":
      return Object.fromEntries(
        field.members.map(([name, member]) => [name, startValue(member, depth + 1)]),
      );
    case "list": {
      const least = numberOr(schema["minItems"], 0);
      return Array.from({ length: Math.min(least, field.most) }, () =>
        startValue(field.items, depth + 1),
      );
    }
    case "choice":
      return field.values[0] ?? null;
    case "fixed":
      return field.value;
    case "number":
      return field.least;
    case "truth":
      return false;
    case "words":
      return "";
    case "variants":
      return startValue(field.variants[0] ?? {}, depth + 1);
    case "json":
      return null;
  }
};

/** What is shown for a value to choose: texts as they are, all else as JSON. */
export const valueLabel = (value: Json): string =>
  typeof value === "string" ? value : JSON.stringify(value);

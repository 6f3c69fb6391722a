// What somebody fills in to put a decision together: from the JSON Schema of its data, and from some legal data of the
// same type, which say how long a list is, or that it is an order of things. Pure; knows no game.
import { isJsonObject, type Json, type JsonObject, sameJson } from "@assize/kernel-model";
import { startValue } from "../../kit/forms/schema-value.ts";

export type DecisionField =
  | { readonly kind: "members"; readonly members: readonly (readonly [string, DecisionField])[] }
  | { readonly kind: "items"; readonly items: readonly DecisionField[] }
  /** All of these values, each once: only their order is chosen. */
  | { readonly kind: "order" }
  | { readonly kind: "one-of"; readonly values: readonly Json[] }
  /** `known` are texts that stand in legal data; there may be others. */
  | { readonly kind: "text"; readonly known: readonly string[]; readonly nullable: boolean }
  | { readonly kind: "other"; readonly schema: JsonObject };

/** Numbers are listed up to so many. */
const MOST_LISTED = 100;

export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const variantsOf = (schema: JsonObject): readonly JsonObject[] => {
  const variants = schema["anyOf"] ?? schema["oneOf"];
  return Array.isArray(variants) ? variants.filter(isJsonObject) : [];
};

/** Every value that a schema admits, where they are few; null where they are not. */
const valuesOf = (schema: JsonObject): readonly Json[] | null => {
  if (schema["const"] !== undefined) return [schema["const"]];
  const listed = schema["enum"] ?? null;
  if (isList(listed)) return listed;
  const variants = variantsOf(schema);
  if (variants.length > 0) {
    const all = variants.map(valuesOf);
    return all.every((values) => values !== null) ? all.flat() : null;
  }
  if (schema["type"] === "boolean") return [true, false];
  if (schema["type"] === "null") return [null];
  const { minimum, maximum } = schema;
  if (schema["type"] !== "integer" || typeof minimum !== "number" || typeof maximum !== "number")
    return null;
  return maximum - minimum < MOST_LISTED
    ? Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
    : null;
};

const distinct = (values: readonly Json[]): readonly Json[] =>
  values.filter((value, index) => values.findIndex((other) => sameJson(other, value)) === index);

const isOrder = (lists: readonly (readonly Json[])[]): boolean => {
  const [first] = lists;
  if (first === undefined || lists.length < 2 || first.length < 2) return false;
  const written = (list: readonly Json[]): string =>
    JSON.stringify(list.map((value) => JSON.stringify(value)).toSorted());
  return (
    distinct(first).length === first.length && lists.every((l) => written(l) === written(first))
  );
};

const listField = (schema: JsonObject, lists: readonly (readonly Json[])[]): DecisionField => {
  const items = schema["items"] ?? null;
  const length = lists[0]?.length;
  if (!isJsonObject(items) || length === undefined) return { kind: "other", schema };
  if (isOrder(lists)) return { kind: "order" };
  if (lists.some((list) => list.length !== length)) return { kind: "other", schema };
  const all = lists.flat();
  return { kind: "items", items: Array.from({ length }, () => fieldOf(items, all)) };
};

/** The kind of field for a value, given the schema and some values that are legal. */
export const fieldOf = (schema: JsonObject, examples: readonly Json[]): DecisionField => {
  const values = valuesOf(schema);
  if (values !== null) return { kind: "one-of", values };
  const variants = variantsOf(schema);
  const texts = variants.length > 0 ? variants : [schema];
  if (texts.every(({ type }) => type === "string" || type === "null")) {
    const known = distinct(examples).filter((value) => typeof value === "string");
    return { kind: "text", known, nullable: texts.some(({ type }) => type === "null") };
  }
  if (schema["type"] === "array") return listField(schema, examples.filter(isList));
  const properties = schema["properties"] ?? null;
  if (isJsonObject(properties)) {
    const held = examples.filter(isJsonObject);
    return {
      kind: "members",
      members: Object.entries(properties).flatMap(([name, member]) =>
        isJsonObject(member)
          ? [
              [
                name,
                fieldOf(
                  member,
                  held.map((one) => one[name] ?? null),
                ),
              ] as const,
            ]
          : [],
      ),
    };
  }
  const isEmpty = (value: Json): boolean => isJsonObject(value) && Object.keys(value).length === 0;
  return examples.length > 0 && examples.every(isEmpty)
    ? { kind: "members", members: [] }
    : { kind: "other", schema };
};

/** What a form starts with: something legal where it is known. */
export const startOf = (schema: JsonObject, examples: readonly Json[]): Json =>
  examples[0] ?? startValue(schema);

/** The order in which `value` stands at `index`; what stood there takes its place. */
export const swappedTo = (order: readonly Json[], index: number, value: Json): readonly Json[] => {
  const from = order.findIndex((each) => sameJson(each, value));
  return from < 0 ? order : order.with(from, order[index]!).with(index, value);
};

// A small JSON Schema check, of exactly the keywords that the published schemas use; it refuses any other.
import { isJsonObject, type Json, type JsonObject, sameJson } from "@assize/kernel-model";

type Check = (argument: Json, value: Json, schema: JsonObject) => readonly string[];

const membersOf = (value: Json | undefined): JsonObject =>
  value !== undefined && isJsonObject(value) ? value : {};
const textsOf = (value: Json): readonly string[] =>
  Array.isArray(value) ? (value as string[]) : [];
const itemsOf = (value: Json): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const textOf = (value: Json): string => (typeof value === "string" ? value : "");

const isType = (type: Json, value: Json): boolean => {
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isJsonObject(value);
  return typeof value === type;
};

const says = (holds: boolean, problem: string): readonly string[] => (holds ? [] : [problem]);
const fits = (schema: Json, value: Json): boolean => schemaProblems(schema, value).length === 0;

/** What the published schemas say of a list's order: docs/reference/events.md. */
const isAscending = ({ by, of, repeats }: JsonObject, items: readonly Json[]): boolean => {
  const rankOf = (item: Json): number | string => {
    const compared = by === undefined ? item : membersOf(item)[textOf(by)]!;
    if (of !== undefined) return textsOf(of).indexOf(textOf(compared));
    return typeof compared === "number" ? compared : textOf(compared);
  };
  const ranks = items.map(rankOf);
  return ranks.slice(1).every((rank, index) => {
    const before = ranks[index]!;
    return before < rank || (repeats === true && before === rank);
  });
};

const additional: Check = (schema, value, whole) => {
  const named = Object.keys(membersOf(whole["properties"]));
  const patterns = Object.keys(membersOf(whole["patternProperties"]));
  return Object.keys(membersOf(value))
    .filter((key) => !named.includes(key) && !patterns.some((one) => new RegExp(one).test(key)))
    .flatMap((key) => schemaProblems(schema, membersOf(value)[key]!, `.${key}`));
};

const CHECKS: Readonly<Record<string, Check>> = {
  $schema: () => [],
  title: () => [],
  description: () => [],
  patternProperties: () => [],
  type: (type, value) => says(isType(type, value), `is no ${JSON.stringify(type)}`),
  const: (wanted, value) => says(sameJson(wanted, value), "is not the constant"),
  enum: (options, value) =>
    says(
      itemsOf(options).some((one) => sameJson(one, value)),
      "is none of these",
    ),
  minimum: (least, value) => says(!(Number(value) < Number(least)), "is too small"),
  maximum: (most, value) => says(!(Number(value) > Number(most)), "is too great"),
  minLength: (least, value) => says(textOf(value).length >= Number(least), "is too short"),
  maxLength: (most, value) => says(textOf(value).length <= Number(most), "is too long"),
  minItems: (least, value) => says(itemsOf(value).length >= Number(least), "has too few"),
  maxItems: (most, value) => says(itemsOf(value).length <= Number(most), "has too many"),
  pattern: (pattern, value) => says(new RegExp(textOf(pattern)).test(textOf(value)), "is no match"),
  items: (schema, value) =>
    itemsOf(value).flatMap((one, index) => schemaProblems(schema, one, `[${index}]`)),
  "x-ascending": (order, value) =>
    says(isAscending(membersOf(order), itemsOf(value)), "is out of order"),
  properties: (schemas, value) =>
    Object.entries(membersOf(schemas)).flatMap(([key, schema]) =>
      key in membersOf(value) ? schemaProblems(schema, membersOf(value)[key]!, `.${key}`) : [],
    ),
  required: (keys, value) =>
    textsOf(keys).flatMap((key) => says(key in membersOf(value), `lacks ${key}`)),
  additionalProperties: additional,
  anyOf: (schemas, value) =>
    says(
      itemsOf(schemas).some((schema) => fits(schema, value)),
      "fits none",
    ),
  oneOf: (schemas, value) =>
    says(
      itemsOf(schemas).filter((schema) => fits(schema, value)).length === 1,
      "does not fit exactly one",
    ),
};

/** What of the value does not fit the schema, with its path; empty where all fits. */
export const schemaProblems = (schema: Json, value: Json, path = "$"): readonly string[] => {
  if (schema === true) return [];
  if (schema === false) return [`${path} must not be there`];
  return Object.entries(membersOf(schema)).flatMap(([keyword, argument]) => {
    const check = CHECKS[keyword];
    if (check === undefined) return [`${path}: the keyword ${keyword} is not known`];
    return check(argument, value, membersOf(schema)).map((problem) => `${path} ${problem}`);
  });
};

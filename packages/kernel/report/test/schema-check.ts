// A small JSON Schema check, of exactly the keywords that the report's schema uses; it refuses any other.
import { isJsonObject, type Json, type JsonObject, sameJson } from "@assize/kernel-model";

type Check = (argument: Json, value: Json, schema: JsonObject) => readonly string[];

const isType = (type: Json, value: Json): boolean => {
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isJsonObject(value);
  return typeof value === type;
};

const properties = (value: Json): JsonObject => (isJsonObject(value) ? value : {});

const CHECKS: Readonly<Record<string, Check>> = {
  $schema: () => [],
  title: () => [],
  type: (type, value) => (isType(type, value) ? [] : [`is no ${JSON.stringify(type)}`]),
  const: (wanted, value) => (sameJson(wanted, value) ? [] : ["is not the constant"]),
  enum: (options, value) =>
    (options as readonly Json[]).some((one) => sameJson(one, value)) ? [] : ["is none of these"],
  minimum: (least, value) => ((value as number) >= (least as number) ? [] : ["is too small"]),
  pattern: (pattern, value) =>
    new RegExp(pattern as string).test(typeof value === "string" ? value : "")
      ? []
      : ["does not match"],
  maxItems: (most, value) =>
    (Array.isArray(value) ? value : []).length <= (most as number) ? [] : ["is too long"],
  items: (schema, value) =>
    (Array.isArray(value) ? value : []).flatMap((one: Json, index: number) =>
      schemaProblems(schema, one, `[${index}]`),
    ),
  properties: (schemas, value) =>
    Object.entries(properties(schemas)).flatMap(([key, schema]) =>
      key in properties(value) ? schemaProblems(schema, properties(value)[key]!, `.${key}`) : [],
    ),
  required: (keys, value) =>
    (keys as readonly string[])
      .filter((key) => !(key in properties(value)))
      .map((key) => `lacks ${key}`),
  additionalProperties: (schema, value, whole) => {
    const known = Object.keys(properties(whole["properties"] ?? {}));
    const others = Object.keys(properties(value)).filter((key) => !known.includes(key));
    return schema === false
      ? others.map((key) => `has ${key}`)
      : others.flatMap((key) => schemaProblems(schema, properties(value)[key]!, `.${key}`));
  },
  anyOf: (schemas, value) =>
    (schemas as readonly Json[]).some((schema) => schemaProblems(schema, value).length === 0)
      ? []
      : ["fits none"],
};

/** What of the value does not fit the schema, with its path; empty where all fits. */
export const schemaProblems = (schema: Json, value: Json, path = "$"): readonly string[] => {
  if (schema === true) return [];
  return Object.entries(properties(schema)).flatMap(([keyword, argument]) => {
    const check = CHECKS[keyword];
    if (check === undefined) return [`${path}: the keyword ${keyword} is not known`];
    return check(argument, value, properties(schema)).map((problem) => `${path} ${problem}`);
  });
};

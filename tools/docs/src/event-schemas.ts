// The data of each event type as a JSON Schema, strict: members that are not named are refused.
import * as Schema from "effect/Schema";
import { type GameModel, isJsonObject, type Json, type JsonObject } from "@assize/kernel-model";

export const DRAFT = "https://json-schema.org/draft/2020-12/schema";

/** An effect schema as a plain JSON Schema. */
const strictSchema = (schema: Schema.Constraint): JsonObject => {
  const { schema: made, definitions } = Schema.toJsonSchemaDocument(schema, {
    onExcessProperty: "error",
  });
  if (Object.keys(definitions).length > 0) throw new Error("a schema with definitions");
  return made as JsonObject;
};

const NO_MEMBERS: JsonObject = { type: "object", properties: {}, additionalProperties: false };

/** What JSON Schema cannot say of a list. */
const ORDER_OF_LISTS: Readonly<Record<string, string>> = {
  units: "Weakest first.",
  regions: "Regions in ascending order, each once.",
  peek: "Squares in ascending order, each once.",
};

const described = (name: string, schema: Json): Json => {
  const told = ORDER_OF_LISTS[name];
  return told === undefined || !isJsonObject(schema) || schema["type"] !== "array"
    ? schema
    : { description: told, ...schema };
};

/** The data of one event type. */
export const dataSchema = (model: GameModel, type: string): JsonObject => {
  const definition = model.events[type]!;
  if (Object.keys(definition.fields).length === 0) return NO_MEMBERS;
  const schema = strictSchema(definition.data);
  const properties = schema["properties"] as JsonObject;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, member]) => [name, described(name, member)]),
    ),
  };
};

/** Every event line of the game: its class decides whether `by` stands on it. */
export const eventsJsonSchema = (model: GameModel): JsonObject => ({
  $schema: DRAFT,
  title: `Events of ${model.title.en}: type, by and data of an event line`,
  oneOf: Object.entries(model.events).map(([type, definition]) => ({
    type: "object",
    properties: {
      type: { const: type },
      ...(definition.class === "decision"
        ? { by: { type: "integer", minimum: 0 } }
        : { by: false }),
      data: dataSchema(model, type),
    },
    required: ["type", "data", ...(definition.class === "decision" ? ["by"] : [])],
  })),
});

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

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** What a check says of a list stands with the list, and not in an `allOf` of its own. */
const withChecks = (schema: Json): Json => {
  if (isList(schema)) return schema.map(withChecks);
  if (!isJsonObject(schema)) return schema;
  const { allOf = [], ...members } = schema;
  const checks = isList(allOf) ? allOf.filter(isJsonObject) : [];
  const all = [members, ...checks].flatMap((one) => Object.entries(one));
  if (new Set(all.map(([name]) => name)).size < all.length)
    throw new Error("two checks of one list say the same keyword");
  return Object.fromEntries(all.map(([name, value]) => [name, withChecks(value)]));
};

/** The data of one event type. */
export const dataSchema = (model: GameModel, type: string): JsonObject => {
  const definition = model.events[type]!;
  if (Object.keys(definition.fields).length === 0) return NO_MEMBERS;
  return withChecks(strictSchema(definition.data)) as JsonObject;
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

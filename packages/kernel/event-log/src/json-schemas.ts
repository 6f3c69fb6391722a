// The shapes of header and event line as JSON Schemas, for other hands and other languages.
// Says what a schema can say; the strict profile of the text itself is in docs/reference/record.md.
import { type JsonObject, LIMITS } from "@assize/kernel-model";
import { ENVELOPE_SHAPE, HEADER_SHAPE } from "./record.ts";
import { UNDO } from "./table-event.ts";

const DRAFT = "https://json-schema.org/draft/2020-12/schema";

export const headerJsonSchema: JsonObject = {
  $schema: DRAFT,
  title: "Header of a game's record",
  ...(HEADER_SHAPE.jsonSchema as JsonObject),
};

export const envelopeJsonSchema: JsonObject = {
  $schema: DRAFT,
  title: "Event line of a game's record",
  ...(ENVELOPE_SHAPE.jsonSchema as JsonObject),
};

/** The data of each line of the table, by type. That seats ascend, and that `to` lies before the line, it cannot say. */
export const tableJsonSchema: JsonObject = {
  $schema: DRAFT,
  title: "Data of the lines of the table, by type",
  $defs: {
    [UNDO]: {
      type: "object",
      properties: {
        to: { type: "integer", minimum: 0, maximum: LIMITS.eventsPerGame },
        seats: {
          type: "array",
          minItems: 1,
          maxItems: LIMITS.seats,
          uniqueItems: true,
          items: { type: "integer", minimum: 0, maximum: LIMITS.seats - 1 },
        },
      },
      required: ["to", "seats"],
      additionalProperties: false,
    },
  },
};

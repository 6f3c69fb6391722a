// The shapes of header and event line as JSON Schemas, for other hands and other languages.
// Says what a schema can say; the strict profile of the text itself is in docs/reference/record.md.
import type { JsonObject } from "@assize/kernel-model";
import { ENVELOPE_SHAPE, HEADER_SHAPE } from "./record.ts";

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

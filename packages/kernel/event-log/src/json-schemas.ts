// The shapes of header and event line as JSON Schemas, for other hands and other languages.
// Says what a schema can say; the strict profile of the text itself is in docs/reference/record.md.
import { LIMITS } from "@assize/kernel-model";
import type { JsonObject } from "@assize/kernel-model";
import { DIGEST_PATTERN } from "./check-members.ts";
import { INSTANT_PATTERN } from "./envelope.ts";
import { FORMAT } from "./record.ts";

const DRAFT = "https://json-schema.org/draft/2020-12/schema";

const MOST = Number.MAX_SAFE_INTEGER;
const count = { type: "integer", minimum: 0, maximum: MOST } as const;
const name = { type: "string", minLength: 1 } as const;
const digest = { type: "string", pattern: DIGEST_PATTERN } as const;
const extensions = { "^x-": true } as const;

const strict = (required: JsonObject, optional: JsonObject = {}): JsonObject => ({
  type: "object",
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

const extensible = (required: JsonObject, optional: JsonObject): JsonObject => ({
  ...strict(required, optional),
  patternProperties: extensions,
});

export const headerJsonSchema: JsonObject = {
  $schema: DRAFT,
  title: "Header of a game's record",
  ...extensible(
    {
      format: { const: FORMAT },
      game: name,
      rules: { type: "integer", minimum: 1, maximum: MOST },
      rulebook: digest,
      edition: strict({ id: name, digest }),
      rulings: strict({
        set: name,
        overrides: { type: "object", additionalProperties: { type: "string" } },
      }),
      seats: {
        type: "array",
        minItems: 1,
        maxItems: LIMITS.seats,
        items: extensible({ colour: name }, { name, key: name }),
      },
      options: { type: "object" },
      table: { type: "object" },
    },
    {
      terse: { const: true },
      position: strict({ place: name, context: true }, { from: name }),
    },
  ),
};

export const envelopeJsonSchema: JsonObject = {
  $schema: DRAFT,
  title: "Event line of a game's record",
  ...extensible(
    { seq: count, type: name, data: { type: "object" } },
    { by: count, at: { type: "string", pattern: INSTANT_PATTERN }, prev: digest },
  ),
};

// The shapes of header and event line as JSON Schemas, for other hands and other languages.
// Says what a schema can say; the strict profile of the text itself is in docs/reference/record.md.
import { ARBITRATION_RULINGS, FINDING_CODES, type JsonObject, LIMITS } from "@assize/kernel-model";
import { ARBITER_LENGTH, ARBITRATIONS_FORMAT, MOST_POINTS, REASON_LENGTH } from "./arbitration.ts";
import { ENVELOPE_SHAPE, HEADER_SHAPE } from "./record.ts";
import { ARBITRATION, UNDO } from "./table-event.ts";

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

const seat = { type: "integer", minimum: 0, maximum: LIMITS.seats - 1 } as const;

const object = (properties: JsonObject, optional: JsonObject = {}): JsonObject => ({
  type: "object",
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
});

const textUpTo = (maxLength: number) => ({ type: "string", minLength: 1, maxLength }) as const;

/**
 * One ruling of an arbiter. That `penalty` stands with the ruling `penalty` and `instead` with what is corrected it cannot
 * say.
 */
const arbitration = object(
  {
    line: { type: "integer", minimum: 1, maximum: LIMITS.eventsPerGame },
    code: { enum: FINDING_CODES },
    hash: { type: "string", pattern: "^[A-Za-z0-9_-]{43}$" },
    ruling: { enum: ARBITRATION_RULINGS },
    arbiter: textUpTo(ARBITER_LENGTH),
    reason: textUpTo(REASON_LENGTH),
  },
  {
    instead: object({ type: textUpTo(ARBITER_LENGTH), data: { type: "object" } }, { by: seat }),
    penalty: {
      anyOf: [
        object({ seat, points: { type: "integer", minimum: -MOST_POINTS, maximum: -1 } }),
        object({ seat, place: { type: "integer", minimum: 2, maximum: LIMITS.seats } }),
      ],
    },
    play: { enum: ARBITRATION_RULINGS.filter((ruling) => ruling !== "penalty") },
  },
);

export const arbitrationsJsonSchema: JsonObject = {
  $schema: DRAFT,
  title: "Rulings of an arbiter on the findings of a record",
  ...object({
    format: { const: ARBITRATIONS_FORMAT },
    arbitrations: { type: "array", maxItems: LIMITS.findingsPerGame, items: arbitration },
  }),
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
    [ARBITRATION]: arbitration,
  },
};

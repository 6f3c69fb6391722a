// An edition file as a JSON Schema. Says shapes and sizes; what has to make sense together is told in
// docs/reference/edition.md.
import type { JsonObject } from "@assize/kernel-model";
import { DRAFT } from "./event-schemas.ts";

const whole = (minimum: number, maximum: number): JsonObject => ({
  type: "integer",
  minimum,
  maximum,
});
const words = (maxLength: number): JsonObject => ({ type: "string", minLength: 1, maxLength });
const list = (items: JsonObject, maxItems: number): JsonObject => ({
  type: "array",
  items,
  maxItems,
});
const pair = (items: JsonObject): JsonObject => ({ ...list(items, 2), minItems: 2 });

const strict = (required: JsonObject, optional: JsonObject = {}): JsonObject => ({
  type: "object",
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

const city = whole(1, 21);
const value = whole(0, 40);
const point = pair(whole(0, 100_000));
const units: JsonObject = {
  ...list({ enum: ["militia", "archer", "infantry", "cleric", "mage"] }, 5),
  minItems: 1,
};
const rewards = strict({ gold: value, bards: value, storeys: value });
const tile = strict({ city, recruit: units, threat: strict({ units, rewards }) });

/** The file format `xidit-edition/1`. */
export const editionJsonSchema: JsonObject = {
  $schema: DRAFT,
  title: "Edition of Lords of Xidit",
  ...strict(
    {
      format: { const: "xidit-edition/1" },
      id: words(200),
      title: words(200),
      note: words(2000),
      cities: list(strict({ id: city, x: whole(0, 100_000), y: whole(0, 100_000) }), 100),
      roads: list(
        strict(
          { colour: { enum: ["black", "red", "blue"] }, between: pair(city) },
          { via: list(point, 20) },
        ),
        100,
      ),
      regions: list(
        strict(
          { id: whole(1, 9), inside: point, lyre: pair(value) },
          { central: { const: true }, openAlong: list(city, 21), scenery: words(200) },
        ),
        100,
      ),
      tileSets: strict({ "21": list(tile, 100), "18": list(tile, 100) }),
      titans: list(strict({ id: whole(1, 6), asks: { enum: [3, 4, 5] }, rewards }), 100),
    },
    { dummyTop: strict({}, { wealth: value, influence: value, reputation: value }) },
  ),
};

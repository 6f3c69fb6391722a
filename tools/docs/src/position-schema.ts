// The context of a stated position as a JSON Schema. Says shapes and sizes; what has to fit together is told in
// docs/reference/game-state.md.
import type { JsonObject } from "@assize/kernel-model";
import { xidit } from "@assize/xidit-game";
import { dataSchema, DRAFT } from "./event-schemas.ts";

const MOST = 1_000_000;
const LONGEST = 64;

const count: JsonObject = { type: "integer", minimum: 0, maximum: MOST };
const flag: JsonObject = { type: "boolean" };
const list = (items: JsonObject): JsonObject => ({ type: "array", items, maxItems: LONGEST });
const orNull = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: "null" }] });
const strict = (properties: JsonObject): JsonObject => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The options of a field of an event, so that no vocabulary is told twice. */
const wordsOf = (type: string, field: string): JsonObject => {
  const schema = (dataSchema(xidit, type)["properties"] as Record<string, JsonObject>)[field]!;
  const items = (schema["items"] as JsonObject | undefined) ?? schema;
  return { enum: items["enum"]! };
};

const orders = wordsOf("orders-programmed", "orders");
const rewards = wordsOf("rewards-chosen", "rewards");
const assessments = wordsOf("assessments-shuffled", "order");
const sides = wordsOf("tile-placed", "side");
const kinds = wordsOf("unit-recruited", "unit")["enum"] as readonly string[];
const assessmentNames = assessments["enum"] as readonly string[];

const units = strict(Object.fromEntries(kinds.map((kind) => [kind, count])));
const queue = strict({ next: orNull(count), pile: list(count), discard: list(count) });
const contestant: JsonObject = { anyOf: [count, { const: "dummy" }] };

const cityTile: JsonObject = {
  anyOf: [strict({ side: { const: "recruitment" }, units }), strict({ side: { const: "threat" } })],
};

const elimination = strict({
  city: count,
  titan: orNull(count),
  rewards: list(rewards),
  storeys: orNull(count),
});

const replacement = strict({
  side: sides,
  out: count,
  placed: orNull(count),
  before: list(count),
});

const census = strict({
  kind: { type: "integer", minimum: 0, maximum: kinds.length },
  hands: list(orNull(count)),
  placing: list(count),
  reward: orNull({ enum: ["bards", "storey"] }),
  amount: count,
});

const ranking = strict({
  assessment: assessments,
  scores: list(count),
  dummy: orNull(count),
  ranking: list(contestant),
  eliminated: list(contestant),
});

const context = strict({
  year: count,
  firstPlayer: count,
  order: count,
  onTurn: count,
  programs: list(orNull(list(orders))),
  idrakys: list(orNull(count)),
  recruitedIn: list(list(count)),
  foughtIn: list(list(count)),
  titansIn: list(list(count)),
  cities: list(orNull(cityTile)),
  queues: strict({ recruitment: queue, threat: queue }),
  titans: list(strict({ asks: count, titans: list(count), raging: flag })),
  reinforcements: list(count),
  barracks: units,
  screens: list(units),
  gold: list(count),
  bank: orNull(count),
  bards: list(list(count)),
  bardStock: list(count),
  guilds: list(orNull(strict({ seat: count, storeys: count }))),
  storeyStock: list(count),
  setAside: list(count),
  dummy: orNull(strict(Object.fromEntries(assessmentNames.map((name) => [name, count])))),
  assessments: list(assessments),
  elimination: orNull(elimination),
  replacement: orNull(replacement),
  census: orNull(census),
  bastionOpened: flag,
  rankings: list(ranking),
  over: flag,
});

/** The `position` of a header of this game. */
export const positionJsonSchema = (places: readonly string[]): JsonObject => ({
  $schema: DRAFT,
  title: `Stated position of ${xidit.title.en}`,
  type: "object",
  properties: { place: { enum: places }, context, from: { type: "string", minLength: 1 } },
  required: ["place", "context"],
  additionalProperties: false,
});

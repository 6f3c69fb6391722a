// The file format "xidit-edition/1": a printed board and its tiles as data.
// Knows shapes and sizes only; what makes sense together is validate-*.ts's business.
import * as Schema from "effect/Schema";
import { CITY_COUNT, EDITION_LIMITS, REGION_COUNT, TITAN_COUNT } from "./limits.ts";
import { ROAD_COLOURS, UNIT_KINDS } from "./units.ts";

export const EDITION_FORMAT = "xidit-edition/1";

/** The set of five-unit tiles for 4 and 5 players, and the set of four-unit tiles for 3. */
export const TILE_SET_IDS = ["21", "18"] as const;
export type TileSetId = (typeof TILE_SET_IDS)[number];

const whole = (minimum: number, maximum: number) =>
  Schema.Number.check(
    Schema.isInt({ expected: `a whole number from ${minimum} to ${maximum}` }),
    Schema.isBetween(
      { minimum, maximum },
      { expected: `a whole number from ${minimum} to ${maximum}` },
    ),
  );

const words = (maximum: number) =>
  Schema.String.check(
    Schema.isMinLength(1, { expected: "a text that is not empty" }),
    Schema.isMaxLength(maximum, { expected: `a text of at most ${maximum} characters` }),
  );

const listOf = <Item extends Schema.Top>(item: Item, maximum: number) =>
  Schema.Array(item).check(
    Schema.isMaxLength(maximum, { expected: `a list of at most ${maximum} entries` }),
  );

const cityId = whole(1, CITY_COUNT).pipe(Schema.brand("CityId"));
const regionId = whole(1, REGION_COUNT).pipe(Schema.brand("RegionId"));
const titanId = whole(1, TITAN_COUNT).pipe(Schema.brand("TitanId"));
const coordinate = whole(0, EDITION_LIMITS.coordinate);
const value = whole(0, EDITION_LIMITS.value);
const unitList = Schema.Array(Schema.Literals(UNIT_KINDS)).check(
  Schema.isBetweenLength(1, EDITION_LIMITS.unitsOnTile, {
    expected: `a list of 1 to ${EDITION_LIMITS.unitsOnTile} units`,
  }),
);

/** `[x, y]`, x to the right, y downwards. */
const PointSchema = Schema.Tuple([coordinate, coordinate]);
export type Point = typeof PointSchema.Type;

const CitySchema = Schema.Struct({ id: cityId, x: coordinate, y: coordinate });
export interface City extends Schema.Schema.Type<typeof CitySchema> {}

const RoadSchema = Schema.Struct({
  colour: Schema.Literals(ROAD_COLOURS),
  between: Schema.Tuple([cityId, cityId]),
  /** Bend points, from the first city to the second; a straight road has none. */
  via: Schema.optionalKey(listOf(PointSchema, EDITION_LIMITS.bends)),
});
export interface Road extends Schema.Schema.Type<typeof RoadSchema> {}

const RegionSchema = Schema.Struct({
  id: regionId,
  /** A point in the region: names its face among the roads; for an open region, outside them. */
  inside: PointSchema,
  /** Reputation for most and second most bards. */
  lyre: Schema.Tuple([value, value]),
  central: Schema.optionalKey(Schema.Literal(true)),
  /** Present on a region open to the board's edge: the cities it borders, in order. */
  openAlong: Schema.optionalKey(listOf(cityId, CITY_COUNT)),
  scenery: Schema.optionalKey(words(EDITION_LIMITS.wordLength)),
});
export interface Region extends Schema.Schema.Type<typeof RegionSchema> {}

/** Every tile and Titan shows three real rewards (reward.two). */
const reward = whole(1, EDITION_LIMITS.value);
const RewardsSchema = Schema.Struct({ gold: reward, bards: reward, storeys: reward });
export interface Rewards extends Schema.Schema.Type<typeof RewardsSchema> {}

const ThreatSchema = Schema.Struct({ units: unitList, rewards: RewardsSchema });
export interface Threat extends Schema.Schema.Type<typeof ThreatSchema> {}

const TileSchema = Schema.Struct({ city: cityId, recruit: unitList, threat: ThreatSchema });
export interface Tile extends Schema.Schema.Type<typeof TileSchema> {}

/** How many units each Titan asks for; one pile of two for each (`comp.titans`). */
export const TITAN_ASKS = [3, 4, 5] as const;

const TitanSchema = Schema.Struct({
  id: titanId,
  asks: Schema.Literals(TITAN_ASKS),
  rewards: RewardsSchema,
});
export interface Titan extends Schema.Schema.Type<typeof TitanSchema> {}

const DummyTopSchema = Schema.Struct({
  wealth: Schema.optionalKey(value),
  influence: Schema.optionalKey(value),
  reputation: Schema.optionalKey(value),
});
/** The top space of each dummy column; a column without one has no end. */
export interface DummyTop extends Schema.Schema.Type<typeof DummyTopSchema> {}

const tileList = listOf(TileSchema, EDITION_LIMITS.listLength);
const TileSetsSchema = Schema.Struct({ "21": tileList, "18": tileList });

export const EditionSchema = Schema.Struct({
  format: Schema.Literal(EDITION_FORMAT),
  id: words(EDITION_LIMITS.wordLength),
  title: words(EDITION_LIMITS.wordLength),
  /** Where the data come from: a reconstruction, or whose copy was transcribed. */
  note: words(EDITION_LIMITS.noteLength),
  cities: listOf(CitySchema, EDITION_LIMITS.listLength),
  roads: listOf(RoadSchema, EDITION_LIMITS.listLength),
  regions: listOf(RegionSchema, EDITION_LIMITS.listLength),
  tileSets: TileSetsSchema,
  titans: listOf(TitanSchema, EDITION_LIMITS.listLength),
  dummyTop: Schema.optionalKey(DummyTopSchema),
});
/** An edition of the right shape; `validateEdition` says whether it makes sense. */
export interface Edition extends Schema.Schema.Type<typeof EditionSchema> {}
/** The same as plain JSON, without brands. */
export type EncodedEdition = typeof EditionSchema.Encoded;

// Names for the numbers that cities, regions, tiles and Titans bear. Knows no board and no format.
import * as Brand from "effect/Brand";

/** A city's printed number, 1 to 21. */
export type CityId = number & Brand.Brand<"CityId">;
export const CityId = /* @__PURE__ */ Brand.nominal<CityId>();
/** The number that no city bears; a list by city does not use its entry. */
export const NO_CITY = /* @__PURE__ */ CityId(0);

/** A city tile is named by its city. */
export type TileId = CityId;

/** A region's number, 1 to 9; 1 and 2 are those that variants close. */
export type RegionId = number & Brand.Brand<"RegionId">;
export const RegionId = /* @__PURE__ */ Brand.nominal<RegionId>();

/** A Titan's number within its edition, 1 to 6. */
export type TitanId = number & Brand.Brand<"TitanId">;
export const TitanId = /* @__PURE__ */ Brand.nominal<TitanId>();

// The printed board and tiles of Lords of Xidit as data, with a validator.
// Knows no rule of play, no log, no hash and no drawing.
export { deriveBoard, type Board } from "./board.ts";
export { xiditEdition } from "./contract.ts";
export { decodeEdition, encodeEdition, readEdition } from "./decode.ts";
export { editionDigestInput } from "./digest-input.ts";
export { traceFaces, type Face } from "./faces.ts";
export {
  type City,
  type DummyTop,
  type Edition,
  type EncodedEdition,
  type Point,
  type Region,
  type Rewards,
  type Road,
  type Threat,
  type Tile,
  type TileSetId,
  type Titan,
} from "./format.ts";
export { isInside } from "./geometry.ts";
export { CityId, NO_CITY, RegionId, TitanId, type TileId } from "./ids.ts";
export { EDITION_LIMITS, REGION_COUNT } from "./limits.ts";
export {
  EDITION_PROBLEM_CODES,
  REFERENCE_PROBLEM_CODES,
  type EditionProblem,
  type EditionProblemCode,
} from "./problem.ts";
export { referenceEdition } from "./reference.ts";
export {
  countUnits,
  ROAD_COLOURS,
  strengthOf,
  UNIT_KINDS,
  UNITS_IN_BOX,
  weakestFirst,
  type ByUnitKind,
  type RoadColour,
  type UnitKind,
} from "./units.ts";
export { validateEdition } from "./validate.ts";
export { validateReference } from "./validate-reference.ts";

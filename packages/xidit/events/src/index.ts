// The events and the state of a game of Lords of Xidit, and the small words both are made of.
export {
  addUnit,
  addUnits,
  ASSESSMENTS,
  countUnits,
  DUMMY_LEVELS,
  hasUnits,
  IGNORED_REASONS,
  LENGTHS,
  listUnits,
  LOST_REASONS,
  NO_UNITS,
  ORDERS,
  ORDERS_A_YEAR,
  REWARDS,
  SIDES,
  subtractUnits,
  totalUnits,
  unitsInBoth,
} from "./words.ts";
export { mapped, repeated } from "./lists.ts";
export type {
  Assessment,
  ByAssessment,
  DummyLevel,
  IgnoredReason,
  Length,
  LostReason,
  Order,
  Reward,
  Side,
  Units,
} from "./words.ts";
export type {
  Census,
  CityTile,
  Contestant,
  Elimination,
  State,
  Guild,
  Queue,
  Ranking,
  Replacement,
  Setting,
  TitanPile,
} from "./state.ts";
export { CHANCES, DATA, DECISIONS, EVENT_TYPES } from "./data.ts";
export type { DataOf, EventOf, EventType, XiditEvent } from "./data.ts";
export { fact, secretOf } from "./facts.ts";
export type { FactName, FactValues, QueueValues } from "./facts.ts";

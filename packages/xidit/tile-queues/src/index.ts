// The Path of Destiny: filling and laying tiles, replacing them, renewing piles, Titans.
export { fill } from "./filling.ts";
export { layTiles, tilesLaidData } from "./laying.ts";
export type { LaidTiles } from "./laying.ts";
export { derivePileFlipped, flip, flipDue } from "./renewal.ts";
export {
  advance,
  borrow,
  canAdvance,
  deriveQueueAdvanced,
  deriveTileBorrowed,
  deriveTileDiscarded,
  deriveTilePlaced,
  discardDue,
  discardTile,
  endReplacing,
  mustBorrow,
  passes,
  placeDue,
  placeNext,
  replacing,
  startReplacing,
} from "./replacing.ts";
export {
  awaken,
  collectReinforcements,
  deriveReinforcementsCollected,
  deriveTitansAwakened,
  isShuffleOf,
  newlyRaging,
  stackThreats,
  titansWake,
} from "./reinforcements.ts";
export {
  moreDueAfterAdvance,
  moreDueAfterBorrow,
  moreDueAfterFlip,
  nextThreatDueAfterShuffle,
} from "./more-due.ts";

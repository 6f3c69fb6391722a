// The phases of the rulebook, one statechart each, and the questions and updates they are made of.
export { gameChart } from "./game.ts";
export { deriveTilesLaid, titanPiles } from "./setup-rules.ts";
export { retellSetup } from "./setup-retold.ts";
export { deriveOrdersRevealed } from "./orders-rules.ts";
export {
  cityOnTurn,
  currentOrder,
  deriveIdrakysMoved,
  deriveIdrakysStayed,
  deriveOrderIgnored,
  deriveOrderWaited,
  deriveThreatPaid,
  deriveUnitRecruited,
  deriveYearEnded,
} from "./turn-rules.ts";
export {
  deriveDummyStayed,
  deriveGoldTaken,
  deriveGuildBuilt,
  deriveRewardLost,
  deriveSetAsideBuilt,
  deriveTitanRemoved,
  rewardBards,
  standsAtReward,
} from "./reward-rules.ts";
export {
  censusBards,
  deriveCensusCalled,
  deriveCensusRewardLost,
  deriveStoreySetAside,
  guildsWithRoom,
  seatPlacing,
} from "./census-rules.ts";
export { weakestPresent } from "./turn-facts.ts";

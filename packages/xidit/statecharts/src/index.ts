// The phases of the rulebook, one statechart each, and the questions and updates they are made of.
import * as assessmentFacts from "./assessment-facts.ts";
import * as censusFacts from "./census-facts.ts";
import * as ordersFacts from "./orders-facts.ts";
import * as rewardFacts from "./reward-facts.ts";
import * as setupFacts from "./setup-facts.ts";
import * as tileFacts from "./tile-facts.ts";
import * as turnFacts from "./turn-facts.ts";

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
  offer as rewardsOffered,
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
// Why values had to be what they are, a namespace for each phase.
export { assessmentFacts, censusFacts, ordersFacts, rewardFacts, setupFacts, tileFacts, turnFacts };

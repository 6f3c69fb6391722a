// The military census and the assessments: who is rewarded, who ranks where, who wins.
export { seatsOf } from "./seating.ts";
export {
  awardCensus,
  bankLeft,
  censusWinners,
  deriveCensusAwarded,
  goldPaid,
  kindCounted,
  mostToShow,
} from "./census.ts";
export { influence, pointsIn, regionPoints, reputation, valuesIn, wealth } from "./values.ts";
export type { Lyre } from "./values.ts";
export {
  contestants,
  deriveAssessmentHeld,
  deriveAssessmentsOpened,
  deriveGameEnded,
  finalPlaces,
  holdAssessment,
  nextAssessment,
  rank,
  remaining,
  winner,
} from "./assessments.ts";
export { bardsInBastion, deriveBastionOpened } from "./bastion.ts";
export { canRaiseDummy, dummyAtStart, raisableTokens, raiseDummy } from "./dummy.ts";

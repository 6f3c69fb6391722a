// All that can be played from a start: properties held or broken, the shortest log to each transition, states counted.
export type { ExploreOptions } from "./asked.ts";
export { explore } from "./explore.ts";
export type { Answer, Exploration } from "./explore.ts";
export { exploredOf, partsOf, propertiesOfEvery } from "./game-exploration.ts";
export type { GameExploration, PartOfGame, Standing } from "./game-exploration.ts";
export { logOf, stepsOf } from "./path.ts";
export type { Path } from "./path.ts";
export { NO_DEAD_END, neverReaches, ONE_WAY_ON, SOME_CHOICE } from "./property.ts";
export type { Property, Seen } from "./property.ts";
export { search, waysTo } from "./search.ts";
export type { SearchBounds, Stop } from "./search.ts";
export type { Symmetry } from "./symmetry.ts";
export { waysOn } from "./ways.ts";
export type { Explored, GameWay, Offer } from "./ways.ts";

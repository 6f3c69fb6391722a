// Where an Idrakys can go, what its city borders, and how bards split over regions.
export { neighbour, programFeasible, roadOf, routeOf } from "./roads.ts";
export { borderingRegions, isCentral, isOpen, openBorderingRegions } from "./regions.ts";
export { isWayToPlace, waysToPlace } from "./bard-placements.ts";

// The parts of a day of the treasure game, one statechart each, composed into one.
export { gameChart } from "./game.ts";
export { standsAt } from "./standing.ts";

// The phases of the rulebook, one statechart each, and the questions and updates they are made of.
export { gameChart } from "./game.ts";

// The parts of a day of the treasure game, one statechart each, composed into one.
import * as arrivalFacts from "./arrival-facts.ts";
import * as cardFacts from "./card-facts.ts";
import * as dayFacts from "./day-facts.ts";
import * as endingFacts from "./ending-facts.ts";

// Why values had to be what they are, a namespace for each part of a day.
export { arrivalFacts, cardFacts, dayFacts, endingFacts };
export { gameChart } from "./game.ts";
export { standsAt } from "./standing.ts";

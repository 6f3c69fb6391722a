// Players of Lords of Xidit that see only their seat's view.
export { greedyBot } from "./greedy-bot.ts";
export { randomBot } from "./random-bot.ts";

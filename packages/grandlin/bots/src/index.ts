// Players of the treasure game that see only their seat's view.
export { randomBot } from "@assize/kernel-simulation";
export { greedyBot } from "./greedy-bot.ts";

// Players of chess. A bot sees its seat's view and its legal decisions.
export { greedyBot } from "./greedy-bot.ts";
export { randomBot } from "@assize/kernel-simulation";

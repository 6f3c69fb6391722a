// Players of the treasure game that see only their seat's view.
import { type Bot, randomBot } from "@assize/kernel-simulation";
import type { GrandlinView } from "@assize/grandlin-game";
import { greedyBot } from "./greedy-bot.ts";

export { greedyBot, randomBot };

/** The players that can be asked for by name. */
export const BOTS: Readonly<
  Record<string, { readonly describe: string; readonly bot: Bot<GrandlinView> }>
> = {
  random: { describe: "takes any legal decision", bot: randomBot },
  greedy: { describe: "brings treasures home and digs for more", bot: greedyBot },
};

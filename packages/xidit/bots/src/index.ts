// Players of Lords of Xidit that see only their seat's view.
import type { Bot } from "@assize/kernel-simulation";
import type { XiditView } from "@assize/xidit-game";
import { greedyBot } from "./greedy-bot.ts";
import { randomBot } from "./random-bot.ts";

export { greedyBot, randomBot };

/** The players that can be asked for by name. */
export const BOTS: Readonly<
  Record<string, { readonly describe: string; readonly bot: Bot<XiditView> }>
> = {
  random: { describe: "takes any legal decision", bot: randomBot },
  greedy: { describe: "plays for what brings it most this year", bot: greedyBot },
};

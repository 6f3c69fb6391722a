// Chess, as apps and tools ask for it.
import { chess } from "@assize/chess-game";
import type { GameModel } from "@assize/kernel-model";
import type { GameEntry } from "../playable-game.ts";

export const game: GameEntry = {
  model: chess as GameModel,
  bots: {
    random: {
      describe: "plays any legal move",
      load: async () => (await import("@assize/chess-bots")).randomBot,
    },
    greedy: {
      describe: "mates where it can, and takes what it can get",
      load: async () => (await import("@assize/chess-bots")).greedyBot,
    },
  },
  defaultBot: "greedy",
  table: {
    seats: { min: 2, max: 2, default: 2 },
    colours: ["white", "black"],
    fields: [],
  },
};

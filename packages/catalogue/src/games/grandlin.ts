// The treasure game, as apps and tools ask for it.
import type { GameModel } from "@assize/kernel-model";
import { BOTS } from "@assize/grandlin-bots";
import { COLOURS } from "@assize/grandlin-edition";
import { grandlin } from "@assize/grandlin-game";
import type { PlayableGame } from "../playable-game.ts";

export const game: PlayableGame = {
  model: grandlin as GameModel,
  bots: BOTS,
  defaultBot: "greedy",
  table: {
    seats: { min: 2, max: COLOURS.length, default: COLOURS.length },
    colours: COLOURS,
    fields: [
      {
        id: "win",
        goes: "options",
        kind: "pattern",
        label: { en: "What wins" },
        values: [
          { value: "any:N", most: 12, label: { en: "N treasures of any kind" } },
          { value: "same:N", most: 4, label: { en: "N treasures of one kind" } },
          { value: "each", label: { en: "one treasure of each kind" } },
        ],
        // Twelve treasures, by the number of players.
        default: { byPlayers: { 2: "any:6", 3: "any:4", 4: "any:3" } },
      },
      {
        id: "variants",
        goes: "options",
        kind: "flags",
        label: { en: "Variants" },
        values: [
          { value: "drop", label: { en: "drop" } },
          { value: "loot", label: { en: "loot" } },
          { value: "catharsis", label: { en: "catharsis" } },
        ],
      },
    ],
  },
};

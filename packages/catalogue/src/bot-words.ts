// What bots that more than one game has are called. Knows no game.
import type { BotWords } from "./playable-game.ts";

export const RANDOM_BOT: BotWords = {
  name: { en: "Random", fr: "Au hasard", de: "Zufällig", es: "Al azar" },
  describe: {
    en: "takes any legal decision",
    fr: "prend n’importe quelle décision permise",
    de: "trifft irgendeine erlaubte Entscheidung",
    es: "toma cualquier decisión permitida",
  },
};

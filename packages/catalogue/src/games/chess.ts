// Chess, as apps and tools ask for it.
import { drawing } from "@assize/chess-scene";
import { RANDOM_BOT } from "../bot-words.ts";
import { model } from "../models/chess.ts";
import type { GameEntry } from "../playable-game.ts";

export const game: GameEntry = {
  model,
  bots: {
    random: {
      ...RANDOM_BOT,
      load: async () => (await import("@assize/chess-bots")).randomBot,
    },
    greedy: {
      name: { en: "Greedy", fr: "Gourmand", de: "Gierig", es: "Codicioso" },
      describe: {
        en: "mates where it can, and takes what it can get",
        fr: "mate s’il le peut, et prend ce qu’il peut",
        de: "setzt matt, wo es geht, und schlägt, was es bekommt",
        es: "da mate si puede, y captura lo que puede",
      },
      load: async () => (await import("@assize/chess-bots")).greedyBot,
    },
  },
  defaultBot: "greedy",
  rulingSets: {
    default: {
      en: "the usual ones",
      fr: "les habituelles",
      de: "die üblichen",
      es: "las habituales",
    },
    fide: { en: "FIDE", fr: "FIDE", de: "FIDE", es: "FIDE" },
    uscf: { en: "US Chess", fr: "US Chess", de: "US Chess", es: "US Chess" },
    lichess: { en: "Lichess", fr: "Lichess", de: "Lichess", es: "Lichess" },
    "chess.com": { en: "Chess.com", fr: "Chess.com", de: "Chess.com", es: "Chess.com" },
  },
  drawing,
  table: {
    seats: { min: 2, max: 2, default: 2 },
    colours: ["white", "black"],
    fields: [
      {
        kind: "number",
        id: "chess960",
        goes: "options",
        label: {
          en: "Chess960, number of the start",
          fr: "Chess960, numéro de la position",
          de: "Chess960, Nummer der Stellung",
          es: "Chess960, número de la posición",
        },
        least: 0,
        most: 959,
        none: {
          en: "regular chess",
          fr: "échecs classiques",
          de: "klassisches Schach",
          es: "ajedrez clásico",
        },
      },
    ],
  },
};

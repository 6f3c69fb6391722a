// Lords of Xidit, as apps and tools ask for it.
import { COLOURS } from "@assize/xidit-game/lean";
import { drawing, loadLanguage as loadLabels } from "@assize/xidit-scene/lean";
import { RANDOM_BOT } from "../bot-words.ts";
import { loadLanguage as loadWords, model } from "../models/xidit.ts";
import type { GameEntry } from "../playable-game.ts";

export const game: GameEntry = {
  model,
  loadLanguage: (language) => Promise.all([loadWords(language), loadLabels(language)]),
  bots: {
    random: {
      ...RANDOM_BOT,
      load: async () => (await import("@assize/xidit-bots")).randomBot,
    },
    greedy: {
      name: { en: "Ambitious", fr: "Ambitieux", de: "Ehrgeizig", es: "Ambicioso" },
      describe: {
        en: "plays for what brings it most this year",
        fr: "joue pour ce qui lui rapporte le plus cette année",
        de: "spielt auf das, was ihm in diesem Jahr am meisten bringt",
        es: "juega por lo que más le da este año",
      },
      load: async () => (await import("@assize/xidit-bots")).greedyBot,
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
    en: {
      en: "English rulebook",
      fr: "règle anglaise",
      de: "englische Spielregel",
      es: "reglamento inglés",
    },
    de: {
      en: "German rulebook",
      fr: "règle allemande",
      de: "deutsche Spielregel",
      es: "reglamento alemán",
    },
    fr: {
      en: "French rulebook",
      fr: "règle française",
      de: "französische Spielregel",
      es: "reglamento francés",
    },
  },
  drawing,
  table: {
    seats: { min: 3, max: COLOURS.length, default: 4 },
    colours: COLOURS,
    fields: [
      {
        id: "length",
        goes: "options",
        kind: "choice",
        label: { en: "Length", fr: "Durée", de: "Dauer", es: "Duración" },
        values: [
          { value: "long", label: { en: "long", fr: "longue", de: "lang", es: "larga" } },
          { value: "short", label: { en: "short", fr: "courte", de: "kurz", es: "corta" } },
        ],
        default: "long",
      },
      {
        id: "dummy",
        goes: "options",
        kind: "choice",
        players: [3],
        label: { en: "Dummy", fr: "Joueur neutre", de: "Neutraler Spieler", es: "Jugador neutral" },
        values: [
          { value: "normal", label: { en: "normal", fr: "normal", de: "normal", es: "normal" } },
          {
            value: "harder",
            label: { en: "harder", fr: "plus difficile", de: "schwerer", es: "más difícil" },
          },
        ],
        default: "normal",
      },
      {
        id: "firstPlayer",
        goes: "table",
        kind: "seat",
        random: true,
        label: {
          en: "First player",
          fr: "Premier joueur",
          de: "Startspieler",
          es: "Jugador inicial",
        },
      },
    ],
  },
};

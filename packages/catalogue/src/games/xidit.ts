// Lords of Xidit, as apps and tools ask for it.
import type { GameModel } from "@assize/kernel-model";
import { COLOURS, loadLanguage as loadWords, xidit } from "@assize/xidit-game/lean";
import { drawing, loadLanguage as loadLabels } from "@assize/xidit-scene/lean";
import type { GameEntry } from "../playable-game.ts";

export const game: GameEntry = {
  model: xidit as GameModel,
  loadLanguage: (language) => Promise.all([loadWords(language), loadLabels(language)]),
  bots: {
    random: {
      describe: "takes any legal decision",
      load: async () => (await import("@assize/xidit-bots")).randomBot,
    },
    greedy: {
      describe: "plays for what brings it most this year",
      load: async () => (await import("@assize/xidit-bots")).greedyBot,
    },
  },
  defaultBot: "greedy",
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

// The treasure game, as apps and tools ask for it.
import type { GameModel } from "@assize/kernel-model";
import { COLOURS } from "@assize/grandlin-edition";
import { grandlin } from "@assize/grandlin-game";
import { drawing, loadLanguage } from "@assize/grandlin-scene/lean";
import type { GameEntry } from "../playable-game.ts";

export const game: GameEntry = {
  model: grandlin as GameModel,
  loadLanguage,
  bots: {
    random: {
      describe: "takes any legal decision",
      load: async () => (await import("@assize/grandlin-bots")).randomBot,
    },
    greedy: {
      describe: "brings treasures home and digs for more",
      load: async () => (await import("@assize/grandlin-bots")).greedyBot,
    },
  },
  defaultBot: "greedy",
  drawing,
  table: {
    seats: { min: 2, max: COLOURS.length, default: COLOURS.length },
    colours: COLOURS,
    fields: [
      {
        id: "win",
        goes: "options",
        kind: "pattern",
        label: {
          en: "What wins",
          fr: "Condition de victoire",
          de: "Was gewinnt",
          es: "Qué da la victoria",
        },
        values: [
          {
            value: "any:N",
            most: 12,
            label: {
              en: "N treasures of any kind",
              fr: "N trésors quelconques",
              de: "N beliebige Schätze",
              es: "N tesoros cualesquiera",
            },
          },
          {
            value: "same:N",
            most: 4,
            label: {
              en: "N treasures of one kind (three or more: often nobody can win)",
              fr: "N trésors d’une même sorte (à partir de trois, souvent personne ne peut gagner)",
              de: "N Schätze einer Art (ab drei kann oft niemand mehr gewinnen)",
              es: "N tesoros de un mismo tipo (desde tres, a menudo nadie puede ganar)",
            },
          },
          {
            value: "each",
            label: {
              en: "one treasure of each kind",
              fr: "un trésor de chaque sorte",
              de: "ein Schatz jeder Art",
              es: "un tesoro de cada tipo",
            },
          },
        ],
        // Twelve treasures, by the number of players.
        default: { byPlayers: { 2: "any:6", 3: "any:4", 4: "any:3" } },
      },
      {
        id: "variants",
        goes: "options",
        kind: "flags",
        label: { en: "Variants", fr: "Variantes", de: "Varianten", es: "Variantes" },
        values: [
          { value: "drop", label: { en: "drop" } },
          { value: "loot", label: { en: "loot" } },
          { value: "catharsis", label: { en: "catharsis" } },
        ],
      },
    ],
  },
};

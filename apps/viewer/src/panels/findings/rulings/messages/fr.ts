// Ce que décide un arbitre, parmi les constats, en français.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("fr");

export const fr: Messages = {
  ruling: "Décision",
  none: "aucune décision",
  answers: {
    "let-stand": "il reste tel quel",
    corrected: "corrigé selon les règles",
    voided: "ne compte pas",
    penalty: "pénalité",
  },
  reason: "Raison",
  seat: "Qui la subit",
  place: "Meilleur rang possible",
  title: "Après arbitrage",
  arbiter: "Qui décide",
  unfinished: (rulings) =>
    `À ${count(rulings, "décision manque", "décisions manquent")} la raison ou le nom de qui décide.`,
  asking: "La suite est examinée …",
  open: (event) => `Ouvert à l’événement ${event}`,
  save: "Enregistrer les décisions",
  saveLog: "Enregistrer le journal avec elles",
};

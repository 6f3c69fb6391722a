// Les constats en français.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("fr");

export const fr: Messages = {
  missingAt: (sources) => `Manque à: ${sources}`,
  none: {
    compliant: "Chaque événement a été comparé aux règles, et toutes ont été respectées.",
    violated: "Les règles n’ont pas été respectées.",
    undetermined: "Rien n’a été trouvé de faux, mais rien de certain ne peut être dit.",
  },
  prefix: (events) => `Les règles ont été respectées jusqu’à l’événement ${events}.`,
  doubt: (seq) => (seq === 0 ? "En-tête :" : `Événement ${seq} :`),
  stopped: (seq, reason) => `La vérification s’arrête à l’événement ${seq} : ${reason}`,
  parts: (parts) => count(parts, "constat en fait partie", "constats en font partie"),
  before: "Juste avant",
  at: (seq) => `Événement ${seq}`,
  expected: "Les règles",
  readRule: "Lire la règle",
  readingHere: "Comment on la lit ici",
  recorded: "Consigné",
  supposed: (what) => `Supposé s’être passé : ${what}`,
  ruleOnThem: "Trancher",
  ofText: (lines) => `${count(lines, "remarque", "remarques")} sur le texte du fichier`,
  report: "Le rapport entier",
};

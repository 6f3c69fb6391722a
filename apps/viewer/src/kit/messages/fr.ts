// Ce que disent plusieurs parties de la page, en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  verdict: { compliant: "Conforme", violated: "Règles enfreintes", undetermined: "Indéterminé" },
  findings: (number) => (number === 1 ? "1 constat" : `${number} constats`),
  allSeeing: "Qui voit tout",
  publicEyes: "Le public",
  themes: { system: "Comme le système", light: "Clair", dark: "Sombre" },
  eventOf: (seq, of) => `Événement ${seq} sur ${of}`,
  start: "Avant le premier événement",
  inChart: (clause) => `Montrer ${clause} dans le diagramme`,
};

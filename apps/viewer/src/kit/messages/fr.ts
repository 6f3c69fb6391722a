// Ce que disent plusieurs parties de la page, en français.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("fr");

export const fr: Messages = {
  verdict: { compliant: "Conforme", violated: "Règles enfreintes", undetermined: "Indéterminé" },
  findings: (causes, findings) =>
    `${causes === findings ? "" : `${count(causes, "cause", "causes")}, `}${count(findings, "constat", "constats")}`,
  allSeeing: "Qui voit tout",
  publicEyes: "Le public",
  themes: { system: "Comme le système", light: "Clair", dark: "Sombre" },
  eventOf: (seq, of) => `Événement ${seq} sur ${of}`,
  start: "Avant le premier événement",
  inChart: "Le montrer dans le diagramme",
  demanded: (what) => `Les règles demandaient : ${what}`,
  partOf: (seq) => `Partie du constat à l’événement ${seq}.`,
};

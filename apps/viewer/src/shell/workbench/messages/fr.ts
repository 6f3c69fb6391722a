// L’établi en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  title: "Établi",
  places: {
    story: "Récit",
    "what-if": "Et si ?",
    rules: "Règles",
    compare: "Comparer",
    developers: "Pour développeurs",
  },
  views: {
    log: "Événements",
    findings: "Constats",
    notes: "Notes",
    "what-if": "Et si ?",
    rules: "Règles",
    compare: "Comparer",
    inspect: "Inspecteur",
    chart: "Diagramme",
    why: "Questions",
    raw: "Ligne brute",
  },
  heights: { low: "basse", half: "moitié", full: "haute" },
  sheet: (height) => `Hauteur de ce volet : ${height}. La changer`,
};

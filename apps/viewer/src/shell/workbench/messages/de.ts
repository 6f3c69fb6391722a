// Die Werkbank auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  title: "Werkbank",
  places: {
    story: "Verlauf",
    "what-if": "Was wäre wenn?",
    rules: "Regeln",
    compare: "Vergleich",
    developers: "Für Entwickler",
  },
  views: {
    log: "Ereignisse",
    findings: "Befunde",
    notes: "Notizen",
    "what-if": "Was wäre wenn?",
    rules: "Regeln",
    compare: "Vergleich",
    inspect: "Inspektor",
    chart: "Diagramm",
    why: "Fragen",
    raw: "Rohe Zeile",
  },
  heights: { low: "niedrig", half: "halb", full: "hoch" },
  sheet: (height) => `Höhe dieses Blatts: ${height}. Ändern`,
};

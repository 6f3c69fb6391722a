// Die Werkbank auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  title: "Werkbank",
  tabs: {
    log: "Protokoll",
    findings: "Befunde",
    why: "Warum?",
    "what-if": "Was wäre wenn?",
    compare: "Vergleich",
    chart: "Diagramm",
    rules: "Regeln",
    notes: "Notizen",
  },
};

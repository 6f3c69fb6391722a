// L’établi en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  title: "Établi",
  tabs: {
    log: "Journal",
    findings: "Constats",
    why: "Pourquoi ?",
    "what-if": "Et si ?",
    compare: "Comparer",
    chart: "Diagramme",
    rules: "Règles",
    notes: "Notes",
  },
};

// The workbench in English.
import type { Messages } from "./messages.ts";

export const en: Messages = {
  title: "Workbench",
  tabs: {
    log: "Log",
    findings: "Findings",
    why: "Why?",
    "what-if": "What if?",
    compare: "Compare",
    chart: "Chart",
    rules: "Rules",
    notes: "Notes",
  },
};

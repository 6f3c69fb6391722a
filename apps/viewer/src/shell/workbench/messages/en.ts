// The workbench in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
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

export type Messages = Translated<typeof en>;

// The workbench in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  title: "Workbench",
  places: {
    story: "Story",
    "what-if": "What if?",
    rules: "Rules",
    compare: "Compare",
    developers: "For developers",
  },
  views: {
    log: "Events",
    findings: "Findings",
    notes: "Notes",
    "what-if": "What if?",
    rules: "Rules",
    compare: "Compare",
    inspect: "Inspector",
    chart: "Chart",
    why: "Questions",
    raw: "Raw line",
  },
  /** Heights of the sheet on a phone. */
  heights: { low: "low", half: "half", full: "high" },
  sheet: (height: string) => `Height of this sheet: ${height}. Change it`,
};

export type Messages = Translated<typeof en>;

// What several parts of the page say, in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  verdict: { compliant: "Compliant", violated: "Violated", undetermined: "Undetermined" },
  /** As the command line counts: what belongs to a cause is a finding, too. */
  findings: (causes: number, findings: number) =>
    `${causes === findings ? "" : `${count(causes, "cause", "causes")}, `}${count(findings, "finding", "findings")}`,
  allSeeing: "All-seeing",
  publicEyes: "The public",
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  eventOf: (seq: number, of: number) => `Event ${seq} of ${of}`,
  start: "Before the first event",
  inChart: "Show it in the chart",
  demanded: (what: string) => `The rules demanded: ${what}`,
  partOf: (seq: number) => `Part of the finding at event ${seq}.`,
};

export type Messages = Translated<typeof en>;

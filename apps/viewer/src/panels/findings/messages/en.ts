// The findings panel in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  missingAt: (sources: string) => `Missing at: ${sources}`,
  none: {
    compliant: "Every event was compared with the rules, and all were kept.",
    violated: "The rules were not kept.",
    undetermined: "Nothing was found to be wrong, but nothing certain can be said.",
  },
  prefix: (events: number) => `The rules were kept up to event ${events}.`,
  doubt: (seq: number) => (seq === 0 ? "Header:" : `Event ${seq}:`),
  stopped: (seq: number, reason: string) => `The audit stops at event ${seq}: ${reason}`,
  parts: (parts: number) => `${count(parts, "finding belongs", "findings belong")} to it`,
  before: "Just before it",
  at: (seq: number) => `Event ${seq}`,
  expected: "The rules",
  readRule: "Read the rule",
  readingHere: "How it is read here",
  recorded: "Recorded",
  supposed: (what: string) => `Supposed to have happened: ${what}`,
  ruleOnThem: "Rule on them",
  /** Of the text that a log was made of. */
  ofText: (lines: number) => `${count(lines, "remark", "remarks")} on the text of the file`,
  report: "The whole report",
};

export type Messages = Translated<typeof en>;

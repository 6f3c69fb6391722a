// The findings panel in English.
import type { Messages } from "./messages.ts";

export const en: Messages = {
  none: {
    compliant: "Every event was compared with the rules, and all were kept.",
    violated: "The rules were not kept.",
    undetermined: "Nothing was found to be wrong, but nothing certain can be said.",
  },
  prefix: (events) => `The rules were kept up to event ${events}.`,
  doubt: (seq) => (seq === 0 ? "Header:" : `Event ${seq}:`),
  stopped: (seq, reason) => `The audit stops at event ${seq}: ${reason}`,
  follows: (id) => `follows from ${id}`,
  before: "Just before it",
  at: (seq) => `Event ${seq}`,
  expected: "Expected",
  recorded: "Recorded",
  report: "The whole report",
};

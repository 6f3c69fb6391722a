// The log panel in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  search: "Search events and clauses",
  seat: "Seat",
  anySeat: "Every seat",
  class: "Class",
  anyClass: "Every class",
  classes: {
    decision: "Decisions",
    chance: "Chance",
    consequence: "Consequences",
    record: "Notes of the table",
  },
  findingsOnly: "Only events with findings",
  listed: (listed: number, of: number) =>
    listed === of ? `${of} events` : `${listed} of ${of} events`,
  range: (from: number, to: number) => `from ${from} to ${to}`,
  clear: "Show all",
  copy: "Copy as text",
  copied: (lines: number) => `${lines} events copied.`,
  notCopied: "The browser does not let us copy.",
  none: "No event fits. Widen the search, or show all.",
  list: "Events",
  hasFinding: "has a finding",
  hasBookmark: "bookmarked",
  readClause: "Read this clause",
  onlyClause: (clause: string) => `Only events of ${clause}`,
};

export type Messages = Translated<typeof en>;

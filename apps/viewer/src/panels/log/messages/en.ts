// The log panel in English.
import type { Messages } from "./messages.ts";

export const en: Messages = {
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
  listed: (listed, of) => (listed === of ? `${of} events` : `${listed} of ${of} events`),
  range: (from, to) => `from ${from} to ${to}`,
  clear: "Show all",
  copy: "Copy as text",
  copied: (lines) => `${lines} events copied.`,
  notCopied: "The browser does not let us copy.",
  none: "No event fits. Widen the search, or show all.",
  list: "Events",
  hasFinding: "has a finding",
  hasBookmark: "bookmarked",
  readClause: "Read this clause",
  onlyClause: (clause) => `Only events of ${clause}`,
};

// The log panel in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  search: "Search events and clauses",
  seat: "Seat",
  anySeat: "Every seat",
  class: "Class",
  anyClass: "Every class",
  classes: {
    decision: "Decisions",
    chance: "Chance",
    outside: "From outside",
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
  narrow: "Filter",
  toCause: (seq: number) => `The cause: event ${seq}`,
  whatElse: "What else was allowed here?",
  addNote: "Add a note",
  editNote: "Change the note",
  moreRules: (rules: number) => count(rules, "more rule", "more rules"),
};

export type Messages = Translated<typeof en>;

// The rules panel in English.
import type { Messages } from "./messages.ts";

export const en: Messages = {
  search: "Search clauses and rulings",
  found: (clauses, rulings) => `${clauses} clauses, ${rulings} rulings`,
  clauses: "Clauses",
  here: "applied by this event",
  completion: "completed by this project",
  events: (number) => (number === 1 ? "1 event" : `${number} events`),
  rulings: "Rulings",
  rulingsMean: "How this table reads the places where the rulebooks are silent or disagree.",
  restsOn: "the verdict rests on it",
  chosen: "chosen",
};

// The rules panel in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  search: "Search clauses and rulings",
  found: (clauses: number, rulings: number) => `${clauses} clauses, ${rulings} rulings`,
  clauses: "Clauses",
  here: "applied by this event",
  completion: "completed by this project",
  events: (number: number) => (number === 1 ? "1 event" : `${number} events`),
  rulings: "Rulings",
  rulingsMean: "How this table reads the places where the rulebooks are silent or disagree.",
  restsOn: "the verdict rests on it",
  chosen: "chosen",
};

export type Messages = Translated<typeof en>;

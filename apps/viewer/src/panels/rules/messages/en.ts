// The rules panel in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  missingAt: (sources: string) => `Missing at: ${sources}`,
  search: "Search clauses and rulings",
  found: (clauses: number, rulings: number) => `${clauses} clauses, ${rulings} rulings`,
  clauses: "Clauses",
  noHeading: "Not in the rulebook",
  here: "applied by this event",
  completion: "completed by this project",
  events: (number: number) => count(number, "event", "events"),
  rulings: "Rulings",
  rulingsMean: "How this table reads the places where the rulebooks are silent or disagree.",
  readThrough: (question: string) => `Read here: ${question}`,
  restsOn: "the verdict rests on it",
  chosen: "chosen",
};

export type Messages = Translated<typeof en>;

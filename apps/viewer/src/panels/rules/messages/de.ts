// Die Regeln auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("de");

export const de: Messages = {
  missingAt: (sources) => `Fehlt bei: ${sources}`,
  search: "Regelsätze und Auslegungen suchen",
  found: (clauses, rulings) => `${clauses} Regelsätze, ${rulings} Auslegungen`,
  clauses: "Regelsätze",
  noHeading: "Nicht in der Spielregel",
  here: "von diesem Ereignis angewandt",
  completion: "von diesem Projekt ergänzt",
  events: (number) => count(number, "Ereignis", "Ereignisse"),
  rulings: "Auslegungen",
  rulingsMean:
    "Wie dieser Tisch die Stellen liest, an denen die Regelhefte schweigen oder uneins sind.",
  readThrough: (question) => `Gelesen hier: ${question}`,
  restsOn: "das Urteil beruht darauf",
  chosen: "gewählt",
};

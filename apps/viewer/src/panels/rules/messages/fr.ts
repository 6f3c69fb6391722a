// Les règles en français.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("fr");

export const fr: Messages = {
  missingAt: (sources) => `Manque à: ${sources}`,
  search: "Chercher clauses et interprétations",
  found: (clauses, rulings) => `${clauses} clauses, ${rulings} interprétations`,
  clauses: "Clauses",
  noHeading: "Absent du livret de règles",
  here: "appliquée par cet événement",
  completion: "complétée par ce projet",
  events: (number) => count(number, "événement", "événements"),
  rulings: "Interprétations",
  rulingsMean: "Comment cette table lit les endroits où les livrets se taisent ou se contredisent.",
  readThrough: (question) => `Lue ici : ${question}`,
  restsOn: "le verdict en dépend",
  chosen: "choisie",
};

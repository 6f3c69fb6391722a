// The program's own sentences in English.
import type { Messages } from "./messages.ts";

export const en: Messages = {
  games: (number) => `${number} games`,
  answered: (answer, number) =>
    `${number} ${answer === "defect" ? "not audited, by a defect of ours" : answer}`,
  afterEvent: (at, of) => `after event ${at} of ${of}`,
  due: (events, seats) => `Due: ${events}${seats === "" ? "" : ` (${seats})`}`,
  over: "The game is over.",
  atPosition: (at, event) => `At position ${at}: ${event}`,
  unusable: (why) => `Not a possible event: ${why}`,
  forced: (data) => `The rules force this instead: ${data}`,
  legalHere: "Legal here:",
  moreThan: (shown) => `… and more; only ${shown} are shown`,
  clauses: "Clauses",
  rulings: "Rulings",
  rulingSets: "Ruling sets",
  sources: "Sources",
  readThrough: "Read through the rulings",
  readers: "Clauses read through it",
  choosers: "Sets that choose",
  byDefault: "default",
  completion: "No text states it: the project completed the rules.",
  notAuditable: "Not auditable",
};

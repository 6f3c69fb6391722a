// What a record comes to with an arbiter's rulings, in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { and, count } = grammarOf("en");

export const arbitrations = {
  lead: "As arbitrated",
  second: "Second opinion",
  by: (file: string) => `by ${file}`,
  inLog: "by the log's own lines",
  settled: (rulings: number) =>
    `every finding is answered by ${count(rulings, "ruling", "rulings")}`,
  open: (findings: number) => `${count(findings, "finding is", "findings are")} open`,
  notCarried: "not every ruling could be carried out",
  notToTheEnd: "every ruling was carried out, and the audit with them stops before the end",
  leftOpen:
    "every ruling was carried out, and what the record itself leaves open stays open: the reasons stand with its verdict",
  placesBy: (arbiters: readonly string[]) => `The places rest on the word of: ${and(arbiters)}.`,
  at: (event: number, code: string) => `event ${event} (${code})`,
  openAt: (id: string, event: number, code: string) => `Open: ${id}, event ${event} (${code})`,
  rulings: {
    "let-stand": "it stands as it is recorded.",
    corrected: "corrected: play goes on as the rules say.",
    voided: "voided: the line does not count.",
    penalty: "play stays as it went on.",
  },
  instead: (event: string) => `In its place counts: ${event}.`,
  points: (seat: string, points: number) => `Penalty: ${seat} loses ${points} points.`,
  place: (seat: string, place: number) => `Penalty: ${seat} comes at best in place ${place}.`,
  said: (arbiter: string, reason: string) => `${arbiter}: “${reason}”`,
  moot: "With the other rulings nothing is found here any more: the ruling has no effect.",
  laterPenalty: "The game is not finished: the penalty counts when it is.",
  problems: {
    "no-line": "The record has no such line.",
    "other-hash":
      "The line has another hash: the ruling is about another record, or the line was changed since.",
    "answered-twice": "An earlier ruling answers the same finding.",
    "arbiter-plays":
      "Whoever ruled is called like a seat of this table; nobody rules in their own game.",
    "no-finding": "Nothing with this code is found at this line.",
    "not-possible":
      "Play cannot go on from here in this way: choose another ruling, or state the choice that counts.",
    "no-seat": "The table has no such seat.",
    "no-points": "This game does not rank by one figure: a penalty has to state a place.",
  },
  notCarriedOut: "Not carried out",
  differ: "They differ",
  agree: "Both rule alike.",
  none: "no ruling",
  sideBySide: (first: string, second: string) => `${first}; the second opinion: ${second}`,
  restore: {
    lead: (event: number) =>
      event === 0 ? "At the start:" : `After event ${event}, change on the table:`,
    nothing: "Nothing on the table has to be changed.",
    change: (what: string, from: string, to: string) => `${what}: “${from}” becomes “${to}”.`,
    line: (from: string, to: string) => `“${from}” becomes “${to}”.`,
    restsOn: "It rests on how the record is explained:",
    explained: (id: string, event: number, code: string, how: string) =>
      `${id}, event ${event} (${code}): ${how}`,
    byRules: "There is no ruling: what the rules force is taken for the ruling on each cause.",
  },
};

export type Arbitrations = Translated<typeof arbitrations>;

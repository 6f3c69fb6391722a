// The program's own sentences in English.
import { grammarOf, type Translated } from "@assize/kernel-model";
import type { AnswerName } from "./answers.ts";

const { and, or } = grammarOf("en");

export const en = {
  // an audit of several games
  games: (number: number) => `${number} games`,
  undoneByFewer: (number: number) => `${number} with undos that fewer than all seats agreed to`,
  answered: (answer: AnswerName, number: number) =>
    `${number} ${answer === "defect" ? "not audited, by a defect of ours" : answer}`,
  sheetWritten: (file: string) => `The ruling sheet is in ${file}.`,
  reportWritten: (file: string) => `The report is in ${file}.`,
  // a state
  afterEvent: (at: number, of: number) => `after event ${at} of ${of}`,
  due: (events: readonly string[], seats: readonly string[]) =>
    `Due: ${or(events)}${seats.length === 0 ? "" : ` (${and(seats)})`}`,
  over: "The game is over.",
  // an explanation
  atPosition: (at: number, event: string) => `At position ${at}: ${event}`,
  unusable: (why: string) => `Not a possible event: ${why}`,
  forced: (data: string) => `The rules force this instead: ${data}`,
  legalHere: "Legal here:",
  moreThan: (shown: number) => `… and more; only ${shown} are shown`,
  // a finding and what it depends on
  dependsOn: (events: number, of: number) => `depends on ${events} of ${of} events:`,
  sliceCut: "There may be more: not every choice could be tried otherwise.",
  fromStart: "From the start of the game",
  fromPosition: "From a stated position",
  witness: (events: number, seq: number, isLeast: boolean) =>
    `a log of ${events} events, the finding at event ${seq}; ${isLeast ? "nothing can be left out" : "a limit ended the search, more may be left out"}`,
  noWitness: "no such log was found",
  // several protocols of one game
  merged: (events: number, protocols: number) => `${events} events from ${protocols} protocols`,
  writtenAlone: (protocol: string, events: number) =>
    `only ${protocol} has ${events === 1 ? "1 event" : `${events} events`} of these`,
  theyDiffer: (seq: number) => `Event ${seq}: the protocols differ`,
  nothingHappened: "nothing happened there",
  takenHere: "taken into the record",
  notFollowed: "what follows was not looked for; a limit is reached",
  agreeInAll: "The protocols disagree nowhere.",
  // a recording: a line of its input, counted from 1
  inputElsewhere: (after: number, events: number) =>
    `it was chosen after event ${after}, and the log is at event ${events}; it was not recorded: read the log and choose anew`,
  inputTorn: "the input ends within this line; it was not recorded",
  inputLine: (line: number, why: string) => `line ${line}: ${why}`,
  // a ruling whose readings are told apart
  apartTitle: "Told apart by a game",
  apartBy: (one: string, other: string, events: number, from: "start" | "play" | "stated") =>
    `${one} and ${other}, after ${events === 1 ? "1 event" : `${events} events`} ${
      {
        start: "from the start",
        play: "from a position of play",
        stated: "from a position that was stated",
      }[from]
    }`,
  apartShortest: (isShortest: boolean) =>
    isShortest ? "nothing shorter from there does" : "not proved shortest",
  apartLog: "The log: ",
  neverApart: (one: string, other: string) => `${one} and ${other}: no game tells them apart`,
  // a rulebook
  clauses: "Clauses",
  rulings: "Rulings",
  rulingSets: "Ruling sets",
  sources: "Sources",
  nearestTexts: "Texts that come nearest to it",
  readThrough: "Read through the rulings",
  readers: "Clauses read through it",
  choosers: "Sets that choose",
  byDefault: "default",
  completion: "No text states it: the project completed the rules.",
  notAuditable: "Not auditable",
};

export type Messages = Translated<typeof en>;

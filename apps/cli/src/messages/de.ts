// The program's own sentences in German.
import { grammarOf } from "@assize/kernel-model";
import type { AnswerName } from "./answers.ts";
import type { Messages } from "./en.ts";

const ANSWERED: Readonly<Record<AnswerName, string>> = {
  compliant: "regelkonform",
  violated: "mit Regelverstoß",
  undetermined: "unbestimmt",
  unreadable: "nicht lesbar",
  defect: "nicht geprüft, durch einen Fehler des Programms",
};

const { and, or } = grammarOf("de");

export const de: Messages = {
  games: (number) => `${number} Partien`,
  undoneByFewer: (number) => `${number} mit Rücknahmen, denen nicht alle Plätze zustimmten`,
  answered: (answer, number) => `${number} ${ANSWERED[answer]}`,
  sheetWritten: (file) => `Das Entscheidungsblatt steht in ${file}.`,
  reportWritten: (file) => `Der Bericht ist in ${file}.`,
  afterEvent: (at, of) => `nach Ereignis ${at} von ${of}`,
  due: (events, seats) => `Fällig: ${or(events)}${seats.length === 0 ? "" : ` (${and(seats)})`}`,
  over: "Das Spiel ist beendet.",
  atPosition: (at, event) => `In Stellung ${at}: ${event}`,
  unusable: (why) => `Kein mögliches Ereignis: ${why}`,
  forced: (data) => `Die Regeln erzwingen stattdessen: ${data}`,
  legalHere: "Hier erlaubt:",
  moreThan: (shown) => `… und mehr; nur ${shown} werden gezeigt`,
  dependsOn: (events, of) => `beruht auf ${events} von ${of} Ereignissen:`,
  sliceCut: "Es können mehr sein: Nicht jede Wahl ließ sich anders treffen.",
  fromStart: "Vom Anfang der Partie",
  fromPosition: "Von einer vorgegebenen Stellung",
  witness: (events, seq, isLeast) =>
    `ein Protokoll mit ${events} Ereignissen, der Befund bei Ereignis ${seq}; ${isLeast ? "nichts kann wegbleiben" : "eine Grenze beendete die Suche, mehr kann wegbleiben"}`,
  noWitness: "kein solches Protokoll gefunden",
  merged: (events, protocols) => `${events} Ereignisse aus ${protocols} Protokollen`,
  writtenAlone: (protocol, events) =>
    `nur in ${protocol} ${events === 1 ? "steht 1 Ereignis" : `stehen ${events} Ereignisse`} davon`,
  theyDiffer: (seq) => `Ereignis ${seq}: Die Protokolle weichen voneinander ab`,
  nothingHappened: "dort geschah nichts",
  takenHere: "übernommen",
  notFollowed: "was daraus folgt, wurde nicht geprüft; eine Grenze ist erreicht",
  agreeInAll: "Die Protokolle widersprechen sich nirgends.",
  inputElsewhere: (after, events) =>
    `die Wahl folgt auf Ereignis ${after}, und das Protokoll steht bei Ereignis ${events}; sie wurde nicht aufgezeichnet: lesen Sie das Protokoll und wählen Sie neu`,
  inputTorn: "die Eingabe endet mitten in dieser Zeile; sie wurde nicht aufgezeichnet",
  inputLine: (line, why) => `Zeile ${line}: ${why}`,
  apartTitle: "Unterschieden durch eine Partie",
  apartBy: (one, other, events, from) =>
    `${one} und ${other}, nach ${events === 1 ? "1 Ereignis" : `${events} Ereignissen`} ${
      {
        start: "vom Anfang an",
        play: "aus einer gespielten Stellung",
        stated: "aus einer vorgegebenen Stellung",
      }[from]
    }`,
  apartShortest: (isShortest) =>
    isShortest ? "von dort aus nicht kürzer möglich" : "nicht als kürzeste bewiesen",
  apartLog: "Das Protokoll: ",
  neverApart: (one, other) => `${one} und ${other}: Keine Partie unterscheidet sie`,
  clauses: "Klauseln",
  rulings: "Auslegungen",
  rulingSets: "Sätze von Auslegungen",
  sources: "Quellen",
  nearestTexts: "Texte, die dem am nächsten kommen",
  readThrough: "Gelesen nach den Auslegungen",
  readers: "Klauseln, die nach ihr gelesen werden",
  choosers: "Sätze, die wählen",
  byDefault: "Vorgabe",
  completion: "Kein Text sagt es: Das Projekt hat die Regeln ergänzt.",
  notAuditable: "Nicht prüfbar",
};

// The program's own sentences in French.
import { grammarOf } from "@assize/kernel-model";
import type { AnswerName } from "./answers.ts";
import type { Messages } from "./en.ts";

const ANSWERED: Readonly<Record<AnswerName, string>> = {
  compliant: "conformes",
  violated: "non conformes",
  undetermined: "indéterminées",
  unreadable: "illisibles",
  defect: "non vérifiées, par un défaut du programme",
};

const { and, or } = grammarOf("fr");

export const fr: Messages = {
  games: (number) => `${number} parties`,
  undoneByFewer: (number) =>
    `${number} avec des retours en arrière sans l'accord de tous les sièges`,
  answered: (answer, number) => `${number} ${ANSWERED[answer]}`,
  sheetWritten: (file) => `La feuille d’arbitrage est dans ${file}.`,
  reportWritten: (file) => `Le rapport est dans ${file}.`,
  afterEvent: (at, of) => `après l'événement ${at} sur ${of}`,
  due: (events, seats) => `À venir : ${or(events)}${seats.length === 0 ? "" : ` (${and(seats)})`}`,
  over: "La partie est terminée.",
  atPosition: (at, event) => `À la position ${at} : ${event}`,
  unusable: (why) => `Événement impossible : ${why}`,
  forced: (data) => `Les règles imposent à la place : ${data}`,
  legalHere: "Permis ici :",
  moreThan: (shown) => `… et d'autres ; seuls ${shown} sont montrés`,
  dependsOn: (events, of) => `repose sur ${events} événements sur ${of} :`,
  sliceCut: "Il peut y en avoir d'autres : tous les choix n'ont pu être essayés autrement.",
  fromStart: "Depuis le début de la partie",
  fromPosition: "Depuis une position donnée",
  witness: (events, seq, isLeast) =>
    `un journal de ${events} événements, le constat à l'événement ${seq} ; ${isLeast ? "rien ne peut être retiré" : "une limite a mis fin à la recherche, davantage peut être retiré"}`,
  noWitness: "aucun journal de ce genre n'a été trouvé",
  merged: (events, protocols) => `${events} événements tirés de ${protocols} journaux`,
  writtenAlone: (protocol, events) =>
    `${events === 1 ? "1 événement ne se trouve" : `${events} événements ne se trouvent`} que dans ${protocol}`,
  theyDiffer: (seq) => `Événement ${seq} : les journaux diffèrent`,
  nothingHappened: "rien ne s'y est passé",
  takenHere: "repris",
  notFollowed: "la suite n'a pas été examinée ; une limite est atteinte",
  agreeInAll: "Les journaux ne se contredisent nulle part.",
  inputElsewhere: (after, events) =>
    `ce choix suit l'événement ${after}, et le journal en est à l'événement ${events} ; il n'a pas été consigné : lisez le journal et choisissez de nouveau`,
  inputTorn: "l'entrée se termine au milieu de cette ligne ; elle n'a pas été consignée",
  inputLine: (line, why) => `ligne ${line} : ${why}`,
  apartTitle: "Distinguées par une partie",
  apartBy: (one, other, events, from) =>
    `${one} et ${other}, après ${events === 1 ? "1 événement" : `${events} événements`} ${
      {
        start: "depuis le début",
        play: "depuis une position de jeu",
        stated: "depuis une position donnée",
      }[from]
    }`,
  apartShortest: (isShortest) =>
    isShortest ? "rien de plus court n’y suffit" : "non prouvée la plus courte",
  apartLog: "Le journal : ",
  neverApart: (one, other) => `${one} et ${other} : aucune partie ne les distingue`,
  clauses: "Clauses",
  rulings: "Interprétations",
  rulingSets: "Jeux d'interprétations",
  sources: "Sources",
  nearestTexts: "Textes qui s'en approchent le plus",
  readThrough: "Lue selon les interprétations",
  readers: "Clauses lues selon elle",
  choosers: "Jeux qui choisissent",
  byDefault: "par défaut",
  completion: "Aucun texte ne le dit : le projet a complété les règles.",
  notAuditable: "Non vérifiable",
};

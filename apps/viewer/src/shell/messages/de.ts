// Der Rahmen der Seite auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  home: "Assize: zur Startseite",
  assuranceMeans: {
    stated:
      "Verlässlichkeit: angegeben. Das Protokoll sagt, was geschah; sonst bürgt nichts dafür.",
    chained:
      "Verlässlichkeit: verkettet. Eine Änderung an einer Stelle fällt auf, ein Neuschreiben aller Zeilen nicht. Die letzte Zeile hält nur der Hash im Bericht.",
    signed: "Verlässlichkeit: unterschrieben. Die Plätze haben unterschrieben, was sie taten.",
    sealed: "Verlässlichkeit: versiegelt. Geheimes wurde vor Gebrauch versiegelt.",
  },
  eyes: "Wessen Augen",
  seenBy: (name) => `Sie sehen, was ${name} in diesem Augenblick wusste.`,
  notASafe: "Das bewahrt vor Vorwegnahmen, aber kein Geheimnis vor dem, der die Datei hat.",
  history: "Offene Partien",
  closeHistory: "Diese Partie schließen",
  game: (number, of) => `Partie ${number} von ${of}`,
  archive: (games) =>
    `Diese Datei enthält ${games} Partien; wählen Sie neben ihrem Namen eine aus.`,
  open: "Öffnen …",
  menu: "Menü",
  copyLink: "Link zu diesem Augenblick kopieren",
  linkCopied: "Link kopiert.",
  linkWithoutLog:
    "Link kopiert. Das Protokoll ist nicht darin: Menü → Teilen macht einen Link, der die Partie enthält.",
  linkNotCopied: (link) => `Der Browser erlaubt kein Kopieren. Der Link: ${link}`,
  linkOfAnother: "Der Link gehört zu einem anderen Protokoll, oder dieses wurde seither geändert.",
  newGame: "Neues Spiel",
  branchNotHere: (name) =>
    `Der Zweig „${name}“ liegt nicht in diesem Browser. Lassen Sie sich sein Protokoll schicken und öffnen Sie es.`,
  share: "Teilen…",
  saveAs: "Als Bild, Text oder Protokoll sichern…",
  embed: "In eine Webseite einbetten…",
  print: "Entscheidungsblatt drucken",
  printsElsewhere:
    "Hier würde die Seite gedruckt, nicht die Entscheidung. Für das Entscheidungsblatt wählen Sie",
  asText: "Text an Stelle des Plans",
  developers: "Für Entwickler",
  help: "Tasten und Hilfe",
  language: "Sprache",
  theme: "Farben",
  dismiss: "Ausblenden",
  skip: "Zur Werkbank springen",
  stage: "Plan und Zeitleiste",
  workbench: "Werkbank",
  brokenTitle: "Dieser Seite ist ein Fehler unterlaufen",
  brokenAdvice:
    "Der Fehler liegt bei uns, nicht bei Ihnen, und kein Protokoll wurde verändert. Laden Sie die Seite neu; geschieht es wieder, melden Sie es mit diesem Text:",
  again: "Neu laden",
  playing: "Läuft",
  bookmarked: (seq) => `Lesezeichen bei Ereignis ${seq} gesetzt.`,
  unmarked: (seq) => `Lesezeichen bei Ereignis ${seq} entfernt.`,
  noMore: "Davon gibt es keine weiteren.",
};

// What is said on a ruling sheet in German.
import type { Messages } from "./en.ts";

export const de: Messages = {
  title: "Entscheidungsblatt",
  documentTitle: (game, log) => `Entscheidungsblatt: ${game}, ${log}`,

  lead: (label) => `${label}:`,
  players: "Spieler, im Uhrzeigersinn",
  audited: "Was geprüft wurde",
  log: "Protokoll",
  digest: "Prüfsumme",
  digestIs: (bytes) => `SHA-256 seiner ${bytes} Bytes, base64url`,
  digestLeftOut: "weggelassen: Geheimnisse ließen sich durch Probieren finden",
  game: "Spiel",
  rules: (version) => `Regelfassung ${version}`,
  rulebook: "Regelwerk",
  edition: "Gedruckte Ausgabe",
  referenceEdition: "die Referenzausgabe",
  rulings: "Auslegungen",
  scope: "Wie weit die Prüfung reicht",
  auditedBy: "Geprüft mit",
  shown: "Gezeigt wird",
  eyes: {
    all: "Alles, auch Geheimes. Bevor es an die Spieler geht: Wer es gelesen hat, sollte nicht weiterspielen.",
    allOver: "Alles, auch Geheimes: Die Partie ist zu Ende.",
    public:
      "Was alle wissen dürfen. Geheimes fehlt, ebenso was aus den Fehlern geworden ist, denn das würde davon verraten.",
    seat: (name) =>
      `Was ${name} wissen darf. Geheimes der anderen fehlt, ebenso was aus den Fehlern geworden ist, denn das würde davon verraten.`,
  },

  causes: "Was nicht den Regeln entspricht",
  effect: "Auswirkung",
  together: "Alles zusammen genommen",
  cause: (place, event) => `${place}. Ereignis ${event}`,
  before: (event) => `Vor Ereignis ${event}`,
  after: (event) => `Nach Ereignis ${event}`,
  both: (event) =>
    `Ereignis ${event}: wie aufgezeichnet (gestrichelt, durchgestrichen) und wie die Regeln es verlangen (durchgezogen); Zahlen sind der Stand danach`,
  whole: (event) => `Der ganze Plan nach Ereignis ${event}, wie die Partie weitergeht`,
  notDrawn: "Zu den weiteren Ursachen stehen hier keine Bilder; der Betrachter hat sie.",
  rule: "Regel",
  clause: (id) => `Klausel ${id}`,
  source: "Quelle",
  missingAt: "Fehlt bei",
  completion: "Kein Text nennt diese Klausel: Das Projekt hat die Regeln hier ergänzt.",
  completedHere:
    "Kein Text sagt, was von dieser Klausel hier entschieden hat: Das Projekt hat die Regeln ergänzt.",
  readBy: "So ausgelegt",
  happened: "Was vermutlich geschehen ist",
  follows: "Was daraus folgt",

  outcome: "Ergebnis",
  boardAtEnd: "Der Plan am Ende der Partie",
  boardSoFar: (event) => `Der Plan nach Ereignis ${event}, dem letzten bekannten`,
  open: "Was offen ist",
  report: "Die Prüfung",

  note: "Bemerkung der Spielleitung",
  ruling: "Entscheidung der Spielleitung",
  arbiter: "Name",
  signed: "Ort, Datum, Unterschrift",
};

// Ein neues Spiel, auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const COLOURS: Readonly<Record<string, string>> = {
  blue: "blau",
  red: "rot",
  green: "grün",
  yellow: "gelb",
  black: "schwarz",
};

const { count } = grammarOf("de");

export const de: Messages = {
  title: "Neues Spiel",
  lead: "Schreib ein Spiel mit, während ihr spielt: Dieses Gerät geht um den Tisch, kennt die Regeln und bewahrt jedes Geheimnis vor den anderen. Nichts verlässt es.",
  back: "Zurück",
  unfinished: (title) => `Eine Partie ${title} ist nicht zu Ende`,
  resume: "Weiterspielen",
  forget: "Wegwerfen",
  elsewhere:
    "Ein anderer Tab oder ein anderes Fenster dieses Browsers hat eine Partie am Tisch. Spielen Sie dort weiter, oder verlassen Sie dort zuerst den Tisch.",
  discard: (title) => `Die Partie ${title} wegwerfen?`,
  discardMeans: (events) =>
    `Sie hat ${count(events, "Ereignis", "Ereignisse")}, und nur dieser Browser hat sie. Sie lässt sich nicht zurückholen.`,
  keep: "Behalten",
  game: "Spiel",
  seats: "Plätze, im Uhrzeigersinn",
  howMany: "Wie viele Plätze",
  seat: (number) => `Platz ${number}`,
  name: "Name",
  colourOfSeat: "Farbe",
  colour: (colour) => COLOURS[colour] ?? colour,
  whoPlays: "Wer spielt",
  person: "am Tisch",
  bot: (name) => `Bot: ${name}`,
  table: "Tisch",
  number: "Zahl",
  byLot: "durch Los",
  rulingSet: "Auslegungen",
  singleRulings: (number) => `Einzelne Auslegungen (${number})`,
  asTheSet: "wie oben",
  times: "Aufschreiben, wann jede Entscheidung fiel",
  begin: "Beginnen",
  waiting: "Einen Augenblick …",
  handTo: (name) => `Gib das Gerät an ${name}`,
  nobodyElse: (name) => `Was jetzt kommt, ist nur für ${name}.`,
  iAm: (name) => `Ich bin ${name}`,
  board: "Spielplan",
  branch: "Zweig",
  seenBy: (name) => `Nur für ${name}`,
  decides: (name) => `${name} entscheidet`,
  chance: "Der Zufall entscheidet",
  drawHere: "Hier ziehen",
  orEnter: "Oder eingeben, was eure Würfel oder Karten zeigen:",
  enterSecret: "Von Hand eingeben: Wer es tut, sieht es",
  orFirst: "Oder zuerst:",
  happened: (seq) => `Was geschah, bis Ereignis ${seq}`,
  goBack: "Zurückgehen …",
  goBackMeans:
    "Nichts wird zurückgenommen: Was entschieden wurde, bleibt stehen, und ein Zweig verlässt es. Speichere das verlassene Spiel, wenn ihr es braucht.",
  before: "Bis vor",
  beginBranch: "Von dort in einem Zweig weiter",
  save: "Als Protokoll speichern",
  saveLeft: "Das verlassene Spiel speichern",
  saved: "Bleibt in diesem Browser, samt Geheimnissen, bis ihr ein anderes Spiel beginnt.",
  notSaved:
    "Dieser Browser kann das Spiel nicht behalten. Speichere es als Protokoll, bevor du die Seite schließt.",
  leave: "Den Tisch verlassen",
  over: "Das Spiel ist zu Ende",
  verdict: "Urteil:",
  report: "Der Bericht",
  watch: "Ansehen",
  another: "Noch ein Spiel",
};

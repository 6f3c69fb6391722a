// Was hätte sein können, auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("de");

export const de: Messages = {
  choose: "Was hier entschieden wird",
  instead: (seq) => `Was Sie hier wählen, steht in einem Zweig an der Stelle von Ereignis ${seq}.`,
  onwards: "Hier endet es. Was Sie hier wählen, führt von hier weiter.",
  who: "Wer entscheidet",
  decides: (name) => `${name} entscheidet`,
  chance: "Der Zufall entscheidet",
  dice: "Den Zufall entscheiden lassen",
  forced: "Hier entscheidet niemand: Die Regeln erzwingen das nächste Ereignis.",
  toLastChoice: "Zur Wahl davor",
  toNextChoice: "Zur nächsten Wahl",
  over: "Das Spiel ist hier zu Ende.",
  notTheseEyes:
    "Was dieser Platz wählen kann, sehen nur er selbst und allsehende Augen. Wechsle die Sicht.",
  search: (number) => `${number} Möglichkeiten durchsuchen`,
  moreThanShown: "Es gibt mehr als gezeigt werden; suchen Sie danach.",
  asList: "Aus einer Liste wählen",
  kind: "Was",
  place: (number) => `Nr. ${number}`,
  take: "Das wählen",
  refused: "Hier nicht möglich",
  here: (number) =>
    `${number === 1 ? "eine Möglichkeit" : `${number} Möglichkeiten`}, auf dem Plan oder hier`,
  another: "Anderes wählen",
  letBot: "Einen Bot weiterspielen lassen",
  bot: "Bot",
  stretch: { choice: "Eine Wahl", turn: "Bis zum nächsten Zug", end: "Bis zum Spielende" },
  playing: "Der Bot spielt …",
  outcomes: "Was daraus wurde",
  record: "Die Aufzeichnung",
  notOver: "nicht zu Ende",
  followed: (events) =>
    `Was daraus wurde: ${count(events, "Ereignis folgte", "Ereignisse folgten")} nach den Regeln`,
  branches: "Zweige",
  tree: "Die Aufzeichnung und ihre Zweige",
  leaves: (seq, events) => `zweigt nach Ereignis ${seq} ab; ${events} Ereignisse`,
  rename: "Umbenennen",
  newName: "Neuer Name",
  keepName: "Umbenennen",
  save: "Als Protokoll speichern",
  discard: "Verwerfen",
  kept: "Zweige bleiben in diesem Browser. Weitergeben: Menü → Teilen.",
  notKept: (number) =>
    `In diesem Browser ist kein Platz für ${count(number, "Zweig", "Zweige")}. Speichern Sie, was Sie brauchen, als Protokoll.`,
  notTheRecord: "Das ist nicht geschehen.",
  stillTheRecord: (seq) => `Bis Ereignis ${seq} wie aufgezeichnet; danach beginnt der Zweig.`,
  leftAt: (seq) =>
    `Das ist nicht geschehen: Der Zweig hat die Aufzeichnung nach Ereignis ${seq} verlassen.`,
  toRecord: "Zurück zur Aufzeichnung",
};

// The inspector in German.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("de");

export const de: Messages = {
  title: "Inspektor",
  thatPage: "die Seite, die diese geöffnet hat",
  waiting: (where) => `Warte auf Akteure (${where}) …`,
  watching: (where) => `Beobachtet: ${where}.`,
  disconnected: (where) =>
    `Keine Verbindung: ${where}. Das Programm neu starten, dann diese Seite neu laden.`,
  foreign: (server) =>
    `${server} ist nicht auf diesem Rechner. Nur localhost und 127.0.0.1 werden gefragt.`,
  actors: "Akteure",
  stopped: "beendet",
  machine: "Zustände",
  active: "aktiv",
  guard: "wenn",
  pick: "In das Feld übernehmen",
  events: (number) => count(number, "Ereignis", "Ereignisse"),
  context: "Kontext",
  more: (number) => `und ${count(number, "weiteres", "weitere")}, nicht gezeigt`,
  event: "Zu sendendes Ereignis, als JSON",
  send: "Senden",
  notAnEvent:
    'Das ist kein Ereignis. Gebraucht wird JSON mit einem Typ, zum Beispiel {"type":"…","data":{}}.',
  refused: "Abgelehnt:",
  sequence: "Folge der Ereignisse",
  stays: "bleibt",
  decided: "entschieden durch",
  jump: "Zu Ereignis",
  stepping: "Durch die Ereignisse gehen",
  toStart: "An den Anfang",
  toEnd: "Zum letzten Ereignis",
  back: "Schritt zurück",
  forth: "Schritt vor",
  beforeFirst: "vor dem ersten Ereignis",
  afterEvent: (index) => `nach Ereignis ${index}`,
  senders: "Nur einen Absender zeigen",
  filter: "Filtern nach Ereignis, Zustand, Frage oder Klausel",
  earlier: (number) => `${count(number, "Ereignis", "Ereignisse")} darüber`,
  later: (number) => `${count(number, "Ereignis", "Ereignisse")} darunter`,
  nothingListed: "Kein Ereignis passt.",
  outside: "von außen",
  bySeat: (seat) => `Platz ${seat}`,
  breakpoints: "Haltepunkte",
  stopBefore: "Vor diesem Übergang anhalten",
  removeStop: "Diesen Haltepunkt entfernen",
  held: "Angehalten, noch nicht angenommen:",
  wouldTake: "Es würde nehmen:",
  nothingTakesIt: "Kein Übergang nimmt es jetzt an.",
  holdsTheNext: "Das nächste Ereignis wird angehalten.",
  holdNext: "Das nächste Ereignis anhalten",
  step: "Schritt",
  goOn: "Weiter",
  whatIsHeld:
    "Angehalten werden Ereignisse, die eine Aufzeichnung bringt oder die ein Programm mit watch.pass übergibt, nicht aber, was Akteure einander senden. Ein Haltepunkt wird am Übergang gesetzt, in dessen Zustand.",
  transitions: (number) => count(number, "Übergang", "Übergänge"),
};

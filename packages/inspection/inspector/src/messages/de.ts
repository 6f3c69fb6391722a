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
};

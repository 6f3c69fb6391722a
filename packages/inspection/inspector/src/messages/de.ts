// The inspector in German.
import type { Messages } from "./en.ts";

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
  events: (number) => (number === 1 ? "1 Ereignis" : `${number} Ereignisse`),
  context: "Kontext",
  more: (number) =>
    number === 1 ? "und 1 weiteres, nicht gezeigt" : `und ${number} weitere, nicht gezeigt`,
  event: "Zu sendendes Ereignis, als JSON",
  send: "Senden",
  notAnEvent:
    'Das ist kein Ereignis. Gebraucht wird JSON mit einem Typ, zum Beispiel {"type":"…","data":{}}.',
  refused: "Abgelehnt:",
};

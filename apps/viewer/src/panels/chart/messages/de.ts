// Das Diagramm auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("de");

export const de: Messages = {
  loading: "Das Diagramm wird geholt …",
  part: "Teil des Diagramms",
  follow: (phase) => (phase === null ? "Dem Spiel folgen" : `Folgt: ${phase}`),
  whole: "Ganzes Diagramm",
  large: "Groß",
  elsewhere: "Das Diagramm steht an der Stelle des Spielplans.",
  save: "Sichern …",
  formats: { svg: "Zeichnung (SVG)", mermaid: "Mermaid", json: "Daten (JSON)" },
  search: "Im Diagramm suchen",
  found: (number, more) => (more ? `Die ersten ${number} stehen hier` : `${number} gefunden`),
  kinds: {
    state: "Zustand",
    transition: "Übergang",
    event: "Ereignis",
    clause: "Klausel",
    question: "Frage",
  },
  standing: "Wo das Spiel steht",
  took: "Nahm",
  forcedToTake: "Abgelehnt; das Spiel ging weiter, wie die Regeln es erzwingen:",
  refused: "Nahm keinen Übergang: Das Ereignis wurde abgelehnt.",
  outside: "Wird vom Diagramm nicht beurteilt.",
  forget: "Auf nichts zeigen",
  entered: (times) => (times === 0 ? "nie betreten" : `${times}× betreten`),
  readClause: "Klausel lesen",
  asks: "Fragt",
  changes: "Ändert:",
  transitions: (number) => count(number, "Übergang", "Übergänge"),
  taken: (times) => (times === 0 ? "nie" : `${times}×`),
  stays: "bleibt",
  events: (number) => `Von ${count(number, "Ereignis", "Ereignissen")} genommen`,
  moreEvents: (number) => `Und ${number} weitere.`,
  asked: "Was gefragt wurde",
  legal: "Erlaubt.",
  notLegal: "Abgelehnt.",
  forced: "Die Regeln erzwingen:",
  recorded: "Das Ereignis sagt:",
  onward: (events) => `${count(events, "Ereignis kann", "Ereignisse können")} hier kommen`,
  wayHere: "Zeigen, wie man hierher kommt",
  howShort: {
    chart: (events) =>
      `${count(events, "Ereignis", "Ereignisse")}; kein Spiel kommt mit weniger hierher`,
    explored: (events) =>
      `${count(events, "Ereignis", "Ereignisse")}; alles, was sich am üblichen Tisch mit weniger spielen lässt, wurde durchgegangen`,
    played: (events) => `${count(events, "Ereignis", "Ereignisse")}; vielleicht geht es kürzer`,
  },
  noWayKnown: "Es ist kein Spiel bekannt, das hierher kommt.",
  awaited: "erwartet",
};

// Das Diagramm auf Deutsch.
import type { Messages } from "./messages.ts";

export const de: Messages = {
  loading: "Das Diagramm wird geholt …",
  part: "Teil des Diagramms",
  follow: (phase) => (phase === null ? "Dem Spiel folgen" : `Folgt: ${phase}`),
  whole: "Ganzes Diagramm",
  large: "Groß",
  elsewhere: "Das Diagramm steht an der Stelle des Spielplans.",
  save: "Sichern …",
  formats: { svg: "Zeichnung (SVG)", mermaid: "Mermaid", scxml: "SCXML", json: "Daten (JSON)" },
  search: "Zustand, Ereignis, Klausel oder Frage suchen",
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
  refused: "Nahm keinen Übergang: Das Ereignis wurde abgelehnt.",
  outside: "Wird vom Diagramm nicht beurteilt.",
  forget: "Auf nichts zeigen",
  entered: (times) => (times === 0 ? "nie betreten" : `${times}× betreten`),
  readClause: "Klausel lesen",
  asks: "Fragt",
  changes: "Ändert:",
  transitions: (number) => (number === 1 ? "Ein Übergang" : `${number} Übergänge`),
  taken: (times) => (times === 0 ? "nie" : `${times}×`),
  stays: "bleibt",
  events: (number) =>
    number === 1 ? "Von einem Ereignis genommen" : `Von ${number} Ereignissen genommen`,
  moreEvents: (number) => `Und ${number} weitere.`,
  asked: "Was gefragt wurde",
  legal: "Erlaubt.",
  notLegal: "Abgelehnt.",
  onward: (events) =>
    events === 1 ? "Ein Ereignis kann hier kommen" : `${events} Ereignisse können hier kommen`,
  awaited: "erwartet",
};

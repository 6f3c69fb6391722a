// El diagrama en español.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count, plural } = grammarOf("es");

export const es: Messages = {
  loading: "El diagrama está en camino…",
  part: "Parte del diagrama",
  follow: (phase) => (phase === null ? "Seguir la partida" : `Sigue: ${phase}`),
  whole: "Todo el diagrama",
  large: "En grande",
  elsewhere: "El diagrama ocupa el lugar del tablero.",
  save: "Guardar…",
  formats: { svg: "Dibujo (SVG)", mermaid: "Mermaid", json: "Datos (JSON)" },
  search: "Buscar en el diagrama",
  found: (number, more) => (more ? `Los primeros ${number}` : `${number} encontrados`),
  kinds: {
    state: "estado",
    transition: "transición",
    event: "evento",
    clause: "cláusula",
    question: "pregunta",
  },
  standing: "Dónde está la partida",
  took: "Tomó",
  forcedToTake: "Rechazado; la partida siguió como obligan las reglas:",
  refused: "No tomó ninguna transición: el evento fue rechazado.",
  outside: "El diagrama no lo juzga.",
  forget: "No señalar nada",
  entered: (times) => (times === 0 ? "nunca alcanzado" : `alcanzado ${times}×`),
  readClause: "Leer la cláusula",
  asks: "Pregunta",
  changes: "Cambia:",
  transitions: (number) => count(number, "transición", "transiciones"),
  taken: (times) => (times === 0 ? "nunca" : `${times}×`),
  stays: "se queda",
  events: (number) =>
    plural(number, `Tomada por ${number} evento`, `Tomadas por ${number} eventos`),
  moreEvents: (number) => `Y ${number} más.`,
  asked: "Lo que se preguntó",
  legal: "Permitido.",
  notLegal: "Rechazado.",
  forced: "Las reglas obligan a:",
  recorded: "El evento dice:",
  onward: (events) => `${count(events, "evento puede", "eventos pueden")} venir aquí`,
  wayHere: "Mostrar cómo se llega aquí",
  howShort: {
    chart: (events) =>
      `${count(events, "evento", "eventos")}; ninguna partida llega aquí con menos`,
    explored: (events) =>
      `${count(events, "evento", "eventos")}; se ha seguido todo lo que se puede jugar con menos en la mesa habitual`,
    played: (events) => `${count(events, "evento", "eventos")}; quizá haya una partida más corta`,
  },
  noWayKnown: "No se conoce ninguna partida que llegue aquí.",
  awaited: "esperado",
};

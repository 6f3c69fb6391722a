// El porqué en español.
import type { Messages } from "./messages.ts";

export const es: Messages = {
  about: "Acerca de",
  thisEvent: (seq) => `Evento ${seq}`,
  another: "¿Y si otra cosa…?",
  nothingYet: "Aún no ha ocurrido nada. Vaya a un evento o pregunte por uno posible.",
  legal: "Permitido aquí",
  notLegal: "No permitido aquí",
  forced: "Las reglas obligan en cambio a:",
  ways: (number) =>
    number === 1 ? "Lo que se comprobó" : `Lo que se comprobó, de ${number} maneras`,
  held: "se cumple",
  failed: "no se cumple",
  open: "abierta",
  closed: (failed, asked) => `${failed} de ${asked} no se cumplió`,
  questions: (number) => (number === 1 ? "Una pregunta" : `${number} preguntas`),
  lookedAt: (fields) => (fields === 1 ? "miró un campo" : `miró ${fields} campos`),
  from: { event: "evento", state: "estado" },
  alternatives: "Permitido en su lugar",
  legalHere: (number) =>
    number === 1 ? "Una cosa está permitida ahora" : `${number} cosas están permitidas ahora`,
  search: "Buscar lo permitido",
  more: "Hay más de lo que se muestra; búsquelo o compóngalo.",
  putTogether: "Componer un evento cualquiera",
  type: "Evento",
  by: "Puesto",
  data: "Datos",
  ask: "¿Estaría permitido?",
};

// El porqué en español.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("es");

export const es: Messages = {
  about: "Acerca de",
  thisEvent: (seq) => `Evento ${seq}`,
  another: "¿Y si otra cosa…?",
  nothingYet: "Aún no ha ocurrido nada. Vaya a un evento o pregunte por uno posible.",
  legal: "Permitido aquí",
  notLegal: "No permitido aquí",
  forced: "Las reglas obligan en cambio a:",
  developers: "Para desarrolladores",
  heldToo: (answers) => `${count(answers, "pregunta sin objeción", "preguntas sin objeción")}`,
  otherWays: (number) => `${count(number, "otra vía", "otras vías")}, que este evento no sigue`,
  follows: "lo que dice el evento se sigue de las reglas",
  expected: "esperado",
  recorded: "registrado",
  held: "se cumple",
  failed: "no se cumple",
  open: "abierta",
  openForOther: "abierta, pero no para lo que dice el evento",
  closed: (failed, asked) => `${failed} de ${asked} no se cumplió`,
  lookedAt: (fields) => `miró ${count(fields, "campo", "campos")}`,
  from: { event: "evento", state: "estado" },
  alternatives: "Permitido en su lugar",
  legalHere: (number) => `${count(number, "cosa está permitida", "cosas están permitidas")} ahora`,
  search: "Buscar lo permitido",
  more: "Hay más de lo que se muestra; búsquelo o compóngalo.",
  putTogether: "Componer un evento cualquiera",
  type: "Evento",
  by: "Puesto",
  data: "Datos",
  ask: "¿Estaría permitido?",
};

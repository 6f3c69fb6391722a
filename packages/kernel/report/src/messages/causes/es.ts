// Why something is wrong, in Spanish: what stands beside the event and the facts.
import type { Causes } from "./en.ts";

export const causes: Causes = {
  recorded: (event) => `El registro dice «${event}».`,
  ruled: (event) => `Las reglas dicen «${event}».`,
  missing: (event) => `En el registro falta lo que las reglas provocan aquí: ${event}.`,
  surplus: "Las reglas no provocan nada parecido aquí.",
  insteadOf: (event) => `Las reglas provocaban otra cosa aquí: ${event}.`,
  twice: "Está escrito dos veces.",
  order: "Este evento y el siguiente están en el orden equivocado.",
  otherValues: "Esta elección y la siguiente de su clase tienen los valores intercambiados.",
  place: "No está en su lugar del registro.",
  seat: (seat) => `Esta elección correspondía a ${seat}.`,
  illegal: "Las reglas no permiten esta elección aquí.",
  /** Of a choice of which not all is known. */
  fitsNone:
    "Ninguna elección de esta clase que las reglas permitan aquí encaja con lo que está escrito.",
  notDue: "Esta elección no tocaba.",
  impossible: "El azar no puede dar este resultado aquí.",
  chanceNotDue: "Aquí nada quedaba al azar.",
  over: "La partida ya había terminado.",
  choiceMissing: (seat) =>
    `Justo antes falta una elección en el registro${seat === "" ? "" : ` (${seat})`}.`,
  chanceMissing: "Justo antes falta un resultado del azar en el registro.",
  choiceMissingBefore: (event, seat) =>
    `Antes del evento ${event} falta una elección en el registro${seat === "" ? "" : ` (${seat})`}.`,
  chanceMissingBefore: (event) =>
    `Antes del evento ${event} falta un resultado del azar en el registro.`,
  undone: "Justo antes el juego volvió a una posición anterior, y el registro no lo dice.",
  earlier: (event) =>
    `Según las reglas, solo es posible si el evento ${event} fue otro que el registrado.`,
  later: (event) => `Lo que corresponde aquí está más adelante en el registro: ${event}.`,
  laterBefore: "Algo que corresponde antes está más adelante en el registro.",
};

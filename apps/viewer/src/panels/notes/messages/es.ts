// Las notas en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  here: (seq) => `Nota sobre el evento ${seq}`,
  write: "¿Qué hay que ver?",
  kept: "Las notas quedan en este navegador, bajo el hash del registro.",
  notKept: "Este navegador no guarda nada aquí: las notas se pierden al cerrar la página.",
  none: "Todavía no hay marcadores. La tecla b pone uno.",
  event: (seq) => `Evento ${seq}`,
  remove: (seq) => `Quitar la nota del evento ${seq}`,
};

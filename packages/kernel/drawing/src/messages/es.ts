// What the drawing of any game says in Spanish. Knows no geometry.
import type { Messages } from "./en.ts";

export const es: Messages = {
  position: "Posición",
  edition: "Edición",
  description: (panels) => `Lo que se sabe de la posición, en ${panels} paneles.`,
  facts: "De un vistazo",
  more: (count) => `… ${count} más`,
  tooDeep: "…",
  nothing: "nada",
  unknown: "vacío u oculto",
  yes: "sí",
  no: "no",
};

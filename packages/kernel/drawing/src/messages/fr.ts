// What the drawing of any game says in French. Knows no geometry.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  position: "Position",
  edition: "Édition",
  description: (panels) => `Ce que l’on sait de la position, en ${panels} panneaux.`,
  facts: "En bref",
  more: (count) => `… ${count} de plus`,
  tooDeep: "…",
  nothing: "rien",
  unknown: "vide ou caché",
  yes: "oui",
  no: "non",
};

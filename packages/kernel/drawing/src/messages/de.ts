// What the drawing of any game says in German. Knows no geometry.
import type { Messages } from "./en.ts";

export const de: Messages = {
  position: "Stellung",
  edition: "Ausgabe",
  description: (panels) => `Was von der Stellung bekannt ist, in ${panels} Feldern.`,
  facts: "Auf einen Blick",
  more: (count) => `… ${count} weitere`,
  tooDeep: "…",
  nothing: "nichts",
  unknown: "leer oder verdeckt",
  yes: "ja",
  no: "nein",
};

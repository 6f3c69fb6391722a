// The inspection of a recorded game in German.
import type { Messages } from "./en.ts";

export const de: Messages = {
  loading: "Das Diagramm wird geladen.",
  senders: {
    decision: "jemand am Tisch",
    chance: "der Zufall",
    outside: "jemand außerhalb der Plätze",
    consequence: "die Regeln",
    record: "der Tisch",
  },
};

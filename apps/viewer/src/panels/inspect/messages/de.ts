// The inspection of a recorded game in German.
import type { Messages } from "./en.ts";

export const de: Messages = {
  loading: "Das Diagramm wird geladen.",
  senders: {
    decision: "jemand am Tisch",
    chance: "der Zufall",
    consequence: "die Regeln",
    record: "der Tisch",
  },
};

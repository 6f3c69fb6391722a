// The inspection of a recorded game in French.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  loading: "Le diagramme est en cours de chargement.",
  senders: {
    decision: "un joueur",
    chance: "le hasard",
    outside: "quelqu’un d’autre que les joueurs",
    consequence: "les règles",
    record: "la table",
  },
};

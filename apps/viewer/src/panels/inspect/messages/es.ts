// The inspection of a recorded game in Spanish.
import type { Messages } from "./en.ts";

export const es: Messages = {
  loading: "Se está cargando el diagrama.",
  senders: {
    decision: "un jugador",
    chance: "el azar",
    outside: "alguien de fuera de los asientos",
    consequence: "las reglas",
    record: "la mesa",
  },
};

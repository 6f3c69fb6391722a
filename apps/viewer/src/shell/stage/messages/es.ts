// El escenario en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  finding: "Hallazgo",
  findingOf: (place, of) => `Hallazgo ${place} de ${of}`,
  players: "Jugadores",
  next: "siguiente",
};

// Die Bühne auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  finding: "Befund",
  findingOf: (place, of) => `Befund ${place} von ${of}`,
  players: "Spieler",
  next: "als Nächstes",
};

// La scène en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  finding: "Constat",
  findingOf: (place, of) => `Constat ${place} sur ${of}`,
  players: "Joueurs",
  next: "à suivre",
};

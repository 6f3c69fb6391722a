// La ligne brute en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  nothingYet: "Rien ne s’est encore passé : allez à un événement.",
  event: (seq) => `Événement ${seq}, tel que ces yeux peuvent le connaître`,
  applied: "Comment le diagramme l’a pris",
  finding: (id) => `Constat ${id}`,
};

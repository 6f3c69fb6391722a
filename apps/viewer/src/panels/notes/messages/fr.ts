// Les notes en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  here: (seq) => `Note sur l’événement ${seq}`,
  write: "Qu’y a-t-il à voir ?",
  kept: "Les notes restent dans ce navigateur, sous l’empreinte du journal.",
  notKept: "Ce navigateur ne garde rien ici : les notes disparaissent avec la page.",
  none: "Pas encore de signet. La touche b en pose un.",
  event: (seq) => `Événement ${seq}`,
  remove: (seq) => `Retirer la note sur l’événement ${seq}`,
};

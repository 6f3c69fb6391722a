// L’enregistrement en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  title: "Enregistrer",
  close: "Fermer",
  lead: "Tous les fichiers sont faits ici, dans votre navigateur ; rien n’est envoyé nulle part.",
  seenBy: (name) => `Images et textes montrent ce que ${name} savait.`,
  picture: (seq) => `Image du plateau après l’événement ${seq}`,
  theme: "Couleurs",
  themes: { light: "Clair", dark: "Sombre", print: "Pour imprimer" },
  range: "Passage pour ce qui suit",
  from: "De l’événement",
  to: "à l’événement",
  wholeGame: "C’est le tout.",
  takeWhole: "Prendre le tout",
  animation: "Animation du passage",
  width: "Largeur en pixels",
  stay: "Chaque image reste",
  pictures: (pictures, moments, most) =>
    pictures === moments
      ? `${pictures} images.`
      : `${pictures} images, choisies à intervalles égaux parmi ${moments} moments : une animation n’en contient pas plus de ${most}.`,
  done: (done, of) => `${done} sur ${of}`,
  cancel: "Annuler",
  text: "Texte",
  state: (seq) => `État après l’événement ${seq}`,
  lines: "Lignes du passage",
  report: "Rapport",
  sheet: "Feuille d’arbitrage",
  log: "Journal",
  wholeLog: "Le journal entier",
  wholeBranch: "La branche entière, en journal",
  slice: (from, to) => `Seulement les événements ${from} à ${to}`,
  sliceMeans:
    "Une partie de journal commence par la position dont elle part, et peut être vérifiée seule.",
  holdsAll: "Un journal contient tout, même ce que ce joueur ne pouvait pas voir.",
};

// Ce qui est dit des dossiers, en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  noCase:
    "Cette archive n’est pas un dossier. Ouvrez un dossier fait par `assize case`, ou décompressez l’archive et ouvrez le journal qu’elle contient.",
  damaged:
    "Cette archive est abîmée, ou trompe sur son contenu : ce qui serait dit de sa partie ne compterait pas. Procurez-vous-la de nouveau.",
  changed:
    "Ce dossier n’est plus ce qu’il était quand il a été fait : ce qui serait dit de sa partie ne compterait pas. Procurez-vous-le de nouveau.",
  tooLarge: "Ce que contient cette archive est trop grand pour un dossier.",
  lookAt: (file) => `Regardez ${file} dans l’archive.`,
};

// Le pourquoi en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  about: "À propos de",
  thisEvent: (seq) => `Événement ${seq}`,
  another: "Et si autre chose…",
  nothingYet: "Rien ne s’est encore passé. Allez à un événement, ou interrogez-en un possible.",
  legal: "Permis ici",
  notLegal: "Pas permis ici",
  forced: "Les règles imposent plutôt :",
  asked: "Ce qui a été vérifié",
  otherWays: (number) =>
    number === 1
      ? "Une autre voie, que cet événement ne suit pas"
      : `${number} autres voies, que cet événement ne suit pas`,
  follows: "ce que dit l’événement découle des règles",
  expected: "attendu",
  recorded: "consigné",
  held: "vrai",
  failed: "faux",
  open: "ouverte",
  openForOther: "ouverte, mais pas pour ce que dit l’événement",
  closed: (failed, asked) => `${failed} sur ${asked} en défaut`,
  lookedAt: (fields) => (fields === 1 ? "a regardé un champ" : `a regardé ${fields} champs`),
  from: { event: "événement", state: "état" },
  alternatives: "Permis à la place",
  legalHere: (number) =>
    number === 1 ? "Une chose est permise maintenant" : `${number} choses sont permises maintenant`,
  search: "Chercher ce qui est permis",
  more: "Il y en a plus que la liste ; cherchez, ou composez l’événement.",
  putTogether: "Composer un événement quelconque",
  type: "Événement",
  by: "Place",
  data: "Données",
  ask: "Serait-ce permis ?",
};

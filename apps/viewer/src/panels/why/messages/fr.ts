// Le pourquoi en français.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("fr");

export const fr: Messages = {
  about: "À propos de",
  thisEvent: (seq) => `Événement ${seq}`,
  another: "Et si autre chose…",
  nothingYet: "Rien ne s’est encore passé. Allez à un événement, ou interrogez-en un possible.",
  legal: "Permis ici",
  notLegal: "Pas permis ici",
  forced: "Les règles imposent plutôt :",
  developers: "Pour les développeurs",
  heldToo: (answers) => `${count(answers, "question", "questions")} sans objection`,
  otherWays: (number) =>
    `${count(number, "autre voie", "autres voies")}, que cet événement ne suit pas`,
  follows: "ce que dit l’événement découle des règles",
  expected: "attendu",
  recorded: "consigné",
  held: "vrai",
  failed: "faux",
  open: "ouverte",
  openForOther: "ouverte, mais pas pour ce que dit l’événement",
  closed: (failed, asked) => `${failed} sur ${asked} en défaut`,
  lookedAt: (fields) => `a regardé ${count(fields, "champ", "champs")}`,
  from: { event: "événement", state: "état" },
  alternatives: "Permis à la place",
  legalHere: (number) => `${count(number, "chose est permise", "choses sont permises")} maintenant`,
  search: "Chercher ce qui est permis",
  more: "Il y en a plus que la liste ; cherchez, ou composez l’événement.",
  putTogether: "Composer un événement quelconque",
  type: "Événement",
  by: "Siège",
  data: "Données",
  ask: "Serait-ce permis ?",
};

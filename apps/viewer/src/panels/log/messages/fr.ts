// Le journal en français.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("fr");

export const fr: Messages = {
  search: "Événements et clauses",
  seat: "Siège",
  anySeat: "Tous les sièges",
  class: "Genre",
  anyClass: "Tous les genres",
  classes: {
    decision: "Décisions",
    chance: "Hasard",
    outside: "De l’extérieur",
    consequence: "Conséquences",
    record: "Notes de la table",
  },
  findingsOnly: "Seulement les événements avec constat",
  listed: (listed, of) => (listed === of ? `${of} événements` : `${listed} événements sur ${of}`),
  range: (from, to) => `de ${from} à ${to}`,
  clear: "Tout montrer",
  copy: "Copier le texte",
  copied: (lines) => `${lines} événements copiés.`,
  notCopied: "Le navigateur ne permet pas de copier.",
  none: "Aucun événement ne convient. Élargissez la recherche, ou montrez tout.",
  list: "Événements",
  hasFinding: "a un constat",
  hasBookmark: "avec signet",
  readClause: "Lire cette clause",
  narrow: "Filtrer",
  toCause: (seq) => `La cause : événement ${seq}`,
  whatElse: "Qu’est-ce qui était permis d’autre ici ?",
  addNote: "Ajouter une note",
  editNote: "Modifier la note",
  moreRules: (rules) => count(rules, "autre règle", "autres règles"),
};

// Le journal en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  search: "Chercher événements et clauses",
  seat: "Siège",
  anySeat: "Tous les sièges",
  class: "Genre",
  anyClass: "Tous les genres",
  classes: {
    decision: "Décisions",
    chance: "Hasard",
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
  onlyClause: (clause) => `Seulement les événements de ${clause}`,
};

// Das Protokoll auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("de");

export const de: Messages = {
  search: "Ereignisse und Regeln suchen",
  seat: "Platz",
  anySeat: "Alle Plätze",
  class: "Art",
  anyClass: "Alle Arten",
  classes: {
    decision: "Entscheidungen",
    chance: "Zufall",
    outside: "Von außerhalb",
    consequence: "Folgen",
    record: "Vermerke des Tisches",
  },
  findingsOnly: "Nur Ereignisse mit Befund",
  listed: (listed, of) => (listed === of ? `${of} Ereignisse` : `${listed} von ${of} Ereignissen`),
  range: (from, to) => `von ${from} bis ${to}`,
  clear: "Alle zeigen",
  copy: "Als Text kopieren",
  copied: (lines) => `${lines} Ereignisse kopiert.`,
  notCopied: "Der Browser erlaubt kein Kopieren.",
  none: "Kein Ereignis passt. Suchen Sie weiter gefasst, oder zeigen Sie alle.",
  list: "Ereignisse",
  hasFinding: "hat einen Befund",
  hasBookmark: "mit Lesezeichen",
  readClause: "Diesen Regelsatz lesen",
  narrow: "Filtern",
  toCause: (seq) => `Die Ursache: Ereignis ${seq}`,
  whatElse: "Was war hier sonst erlaubt?",
  addNote: "Notiz schreiben",
  editNote: "Notiz ändern",
  moreRules: (rules) => count(rules, "weitere Regel", "weitere Regeln"),
};

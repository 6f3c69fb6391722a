// What is wrong with values, in German.
import { grammarOf } from "@assize/kernel-model";
import type { Problems } from "./en.ts";

const { and, or } = grammarOf("de");

const between = (least: number | null, most: number | null): string => {
  if (least === most) return `${least}`;
  if (least === null) return `höchstens ${most}`;
  return most === null ? `mindestens ${least}` : `${least} bis ${most}`;
};

export const problems: Problems = {
  types: {
    object: "ein Objekt",
    array: "eine Liste",
    string: "ein Text",
    integer: "eine ganze Zahl",
    number: "eine Zahl",
    boolean: "wahr oder falsch (true, false)",
  },
  misfits: {
    missing: "fehlt",
    surplus: "ist hier nicht bekannt",
    surplusAmong: (known) => `ist hier nicht bekannt; bekannt sind ${and(known)}`,
    mustBe: (kinds) => `muss das sein: ${or(kinds)}`,
    range: (least, most) => `muss eine Zahl sein: ${between(least, most)}`,
    length: (least, most) => `muss die Länge ${between(least, most)} haben`,
    pattern: (pattern) => `muss zu ${pattern} passen`,
    repeated: "steht dort ein zweites Mal",
    rule: (name) => `verletzt die Regel „${name}“`,
    anyRule: "verletzt eine Regel seines Formats",
    clause: (id, by) => `verletzt die Klausel ${id} (${by})`,
  },
  doubts: {
    game: (game, known) => `das Spiel „${game}“ ist hier nicht bekannt (bekannt: ${and(known)})`,
    rules: (rules, known) =>
      `aufgezeichnet unter Regelversion ${rules}, diese Prüfung kennt Version ${and(known)}`,
    rulebook: (rulebook) => `das Regelwerk ${rulebook} ist nicht das dieser Prüfung`,
    edition: (edition, digest, used) =>
      `aufgezeichnet mit der Ausgabe „${edition}“ (${digest}); diese Prüfung hat ${used}`,
    editionGiven: (problem, path) =>
      `die angegebene Ausgabe ist ungültig: ${problem}${path === "" ? "" : `, ${path}`}`,
    rulingSet: (set) =>
      `unbekannter Satz von Auslegungen „${set}“; der Standardsatz wurde angenommen`,
    ruling: (ruling) => `unbekannte Auslegung „${ruling}“; der Standardsatz wurde angenommen`,
    rulingOption: (ruling, option, known) =>
      `die Auslegung „${ruling}“ kennt „${option}“ nicht (nur ${and(known)}); der Standardsatz wurde angenommen`,
  },
  stops: {
    refused: (event) =>
      `das Protokoll geht weiter, als wäre das abgelehnte Ereignis ${event} erlaubt gewesen`,
    unknownValue: (value) => `${value}; was folgt, hängt davon ab`,
    findingsLimit: (most) => `${most} Befunde`,
  },
};

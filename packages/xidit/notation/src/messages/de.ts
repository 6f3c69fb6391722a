// What can be wrong with a text, in German.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { or } = grammarOf("de");

export const de: Messages = {
  meant: (what, suggestion) => `${what}; ist ${suggestion} gemeint?`,
  known: (what, known) => `${what}; schreiben Sie ${or(known)}`,
  problems: {
    "too-long": () => "der Text ist zu lang; eine Partie braucht ein Hundertstel davon",
    "line-unknown": (found) =>
      `mit ${found} beginnt keine Zeile; eine Zeile beginnt mit einem Etikett in Klammern oder mit einem Jahr und einem Punkt`,
    "not-closed": (found) => `was hier mit ${found} geöffnet wird, ist nicht geschlossen`,
    "tag-malformed": (found) =>
      `das Etikett ${found} ist nicht lesbar; schreiben Sie einen Namen und einen Wert in Anführungszeichen`,
    "tag-unknown": (found) => `ein Etikett ${found} gibt es nicht`,
    "tag-repeated": (found) => `das Etikett ${found} steht zweimal da`,
    "tag-missing": (found) => `das Etikett ${found} fehlt`,
    "value-unknown": (found) => `${found} ist kein möglicher Wert`,
    "json-malformed": (found) => `was hier mit ${found} beginnt, ist kein JSON dieser Art`,
    "year-backwards": (found) => `das Jahr ${found} steht hinter einem späteren`,
    "year-skipped": (found) =>
      `das Jahr ${found} lässt das davor aus; wo niemand ein Jahr notiert hat, schreiben Sie nur seine Zahl und einen Punkt`,
    "program-repeated": (found) => `${found} hat für dieses Jahr schon Befehle`,
    "seat-unknown": (found) => `${found} ist kein Platz an diesem Tisch`,
    "seat-needed": (found) =>
      `${found}: Wessen Wahl ist das? Schreiben Sie den Buchstaben eines Platzes und einen Doppelpunkt davor`,
    "order-unknown": (found) => `${found} ist kein Befehl`,
    "choice-unknown": (found) => `${found} ist keine Wahl`,
  },
};

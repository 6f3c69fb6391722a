// What came of an error, in German.
import { grammarOf } from "@assize/kernel-model";
import type { Effects } from "./en.ts";

const { and, plural } = grammarOf("de");

const after = (changes: string): string => (changes === "" ? "" : `: ${changes}`);

export const effects: Effects = {
  lead: "Auswirkung",
  without: "Sonst",
  withoutAll: "Ohne all das",
  none: "Am Sieg ändert sich nichts, auch nicht an Plätzen und Wertungen.",
  noneSoFar: "Sonst ändert sich nichts.",
  noneOfAll: (winners) =>
    `${winners.length === 0 ? "Niemand hat" : `${and(winners)} ${winners.length === 1 ? "hat" : "haben"}`} gewonnen; was gefunden wurde, ändert daran nichts, auch nicht an Plätzen und Wertungen.`,
  noneOfAllSoFar: "Das Spiel ist nicht zu Ende; was gefunden wurde, ändert nichts am Spielstand.",
  ends: (winners) =>
    winners.length === 0
      ? "Nach den Regeln hat niemand gewonnen."
      : `Nach den Regeln ${plural(winners.length, "gewinnt", "gewinnen")} ${and(winners)}.`,
  scores: (changes) => `Am Sieg ändert sich nichts. Wertungen ändern sich${after(changes)}.`,
  scoresSoFar: (changes) =>
    `Das Spiel ist nicht zu Ende. Wertungen ändern sich${after(changes)}; wie es ausgeht, ist offen.`,
  places: (places) => `Am Sieg ändert sich nichts, an den Plätzen schon: ${places}.`,
  winner: (corrected, recorded, without) => {
    if (corrected.length === 0)
      return `${without} hätte niemand gewonnen, auch nicht ${and(recorded)}.`;
    const have = plural(corrected.length, "hätte", "hätten");
    const not = recorded.length === 0 ? "" : `, nicht ${and(recorded)}`;
    return `${without} ${have} ${and(corrected)} gewonnen${not}.`;
  },
  notLegal: (event, seat) =>
    `${seat === "" ? `Was als Ereignis ${event} im Protokoll steht, wäre nicht mehr möglich gewesen` : `Die Wahl von ${seat} bei Ereignis ${event} wäre nicht mehr erlaubt gewesen`}: Was gefolgt wäre, ist offen; Wertungen und Sieg können andere sein.`,
  overBefore: (event) => `Das Spiel wäre vor Ereignis ${event} zu Ende gewesen.`,
  notOver: (without) =>
    `${without} wäre das Spiel nicht zu Ende, wo das Protokoll endet: Wie es ausgegangen wäre, ist offen.`,
  open: "Das Spiel ist nicht zu Ende: Was daraus wird, ist offen.",
  unfollowed: "Was gefolgt wäre, wurde nicht bis zum Ende verfolgt: Es ist offen.",
  figure: (name, corrected, recorded) => `${name} ${corrected} statt ${recorded}`,
  depends: "Es kommt darauf an, was an seiner Stelle steht.",
  way: (events, effect) => `${events}: ${effect}`,
  nothingInstead: "Nichts",
  more: (events, more) => `${events} (und ${more} weitere)`,
  provided: (effect, conditions, isOne) =>
    isOne ? `${effect.slice(0, -1)}, wenn ${conditions}.` : `Wenn ${conditions}: ${effect}`,
  conditions: {
    "order-kept": (event) => `die Reihenfolge aus Ereignis ${event} bleibt`,
    "nearest-choice": (event) =>
      `anstelle von Ereignis ${event} die nächstliegende erlaubte Wahl steht`,
    "went-on-by-rules": (event) => `Ereignis ${event} so geschah, wie die Regeln es verlangen`,
  },
  assumes: {
    "order-kept": (event) =>
      `Dabei gilt die Reihenfolge aus Ereignis ${event} als die dessen, was dort gemischt worden wäre.`,
    "nearest-choice": (event) =>
      `Anstelle von Ereignis ${event} wird die erlaubte Wahl angenommen, die ihm am nächsten kommt.`,
    "not-all-choices": (_event, followed) =>
      `Weitere Wahlen kommen ebenso nahe; die ersten ${followed} wurden verfolgt.`,
    "followed-so-far": (event) => `Verfolgt wurde es bis Ereignis ${event}.`,
    "went-on-by-rules": (event) =>
      `Das gilt, wenn Ereignis ${event} so geschah, wie die Regeln es verlangen; sicher zeigt das Protokoll es nicht.`,
  },
};

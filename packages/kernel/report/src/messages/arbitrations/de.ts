// Was eine Aufzeichnung mit den Entscheidungen eines Schiedsrichters ergibt, auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Arbitrations } from "./en.ts";

const { and, count } = grammarOf("de");

export const arbitrations: Arbitrations = {
  lead: "Nach dem Schiedsspruch",
  second: "Zweite Meinung",
  by: (file) => `nach ${file}`,
  inLog: "nach den Zeilen der Aufzeichnung selbst",
  settled: (rulings) =>
    `jeder Befund ist beantwortet, mit ${count(rulings, "Entscheidung", "Entscheidungen")}`,
  open: (findings) => `${count(findings, "Befund bleibt offen", "Befunde bleiben offen")}`,
  notCarried: "nicht jede Entscheidung ließ sich ausführen",
  notToTheEnd:
    "jede Entscheidung wurde ausgeführt, und die Prüfung mit ihnen endet vor dem Schluss",
  leftOpen:
    "jede Entscheidung wurde ausgeführt, und was die Aufzeichnung selbst offen lässt, bleibt offen: die Gründe stehen bei ihrem Urteil",
  placesBy: (arbiters) => `Die Plätze beruhen auf dem Wort von: ${and(arbiters)}.`,
  at: (event, code) => `Ereignis ${event} (${code})`,
  openAt: (id, event, code) => `Offen: ${id}, Ereignis ${event} (${code})`,
  rulings: {
    "let-stand": "es bleibt, wie es aufgezeichnet ist.",
    corrected: "berichtigt: Es geht nach den Regeln weiter.",
    voided: "gestrichen: Die Zeile zählt nicht.",
    penalty: "es bleibt dabei, wie weitergespielt wurde.",
  },
  instead: (event) => `An seiner Stelle zählt: ${event}.`,
  points: (seat, points) => `Strafe: ${seat} verliert ${points} Punkte.`,
  place: (seat, place) => `Strafe: ${seat} kommt bestenfalls auf Rang ${place}.`,
  said: (arbiter, reason) => `${arbiter}: „${reason}“`,
  moot: "Mit den anderen Entscheidungen ist hier kein Befund mehr: Die Entscheidung bleibt ohne Wirkung.",
  laterPenalty: "Die Partie ist nicht zu Ende: Die Strafe zählt am Ende.",
  problems: {
    "no-line": "Die Aufzeichnung hat keine solche Zeile.",
    "other-hash":
      "Die Zeile hat einen anderen Hash: Die Entscheidung gilt einer anderen Aufzeichnung, oder die Zeile wurde seither geändert.",
    "answered-twice": "Eine frühere Entscheidung beantwortet denselben Befund.",
    "arbiter-plays":
      "Wer entschieden hat, heißt wie ein Platz an diesem Tisch; niemand entscheidet in der eigenen Partie.",
    "no-finding": "In dieser Zeile gibt es keinen Befund mit diesem Code.",
    "not-possible":
      "So kann es von hier nicht weitergehen: Entscheide anders, oder gib die Wahl an, die zählt.",
    "no-seat": "Der Tisch hat keinen solchen Platz.",
    "no-points":
      "Dieses Spiel ordnet nicht nach einer einzigen Zahl: Eine Strafe muss einen Rang nennen.",
  },
  notCarriedOut: "Nicht ausgeführt",
  differ: "Sie unterscheiden sich",
  agree: "Beide entscheiden gleich.",
  none: "keine Entscheidung",
  sideBySide: (first, second) => `${first}; die zweite Meinung: ${second}`,
  restore: {
    lead: (event) =>
      event === 0 ? "Am Anfang:" : `Nach Ereignis ${event} ist auf dem Tisch zu ändern:`,
    nothing: "Auf dem Tisch ist nichts zu ändern.",
    change: (what, from, to) => `${what}: Aus „${from}“ wird „${to}“.`,
    line: (from, to) => `Aus „${from}“ wird „${to}“.`,
    restsOn: "Es beruht darauf, wie die Aufzeichnung erklärt wird:",
    explained: (id, event, code, how) => `${id}, Ereignis ${event} (${code}): ${how}`,
    byRules: "Es gibt keine Entscheidung: Für jede Ursache gilt, was die Regeln erzwingen.",
  },
};

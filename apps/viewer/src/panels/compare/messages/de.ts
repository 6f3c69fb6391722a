// Vergleichen auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count, plural } = grammarOf("de");

export const de: Messages = {
  lead: "Zwei Pläne im Gleichschritt: eine Zeitleiste und dieselben Tasten für beide. Was sich unterscheidet, ist umrandet.",
  withRulings: "Dieses Protokoll nach anderen Auslegungen",
  withLog: "Ein anderes Protokoll",
  withBranch: "Die Aufzeichnung oder ein Zweig",
  rulingSet: "Satz von Auslegungen",
  singleRulings: "Einzelne Auslegungen",
  restsOn: "das Urteil beruht darauf",
  asInSet: "Wie im Satz",
  number: "Zahl",
  compare: "Vergleichen",
  openLog: "Protokoll zum Vergleich öffnen…",
  noBranches:
    "Es gibt noch keinen Zweig. Treffen Sie unter „Was wäre wenn?“ eine andere Entscheidung.",
  tooLarge: (megabytes) => `Diese Datei ist größer als ${megabytes} MB.`,
  end: "Vergleich beenden",
  details: "Einzelheiten",
  opening: "Die andere Seite wird geprüft",
  side: (letter) => `Seite ${letter}`,
  ruledBy: (set) => `nach dem Satz „${set}“`,
  sameLog: "Dasselbe Protokoll",
  record: "Die Aufzeichnung",
  branch: (branch) => `Zweig ${branch}`,
  endsAt: (seq) => `Diese Seite endet bei Ereignis ${seq}.`,
  sameHere: "Hier sind beide Seiten gleich.",
  moreDiffers: (lines) =>
    count(lines, "weitere Zeile unterscheidet sich.", "weitere Zeilen unterscheiden sich."),
  same: "Die beiden Seiten unterscheiden sich nicht.",
  firstAt: (seq) => `Erster Unterschied: Ereignis ${seq}`,
  firstAtStart: "Erster Unterschied: vor dem ersten Ereignis",
  otherStart: "Die beiden Seiten beginnen verschieden.",
  rulings: (number) => plural(number, "Auslegung", "Auslegungen"),
  kinds: {
    event: "Es sind verschiedene Ereignisse aufgezeichnet.",
    state: "Dasselbe Ereignis führt zu verschiedenen Ständen.",
    finding: "Eine Seite weist zurück, was die andere annimmt.",
    end: "Eine Seite endet hier.",
  },
  verdicts: "Urteile",
  firstDifference: "Erster Unterschied",
  findings: (number) => count(number, "Befund", "Befunde"),
  prefix: (events) => `in Ordnung bis Ereignis ${events}`,
  onlyIn: (letter) => `Befunde nur in ${letter}`,
  none: "Keine.",
  at: (seq) => `Ereignis ${seq}`,
};

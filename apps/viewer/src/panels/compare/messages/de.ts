// Vergleichen auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count, plural } = grammarOf("de");

export const de: Messages = {
  lead: "Zwei Pläne im Gleichschritt: eine Zeitleiste und dieselben Tasten für beide. Was sich unterscheidet, ist umrandet.",
  withRulings: "Dieses Protokoll nach anderen Auslegungen",
  withLog: "Ein anderes Protokoll",
  withBranch: "Die Aufzeichnung oder ein Zweig",
  withMoment: "Ein anderer Augenblick dieser Partie",
  withMomentMeans:
    "Was jetzt auf dem Spielplan liegt, bleibt als Seite B stehen, während Sie zu einem anderen Augenblick gehen.",
  hold: (seq) => `Ereignis ${seq} daneben stehen lassen`,
  twoMoments: "Zwei Augenblicke",
  holds: (seq) => `Seite B bleibt bei Ereignis ${seq}. Gehen Sie zu jedem anderen Augenblick.`,
  legalSince: (seq) => `Nur erlaubte Entscheidungen, seit Ereignis ${seq}`,
  notOver: "Die Partie ist nicht zu Ende.",
  pace: "Im Gleichschritt nach",
  paces: { place: "Gleicher Zug", event: "Gleiche Ereignisnummer" },
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
  ruledBy: (set) => `Auslegungen: ${set}`,
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

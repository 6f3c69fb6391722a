// Die Befunde auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("de");

export const de: Messages = {
  missingAt: (sources) => `Fehlt bei: ${sources}`,
  none: {
    compliant: "Jedes Ereignis wurde mit den Regeln verglichen, und alle wurden eingehalten.",
    violated: "Die Regeln wurden nicht eingehalten.",
    undetermined: "Nichts ist als falsch befunden, doch Sicheres lässt sich nicht sagen.",
  },
  prefix: (events) => `Bis Ereignis ${events} wurden die Regeln eingehalten.`,
  doubt: (seq) => (seq === 0 ? "Kopfzeile:" : `Ereignis ${seq}:`),
  stopped: (seq, reason) => `Die Prüfung endet bei Ereignis ${seq}: ${reason}`,
  parts: (parts) => `${count(parts, "Befund gehört", "Befunde gehören")} dazu`,
  before: "Kurz davor",
  at: (seq) => `Ereignis ${seq}`,
  expected: "Die Regeln",
  readRule: "Regel lesen",
  readingHere: "Wie sie hier gelesen wird",
  recorded: "Aufgezeichnet",
  supposed: (what) => `Vermutlich geschehen: ${what}`,
  ruleOnThem: "Darüber entscheiden",
  ofText: (lines) => `${count(lines, "Bemerkung", "Bemerkungen")} zum Text der Datei`,
  report: "Der ganze Bericht",
};

// Was mehrere Teile der Seite sagen, auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("de");

export const de: Messages = {
  verdict: { compliant: "Regelgerecht", violated: "Regelverstoß", undetermined: "Unbestimmt" },
  findings: (causes, findings) =>
    `${causes === findings ? "" : `${count(causes, "Ursache", "Ursachen")}, `}${count(findings, "Befund", "Befunde")}`,
  allSeeing: "Allsehend",
  publicEyes: "Die Öffentlichkeit",
  themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
  eventOf: (seq, of) => `Ereignis ${seq} von ${of}`,
  start: "Vor dem ersten Ereignis",
  inChart: "Im Diagramm zeigen",
  demanded: (what) => `Die Regeln verlangten: ${what}`,
  partOf: (seq) => `Teil des Befunds bei Ereignis ${seq}.`,
};

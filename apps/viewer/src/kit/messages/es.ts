// Lo que dicen varias partes de la página, en español.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("es");

export const es: Messages = {
  verdict: { compliant: "Conforme", violated: "Reglas infringidas", undetermined: "Indeterminado" },
  findings: (causes, findings) =>
    `${causes === findings ? "" : `${count(causes, "causa", "causas")}, `}${count(findings, "hallazgo", "hallazgos")}`,
  allSeeing: "Quien todo lo ve",
  publicEyes: "El público",
  themes: { system: "Como el sistema", light: "Claro", dark: "Oscuro" },
  eventOf: (seq, of) => `Evento ${seq} de ${of}`,
  start: "Antes del primer evento",
  inChart: "Mostrarlo en el diagrama",
  demanded: (what) => `Las reglas pedían: ${what}`,
  partOf: (seq) => `Parte del hallazgo en el evento ${seq}.`,
};

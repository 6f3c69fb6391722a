// Lo que dicen varias partes de la página, en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  verdict: { compliant: "Conforme", violated: "Reglas infringidas", undetermined: "Indeterminado" },
  findings: (number) => (number === 1 ? "1 hallazgo" : `${number} hallazgos`),
  allSeeing: "Quien todo lo ve",
  publicEyes: "El público",
  themes: { system: "Como el sistema", light: "Claro", dark: "Oscuro" },
  eventOf: (seq, of) => `Evento ${seq} de ${of}`,
  start: "Antes del primer evento",
  inChart: (clause) => `Mostrar ${clause} en el diagrama`,
};

// Los hallazgos en español.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("es");

export const es: Messages = {
  missingAt: (sources) => `Falta en: ${sources}`,
  none: {
    compliant: "Cada evento se comparó con las reglas, y todas se cumplieron.",
    violated: "Las reglas no se cumplieron.",
    undetermined: "Nada se halló incorrecto, pero nada seguro puede decirse.",
  },
  prefix: (events) => `Las reglas se cumplieron hasta el evento ${events}.`,
  doubt: (seq) => (seq === 0 ? "Cabecera:" : `Evento ${seq}:`),
  stopped: (seq, reason) => `La verificación se detiene en el evento ${seq}: ${reason}`,
  parts: (parts) => count(parts, "hallazgo forma parte de él", "hallazgos forman parte de él"),
  before: "Justo antes",
  at: (seq) => `Evento ${seq}`,
  expected: "Las reglas",
  readRule: "Leer la regla",
  readingHere: "Cómo se lee aquí",
  recorded: "Registrado",
  supposed: (what) => `Se supone que ocurrió: ${what}`,
  ruleOnThem: "Resolver",
  ofText: (lines) => `${count(lines, "observación", "observaciones")} sobre el texto del archivo`,
  report: "El informe completo",
};

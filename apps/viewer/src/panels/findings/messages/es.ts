// Los hallazgos en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  none: {
    compliant: "Cada evento se comparó con las reglas, y todas se cumplieron.",
    violated: "Las reglas no se cumplieron.",
    undetermined: "Nada se halló incorrecto, pero nada seguro puede decirse.",
  },
  prefix: (events) => `Las reglas se cumplieron hasta el evento ${events}.`,
  doubt: (seq) => (seq === 0 ? "Cabecera:" : `Evento ${seq}:`),
  stopped: (seq, reason) => `La verificación se detiene en el evento ${seq}: ${reason}`,
  follows: (id) => `se sigue de ${id}`,
  before: "Justo antes",
  at: (seq) => `Evento ${seq}`,
  expected: "Esperado",
  recorded: "Registrado",
  report: "El informe completo",
};

// El banco de trabajo en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  title: "Banco de trabajo",
  tabs: {
    log: "Registro",
    findings: "Hallazgos",
    why: "¿Por qué?",
    "what-if": "¿Y si…?",
    compare: "Comparar",
    chart: "Diagrama",
    rules: "Reglas",
    notes: "Notas",
  },
};

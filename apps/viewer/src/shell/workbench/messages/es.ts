// El banco de trabajo en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  title: "Banco de trabajo",
  places: {
    story: "Historia",
    "what-if": "¿Y si…?",
    rules: "Reglas",
    compare: "Comparar",
    developers: "Para desarrolladores",
  },
  views: {
    log: "Eventos",
    findings: "Hallazgos",
    notes: "Notas",
    "what-if": "¿Y si…?",
    rules: "Reglas",
    compare: "Comparar",
    inspect: "Inspector",
    chart: "Diagrama",
    why: "Preguntas",
    raw: "Línea sin tratar",
  },
  heights: { low: "baja", half: "media", full: "alta" },
  sheet: (height) => `Altura de esta hoja: ${height}. Cambiarla`,
};

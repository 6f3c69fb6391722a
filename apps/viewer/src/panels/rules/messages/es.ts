// Las reglas en español.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("es");

export const es: Messages = {
  missingAt: (sources) => `Falta en: ${sources}`,
  search: "Buscar cláusulas e interpretaciones",
  found: (clauses, rulings) => `${clauses} cláusulas, ${rulings} interpretaciones`,
  clauses: "Cláusulas",
  noHeading: "No está en el reglamento",
  here: "aplicada por este evento",
  completion: "completada por este proyecto",
  events: (number) => count(number, "evento", "eventos"),
  rulings: "Interpretaciones",
  rulingsMean: "Cómo lee esta mesa los puntos en que los reglamentos callan o se contradicen.",
  readThrough: (question) => `Leída aquí: ${question}`,
  restsOn: "el veredicto se apoya en ella",
  chosen: "elegida",
};

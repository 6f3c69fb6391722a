// Las reglas en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  search: "Buscar cláusulas e interpretaciones",
  found: (clauses, rulings) => `${clauses} cláusulas, ${rulings} interpretaciones`,
  clauses: "Cláusulas",
  here: "aplicada por este evento",
  completion: "completada por este proyecto",
  events: (number) => (number === 1 ? "1 evento" : `${number} eventos`),
  rulings: "Interpretaciones",
  rulingsMean: "Cómo lee esta mesa los puntos en que los reglamentos callan o se contradicen.",
  restsOn: "el veredicto se apoya en ella",
  chosen: "elegida",
};

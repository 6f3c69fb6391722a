import type { ChartWords } from "./words.ts";

export const es: ChartWords = {
  classes: { decision: "decisión", chance: "azar", consequence: "consecuencia" },
  size: (states, transitions) => `${states} estados y ${transitions} transiciones.`,
};

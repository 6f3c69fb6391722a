import type { ChartWords } from "./words.ts";

export const de: ChartWords = {
  classes: { decision: "Entscheidung", chance: "Zufall", consequence: "Folge" },
  size: (states, transitions) => `${states} Zustände und ${transitions} Übergänge.`,
};

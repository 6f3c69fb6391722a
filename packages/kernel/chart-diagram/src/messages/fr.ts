import type { ChartWords } from "./words.ts";

export const fr: ChartWords = {
  classes: { decision: "décision", chance: "hasard", consequence: "conséquence" },
  size: (states, transitions) => `${states} états et ${transitions} transitions.`,
};

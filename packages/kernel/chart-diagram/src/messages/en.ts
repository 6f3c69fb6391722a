import type { ChartWords } from "./words.ts";

export const en: ChartWords = {
  classes: { decision: "decision", chance: "chance", consequence: "consequence" },
  size: (states, transitions) => `${states} states and ${transitions} transitions.`,
};

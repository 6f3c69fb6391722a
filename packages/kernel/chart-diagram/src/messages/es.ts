import type { Messages } from "./en.ts";

export const es: Messages = {
  classes: {
    decision: "decisión",
    chance: "azar",
    consequence: "consecuencia",
    always: "enseguida, sin evento",
  },
  size: (states, transitions) => `${states} estados y ${transitions} transiciones.`,
};

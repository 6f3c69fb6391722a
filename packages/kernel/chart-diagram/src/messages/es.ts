import type { Messages } from "./en.ts";

export const es: Messages = {
  classes: {
    decision: "decisión",
    chance: "azar",
    outside: "de fuera de los asientos",
    consequence: "consecuencia",
    always: "enseguida, sin evento",
  },
  size: (states, transitions) => `${states} estados y ${transitions} transiciones.`,
};

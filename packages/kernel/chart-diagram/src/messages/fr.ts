import type { Messages } from "./en.ts";

export const fr: Messages = {
  classes: {
    decision: "décision",
    chance: "hasard",
    outside: "de l’extérieur",
    consequence: "conséquence",
    always: "aussitôt, sans événement",
  },
  size: (states, transitions) => `${states} états et ${transitions} transitions.`,
};

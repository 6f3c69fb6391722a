import type { Messages } from "./en.ts";

export const de: Messages = {
  classes: {
    decision: "Entscheidung",
    chance: "Zufall",
    outside: "von außerhalb",
    consequence: "Folge",
    always: "sofort, ohne Ereignis",
  },
  size: (states, transitions) => `${states} Zustände und ${transitions} Übergänge.`,
};

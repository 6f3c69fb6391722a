// La scène en français.
import type { Messages } from "./messages.ts";

export const fr: Messages = {
  asText: "En texte",
  finding: "Constat",
};

// La scène en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  asText: "En texte",
  finding: "Constat",
};

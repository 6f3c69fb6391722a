// Die Bühne auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  asText: "Als Text",
  finding: "Befund",
};

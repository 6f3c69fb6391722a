// Die Bühne auf Deutsch.
import type { Messages } from "./messages.ts";

export const de: Messages = {
  asText: "Als Text",
  finding: "Befund",
};

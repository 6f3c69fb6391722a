// The stage in English.
import type { Messages } from "./messages.ts";

export const en: Messages = {
  asText: "As text",
  finding: "Finding",
};

// El escenario en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  asText: "Como texto",
  finding: "Hallazgo",
};

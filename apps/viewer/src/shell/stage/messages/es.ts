// El escenario en español.
import type { Messages } from "./messages.ts";

export const es: Messages = {
  asText: "Como texto",
  finding: "Hallazgo",
};

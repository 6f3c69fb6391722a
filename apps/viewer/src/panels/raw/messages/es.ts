// La línea sin tratar en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  nothingYet: "Aún no ha ocurrido nada: vaya a un evento.",
  event: (seq) => `Evento ${seq}, tal como estos ojos pueden conocerlo`,
  applied: "Cómo lo tomó el diagrama",
  finding: (id) => `Hallazgo ${id}`,
};

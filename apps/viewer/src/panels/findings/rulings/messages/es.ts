// Lo que decide un árbitro, entre los hallazgos, en español.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("es");

export const es: Messages = {
  ruling: "Decisión",
  none: "ninguna decisión",
  answers: {
    "let-stand": "queda así",
    corrected: "corregido según las reglas",
    voided: "no cuenta",
    penalty: "penalización",
  },
  reason: "Motivo",
  seat: "A quién toca",
  place: "Mejor puesto posible",
  title: "Según el arbitraje",
  arbiter: "Quién decide",
  unfinished: (rulings) =>
    `A ${count(rulings, "decisión le falta", "decisiones les falta")} el motivo o el nombre de quien decide.`,
  asking: "Se audita el resto …",
  open: (event) => `Abierto en el evento ${event}`,
  save: "Guardar las decisiones",
  saveLog: "Guardar el registro con ellas",
};

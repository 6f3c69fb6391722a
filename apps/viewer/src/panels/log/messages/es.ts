// El registro en español.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("es");

export const es: Messages = {
  search: "Buscar eventos y cláusulas",
  seat: "Puesto",
  anySeat: "Todos los puestos",
  class: "Clase",
  anyClass: "Todas las clases",
  classes: {
    decision: "Decisiones",
    chance: "Azar",
    outside: "De fuera",
    consequence: "Consecuencias",
    record: "Notas de la mesa",
  },
  findingsOnly: "Solo eventos con hallazgo",
  listed: (listed, of) => (listed === of ? `${of} eventos` : `${listed} de ${of} eventos`),
  range: (from, to) => `del ${from} al ${to}`,
  clear: "Mostrar todo",
  copy: "Copiar como texto",
  copied: (lines) => `${lines} eventos copiados.`,
  notCopied: "El navegador no permite copiar.",
  none: "Ningún evento encaja. Amplíe la búsqueda o muestre todo.",
  list: "Eventos",
  hasFinding: "tiene un hallazgo",
  hasBookmark: "con marcador",
  readClause: "Leer esta cláusula",
  narrow: "Filtrar",
  toCause: (seq) => `La causa: evento ${seq}`,
  whatElse: "¿Qué más estaba permitido aquí?",
  addNote: "Añadir una nota",
  editNote: "Cambiar la nota",
  moreRules: (rules) => count(rules, "regla más", "reglas más"),
};

// El registro en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  search: "Buscar eventos y cláusulas",
  seat: "Puesto",
  anySeat: "Todos los puestos",
  class: "Clase",
  anyClass: "Todas las clases",
  classes: {
    decision: "Decisiones",
    chance: "Azar",
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
  onlyClause: (clause) => `Solo eventos de ${clause}`,
};

// En qué queda un registro con las decisiones de un árbitro, en español.
import { grammarOf } from "@assize/kernel-model";
import type { Arbitrations } from "./en.ts";

const { and, count } = grammarOf("es");

export const arbitrations: Arbitrations = {
  lead: "Según el arbitraje",
  second: "Segunda opinión",
  by: (file) => `según ${file}`,
  inLog: "según las líneas del propio registro",
  settled: (rulings) =>
    `cada hallazgo tiene respuesta, con ${count(rulings, "decisión", "decisiones")}`,
  open: (findings) => `${count(findings, "hallazgo queda abierto", "hallazgos quedan abiertos")}`,
  notCarried: "no se pudieron aplicar todas las decisiones",
  notToTheEnd:
    "se aplicaron todas las decisiones, y la auditoría con ellas se detiene antes del final",
  leftOpen:
    "se aplicaron todas las decisiones, y lo que el propio registro deja abierto sigue abierto: los motivos figuran con su veredicto",
  placesBy: (arbiters) => `Los puestos se basan en la palabra de: ${and(arbiters)}.`,
  at: (event, code) => `evento ${event} (${code})`,
  openAt: (id, event, code) => `Abierto: ${id}, evento ${event} (${code})`,
  rulings: {
    "let-stand": "queda como está registrado.",
    corrected: "corregido: la partida sigue según las reglas.",
    voided: "anulado: la línea no cuenta.",
    penalty: "la partida queda como siguió.",
  },
  instead: (event) => `En su lugar cuenta: ${event}.`,
  points: (seat, points) => `Penalización: ${seat} pierde ${points} puntos.`,
  place: (seat, place) => `Penalización: ${seat} queda como mucho en el puesto ${place}.`,
  said: (arbiter, reason) => `${arbiter}: «${reason}»`,
  moot: "Con las demás decisiones ya no hay ningún hallazgo aquí: la decisión no tiene efecto.",
  laterPenalty: "La partida no ha terminado: la penalización contará al final.",
  problems: {
    "no-line": "El registro no tiene esa línea.",
    "other-hash":
      "La línea tiene otro hash: la decisión es sobre otro registro, o la línea se cambió después.",
    "answered-twice": "Una decisión anterior responde al mismo hallazgo.",
    "arbiter-plays":
      "Quien decidió se llama como un asiento de esta mesa; nadie decide en su propia partida.",
    "no-finding": "En esta línea no hay ningún hallazgo con este código.",
    "not-possible":
      "La partida no puede seguir así desde aquí: elija otra decisión, o indique la elección que cuenta.",
    "no-seat": "La mesa no tiene ese asiento.",
    "no-points":
      "Este juego no clasifica por un solo número: una penalización tiene que indicar un puesto.",
  },
  notCarriedOut: "No aplicado",
  differ: "Difieren",
  agree: "Ambas deciden lo mismo.",
  none: "ninguna decisión",
  sideBySide: (first, second) => `${first}; la segunda opinión: ${second}`,
  restore: {
    lead: (event) =>
      event === 0 ? "Al principio:" : `Después del evento ${event}, cambie en la mesa:`,
    nothing: "No hay nada que cambiar en la mesa.",
    change: (what, from, to) => `${what}: «${from}» pasa a ser «${to}».`,
    line: (from, to) => `«${from}» pasa a ser «${to}».`,
    restsOn: "Se basa en cómo se explica el registro:",
    explained: (id, event, code, how) => `${id}, evento ${event} (${code}): ${how}`,
    byRules: "No hay ninguna decisión: para cada causa vale lo que obligan las reglas.",
  },
};

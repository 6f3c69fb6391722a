// What came of an error, in Spanish.
import { grammarOf } from "@assize/kernel-model";
import type { Effects } from "./en.ts";

const { and } = grammarOf("es");

const after = (changes: string): string => (changes === "" ? "" : `: ${changes}`);

export const effects: Effects = {
  lead: "Efecto",
  without: "Sin ello",
  withoutAll: "Sin todo ello",
  none: "La victoria no cambia, ni los puestos ni las puntuaciones.",
  noneSoFar: "Nada más cambia.",
  noneOfAll: (winners) =>
    `${winners.length === 0 ? "No ha ganado nadie" : `${winners.length === 1 ? "Ha" : "Han"} ganado ${and(winners)}`}; lo hallado no cambia la victoria, ni los puestos ni las puntuaciones.`,
  noneOfAllSoFar: "La partida no ha terminado; lo hallado no cambia su situación.",
  ends: (winners) =>
    winners.length === 0
      ? "Según las reglas no ganó nadie."
      : `Según las reglas, la victoria es de ${and(winners)}.`,
  scores: (changes) => `La victoria no cambia. Cambian puntuaciones${after(changes)}.`,
  scoresSoFar: (changes) =>
    `La partida no ha terminado. Cambian puntuaciones${after(changes)}; el final queda abierto.`,
  places: (places) => `La victoria no cambia, pero sí los puestos: ${places}.`,
  winner: (corrected, recorded, without) => {
    if (corrected.length === 0)
      return `${without} no habría ganado nadie, ni siquiera ${and(recorded)}.`;
    const not = recorded.length === 0 ? "" : `, no de ${and(recorded)}`;
    return `${without} la victoria habría sido de ${and(corrected)}${not}.`;
  },
  notLegal: (event, seat) =>
    `${seat === "" ? `Lo anotado como evento ${event} ya no habría sido posible` : `La elección de ${seat} en el evento ${event} ya no habría estado permitida`}: lo que habría seguido queda abierto; las puntuaciones y la victoria pueden ser otras.`,
  overBefore: (event) => `La partida habría terminado antes del evento ${event}.`,
  notOver: (without) =>
    `${without} la partida no habría terminado donde acaba el registro: su final queda abierto.`,
  open: "La partida no ha terminado: lo que resulte de ella queda abierto.",
  unfollowed: "Lo que habría seguido no se siguió hasta el final: queda abierto.",
  figure: (name, corrected, recorded) => `${name} ${corrected} en lugar de ${recorded}`,
  depends: "Depende de lo que esté en su lugar.",
  way: (events, effect) => `${events}: ${effect}`,
  nothingInstead: "Nada",
  more: (events, more) => `${events} (y ${more} más)`,
  provided: (effect, conditions, isOne) =>
    isOne ? `${effect.slice(0, -1)}, si ${conditions}.` : `Si ${conditions}: ${effect}`,
  conditions: {
    "order-kept": (event) => `se mantiene el orden anotado en el evento ${event}`,
    "nearest-choice": (event) =>
      `en lugar del evento ${event} está la elección permitida más cercana`,
    "went-on-by-rules": (event) => `el evento ${event} ocurrió como dicen las reglas`,
  },
  assumes: {
    "order-kept": (event) =>
      `Se toma el orden anotado en el evento ${event} como el de lo que se habría barajado allí.`,
    "nearest-choice": (event) =>
      `En lugar del evento ${event} se supone la elección permitida que más se le acerca.`,
    "not-all-choices": (_event, followed) =>
      `Otras elecciones se le acercan igual; se siguieron las primeras ${followed}.`,
    "followed-so-far": (event) => `Se siguió hasta el evento ${event}.`,
    "went-on-by-rules": (event) =>
      `Esto vale si el evento ${event} ocurrió como dicen las reglas; el registro no lo muestra con certeza.`,
  },
};

// How a finding is explained, in Spanish: what is taken to have happened, and what else may have been.
import { grammarOf } from "@assize/kernel-model";
import type { Explanations } from "./en.ts";

const { count, tenths } = grammarOf("es");

const named = (event: number) => `el evento ${event}`;

export const explanations: Explanations = {
  best: "Mejor explicación",
  supposed: "se supone que ocurrió",
  what: {
    value: "Los valores se anotaron mal; la partida siguió con los que imponen las reglas.",
    "value-believed":
      "La partida siguió con los valores registrados, aunque las reglas imponen otros.",
    outcome: "El final se anotó mal; la partida terminó como imponen las reglas.",
    "outcome-believed":
      "La partida terminó como está registrado, aunque las reglas imponen otro final.",
    replaced:
      "Ocurrió un evento distinto del registrado; la partida siguió como imponen las reglas.",
    "replaced-believed":
      "El evento registrado ocurrió, aunque las reglas imponen otro; la partida siguió a partir de él.",
    "left-out": "En el registro falta aquí un evento; aun así ocurrió.",
    "left-out-earlier": "Falta algo en el registro antes de un evento anterior; aun así ocurrió.",
    "left-out-decision": "En el registro falta aquí una elección; aun así se hizo.",
    "left-out-chance": "En el registro falta aquí un resultado del azar; aun así se produjo.",
    surplus: "El evento no ocurrió; la partida siguió sin él.",
    "surplus-believed":
      "El evento registrado ocurrió, aunque las reglas no lo producen aquí; la partida siguió a partir de él.",
    "after-end": "El evento no pertenece a la partida, que ya había terminado.",
    "written-twice": "El evento se escribió dos veces; ocurrió una vez.",
    "moved-forward": "El evento está demasiado pronto en el registro; ocurrió más tarde.",
    "moved-back": "Un evento que ocurrió aquí está más adelante en el registro.",
    exchanged: "Este evento y el siguiente están en el orden equivocado.",
    "exchanged-blocks":
      "Este evento y otros que le siguen están antes de eventos que ocurrieron primero.",
    "exchanged-values":
      "Esta elección y la siguiente de su clase están registradas cada una con los valores de la otra.",
    seat: "La elección contó como la del asiento al que corresponde; la partida siguió a partir de ella.",
    "seat-surplus": "El evento ocurrió; solo es falso el asiento que se nombra con él.",
    "choice-not-carried-out": "La elección no se llevó a cabo; la partida siguió sin ella.",
    "chance-not-carried-out": "El resultado del azar no se produjo; la partida siguió sin él.",
    "choice-stood":
      "La elección se llevó a cabo, aunque las reglas no la permiten; la partida siguió a partir de ella.",
    "choice-stood-impossibly":
      "La elección se llevó a cabo, aunque las reglas no la permiten y ninguna posición es posible después de ella; lo que difiere más adelante puede derivarse de ella.",
    "chance-stood":
      "El resultado del azar se aceptó, aunque aquí no es posible; la partida siguió a partir de él.",
    "choice-unknown":
      "La elección registrada no se llevó a cabo; se hizo otra, que el registro no dice.",
    "chance-unknown": "El azar dio un resultado distinto del registrado.",
    "earlier-choice": "Una elección anterior fue distinta de la registrada.",
    "earlier-chance": "Un resultado anterior del azar fue distinto del registrado.",
    undone: "La partida volvió a una posición anterior; el registro no lo dice.",
    "lines-missing":
      "Faltan líneas antes de esta; no se sabe qué ocurrió en ellas, y lo que depende de eso queda abierto.",
  },
  seatOf: (rightful) =>
    `La elección contó como hecha por ${rightful}, a quien corresponde; la partida siguió a partir de ella.`,
  refused: (by) =>
    `${by} eligió lo que las reglas no permiten; eso no se llevó a cabo, y se hizo otra elección, que el registro no dice.`,
  severalLeftOut: (leftOut, event) => `se omitieron ${leftOut} eventos antes del evento ${event}`,
  other: (deviations) => `También pudo ser de otro modo: ${deviations}.`,
  otherwise: {
    value: (event) => `los valores en ${named(event)} son falsos`,
    "value-believed": (event) => `la partida siguió con los valores en ${named(event)}`,
    replaced: (event) => `otro evento ocurrió en lugar de ${named(event)}`,
    "replaced-believed": (event) => `${named(event)} ocurrió como está registrado`,
    "left-out": (event) => `se omitió un evento antes del evento ${event}`,
    surplus: (event) => `${named(event)} no ocurrió`,
    "surplus-believed": (event) => `${named(event)} ocurrió contra las reglas`,
    "written-twice": (event) => `${named(event)} se escribió dos veces`,
    moved: (event) => `${named(event)} está en un lugar equivocado`,
    exchanged: (event) => `${named(event)} y el siguiente están en el orden equivocado`,
    seat: (event) => `el asiento en ${named(event)} es falso`,
    "choice-not-carried-out": (event) => `${named(event)} no se llevó a cabo`,
    "choice-stood": (event) => `${named(event)} se llevó a cabo contra las reglas`,
    "choice-unknown": (event) => `se eligió o se sacó algo distinto de ${named(event)}`,
    "earlier-choice": (event) =>
      `antes de ${named(event)} se eligió o se sacó algo distinto de lo registrado`,
    undone: (event) => `la partida volvió a una posición anterior antes de ${named(event)}`,
    "lines-missing": (event) => `faltan líneas antes de ${named(event)}`,
  },
  parts: (findings, first, last) =>
    `Con él: ${first === last ? `evento ${first}` : `eventos ${first} a ${last}`}, ${count(findings, "hallazgo más", "hallazgos más")}. Lo que hay ahí forma parte de él, o puede derivarse de él.`,
  moreParts: (findings) => `y ${findings} más`,
  fitsAs: (stated, fits, header) =>
    `El registro encaja mejor en el juego ${header}, según lo cual se examinó: desviaciones ${tenths(fits)} en lugar de ${tenths(stated)}.`,
  fits: (fits, stated) => `con «${fits}» que con «${stated}»`,
  seatsInHeader: (seats) => `${seats} asientos`,
};

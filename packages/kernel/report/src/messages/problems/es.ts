// What is wrong with values, in Spanish.
import { grammarOf } from "@assize/kernel-model";
import type { Problems } from "./en.ts";

const { and, or } = grammarOf("es");

const between = (least: number | null, most: number | null): string => {
  if (least === most) return `${least}`;
  if (least === null) return `como máximo ${most}`;
  return most === null ? `como mínimo ${least}` : `de ${least} a ${most}`;
};

export const problems: Problems = {
  types: {
    object: "un objeto",
    array: "una lista",
    string: "un texto",
    integer: "un número entero",
    number: "un número",
    boolean: "verdadero o falso (true, false)",
  },
  misfits: {
    missing: "falta",
    surplus: "no se conoce aquí",
    surplusAmong: (known) => `no se conoce aquí; se conocen ${and(known)}`,
    mustBe: (kinds) => `debe ser ${or(kinds)}`,
    range: (least, most) => `debe ser un número: ${between(least, most)}`,
    length: (least, most) => `debe tener la longitud: ${between(least, most)}`,
    pattern: (pattern) => `debe ajustarse a ${pattern}`,
    repeated: "está ahí por segunda vez",
    rule: (name) => `incumple la regla «${name}»`,
    anyRule: "incumple una regla de su formato",
    clause: (id, by) => `incumple la cláusula ${id} (${by})`,
  },
  doubts: {
    game: (game, known) => `el juego «${game}» no se conoce aquí (se conocen: ${and(known)})`,
    rules: (rules, known) =>
      `registrado con la versión ${rules} de las reglas, este examen conoce la versión ${and(known)}`,
    rulebook: (rulebook) => `el reglamento ${rulebook} no es el de este examen`,
    edition: (edition, digest, used) =>
      `registrado con la edición «${edition}» (${digest}); este examen tiene ${used}`,
    editionGiven: (problem, path) =>
      `la edición dada no es válida: ${problem}${path === "" ? "" : `, ${path}`}`,
    rulingSet: (set) =>
      `conjunto de interpretaciones desconocido «${set}»; se ha supuesto el predeterminado`,
    ruling: (ruling) =>
      `interpretación desconocida «${ruling}»; se ha supuesto el conjunto predeterminado`,
    rulingOption: (ruling, option, known) =>
      `la interpretación «${ruling}» no tiene la opción «${option}» (tiene ${and(known)}); se ha supuesto el conjunto predeterminado`,
  },
  stops: {
    refused: (event) => `el registro sigue como si el suceso rechazado ${event} hubiera sido legal`,
    unknownValue: (value) => `${value}; lo que sigue depende de ello`,
    findingsLimit: (most) => `${most} hallazgos`,
  },
};

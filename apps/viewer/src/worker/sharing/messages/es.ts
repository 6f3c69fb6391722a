// Lo que se dice de las partidas en enlaces, en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  notInALink:
    "Las líneas de este registro no están numeradas o encadenadas como deberían, y un enlace lo ocultaría. Guárdelo en un solo archivo.",
  linkTooLong: (characters, most) =>
    `La partida de este enlace tiene ${characters} caracteres; se leen ${most} como mucho. Pídala en un solo archivo.`,
  linkUnpacksTooLarge: (most) =>
    `Lo que contiene este enlace supera los ${most} bytes, el máximo que se lee. Pídalo en un solo archivo.`,
  linkOfOtherVersion: (version) =>
    `Este enlace tiene la forma ${version}, que aquí no se conoce. Quizá lo abra una versión más reciente de esta página.`,
  linkDamaged:
    "Este enlace está dañado o cortado: no contiene ninguna partida legible. Copie de nuevo el enlace entero.",
  linkOfTooMuch: (most) =>
    `Este enlace pide una partida de más de ${most} eventos, el máximo que se muestra.`,
  linkOfEarlierRules:
    "Este enlace se hizo con un reglamento anterior, y la partida se rehízo con él.",
  linkOfUnknownRules:
    "Este enlace se hizo con reglas que aquí no se conocen. La partida se rehízo con las de hoy.",
  linkOfOtherEvents:
    "De estas decisiones las reglas hacen otros eventos que los compartidos: no es la misma partida.",
};

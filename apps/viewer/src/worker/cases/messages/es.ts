// Lo que se dice de los casos, en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  noCase:
    "Este archivo comprimido no es un caso. Abra un caso hecho por `assize case`, o descomprímalo y abra el registro que contiene.",
  damaged:
    "Este archivo comprimido está dañado, o engaña sobre lo que contiene: lo que se dijera de su partida no contaría. Consígalo de nuevo.",
  changed:
    "Este caso ya no es lo que era cuando se hizo: lo que se dijera de su partida no contaría. Consígalo de nuevo.",
  tooLarge: "Lo que contiene este archivo es demasiado grande para un caso.",
  lookAt: (file) => `Mire ${file} en él.`,
};

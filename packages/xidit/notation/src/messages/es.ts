// What can be wrong with a text, in Spanish.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { or } = grammarOf("es");

export const es: Messages = {
  meant: (what, suggestion) => `${what}; ¿quería decir ${suggestion}?`,
  known: (what, known) => `${what}; escriba ${or(known)}`,
  problems: {
    "too-long": () => "el texto es demasiado largo; una partida ocupa la centésima parte",
    "line-unknown": (found) =>
      `con ${found} no empieza ninguna línea; una línea empieza con una etiqueta entre corchetes o con un año y un punto`,
    "not-closed": (found) => `lo que aquí se abre con ${found} no se cierra`,
    "tag-malformed": (found) =>
      `la etiqueta ${found} no se puede leer; escriba un nombre y un valor entre comillas`,
    "tag-unknown": (found) => `no hay ninguna etiqueta ${found}`,
    "tag-repeated": (found) => `la etiqueta ${found} aparece dos veces`,
    "tag-missing": (found) => `falta la etiqueta ${found}`,
    "value-unknown": (found) => `${found} no es un valor posible`,
    "json-malformed": (found) => `lo que aquí empieza con ${found} no es JSON de esa clase`,
    "year-backwards": (found) => `el año ${found} está detrás de otro posterior`,
    "year-skipped": (found) =>
      `el año ${found} se salta el anterior; si nadie anotó un año, escriba solo su número y un punto`,
    "program-repeated": (found) => `${found} ya tiene órdenes para este año`,
    "seat-unknown": (found) => `${found} no es un puesto de esta mesa`,
    "seat-needed": (found) =>
      `${found}: ¿de quién es esta elección? Ponga delante la letra de un puesto y dos puntos`,
    "order-unknown": (found) => `${found} no es una orden`,
    "choice-unknown": (found) => `${found} no es una elección`,
  },
};

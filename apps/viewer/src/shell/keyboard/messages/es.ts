// La lista de teclas en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  title: "Teclas",
  remark: "Las teclas no hacen nada mientras se escribe. Mantenidas, se repiten.",
  close: "Cerrar",
  commands: {
    back: "un evento atrás",
    forward: "un evento adelante",
    "previous-turn": "al turno anterior",
    "next-turn": "al turno siguiente",
    "previous-chapter": "al capítulo anterior",
    "next-chapter": "al capítulo siguiente",
    first: "antes del primer evento",
    last: "al último evento",
    play: "reproducir o pausar",
    "next-eyes": "con los ojos siguientes",
    "all-seeing": "volver a verlo todo",
    "next-finding": "al hallazgo siguiente",
    "previous-finding": "al hallazgo anterior",
    "next-reveal": "a la revelación siguiente",
    "previous-reveal": "a la revelación anterior",
    bookmark: "poner o quitar un marcador",
    "to-record": "de una rama de vuelta al registro",
    text: "texto en vez del tablero, y vuelta",
    "copy-link": "copiar un enlace a este momento",
    print: "imprimir la hoja de arbitraje",
    help: "esta lista",
  },
};

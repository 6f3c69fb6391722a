// Guardar en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  title: "Guardar",
  close: "Cerrar",
  lead: "Todos los archivos se hacen aquí, en su navegador; no se envía nada a ninguna parte.",
  seenBy: (name) => `Imágenes y textos muestran lo que sabía ${name}.`,
  picture: (seq) => `Imagen del tablero tras el evento ${seq}`,
  theme: "Colores",
  themes: { light: "Claro", dark: "Oscuro", print: "Para imprimir" },
  range: "Tramo para lo que sigue",
  from: "Del evento",
  to: "al evento",
  wholeGame: "Es todo.",
  takeWhole: "Tomarlo todo",
  animation: "Animación del tramo",
  width: "Ancho en píxeles",
  stay: "Cada imagen dura",
  pictures: (pictures, moments, most) =>
    pictures === moments
      ? `${pictures} imágenes.`
      : `${pictures} imágenes, repartidas por igual entre ${moments} momentos: una animación no contiene más de ${most}.`,
  done: (done, of) => `${done} de ${of}`,
  cancel: "Cancelar",
  text: "Texto",
  state: (seq) => `Estado tras el evento ${seq}`,
  lines: "Líneas del tramo",
  report: "Informe",
  sheet: "Hoja de arbitraje",
  log: "Registro",
  wholeLog: "El registro entero",
  wholeBranch: "La rama entera como registro",
  slice: (from, to) => `Solo los eventos ${from} a ${to}`,
  sliceMeans:
    "Una parte de un registro empieza con la posición de la que sale, y puede comprobarse por sí sola.",
  holdsAll: "Un registro lo contiene todo, también lo que este asiento no podía ver.",
};

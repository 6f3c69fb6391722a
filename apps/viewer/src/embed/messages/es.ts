// La inserción en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  title: "Repetición de una partida",
  eyesOf: (name) => `Vista por ${name}.`,
  openInAssize: "Abrir en Assize",
  opening: "Se abre el registro",
  noLog: "No se nombra ningún registro.",
  notHere: (address) => `El registro ${address} está fuera de lo que se puede mostrar aquí.`,
  notFetched: (address) => `No se pudo cargar el registro: ${address}`,
  tooLarge: (megabytes) => `El registro supera ${megabytes} MB.`,
  sheet: "Insertar esta partida en una página web",
  close: "Cerrar",
  lead: "Ponga este código en su página. Muestra esta partida con este visor.",
  putBeside:
    "Ponga primero el archivo de este registro junto al index.html del visor; entonces este código lo muestra en su página.",
  onThisMachine:
    "Este visor está en su propio equipo, donde ninguna otra página puede mostrarlo: póngalo en su sitio y sustituya las direcciones por las de su sitio.",
  options: "Opciones",
  atMoment: (seq) => `Empezar en el evento ${seq}`,
  withControls: "Con mandos",
  inLanguage: "Siempre en este idioma",
  theme: "Colores",
  asElement: "Como elemento",
  asFrame: "Como marco",
  copy: "Copiar",
  copied: "Copiado.",
  notCopied: "El navegador no nos deja copiar: seleccione el código y cópielo usted.",
};

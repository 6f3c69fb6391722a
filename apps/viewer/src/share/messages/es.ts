// Pasar la partida, en español.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { and, count } = grammarOf("es");

export const es: Messages = {
  title: "Compartir",
  close: "Cerrar",
  lead: "No se envía nada. La partida está en el propio enlace, en la parte que ningún servidor llega a ver.",
  holdsAll: "Contiene todo, también lo que este jugador no podía ver.",
  link: "Un enlace a este momento, con la partida",
  making: "Se prepara el enlace…",
  goesAlong: (branches, notes) =>
    branches + notes === 0
      ? "No hay ramas ni notas que lo acompañen."
      : `Con ${and([
          ...(branches === 0 ? [] : [count(branches, "rama", "ramas")]),
          ...(notes === 0 ? [] : [count(notes, "nota", "notas")]),
        ])}.`,
  onlyHere: (oneFile) =>
    `Este enlace solo se abre en este ordenador, mientras el visor esté en marcha. Para otros: «${oneFile}».`,
  length: (percent) =>
    `El correo y los chats lo dejan pasar entero: ${percent} % de lo que cabe en un enlace.`,
  tooLong: (percent) =>
    `Esta partida es demasiado larga para un enlace: el correo y los chats lo cortarían (${percent} % de lo que cabe). Entregue mejor un archivo.`,
  copy: "Copiar el enlace",
  copied: "Copiado.",
  notCopied: "El navegador no deja copiar: seleccione el enlace y cópielo usted.",
  oneFile: "Un solo archivo",
  oneFileMeans:
    "Visor, partida, ramas y notas en un solo archivo HTML. Se abre en cualquier navegador, sin red, y contiene el registro tal como se anotó.",
  save: "Guardar en un solo archivo",
  saved: "Guardado.",
  noViewer:
    "Este sitio no tiene el visor en un solo archivo. Quien lo instaló puede poner viewer.html al lado; o bien: assize view game.jsonl --single-file game.html",
};

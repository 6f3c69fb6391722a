// El marco de la página en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  home: "Assize: a la página de inicio",
  assuranceMeans: {
    stated: "Garantía: declarado. El registro dice lo que ocurrió; nada más responde de ello.",
    chained:
      "Garantía: encadenado. Un cambio en un solo lugar se nota; reescribir todas las líneas, no. La última línea solo la sostiene la huella del informe.",
    signed: "Garantía: firmado. Los puestos han firmado lo que hicieron.",
    sealed: "Garantía: sellado. Los secretos se sellaron antes de usarse.",
  },
  eyes: "Con los ojos de",
  seenBy: (name) => `Usted ve lo que ${name} sabía en este momento.`,
  notASafe: "Evita adelantar lo que sigue; no guarda ningún secreto ante quien tiene el archivo.",
  history: "Partidas abiertas",
  closeHistory: "Cerrar esta partida",
  game: (number, of) => `Partida ${number} de ${of}`,
  archive: (games) => `Este archivo contiene ${games} partidas; elija una junto a su nombre.`,
  open: "Abrir…",
  menu: "Menú",
  copyLink: "Copiar el enlace a este momento",
  linkCopied: "Enlace copiado.",
  linkWithoutLog:
    "Enlace copiado. El registro no está en él: Menú → Compartir hace un enlace que contiene la partida.",
  linkNotCopied: (link) => `El navegador no permite copiar. El enlace: ${link}`,
  linkOfAnother: "El enlace es de otro registro, o este ha cambiado desde entonces.",
  newGame: "Partida nueva",
  branchNotHere: (name) =>
    `La rama «${name}» no está guardada en este navegador. Pida su registro y ábralo.`,
  share: "Compartir…",
  saveAs: "Guardar imagen, texto o registro…",
  embed: "Insertar en una página web…",
  print: "Imprimir la hoja de arbitraje",
  printsElsewhere: "Aquí se imprime la página, no la decisión. Para la hoja de arbitraje, elija",
  asText: "Texto en lugar del tablero",
  developers: "Para desarrolladores",
  help: "Teclas y ayuda",
  language: "Idioma",
  theme: "Colores",
  dismiss: "Ocultar",
  skip: "Ir al banco de trabajo",
  stage: "Tablero y línea de tiempo",
  workbench: "Banco de trabajo",
  brokenTitle: "Esta página ha cometido un error",
  brokenAdvice:
    "El error es nuestro, no suyo, y no se ha cambiado ningún registro. Vuelva a cargar la página; si se repite, comuníquelo con este texto:",
  again: "Volver a cargar",
  playing: "Reproduciendo",
  bookmarked: (seq) => `Marcador puesto en el evento ${seq}.`,
  unmarked: (seq) => `Marcador quitado del evento ${seq}.`,
  noMore: "No hay más de estos.",
};

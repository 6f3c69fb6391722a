// What the drawing says, in each language.
import type { Language } from "@assize/kernel-model";

const en = {
  title: "The chessboard",
  toMove: { white: "White to move", black: "Black to move" },
  over: "The game is over",
  captured: "Captured",
  board: "Board",
  piece: (colour: string, kind: string, square: string) => `${colour}: ${kind} on ${square}`,
};
type Messages = { readonly [Name in keyof typeof en]: (typeof en)[Name] };

const fr: Messages = {
  title: "L’échiquier",
  toMove: { white: "Trait aux Blancs", black: "Trait aux Noirs" },
  over: "La partie est finie",
  captured: "Pièces prises",
  board: "Échiquier",
  piece: (colour, kind, square) => `${colour} : ${kind} en ${square}`,
};
const de: Messages = {
  title: "Das Schachbrett",
  toMove: { white: "Weiß am Zug", black: "Schwarz am Zug" },
  over: "Die Partie ist beendet",
  captured: "Geschlagen",
  board: "Brett",
  piece: (colour, kind, square) => `${colour}: ${kind} auf ${square}`,
};
const es: Messages = {
  title: "El tablero de ajedrez",
  toMove: { white: "Juegan las blancas", black: "Juegan las negras" },
  over: "La partida ha terminado",
  captured: "Piezas capturadas",
  board: "Tablero",
  piece: (colour, kind, square) => `${colour}: ${kind} en ${square}`,
};

const MESSAGES: Readonly<Record<Language, Messages>> = { en, fr, de, es };

export const messagesIn = (language: Language): Messages => MESSAGES[language];

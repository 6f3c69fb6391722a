// What the drawing says in Spanish. The game's terms stay English, as in its only manual. Knows no geometry.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { plural } = grammarOf("es");

export const es: Messages = {
  titleOfBoard: "El tablero del juego de los tesoros",
  titleOfGame: (turn) => `El juego de los tesoros, turno ${turn}`,
  descriptionOfBoard:
    "Cien casillas con cuatro castillos, y la ciudad (City) en el centro. Los términos del juego están en inglés, como su manual.",
  descriptionOfGame: (seats) =>
    `El tablero con sus piezas, las pilas y lo que tienen ${seats} jugadores. Los términos del juego están en inglés, como su manual.`,
  board: "Tablero",
  castle: (colour, square) => `Castillo ${colour} en ${square}`,
  unoccupied: (colour, square) => `Castillo ${colour} en ${square}, desocupado`,
  gate: (outside, inside) => `Puerta entre ${outside} y ${inside}`,
  service: (name, square, price) => `${name} (City) en ${square}, precio ${price} gold`,
  henchman: (colour, square) => `Henchman ${colour} en ${square}`,
  lying: (card, square) => `${card} en ${square}`,
  secret: (card, square) => `${card} boca abajo en ${square}`,
  faceDown: (square, colour) => `Una carta boca abajo en ${square}, insertada por ${colour}`,
  treasureOn: (treasure, square) => `${treasure} en ${square}`,
  secured: (colour, count) => `A salvo con ${colour}: ${count} tesoros`,
  turn: (turn) => `Turno ${turn}`,
  onTurn: "en turno",
  stepsLeft: (steps) => plural(steps, `queda ${steps} paso`, `quedan ${steps} pasos`),
  win: {
    any: (count) => `Gana: ${count} tesoros`,
    same: (count) => `Gana: ${count} tesoros de una clase`,
  },
  winEach: "Gana: un tesoro de cada clase",
  wins: (colour) => `${colour} gana`,
  nobodyWins: "Nadie gana",
  piles: "Pilas",
  pileNames: { draw: "Mazo", discard: "Descarte", aside: "Aparte", undug: "Enterrados" },
  drawPile: (count) => `Mazo ${count}`,
  setAside: (count) => `Apartadas ${count}`,
  undug: (count) => `Enterrados ${count}`,
  encounter: "Encontrado en la casilla",
  nothingMet: "nada",
  metOn: (type, square) => `${type} en ${square}`,
  round: (round) => `Combate, asalto ${round}`,
  force: (force) => `Fuerza ${force}`,
  life: (life) => `Vida ${life}`,
  scale: (attribute, value) => `${attribute} ${value} de 15`,
  poison: (health) => `veneno −${health}`,
  lostTurn: "pierde un turno",
  hiddenCard: (colour) => `Una carta oculta en mano: ${colour}`,
  carried: "Llevados",
  securedTitle: "A salvo",
  seat: (colour) => `Jugador ${colour}`,
};

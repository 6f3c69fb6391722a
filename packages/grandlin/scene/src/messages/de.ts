// What the drawing says in German. The game's terms stay English, as in its only manual. Knows no geometry.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("de");

export const de: Messages = {
  titleOfBoard: "Der Spielplan des Schatzspiels",
  titleOfGame: (turn) => `Das Schatzspiel, Zug ${turn}`,
  descriptionOfBoard:
    "Hundert Felder mit vier Burgen und der Stadt (City) in der Mitte. Die Begriffe des Spiels stehen auf Englisch, wie in seiner Anleitung.",
  descriptionOfGame: (seats) =>
    `Der Spielplan mit seinen Figuren, die Stapel und was ${seats} Spieler haben. Die Begriffe des Spiels stehen auf Englisch, wie in seiner Anleitung.`,
  board: "Spielplan",
  castle: (colour, square) => `Burg ${colour} auf ${square}`,
  unoccupied: (colour, square) => `Burg ${colour} auf ${square}, unbewohnt`,
  gate: (outside, inside) => `Tor zwischen ${outside} und ${inside}`,
  service: (name, square, price) => `${name} (City) auf ${square}, Preis ${price} Gold`,
  henchman: (colour, square) => `Henchman ${colour} auf ${square}`,
  lying: (card, square) => `${card} auf ${square}`,
  secret: (card, square) => `${card} verdeckt auf ${square}`,
  faceDown: (square, colour) => `Eine verdeckte Karte auf ${square}, gelegt von ${colour}`,
  treasureOn: (treasure, square) => `${treasure} auf ${square}`,
  secured: (colour, count) => `Gesichert von ${colour}: ${count} Schätze`,
  turn: (turn) => `Zug ${turn}`,
  onTurn: "am Zug",
  stepsLeft: (steps) => `noch ${count(steps, "Schritt", "Schritte")}`,
  win: {
    any: (count) => `Gewinnt: ${count} Schätze`,
    same: (count) => `Gewinnt: ${count} Schätze einer Art`,
  },
  winEach: "Gewinnt: ein Schatz jeder Art",
  wins: (colour) => `${colour} gewinnt`,
  nobodyWins: "Niemand gewinnt",
  piles: "Stapel",
  pileNames: { draw: "Stapel", discard: "Ablage", aside: "Beiseite", undug: "Vergraben" },
  drawPile: (count) => `Nachziehstapel ${count}`,
  setAside: (count) => `Beiseite ${count}`,
  undug: (count) => `Vergraben ${count}`,
  encounter: "Auf dem Feld getroffen",
  nothingMet: "nichts",
  metOn: (type, square) => `${type} auf ${square}`,
  round: (round) => `Kampf, Runde ${round}`,
  force: (force) => `Kampfkraft ${force}`,
  life: (life) => `Leben ${life}`,
  scale: (attribute, value) => `${attribute} ${value} von 15`,
  poison: (health) => `Gift −${health}`,
  lostTurn: "setzt aus",
  hiddenCard: (colour) => `Eine verdeckte Handkarte: ${colour}`,
  carried: "Getragen",
  securedTitle: "Gesichert",
  seat: (colour) => `Spieler ${colour}`,
};

// What the drawing says in English besides the game's own terms. Knows no geometry.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  titleOfBoard: "The board of the treasure game",
  titleOfGame: (turn: number) => `The treasure game, turn ${turn}`,
  descriptionOfBoard: "A hundred squares with four castles, and the City in the middle.",
  descriptionOfGame: (seats: number) =>
    `The board with its pieces, the piles, and what ${seats} players have.`,
  board: "Board",
  castle: (colour: string, square: string) => `${colour} castle on ${square}`,
  unoccupied: (colour: string, square: string) => `${colour} castle on ${square}, unoccupied`,
  gate: (outside: string, inside: string) => `Gate between ${outside} and ${inside}`,
  service: (name: string, square: string, price: number) =>
    `${name} in the City on ${square}, price ${price} gold`,
  henchman: (colour: string, square: string) => `${colour} Henchman on ${square}`,
  lying: (card: string, square: string) => `${card} on ${square}`,
  secret: (card: string, square: string) => `${card} face down on ${square}`,
  faceDown: (square: string, colour: string) =>
    `A card face down on ${square}, inserted by ${colour}`,
  treasureOn: (treasure: string, square: string) => `${treasure} on ${square}`,
  secured: (colour: string, count: number) => `Secured by ${colour}: ${count} treasures`,
  turn: (turn: number) => `Turn ${turn}`,
  onTurn: "on turn",
  stepsLeft: (steps: number) => count(steps, "step left", "steps left"),
  win: {
    any: (count: number) => `Wins: ${count} treasures`,
    same: (count: number) => `Wins: ${count} treasures of a kind`,
  },
  winEach: "Wins: one treasure of each kind",
  wins: (colour: string) => `${colour} wins`,
  nobodyWins: "Nobody wins",
  piles: "Piles",
  /** Short, below each of them. */
  pileNames: { draw: "Draw", discard: "Discard", aside: "Aside", undug: "Undug" },
  drawPile: (count: number) => `Draw pile ${count}`,
  setAside: (count: number) => `Set aside ${count}`,
  undug: (count: number) => `Undug ${count}`,
  encounter: "Met on the square",
  nothingMet: "nothing",
  metOn: (type: string, square: string) => `${type} on ${square}`,
  round: (round: number) => `Combat, round ${round}`,
  force: (force: number) => `Force ${force}`,
  life: (life: number) => `Life ${life}`,
  scale: (attribute: string, value: number) => `${attribute} ${value} of 15`,
  poison: (health: number) => `poison −${health}`,
  lostTurn: "loses a turn",
  hiddenCard: (colour: string) => `A hidden card in hand: ${colour}`,
  carried: "Carried",
  securedTitle: "Secured",
  seat: (colour: string) => `${colour} player`,
};

export type Messages = Translated<typeof en>;

// Phase five: one year ends and the next begins.
// Knows nothing of the census before it.
import { type StatedClause, under } from "../sources.ts";

export const YEAR_CLAUSES = [
  {
    id: "year.advance",
    statement: {
      en: "After all orders and any census the year moves on and the First Player token goes to the left; after the last year the game ends instead.",
      fr: "Après tous les ordres et l'éventuel recensement, l'année avance et le rôle de premier joueur passe à gauche ; après la dernière année, la partie s'arrête.",
      de: "Nach allen Befehlen und einer etwaigen Erhebung beginnt das nächste Spieljahr, Startspieler wird der linke Nachbar; nach dem letzten Jahr endet das Spiel.",
      es: "Tras todas las órdenes y el censo, si lo hay, avanza el año y la ficha de primer jugador va a la izquierda; tras el último año la partida termina.",
    },
    // EN has lost the heading of phase five; its text follows the census.
    sources: under({
      en: "Phase Four: Military Census",
      de: "Phase fünf: Ende des Spieljahres",
      es: "Fin del año del juego",
    }),
    rulings: ["tie-seat"],
  },
] as const satisfies readonly StatedClause[];

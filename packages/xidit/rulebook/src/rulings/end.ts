// Gaps in scoring, the Dummy Player and seats, and the three-player setup.
// The first option of each is the default. Knows nothing of what a reading changes.
import { type StatedRuling, under } from "../sources.ts";

export const END_RULINGS = [
  {
    id: "region-zero",
    question: {
      en: "Can a player without a bard in a region take a place there?",
      fr: "Un joueur sans barde dans une région peut-il y obtenir une place ?",
      de: "Kann ein Spieler ohne Barden in einem Gebiet dort einen Platz belegen?",
      es: "¿Puede un jugador sin bardos en una región obtener un puesto en ella?",
    },
    options: [
      {
        id: "nothing",
        statement: {
          en: "No: without a bard there is nothing to score.",
          fr: "Non : sans barde, rien à marquer.",
          de: "Nein: Ohne Barden gibt es nichts.",
          es: "No: sin bardos no se puntúa nada.",
        },
      },
      {
        id: "counts",
        statement: {
          en: "Yes: no bards is a number like any other.",
          fr: "Oui : zéro barde est un nombre comme un autre.",
          de: "Ja: Null Barden ist eine Zahl wie jede andere.",
          es: "Sí: cero bardos es un número como otro cualquiera.",
        },
      },
    ],
    sources: under({
      en: "For the Reputation Assessment tile",
      fr: "Jetons Barde",
      de: "Ist es die Prüfung des Ansehens",
      es: "Primera evaluación",
    }),
  },
  {
    id: "dummy-tie",
    question: {
      en: "What if the Dummy Player's value equals that of a human who is still in?",
      fr: "Que se passe-t-il si le joueur neutre est à égalité avec un humain encore en lice ?",
      de: "Was gilt, wenn der Dummy-Spieler mit einem Menschen gleichzieht, der noch im Rennen ist?",
      es: "¿Qué pasa si el jugador ficticio empata con un humano que sigue en juego?",
    },
    options: [
      {
        id: "ranks-lower",
        statement: {
          en: "It ranks below that human; the lowest of all is eliminated.",
          fr: "Il est classé sous cet humain ; le dernier de tous est éliminé.",
          de: "Er steht unter diesem Menschen; es scheidet aus, wer ganz unten steht.",
          es: "Queda por debajo de ese humano; se elimina al último de todos.",
        },
      },
      {
        id: "eliminated",
        statement: {
          en: "It is the one eliminated, even if another player is lower.",
          fr: "C'est lui qui est éliminé, même si un autre joueur est plus bas.",
          de: "Er selbst scheidet aus, auch wenn ein anderer tiefer steht.",
          es: "Es el eliminado, aunque otro jugador esté más abajo.",
        },
      },
    ],
    sources: under({
      en: "How the dummy player works",
      de: "Das Spiel mit dem Dummy-Spieler",
    }),
  },
  {
    id: "dummy-wins",
    question: {
      en: "Who wins if the Dummy Player is the last one left?",
      fr: "Qui gagne si le joueur neutre est le dernier en lice ?",
      de: "Wer gewinnt, wenn der Dummy-Spieler als Letzter übrig bleibt?",
      es: "¿Quién gana si el jugador ficticio es el último que queda?",
    },
    options: [
      {
        id: "dummy-wins",
        statement: {
          en: "The Dummy Player, and no human.",
          fr: "Le joueur neutre, et aucun humain.",
          de: "Der Dummy-Spieler, und kein Mensch.",
          es: "El jugador ficticio, y ningún humano.",
        },
      },
      {
        id: "best-human",
        statement: {
          en: "The human who was eliminated last.",
          fr: "L'humain éliminé en dernier.",
          de: "Der Mensch, der zuletzt ausschied.",
          es: "El humano eliminado en último lugar.",
        },
      },
    ],
    sources: under({
      en: "How the dummy player works",
      de: "Das Spiel mit dem Dummy-Spieler",
    }),
  },
  {
    id: "three-piles",
    question: {
      en: "How many tiles form the Recruitment pile at the start with three players?",
      fr: "Combien de tuiles forment la pile Recrutement au départ à 3 joueurs ?",
      de: "Wie viele Plättchen bilden zu dritt anfangs den Anwerbungsstapel?",
      es: "¿Cuántas losetas forman la pila de Reclutamiento al empezar con tres jugadores?",
    },
    options: [
      {
        id: "five",
        statement: {
          en: "Five, as with more players.",
          fr: "Cinq, comme à plus nombreux.",
          de: "Fünf, wie bei mehr Spielern.",
          es: "Cinco, como con más jugadores.",
        },
      },
      {
        id: "four",
        statement: {
          en: "Four, as many as lie on the board.",
          fr: "Quatre, autant que sur le plateau.",
          de: "Vier, so viele wie auf dem Spielplan.",
          es: "Cuatro, tantas como en el tablero.",
        },
      },
    ],
    sources: under({
      en: "The setup for a three-player game is slightly different",
      de: "Spielaufbau",
    }),
  },
  {
    id: "tie-seat",
    question: {
      en: "Is the First Player token passed on after the last year, before ties are broken?",
      fr: "Le rôle de premier joueur passe-t-il à gauche après la dernière année, avant de départager les égalités ?",
      de: "Wird das Startspieler-Plättchen nach dem letzten Jahr, vor dem Auflösen von Gleichständen, weitergegeben?",
      es: "¿Se pasa la ficha de primer jugador tras el último año, antes de deshacer los empates?",
    },
    options: [
      {
        id: "not-passed",
        statement: {
          en: "No: the First Player of the last year keeps it.",
          fr: "Non : le premier joueur de la dernière année le garde.",
          de: "Nein: Der Startspieler des letzten Jahres behält es.",
          es: "No: la conserva el primer jugador del último año.",
        },
      },
      {
        id: "passed",
        statement: {
          en: "Yes: it goes to the left once more.",
          fr: "Oui : il passe encore une fois à gauche.",
          de: "Ja: Es geht noch einmal nach links.",
          es: "Sí: pasa una vez más a la izquierda.",
        },
      },
    ],
    sources: under({
      en: ["Phase Four: Military Census", "Resolving ties"],
      de: ["Phase fünf: Ende des Spieljahres", "Auflösung von Gleichständen"],
      es: ["Fin del año del juego", "Resolver lazos"],
    }),
  },
] as const satisfies readonly StatedRuling[];

// How a game of four or five begins; the variants say what differs for three and for nine years.
// Knows no shuffle: chance is a fact of the log.
import { type StatedClause, under } from "../sources.ts";

const EN = "Setup for a four- or five-player game";
const FR = "1 / Mise en place";
const DE = "Spielaufbau für das Spiel zu viert und zu fünft";
const ES = "Preparar";

export const SETUP_CLAUSES = [
  {
    id: "setup.titans",
    statement: {
      en: "The Titans start asleep in three piles by the number of units they ask for, two to a pile in random order.",
      fr: "Les colosses commencent endormis en trois piles selon le nombre d'unités exigé, deux par pile dans un ordre aléatoire.",
      de: "Die Titanen schlummern anfangs in drei Stapeln nach der Zahl der verlangten Einheiten, je zwei in zufälliger Folge.",
      es: "Los titanes empiezan dormidos en tres pilas según las unidades que piden, dos en cada pila en orden aleatorio.",
    },
    sources: under({ en: EN, fr: FR, de: DE, es: ES }),
  },
  {
    id: "setup.recruit",
    statement: {
      en: "Five shuffled City tiles go to their cities Recruitment side up, each filled with the units it shows.",
      fr: "Cinq tuiles tirées au hasard vont sur leurs cités, face Recrutement, garnies des unités indiquées.",
      de: "Fünf gemischte Stadtplättchen kommen mit der Anwerbungsseite in ihre Städte, jedes mit den gezeigten Einheiten bestückt.",
      es: "Cinco losetas barajadas van a sus ciudades con la cara de Reclutamiento, cada una con las unidades que muestra.",
    },
    sources: under({ en: EN, fr: FR, de: DE, es: ES }),
  },
  {
    id: "setup.threat",
    statement: {
      en: "Five more of the shuffled City tiles go to their cities Threat side up.",
      fr: "Cinq autres tuiles tirées au hasard vont sur leurs cités, face Menace.",
      de: "Fünf weitere gemischte Stadtplättchen kommen mit der Bedrohungsseite in ihre Städte.",
      es: "Otras cinco losetas barajadas van a sus ciudades con la cara de Amenaza.",
    },
    sources: under({ en: EN, fr: FR, de: DE, es: ES }),
  },
  {
    id: "setup.piles",
    statement: {
      en: "Five of the remaining tiles form the Recruitment pile and all others the Threat pile; the top tile of each then moves to its Next space.",
      fr: "Cinq des tuiles restantes forment la pile Recrutement, toutes les autres la pile Menace ; la première de chacune passe ensuite sur sa case Prochain recrutement ou Prochaine menace.",
      de: "Fünf der übrigen Plättchen bilden den Anwerbungsstapel, alle anderen den Bedrohungsstapel; je das oberste kommt dann auf sein Feld Nächstes Plättchen.",
      es: "Cinco de las losetas restantes forman la pila de Reclutamiento y las demás la de Amenazas; la primera de cada una pasa luego a su espacio Próximo.",
    },
    sources: under({ en: EN, fr: FR, de: DE, es: ES }),
    rulings: ["three-piles"],
  },
  {
    id: "setup.assessments",
    statement: {
      en: "The three Assessment tiles are laid in random order; each eliminates one player, but with five players the first eliminates two.",
      fr: "Les trois tuiles Décompte sont posées dans un ordre aléatoire ; chacune élimine un joueur, mais la première en élimine deux à 5 joueurs.",
      de: "Die drei Prüfungsplättchen liegen in zufälliger Reihenfolge; jedes lässt einen Spieler ausscheiden, zu fünft das erste zwei.",
      es: "Las tres losetas de evaluación se colocan en orden aleatorio; cada una elimina a un jugador, pero con cinco la primera elimina a dos.",
    },
    sources: under({
      en: [EN, "The setup for a three-player game is slightly different"],
      fr: FR,
      de: [DE, "Spielaufbau"],
      es: ES,
    }),
  },
  {
    id: "setup.first-player",
    statement: {
      en: "The oldest player is the First Player of the first year.",
      fr: "L'aîné des joueurs est premier joueur la première année.",
      de: "Wer am ältesten ist, ist im ersten Spieljahr Startspieler.",
      es: "Quien tiene más edad es primer jugador el primer año.",
    },
    sources: under({ en: EN, de: DE, es: ES }),
    notAuditable: "Ages are not part of a log; who is first is taken as a fact of the table.",
  },
  {
    id: "setup.placement",
    statement: {
      en: "Clockwise from the First Player, everyone puts their Idrakys in any city, with or without a tile, where no other Idrakys stands yet.",
      fr: "Dans le sens horaire depuis le premier joueur, chacun pose son Idrakys sur une cité quelconque, avec ou sans tuile, encore libre d'Idrakys.",
      de: "Vom Startspieler an im Uhrzeigersinn setzt jeder seinen Idrakys in eine beliebige Stadt, mit oder ohne Plättchen, in der noch keiner steht.",
      es: "Desde el primer jugador y en sentido horario, cada cual pone su Idrakys en cualquier ciudad, con loseta o sin ella, donde aún no haya otro.",
    },
    sources: under({ en: EN, fr: FR, de: DE, es: ES }),
  },
] as const satisfies readonly StatedClause[];

// Phase six: three assessments eliminate player after player until one is left.
// Knows the ranking and its ties; what was earned is counted elsewhere.
import { type StatedClause, under } from "../sources.ts";

const FR = "3 / Fin de partie";

const REPUTATION = under({
  en: "For the Reputation Assessment tile",
  fr: ["Jetons Barde", FR],
  de: "Ist es die Prüfung des Ansehens",
  es: "Primera evaluación",
});

export const ASSESSMENT_CLAUSES = [
  {
    id: "assess.order",
    statement: {
      en: "Three assessments in tile order rank all players, also those out; the lowest still in is eliminated (the two lowest in the first of five players), and who is left has won.",
      fr: "Trois décomptes dans l'ordre des tuiles classent tous les joueurs, même éliminés ; le dernier encore en lice sort (à 5, les deux derniers au premier) ; celui qui reste gagne.",
      de: "Drei Prüfungen in Plättchenfolge reihen alle Spieler, auch Ausgeschiedene; der Letzte im Rennen scheidet aus (zu fünft in der ersten zwei); wer bleibt, gewinnt.",
      es: "Tres evaluaciones en el orden de las losetas clasifican a todos, también a los eliminados; sale el último aún en juego (con cinco, dos en la primera); gana quien queda.",
    },
    sources: under({
      en: ["The three Assessment tiles", "Eliminating a player", "Second and third Assessments"],
      fr: FR,
      de: ["Phase sechs: Spielende", "Ein Spieler scheidet aus", "Zweite und dritte Prüfung"],
      es: ["Fin del juego", "Eliminando a un jugador", "Segunda y tercera evaluaciones"],
    }),
  },
  {
    id: "assess.bards-of-the-out",
    statement: {
      en: "Bards of eliminated players stay and count in the majority of every region.",
      fr: "Les bardes des joueurs éliminés restent et comptent dans la majorité de chaque région.",
      de: "Barden ausgeschiedener Spieler bleiben liegen und zählen in jedem Gebiet für die Mehrheit mit.",
      es: "Los bardos de los eliminados permanecen y cuentan en la mayoría de cada región.",
    },
    sources: under({
      en: "Second and third Assessments",
      de: "Zweite und dritte Prüfung",
      es: "Segunda y tercera evaluaciones",
    }),
  },
  {
    id: "assess.wealth",
    statement: {
      en: "Wealth is the total value of a player's gold.",
      fr: "La Richesse est la valeur totale de l'or du joueur.",
      de: "Reichtum ist der Gesamtwert des Goldes eines Spielers.",
      es: "La riqueza es el valor total del oro del jugador.",
    },
    sources: under({
      en: "If this is the Wealth Assessment tile",
      fr: FR,
      de: "Wenn dies die Prüfung des Reichtums ist",
      es: "Primera evaluación",
    }),
  },
  {
    id: "assess.influence",
    statement: {
      en: "Influence is the number of a player's storeys on the board; those set aside do not count.",
      fr: "L'Influence est le nombre d'étages du joueur sur le plateau ; ceux mis de côté ne comptent pas.",
      de: "Einfluss ist die Zahl der Stockwerke eines Spielers auf dem Spielplan; zurückgelegte zählen nicht.",
      es: "La influencia es el número de pisos del jugador en el tablero; los apartados no cuentan.",
    },
    sources: under({
      en: "For the Influence Assessment tile",
      fr: FR,
      de: "Ist es die Prüfung des Einflusses",
      es: "Primera evaluación",
    }),
  },
  {
    id: "assess.reputation",
    statement: {
      en: "Reputation is the sum of what a player scores in all regions.",
      fr: "La Renommée est la somme de ce que le joueur marque dans toutes les régions.",
      de: "Ansehen ist die Summe dessen, was ein Spieler in allen Gebieten erzielt.",
      es: "La reputación es la suma de lo que el jugador puntúa en todas las regiones.",
    },
    sources: REPUTATION,
  },
  {
    id: "assess.region-first",
    statement: {
      en: "Most bards in a region scores its higher value; if several tie for first, each gets it and nobody gets the lower one.",
      fr: "Le plus de bardes dans une région rapporte sa plus haute valeur ; à égalité en tête, chacun la reçoit et personne la plus basse.",
      de: "Die meisten Barden in einem Gebiet bringen den höheren Wert; bei Gleichstand vorn bekommt ihn jeder, den niedrigeren dann niemand.",
      es: "Tener más bardos en una región da su valor mayor; si hay empate en cabeza, todos lo reciben y nadie el menor.",
    },
    sources: REPUTATION,
    rulings: ["region-zero"],
  },
  {
    id: "assess.region-second",
    statement: {
      en: "The second most bards score the lower value; if several tie for second, each gets it.",
      fr: "Le deuxième en bardes reçoit la valeur la plus basse ; à égalité pour cette place, chacun la reçoit.",
      de: "Die zweitmeisten Barden bringen den niedrigeren Wert; bei Gleichstand auf diesem Rang bekommt ihn jeder.",
      es: "El segundo en bardos recibe el valor menor; si hay empate por ese puesto, lo recibe cada uno.",
    },
    sources: REPUTATION,
    rulings: ["region-zero"],
  },
  {
    id: "assess.bastion",
    statement: {
      en: "The Bastion is opened before Reputation is counted.",
      fr: "Le bastion est ouvert avant de compter la Renommée.",
      de: "Die Festung wird geöffnet, bevor das Ansehen gezählt wird.",
      es: "El bastión se abre antes de contar la reputación.",
    },
    sources: under({
      en: "For the Reputation Assessment tile",
      de: "Ist es die Prüfung des Ansehens",
      es: "Primera evaluación",
    }),
  },
  {
    id: "assess.tie-units",
    statement: {
      en: "Of players with equal scores, the one with more units in all behind the Screen ranks higher.",
      fr: "À score égal, le joueur ayant au total plus d'unités derrière son paravent est mieux classé.",
      de: "Bei gleicher Punktzahl steht höher, wer insgesamt mehr Einheiten hinter dem Sichtschirm hat.",
      es: "A igual puntuación queda más alto quien tiene en total más unidades tras su pantalla.",
    },
    sources: under({
      en: "Resolving ties",
      fr: FR,
      de: "Auflösung von Gleichständen",
      es: "Resolver lazos",
    }),
  },
  {
    id: "assess.tie-seat",
    statement: {
      en: "If units are equal too, the one seated further from the First Player in the direction of play ranks higher.",
      fr: "Si les unités sont égales aussi, celui qui est assis plus loin du premier joueur dans le sens du jeu est mieux classé.",
      de: "Sind auch die Einheiten gleich, steht höher, wer in Spielrichtung weiter vom Startspieler entfernt sitzt.",
      es: "Si también igualan en unidades, queda más alto quien se sienta más lejos del primer jugador en el sentido de juego.",
    },
    sources: under({
      en: "Resolving ties",
      de: "Auflösung von Gleichständen",
      es: "Resolver lazos",
    }),
    rulings: ["tie-seat"],
  },
  {
    id: "assess.dummy",
    statement: {
      en: "With three players the Dummy Player's three values are ranked too; it loses a tie with a human and has neither units, seat nor bards in a region.",
      fr: "À 3 joueurs, les trois valeurs du joueur neutre sont classées aussi ; il perd toute égalité avec un humain et n'a ni unités, ni siège, ni bardes en région.",
      de: "Zu dritt werden auch die drei Werte des Dummy-Spielers gereiht; er unterliegt bei Gleichstand einem Menschen und hat weder Einheiten, Platz noch Barden.",
      es: "Con tres jugadores se clasifican también los tres valores del jugador ficticio; pierde los empates con un humano y no tiene unidades, asiento ni bardos.",
    },
    sources: under({
      en: "How the dummy player works",
      de: "Das Spiel mit dem Dummy-Spieler",
    }),
    rulings: ["dummy-tie", "dummy-wins"],
  },
] as const satisfies readonly StatedClause[];

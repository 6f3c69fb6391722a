// What differs with three players and in the short game; both may be combined.
// Knows only the differences. Stated by EN and DE; ES leaves the variants out, FR only names them.
import { type StatedClause, under } from "../sources.ts";

const EN_THREE = "The setup for a three-player game is slightly different";
const EN_SHORT = "Fewer Cities and Regions are available";
const DE_SHORT = "Kurzspiel – Neun Spieljahre";

export const VARIANT_CLAUSES = [
  {
    id: "three.tiles",
    statement: {
      en: "Three players use the set of 18 tiles with four units each, and four Recruitment and four Threat tiles lie on the board.",
      fr: "À 3 joueurs, on joue avec les 18 tuiles à quatre unités, et quatre tuiles Recrutement et quatre tuiles Menace sont sur le plateau.",
      de: "Zu dritt spielt man mit den 18 Plättchen zu je vier Einheiten; vier Anwerbungs- und vier Bedrohungsplättchen liegen aus.",
      es: "Con tres jugadores se usan las 18 losetas de cuatro unidades, y en el tablero hay cuatro de Reclutamiento y cuatro de Amenaza.",
    },
    sources: under({ en: EN_THREE, fr: "1 / Mise en place", de: "Spielaufbau" }),
    rulings: ["three-piles"],
  },
  {
    id: "three.regions",
    statement: {
      en: "With three players regions 1 and 2 are closed.",
      fr: "À 3 joueurs, les régions 1 et 2 sont fermées.",
      de: "Zu dritt sind die Gebiete 1 und 2 geschlossen.",
      es: "Con tres jugadores las regiones 1 y 2 están cerradas.",
    },
    sources: under({
      en: "Three-player game with a Dummy Player",
      de: "Das Spiel zu dritt mit Dummy-Spieler",
    }),
  },
  {
    id: "closed.regions",
    statement: {
      en: "A closed region takes no bards and gives no points, but every city may still be entered, Titans fought and guilds built there.",
      fr: "Une région fermée ne reçoit pas de bardes et ne rapporte rien, mais toute cité reste accessible, avec combats de colosses et guildes.",
      de: "Ein geschlossenes Gebiet nimmt keine Barden auf und bringt nichts ein; jede Stadt bleibt aber betretbar, mit Titanenkampf und Gildenbau.",
      es: "Una región cerrada no admite bardos ni da puntos, pero toda ciudad sigue accesible y en ella se combaten titanes y se construyen gremios.",
    },
    sources: under({
      en: "Three-player game with a Dummy Player",
      de: "Das Spiel zu dritt mit Dummy-Spieler",
    }),
  },
  {
    id: "three.dummy",
    statement: {
      en: "The dummy's tokens start at 6, 5 and 4 on the first, second and third assessment (7, 6 and 5 for a harder game); it has no piece on the board and no census.",
      fr: "Les jetons du joueur neutre débutent à 6, 5 et 4 au premier, deuxième et troisième décompte (7, 6 et 5 pour corser) ; il n'a ni pion sur le plateau ni recensement.",
      de: "Die Dummy-Plättchen beginnen in der ersten, zweiten und dritten Prüfung auf 6, 5 und 4 (schwerer: 7, 6 und 5); er hat keine Figur und keine Erhebung.",
      es: "Las fichas del ficticio empiezan en 6, 5 y 4 en la primera, segunda y tercera evaluación (más difícil: 7, 6 y 5); no tiene figura en el tablero ni censo.",
    },
    sources: under({ en: EN_THREE, de: "Spielaufbau" }),
  },
  {
    id: "short.years",
    statement: {
      en: "The short game lasts nine years, with a census after years 3, 6 and 9.",
      fr: "La partie courte dure neuf années, avec un recensement après les années 3, 6 et 9.",
      de: "Das Kurzspiel dauert neun Spieljahre, mit Erhebungen nach den Jahren 3, 6 und 9.",
      es: "La partida corta dura nueve años, con censo tras los años 3, 6 y 9.",
    },
    // EN has lost the heading of the short game; this one stands inside it.
    sources: under({ en: ["Game Components", EN_SHORT], de: DE_SHORT }),
  },
  {
    id: "short.five",
    statement: {
      en: "In the short game with five players tiles 20 and 21 are out and region 2 is closed.",
      fr: "En partie courte à 5 joueurs, les tuiles 20 et 21 sont écartées et la région 2 est fermée.",
      de: "Im Kurzspiel zu fünft fehlen die Plättchen 20 und 21, Gebiet 2 ist geschlossen.",
      es: "En la partida corta con cinco jugadores faltan las losetas 20 y 21 y la región 2 está cerrada.",
    },
    sources: under({ en: EN_SHORT, de: DE_SHORT }),
  },
  {
    id: "short.four",
    statement: {
      en: "In the short game with four players tiles 19, 20 and 21 are out and regions 1 and 2 are closed.",
      fr: "En partie courte à 4 joueurs, les tuiles 19, 20 et 21 sont écartées et les régions 1 et 2 sont fermées.",
      de: "Im Kurzspiel zu viert fehlen die Plättchen 19, 20 und 21, die Gebiete 1 und 2 sind geschlossen.",
      es: "En la partida corta con cuatro jugadores faltan las losetas 19, 20 y 21 y las regiones 1 y 2 están cerradas.",
    },
    sources: under({ en: EN_SHORT, de: DE_SHORT }),
  },
  {
    id: "short.three",
    statement: {
      en: "In the short game with three players tiles 14 and 18 of their set are out and regions 1 and 2 are closed.",
      fr: "En partie courte à 3 joueurs, les tuiles 14 et 18 de leur jeu sont écartées et les régions 1 et 2 sont fermées.",
      de: "Im Kurzspiel zu dritt fehlen die Plättchen 14 und 18 ihres Sets, die Gebiete 1 und 2 sind geschlossen.",
      es: "En la partida corta con tres jugadores faltan las losetas 14 y 18 de su juego y las regiones 1 y 2 están cerradas.",
    },
    sources: under({ en: EN_SHORT, de: DE_SHORT }),
  },
] as const satisfies readonly StatedClause[];

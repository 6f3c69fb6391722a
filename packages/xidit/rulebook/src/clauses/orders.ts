// Phase one: what a program is and when it becomes common knowledge.
// Knows nothing of how an order is carried out.
import { type StatedClause, under } from "../sources.ts";

export const ORDER_CLAUSES = [
  {
    id: "orders.six",
    statement: {
      en: "Each year every player programs exactly six orders, each of them a black, red or blue road, an action or a wait.",
      fr: "Chaque année, chaque joueur programme exactement six ordres, chacun étant un chemin noir, rouge ou bleu, une action ou une attente.",
      de: "In jedem Spieljahr stellt jeder Spieler genau sechs Befehle ein, jeder davon eine schwarze, rote oder blaue Straße, eine Aktion oder Abwarten.",
      es: "Cada año, cada jugador programa exactamente seis órdenes: carretera negra, roja o azul, acción o espera.",
    },
    sources: under({
      en: "Phase One: Secret Orders",
      fr: ["But du jeu", "Choix secret des ordres (x4)"],
      de: "Phase eins: Geheime Befehle",
      es: "Fase uno: órdenes secretas",
    }),
    rulings: ["no-road"],
  },
  {
    id: "orders.secret",
    statement: {
      en: "Programs are made at the same time and hidden: nobody learns another's orders before every program is complete.",
      fr: "Les programmes se font en même temps et en secret : nul ne connaît les ordres d'autrui avant que tous soient prêts.",
      de: "Alle programmieren zugleich und verdeckt: Niemand erfährt fremde Befehle, ehe jedes Programm fertig ist.",
      es: "Los programas se hacen a la vez y ocultos: nadie conoce las órdenes ajenas antes de que todos hayan terminado.",
    },
    sources: under({
      en: "Phase One: Secret Orders",
      fr: "Choix secret des ordres (x4)",
      de: "Phase eins: Geheime Befehle",
      es: "Fase uno: órdenes secretas",
    }),
  },
  {
    id: "orders.reveal",
    statement: {
      en: "Once the last program is ready all boards are revealed together; until then a program may still be changed.",
      fr: "Dès que le dernier programme est prêt, toutes les plaquettes sont dévoilées ensemble ; jusque-là, on peut encore changer le sien.",
      de: "Ist das letzte Programm fertig, werden alle Tafeln gemeinsam aufgedeckt; bis dahin darf man das eigene noch ändern.",
      es: "Cuando está listo el último programa se revelan todos los tableros juntos; hasta entonces cada cual puede cambiar el suyo.",
    },
    sources: under({
      en: "Phase One: Secret Orders",
      de: "Phase zwei: Ausführen der Befehle",
      es: "Fase dos: resolución de pedidos",
    }),
  },
] as const satisfies readonly StatedClause[];

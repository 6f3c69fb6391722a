// Phase four: the Military Census, kind by kind.
// Knows what is shown and what it earns; which years have one is said here and in the short game.
import { type StatedClause, under } from "../sources.ts";

const EN = "Phase Four: Military Census";
const FR = "Recensement des armées";
const DE = "Phase vier: Militärische Erhebung";
const ES = "Fase cuatro: censo militar";

export const CENSUS_CLAUSES = [
  {
    id: "census.order",
    statement: {
      en: "After years 4, 8 and 12 a census counts Militia, Archers, Infantry, Clerics and Mages one after another, each rewarded before the next is shown.",
      fr: "Après les années 4, 8 et 12, un recensement compte miliciens, archers, fantassins, clercs et mages l'un après l'autre, chacun récompensé avant le suivant.",
      de: "Nach den Jahren 4, 8 und 12 werden Dorfmilizionäre, Bogenschützen, Fußsoldaten, Priester und Kampfmagier nacheinander erhoben, jede Klasse vor der nächsten belohnt.",
      es: "Tras los años 4, 8 y 12 un censo cuenta Milicia, Arqueros, Infantería, Clérigos y Magos uno tras otro, cada tipo premiado antes de mostrar el siguiente.",
    },
    sources: under({ en: EN, fr: FR, de: DE, es: ES }),
  },
  {
    id: "census.secret",
    statement: {
      en: "Each player secretly picks how many units of the kind to show, from none to all; everyone shows at once and keeps the units.",
      fr: "Chacun choisit en secret combien d'unités du type montrer, d'aucune à toutes ; tous montrent ensemble et gardent leurs unités.",
      de: "Jeder wählt geheim, wie viele Einheiten der Klasse er zeigt, von keiner bis zu allen; alle zeigen zugleich und behalten die Einheiten.",
      es: "Cada cual elige en secreto cuántas unidades del tipo mostrar, de ninguna a todas; todos muestran a la vez y conservan las unidades.",
    },
    sources: under({ en: EN, fr: FR, de: DE, es: ES }),
  },
  {
    id: "census.most",
    statement: {
      en: "Whoever shows the most units of the kind is rewarded.",
      fr: "Qui montre le plus d'unités du type est récompensé.",
      de: "Belohnt wird, wer von der Klasse am meisten zeigt.",
      es: "Recibe recompensa quien muestra más unidades del tipo.",
    },
    sources: under({ en: EN, fr: FR, de: DE, es: ES }),
    rulings: ["census-zero", "census-optional"],
  },
  {
    id: "census.militia",
    statement: {
      en: "Showing the most Peasant Militia earns 1 gold.",
      fr: "Montrer le plus de miliciens paysans rapporte 1 or.",
      de: "Die meisten Dorfmilizionäre bringen 1 Gold.",
      es: "Mostrar más Milicia Campesina da 1 de oro.",
    },
    sources: under({ en: EN, de: DE, es: ES }),
    rulings: ["bank"],
  },
  {
    id: "census.archers",
    statement: {
      en: "Showing the most Archers earns 2 gold.",
      fr: "Montrer le plus d'archers rapporte 2 or.",
      de: "Die meisten Bogenschützen bringen 2 Gold.",
      es: "Mostrar más Arqueros da 2 de oro.",
    },
    sources: under({ en: EN, de: DE, es: ES }),
    rulings: ["bank"],
  },
  {
    id: "census.infantry",
    statement: {
      en: "Showing the most Infantry allows 1 bard in an open region bordering the player's city.",
      fr: "Montrer le plus de fantassins permet de poser 1 barde dans une région ouverte bordant sa cité.",
      de: "Die meisten Fußsoldaten erlauben 1 Barden in einem offenen Gebiet an der eigenen Stadt.",
      es: "Mostrar más Infantería permite 1 bardo en una región abierta junto a la ciudad propia.",
    },
    sources: under({ en: EN, de: DE, es: ES }),
    rulings: ["census-optional"],
  },
  {
    id: "census.clerics",
    statement: {
      en: "Showing the most Clerics allows 2 bards in one or two open regions bordering the player's city.",
      fr: "Montrer le plus de clercs permet de poser 2 bardes dans une ou deux régions ouvertes bordant sa cité.",
      de: "Die meisten Priester erlauben 2 Barden in einem oder zwei offenen Gebieten an der eigenen Stadt.",
      es: "Mostrar más Clérigos permite 2 bardos en una o dos regiones abiertas junto a la ciudad propia.",
    },
    sources: under({ en: EN, de: DE, es: ES }),
    rulings: ["census-optional"],
  },
  {
    id: "census.mages",
    statement: {
      en: "Showing the most Battle Mages allows one storey on an own guild with room; without such a guild it is set aside.",
      fr: "Montrer le plus de mages de bataille permet un étage sur une guilde à soi ayant de la place ; sans telle guilde, il est mis de côté.",
      de: "Die meisten Kampfmagier erlauben ein Stockwerk auf einer eigenen Gilde mit Platz; ohne solche Gilde wird es zurückgelegt.",
      es: "Mostrar más Magos de Batalla permite un piso en un gremio propio con sitio; sin tal gremio se aparta.",
    },
    sources: under({ en: EN, de: DE, es: ES }),
    rulings: ["census-optional", "bonus-storey"],
  },
  {
    id: "census.tie",
    statement: {
      en: "All who tie for most get the smallest reward of that sort each: 1 gold, 1 bard or 1 storey.",
      fr: "Tous les ex æquo en tête reçoivent chacun la plus petite récompense du genre : 1 or, 1 barde ou 1 étage.",
      de: "Alle, die gemeinsam vorn liegen, erhalten je die kleinste Belohnung dieser Art: 1 Gold, 1 Barden oder 1 Stockwerk.",
      es: "Todos los empatados en cabeza reciben cada uno la recompensa mínima de esa clase: 1 de oro, 1 bardo o 1 piso.",
    },
    sources: under({ en: EN, fr: FR, de: DE, es: ES }),
    rulings: ["census-zero", "census-optional"],
  },
  {
    id: "census.tie-order",
    statement: {
      en: "Tied players place clockwise from this year's First Player.",
      fr: "Les ex æquo placent en sens horaire depuis le premier joueur de l'année.",
      de: "Bei Gleichstand wird vom Startspieler dieses Jahres an im Uhrzeigersinn gelegt.",
      es: "Los empatados colocan en sentido horario desde el primer jugador de ese año.",
    },
    sources: under({ en: EN, fr: FR, de: DE, es: ES }),
  },
] as const satisfies readonly StatedClause[];

// What the game's things are called, by code name, in each rulebook's own word.
// FR names fewer things than it needs, ES is a rough translation; "ours" marks words chosen here.
import type { InFourLanguages } from "./sources.ts";

const say = (en: string, fr: string, de: string, es: string): InFourLanguages => ({
  en,
  fr,
  de,
  es,
});

export const GLOSSARY = {
  // The board
  idrakys: say("Idrakys", "Idrakys", "Idrakys", "Idrakys"),
  city: say("City", "cité", "Stadt", "ciudad"),
  road: say("Road", "chemin", "Straße", "carretera"),
  region: say("Region", "région", "Gebiet", "región"),
  // The words for a closed region in FR and for a lyre value in all four are ours.
  "central-region": say("central Region", "région centrale", "Zentralgebiet", "región central"),
  "closed-region": say(
    "Region with an Empty token",
    "région fermée",
    "Gebiet mit Ödnisplättchen",
    "región con ficha vacía",
  ),
  "lyre-value": say("lyre value", "valeur de lyre", "Leierwert", "valor de lira"),
  bastion: say("Bastion", "bastion", "Festung", "bastión"),
  barracks: say("Barracks", "caserne", "Kaserne", "cuartel"),
  "royal-bank": say("Royal Bank", "banque", "Königliche Bank", "Banco Real"),
  "titans-lair": say(
    "Titans' Lair",
    "repaire des colosses",
    "Hort der Titanen",
    "guarida de los titanes",
  ), // ours in FR
  screen: say("Screen", "paravent", "Sichtschirm", "pantalla"),

  // Tiles and queues
  "city-tile": say("City tile", "tuile Cité", "Stadtplättchen", "loseta de ciudad"),
  "recruitment-tile": say(
    "Recruitment tile",
    "tuile Recrutement",
    "Anwerbungsplättchen",
    "loseta de Reclutamiento",
  ),
  "threat-tile": say("Threat tile", "tuile Menace", "Bedrohungsplättchen", "loseta de Amenaza"),
  "next-recruitment": say(
    "Next Recruitment",
    "prochain recrutement",
    "Nächstes Anwerbungsplättchen",
    "Próximo Reclutamiento",
  ),
  "next-threat": say(
    "Next Threat",
    "prochaine menace",
    "Nächstes Bedrohungsplättchen",
    "Próxima Amenaza",
  ),
  "recruitment-queue": say(
    "Recruitment Queue",
    "file Recrutement",
    "Anwerbungsbereich",
    "cola de Reclutamiento",
  ), // ours in FR
  // Ours in FR, as the queue above.
  "threat-queue": say("Threat Queue", "file Menace", "Bedrohungsbereich", "cola de Amenazas"),
  pile: say("pile", "pile", "Stapel", "pila"),
  discard: say("discard pile", "défausse", "Abwurfstapel", "pila de descarte"),
  reinforcements: say(
    "Arrival of Reinforcements",
    "apparition des renforts",
    "Eintreffen des Nachschubs",
    "Llegada de refuerzos",
  ),

  // Titans; FR has no word for a raging one, "éveillé" is ours after its "Réveil des colosses".
  titan: say("Titan", "colosse", "Titan", "titán"),
  "titan-raging": say("Raging Titan", "colosse éveillé", "Wütender Titan", "titán furioso"),
  "titan-slumbering": say(
    "Slumbering Titan",
    "colosse endormi",
    "Schlummernder Titan",
    "titán dormido",
  ),
  awakening: say(
    "Awakening of the Titans",
    "réveil des colosses",
    "Die Titanen erwachen",
    "Despertar de los titanes",
  ),

  // Units; FR names no kind of unit, its five words are ours.
  unit: say("Unit", "unité", "Einheit", "unidad"),
  militia: say("Peasant Militia", "milicien paysan", "Dorfmilizionär", "Milicia Campesina"),
  archer: say("Archer", "archer", "Bogenschütze", "Arquero"),
  infantry: say("Infantry", "fantassin", "Fußsoldat", "Infantería"),
  cleric: say("Cleric", "clerc", "Priester", "Clérigo"),
  mage: say("Battle Mage", "mage de bataille", "Kampfmagier", "Mago de Batalla"),

  // Rewards; ES mostly has "historia" for a storey, a mistranslation, and "piso" beside it.
  threat: say("threat", "menace", "Bedrohung", "amenaza"),
  reward: say("reward", "récompense", "Belohnung", "recompensa"),
  gold: say("Gold Sovereign", "or", "Goldmünze", "soberano de oro"),
  bard: say("Bard token", "jeton Barde", "Bardenplättchen", "ficha de bardo"),
  guild: say("Sorcerers' Guild", "guilde de magie", "Zauberergilde", "gremio de hechiceros"),
  storey: say(
    "Sorcerers' Guild Story",
    "étage de guilde de magie",
    "Stockwerk der Zauberergilde",
    "piso del gremio de hechiceros",
  ),
  "bonus-storey": say(
    "bonus story",
    "étage mis de côté",
    "zurückgelegtes Stockwerk",
    "piso apartado",
  ), // ours but EN

  // Orders; FR names no action icon but "Double flèche", and its wait icon is "Croix".
  order: say("Order", "ordre", "Befehl", "orden"),
  program: say(
    "Programming Board",
    "plaquette de programmation",
    "Programmiertafel",
    "tablero de programación",
  ),
  "road-black": say("black Road", "chemin noir", "schwarze Straße", "carretera negra"),
  "road-red": say("red Road", "chemin rouge", "rote Straße", "carretera roja"),
  "road-blue": say("blue Road", "chemin bleu", "blaue Straße", "carretera azul"),
  action: say("Action", "action", "Aktion", "acción"),
  wait: say("Wait", "attente", "Abwarten", "espera"),

  // Time
  year: say("Game Year", "année", "Spieljahr", "año de juego"),
  "first-player": say("First Player", "premier joueur", "Startspieler", "primer jugador"),
  census: say(
    "Military Census",
    "recensement des armées",
    "Militärische Erhebung",
    "censo militar",
  ),

  // The end
  assessment: say("Assessment", "décompte", "Prüfung", "evaluación"),
  wealth: say("Wealth", "Richesse", "Reichtum", "riqueza"),
  influence: say("Influence", "Influence", "Einfluss", "influencia"),
  reputation: say("Reputation", "Renommée", "Ansehen", "reputación"),
  eliminated: say("eliminated", "éliminé", "ausgeschieden", "eliminado"),
  dummy: say("Dummy Player", "joueur neutre", "Dummy-Spieler", "jugador ficticio"),

  // Colours of the players; FR and ES never name them, their words are ours.
  blue: say("blue", "bleu", "Blau", "azul"),
  red: say("red", "rouge", "Rot", "rojo"),
  green: say("green", "vert", "Grün", "verde"),
  yellow: say("yellow", "jaune", "Gelb", "amarillo"),
  black: say("black", "noir", "Schwarz", "negro"),
} as const satisfies Readonly<Record<string, InFourLanguages>>;

/** The code name of a thing of the game. */
export type Term = keyof typeof GLOSSARY;

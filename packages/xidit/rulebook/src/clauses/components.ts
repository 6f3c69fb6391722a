// What lies on the table: figures, tokens, tiles and the board.
// Knows counts and places only; the printed board and tiles themselves belong to an edition.
import { type StatedClause, under } from "../sources.ts";

export const COMPONENT_CLAUSES = [
  {
    id: "comp.units",
    statement: {
      en: "There are 70 units, from weakest to strongest: 18 Peasant Militia, 16 Archers, 14 Infantry, 12 Clerics, 10 Battle Mages.",
      fr: "Il y a 70 unités, de la plus faible à la plus forte : 18 miliciens paysans, 16 archers, 14 fantassins, 12 clercs, 10 mages de bataille.",
      de: "Von den 70 Einheiten sind, von schwach nach stark, 18 Dorfmilizionäre, 16 Bogenschützen, 14 Fußsoldaten, dazu 12 Priester und 10 Kampfmagier.",
      es: "Hay 70 unidades, de la más débil a la más fuerte: 18 de Milicia Campesina, 16 Arqueros, 14 de Infantería, 12 Clérigos, 10 Magos de Batalla.",
    },
    sources: under({
      en: ["Game Components", "Recruit a Unit"],
      fr: "1 / Mise en place",
      de: ["Spielmaterial", "Eine Einheit anwerben"],
      es: ["Componentes", "Recluta una unidad"],
    }),
  },
  {
    id: "comp.storeys",
    statement: {
      en: "Each of the five colours (blue, red, green, yellow, black) has 15 Sorcerers' Guild storeys and no more.",
      fr: "Chacune des cinq couleurs (bleu, rouge, vert, jaune, noir) dispose de 15 étages de guilde de magie, pas davantage.",
      de: "Jede der fünf Farben (Blau, Rot, Grün, Gelb, Schwarz) hat 15 Stockwerke der Zauberergilde, mehr nicht.",
      es: "Cada uno de los cinco colores (azul, rojo, verde, amarillo, negro) tiene 15 pisos del gremio de hechiceros y ninguno más.",
    },
    sources: under({
      en: "Game Components",
      fr: "1 / Mise en place",
      de: "Spielmaterial",
      es: ["Componentes", "Preparar"],
    }),
  },
  {
    id: "comp.bards",
    statement: {
      en: "Each of the five colours has 20 Bard tokens and no more.",
      fr: "Chacune des cinq couleurs dispose de 20 jetons Barde, pas davantage.",
      de: "Jede der fünf Farben hat 20 Bardenplättchen, mehr nicht.",
      es: "Cada uno de los cinco colores tiene 20 fichas de bardo y ninguna más.",
    },
    sources: under({
      en: "Game Components",
      fr: "1 / Mise en place",
      de: "Spielmaterial",
      es: ["Componentes", "Preparar"],
    }),
  },
  {
    id: "comp.gold",
    statement: {
      en: "Gold comes in 60 tokens worth 1, 2 or 5; they may be changed at any moment, so only their total value matters.",
      fr: "L'or existe en 60 jetons valant 1, 2 ou 5 ; on peut faire la monnaie à tout moment, seule compte donc la valeur totale.",
      de: "Gold gibt es als 60 Münzen zu 1, 2 und 5; man darf stets wechseln, daher zählt allein der Gesamtwert.",
      es: "El oro son 60 fichas de valor 1, 2 o 5; siempre se pueden cambiar, así que solo importa su valor total.",
    },
    sources: under({
      en: ["Game Components", "Collect Gold Sovereign tokens"],
      fr: "1 / Mise en place",
      de: ["Spielmaterial", "Goldmünzen kassieren"],
      es: ["Componentes", "Recolecta fichas soberanas de oro"],
    }),
    rulings: ["bank"],
    notAuditable: "A log keeps gold as a value; which coins are held or changed is never recorded.",
  },
  {
    id: "comp.tiles",
    statement: {
      en: "The 39 City tiles form a set of 21 with five units each for four and five players and a set of 18 with four units each for three; both sides of a tile belong to one city.",
      fr: "Les 39 tuiles Cité forment un jeu de 21 à cinq unités pour 4 et 5 joueurs et un jeu de 18 à quatre unités pour 3 ; les deux faces d'une tuile désignent la même cité.",
      de: "Die 39 Stadtplättchen teilen sich in 21 mit je fünf Einheiten für vier und fünf Spieler und 18 mit je vier Einheiten für drei; beide Seiten gehören zu derselben Stadt.",
      es: "Las 39 losetas de ciudad son un juego de 21 con cinco unidades para cuatro y cinco jugadores y otro de 18 con cuatro unidades para tres; ambas caras son de la misma ciudad.",
    },
    sources: under({
      en: [
        "Game Components",
        "Setup for a four- or five-player game",
        "The setup for a three-player game is slightly different",
      ],
      fr: "1 / Mise en place",
      de: ["Spielmaterial", "Spielaufbau"],
      es: ["Componentes", "Preparar"],
    }),
    notAuditable:
      "The tiles belong to the edition, which is validated on its own; a log names its digest.",
  },
  {
    id: "comp.titans",
    statement: {
      en: "There are six Titan tiles: two each asking for three, four and five units of any kind, all of them with rewards.",
      fr: "Il y a six tuiles Colosse : deux pour chacun des nombres trois, quatre et cinq d'unités quelconques, toutes avec des récompenses.",
      de: "Es gibt sechs Titanenplättchen: je zwei verlangen drei, vier und fünf beliebige Einheiten, alle zeigen Belohnungen.",
      es: "Hay seis fichas de titán: dos piden tres unidades, dos cuatro y dos cinco, de cualquier tipo, y todas dan recompensas.",
    },
    sources: under({
      en: ["Setup for a four- or five-player game", "Titan tiles"],
      fr: "1 / Mise en place",
      de: ["Spielmaterial", "Spielaufbau für das Spiel zu viert und zu fünft"],
      es: ["Componentes", "Preparar"],
    }),
    notAuditable:
      "The Titans belong to the edition, which is validated on its own; a log names its digest.",
  },
  {
    id: "comp.board",
    statement: {
      en: "The board has 21 cities, roads in black, red and blue, and nine regions between them, each with two lyre values; the central one holds the Bastion.",
      fr: "Le plateau compte 21 cités, des chemins noirs, rouges et bleus et neuf régions délimitées par eux, avec deux valeurs de lyre chacune ; celle du centre porte le bastion.",
      de: "Der Spielplan hat 21 Städte, schwarze, rote und blaue Straßen und dazwischen neun Gebiete mit je zwei Leierwerten; im mittleren steht die Festung.",
      es: "El tablero tiene 21 ciudades, carreteras negras, rojas y azules y nueve regiones entre ellas, cada una con dos valores de lira; la del centro contiene el bastión.",
    },
    sources: under({
      en: "Game Components",
      fr: ["1 / Mise en place", "Jetons Barde"],
      de: "1 Spielplan",
      es: "Componentes",
    }),
    notAuditable:
      "The board belongs to the edition, which is validated on its own; a log names its digest.",
  },
  {
    id: "comp.conservation",
    statement: {
      en: "Nothing appears or vanishes: each unit, bard, storey, tile and Titan is in exactly one place at every moment.",
      fr: "Rien n'apparaît ni ne disparaît : chaque unité, barde, étage, tuile et colosse est à tout moment en un seul lieu.",
      de: "Nichts entsteht oder verschwindet: Jede Einheit, jeder Barde, jedes Stockwerk, jedes Plättchen und jeder Titan ist stets an genau einem Ort.",
      es: "Nada aparece ni desaparece: cada unidad, bardo, piso, loseta y titán está en todo momento en un único lugar.",
    },
    sources: [],
    completion: true,
  },
] as const satisfies readonly StatedClause[];

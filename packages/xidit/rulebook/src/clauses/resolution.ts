// Phase two: moving, waiting, recruiting, and eliminating threats and Titans.
// Knows what an order does; rewards and the replacement of tiles have clauses of their own.
import { type StatedClause, under } from "../sources.ts";

export const RESOLUTION_CLAUSES = [
  {
    id: "resolve.sequence",
    statement: {
      en: "For each of the six orders in turn, players resolve theirs clockwise from the First Player, each completely before the next begins.",
      fr: "Pour chacun des six ordres successifs, les joueurs résolvent le leur en sens horaire depuis le premier joueur, chacun entièrement avant le suivant.",
      de: "Befehl für Befehl führt jeder vom Startspieler an im Uhrzeigersinn den seinen aus, und zwar ganz, bevor der Nächste beginnt.",
      es: "En cada una de las seis órdenes, los jugadores resuelven la suya en sentido horario desde el primero, por completo antes de pasar al siguiente.",
    },
    sources: under({
      en: ["Phase One: Secret Orders", "Replenish the Recruitment Queue and Threat Queue"],
      fr: "Choix secret des ordres (x4)",
      de: [
        "Phase zwei: Ausführen der Befehle",
        "Anwerbungsbereich und Bedrohungsbereich auffüllen",
      ],
      es: [
        "Fase dos: resolución de pedidos",
        "A. Renovación de cuadros de contratación y amenazas",
      ],
    }),
  },
  {
    id: "move.road",
    statement: {
      en: "A road order takes the Idrakys to the next city along the road of that colour and cannot be declined.",
      fr: "Un ordre de chemin mène l'Idrakys à la cité voisine par le chemin de cette couleur et ne se refuse pas.",
      de: "Ein Straßenbefehl führt den Idrakys über die Straße dieser Farbe in die nächste Stadt und ist nicht abzulehnen.",
      es: "Una orden de carretera lleva al Idrakys a la ciudad siguiente por la carretera de ese color y no se puede rechazar.",
    },
    sources: under({
      en: "Move the Idrakys",
      fr: "1) Se déplacer",
      de: "Den Idrakys bewegen",
      es: "Mueve los Idrakys",
    }),
    rulings: ["no-road"],
  },
  {
    id: "move.share",
    statement: {
      en: "After the initial placement any number of Idrakys may stand in one city.",
      fr: "Après la mise en place, un nombre quelconque d'Idrakys peut se trouver sur une cité.",
      de: "Nach der Startaufstellung dürfen beliebig viele Idrakys in einer Stadt stehen.",
      es: "Tras la colocación inicial puede haber cualquier número de Idrakys en una ciudad.",
    },
    sources: under({
      en: "Setup for a four- or five-player game",
      de: "Spielaufbau für das Spiel zu viert und zu fünft",
      es: "Preparar",
    }),
  },
  {
    id: "wait.nothing",
    statement: {
      en: "A wait order does nothing: the Idrakys neither moves nor acts.",
      fr: "Un ordre d'attente ne fait rien : l'Idrakys ne bouge pas et n'agit pas.",
      de: "Abwarten bewirkt nichts: Der Idrakys bleibt stehen und handelt nicht.",
      es: "Una orden de espera no hace nada: el Idrakys ni se mueve ni actúa.",
    },
    sources: under({
      en: "Phase One: Secret Orders",
      fr: "3) Attendre",
      de: "Abwarten",
      es: "Espere",
    }),
  },
  {
    id: "action.now",
    statement: {
      en: "What an action does depends on what lies in the city when the order is resolved, whoever brought it there or took it away.",
      fr: "L'effet d'une action dépend de ce qui se trouve sur la cité lors de la résolution, quel que soit celui qui l'a fait venir ou partir.",
      de: "Was eine Aktion bewirkt, hängt davon ab, was beim Ausführen in der Stadt liegt, gleich wer es gebracht oder entfernt hat.",
      es: "Lo que hace una acción depende de lo que haya en la ciudad al resolver la orden, sin importar quién lo trajo o lo quitó.",
    },
    sources: under({
      en: ["Recruit a Unit", "Provide the required Units", "City tiles - Forward planning"],
      de: [
        "Eine Einheit anwerben",
        "Die benötigten Einheiten zur Verfügung stellen",
        "Stadtplättchen – Vorausplanung",
      ],
      es: [
        "Recluta una unidad",
        "Proporcione las unidades necesarias",
        "Azulejos de la ciudad - Planificación futura",
      ],
    }),
  },
  {
    id: "action.recruit",
    statement: {
      en: "An action in a city with a Recruitment tile recruits one unit from it; this is compulsory.",
      fr: "Une action sur une cité à tuile Recrutement y recrute une unité ; c'est obligatoire.",
      de: "Eine Aktion in einer Stadt mit Anwerbungsplättchen wirbt dort eine Einheit an; das ist Pflicht.",
      es: "Una acción en una ciudad con loseta de Reclutamiento recluta allí una unidad; es obligatorio.",
    },
    sources: under({
      en: "Recruit a Unit",
      fr: "2) Recruter une unité",
      de: "Eine Einheit anwerben",
      es: "Recluta una unidad",
    }),
  },
  {
    id: "recruit.weakest",
    statement: {
      en: "The unit recruited is always the weakest one present.",
      fr: "L'unité recrutée est toujours la plus faible de celles présentes.",
      de: "Angeworben wird stets die schwächste vorhandene Einheit.",
      es: "La unidad reclutada es siempre la más débil de las presentes.",
    },
    sources: under({
      en: "Recruit a Unit",
      fr: "2) Recruter une unité",
      de: "Eine Einheit anwerben",
      es: "Recluta una unidad",
    }),
  },
  {
    id: "recruit.once",
    statement: {
      en: "A player gets at most one unit a year in each city, from their first recruiting action that succeeds there; later ones that year are ignored.",
      fr: "Un joueur obtient au plus une unité par an et par cité, à sa première action qui y réussit ; les suivantes de l'année sont ignorées.",
      de: "Je Stadt und Spieljahr bekommt ein Spieler höchstens eine Einheit, beim ersten erfolgreichen Anwerben; spätere Versuche in dem Jahr entfallen.",
      es: "Un jugador obtiene como mucho una unidad por año en cada ciudad, con su primera acción que lo logre; las posteriores de ese año se ignoran.",
    },
    sources: under({
      en: "Recruit a Unit",
      fr: "2) Recruter une unité",
      de: "Eine Einheit anwerben",
      es: "Recluta una unidad",
    }),
  },
  {
    id: "recruit.fill",
    statement: {
      en: "A Recruitment tile is filled from the Barracks as it comes to the board; places of a kind that is out stay empty, with no substitute and no later refill.",
      fr: "Une tuile Recrutement est garnie depuis la caserne à son arrivée ; les places d'une unité épuisée restent vides, sans remplaçante ni complément ultérieur.",
      de: "Ein Anwerbungsplättchen wird beim Auslegen aus der Kaserne bestückt; Plätze einer vergriffenen Klasse bleiben leer, ohne Ersatz und ohne Nachfüllen.",
      es: "Una loseta de Reclutamiento se llena desde el cuartel al llegar; los lugares de un tipo agotado quedan vacíos, sin sustitutos ni relleno posterior.",
    },
    sources: under({
      en: "Place a new Recruitment or Threat tile on the Game Board",
      de: "Ein neues Anwerbungs- oder Bedrohungsplättchen auf den Spielplan legen",
      es: "A. Renovación de cuadros de contratación y amenazas",
    }),
    rulings: ["empty-recruitment"],
  },
  {
    id: "action.threat",
    statement: {
      en: "An action in a city with a Threat tile eliminates the threat if the player owns every unit shown: compulsory if possible, otherwise nothing happens.",
      fr: "Une action sur une cité à tuile Menace l'élimine si le joueur possède toutes les unités indiquées : obligatoire si possible, sinon sans effet.",
      de: "Eine Aktion in einer Stadt mit Bedrohungsplättchen beseitigt sie, wenn der Spieler alle gezeigten Einheiten hat: Pflicht, wenn möglich, sonst wirkungslos.",
      es: "Una acción en una ciudad con loseta de Amenaza la elimina si el jugador tiene todas las unidades indicadas: obligatorio si es posible, si no, sin efecto.",
    },
    sources: under({
      en: ["Eliminate a threat", "Provide the required Units"],
      fr: "4) Éliminer menace",
      de: ["Eine Bedrohung beseitigen", "Die benötigten Einheiten zur Verfügung stellen"],
      es: ["Eliminar una amenaza", "Proporcione las unidades necesarias"],
    }),
  },
  {
    id: "threat.units",
    statement: {
      en: "Exactly the units shown on the Threat tile go back to the Barracks; a stronger unit cannot stand in for a weaker one.",
      fr: "Seules les unités indiquées sur la tuile Menace retournent à la caserne ; une unité plus forte n'en remplace pas une plus faible.",
      de: "Genau die auf dem Bedrohungsplättchen gezeigten Einheiten gehen in die Kaserne zurück; eine stärkere ersetzt keine schwächere.",
      es: "Exactamente las unidades de la loseta de Amenaza vuelven al cuartel; una más fuerte no sustituye a una más débil.",
    },
    sources: under({
      en: "Provide the required Units",
      fr: "4) Éliminer menace",
      de: "Die benötigten Einheiten zur Verfügung stellen",
      es: "Proporcione las unidades necesarias",
    }),
  },
  {
    id: "threat.once",
    statement: {
      en: "A player eliminates at most one threat or Titan a year in each city, in whichever order they come.",
      fr: "Un joueur élimine au plus une menace ou un colosse par an dans chaque cité, quel que soit leur ordre.",
      de: "Je Stadt und Spieljahr beseitigt ein Spieler höchstens eine Bedrohung oder einen Titanen, gleich in welcher Reihenfolge.",
      es: "Un jugador elimina como mucho una amenaza o un titán por año en cada ciudad, sea cual sea el orden.",
    },
    sources: under({
      en: "Eliminating a Raging Titan tile",
      de: "Einen Wütenden Titanen beseitigen",
      es: "Eliminando una baldosa de Titán furioso",
    }),
    rulings: ["threat-once"],
  },
  {
    id: "action.titan",
    statement: {
      en: "An action in a city with neither tile may eliminate one Raging Titan that the player can pay for; the player is free to decline.",
      fr: "Une action sur une cité sans tuile peut éliminer un colosse éveillé que le joueur est en mesure de payer ; il reste libre d'y renoncer.",
      de: "Eine Aktion in einer Stadt ohne Plättchen darf einen Wütenden Titanen beseitigen, den der Spieler bezahlen kann; er darf auch verzichten.",
      es: "Una acción en una ciudad sin loseta puede eliminar un titán furioso que el jugador pueda pagar; es libre de renunciar.",
    },
    sources: under({
      en: "Eliminating a Raging Titan tile",
      fr: "Réveil des colosses",
      de: "Einen Wütenden Titanen beseitigen",
      es: "Eliminando una baldosa de Titán furioso",
    }),
    rulings: ["titan-after-recruit", "titan-anywhere", "threat-once"],
  },
  {
    id: "titan.units",
    statement: {
      en: "A Titan costs as many units as it shows, of any kinds the player chooses; they return to the Barracks.",
      fr: "Un colosse coûte autant d'unités qu'il en montre, au choix du joueur ; elles retournent à la caserne.",
      de: "Ein Titan kostet so viele Einheiten, wie er zeigt, aus Klassen nach Wahl des Spielers; sie gehen in die Kaserne zurück.",
      es: "Un titán cuesta tantas unidades como muestra, de los tipos que elija el jugador; vuelven al cuartel.",
    },
    sources: under({
      en: "Eliminating a Raging Titan tile",
      fr: "Réveil des colosses",
      de: "Einen Wütenden Titanen beseitigen",
      es: "Eliminando una baldosa de Titán furioso",
    }),
  },
  {
    id: "action.ignored",
    statement: {
      en: "In every other case an action does nothing, and the first reason that holds is named.",
      fr: "Dans tout autre cas, une action ne fait rien, et le premier motif valable est donné.",
      de: "In jedem anderen Fall bewirkt eine Aktion nichts; genannt wird der erste zutreffende Grund.",
      es: "En cualquier otro caso una acción no hace nada, y se indica el primer motivo aplicable.",
    },
    sources: under({
      en: ["Recruit a Unit", "Provide the required Units"],
      de: ["Eine Einheit anwerben", "Die benötigten Einheiten zur Verfügung stellen"],
      es: ["Recluta una unidad", "Proporcione las unidades necesarias"],
    }),
    rulings: ["threat-once", "titan-after-recruit", "titan-anywhere"],
  },
] as const satisfies readonly StatedClause[];

// Gaps in how orders are resolved and tiles move: roads, the bank, threats, Titans.
// The first option of each is the default. Knows nothing of what a reading changes.
import { type StatedRuling, under } from "../sources.ts";

export const PLAY_RULINGS = [
  {
    id: "no-road",
    question: {
      en: "What becomes of a road order where the city has no road of that colour?",
      fr: "Que devient un ordre de chemin si la cité n'a pas de chemin de cette couleur ?",
      de: "Was wird aus einem Straßenbefehl, wenn von der Stadt keine Straße dieser Farbe ausgeht?",
      es: "¿Qué pasa con una orden de carretera si la ciudad no tiene carretera de ese color?",
    },
    options: [
      {
        id: "stay",
        statement: {
          en: "The Idrakys stays; the order does nothing.",
          fr: "L'Idrakys reste ; l'ordre est sans effet.",
          de: "Der Idrakys bleibt; der Befehl bewirkt nichts.",
          es: "El Idrakys se queda; la orden no hace nada.",
        },
      },
      {
        id: "illegal-program",
        statement: {
          en: "The program as a whole is refused when it is made.",
          fr: "Le programme entier est refusé dès sa composition.",
          de: "Das ganze Programm wird schon beim Einstellen abgelehnt.",
          es: "Se rechaza el programa entero al componerlo.",
        },
      },
    ],
    sources: under({
      en: "Move the Idrakys",
      fr: "1) Se déplacer",
      de: "Den Idrakys bewegen",
      es: "Mueve los Idrakys",
    }),
  },
  {
    id: "bank",
    question: {
      en: "Can the Royal Bank run out?",
      fr: "La banque peut-elle s'épuiser ?",
      de: "Kann die Königliche Bank leer werden?",
      es: "¿Puede agotarse el Banco Real?",
    },
    options: [
      {
        id: "unlimited",
        statement: {
          en: "No: gold is always paid in full.",
          fr: "Non : l'or est toujours versé en entier.",
          de: "Nein: Gold wird stets voll ausgezahlt.",
          es: "No: el oro siempre se paga entero.",
        },
      },
      {
        id: "limited:N",
        statement: {
          en: "Yes: it holds N in all, and a player takes what is left.",
          fr: "Oui : elle contient N en tout, et l'on prend ce qui reste.",
          de: "Ja: Sie enthält insgesamt N, und man nimmt, was noch da ist.",
          es: "Sí: contiene N en total, y se toma lo que quede.",
        },
      },
    ],
    sources: under({
      en: ["Game Components", "Collect Gold Sovereign tokens"],
      de: ["Spielmaterial", "Goldmünzen kassieren"],
      es: ["Componentes", "Recolecta fichas soberanas de oro"],
    }),
  },
  {
    id: "empty-recruitment",
    question: {
      en: "What becomes of a Recruitment tile that got no unit at all?",
      fr: "Que devient une tuile Recrutement qui n'a reçu aucune unité ?",
      de: "Was wird aus einem Anwerbungsplättchen, das gar keine Einheit bekam?",
      es: "¿Qué pasa con una loseta de Reclutamiento que no recibió ninguna unidad?",
    },
    options: [
      {
        id: "stays",
        statement: {
          en: "It stays on its city, empty, to the end.",
          fr: "Elle reste vide sur sa cité jusqu'à la fin.",
          de: "Es bleibt bis zum Schluss leer in seiner Stadt liegen.",
          es: "Se queda vacía en su ciudad hasta el final.",
        },
      },
      {
        id: "passes",
        statement: {
          en: "It is discarded and the next is placed; one placed a second time within an order stays.",
          fr: "Elle est défaussée et la suivante posée ; posée deux fois dans un même ordre, elle reste.",
          de: "Es wird abgeworfen und das nächste gelegt; zum zweiten Mal im selben Befehl gelegt, bleibt es.",
          es: "Se descarta y se coloca la siguiente; colocada por segunda vez en una orden, se queda.",
        },
      },
    ],
    sources: under({
      en: "Place a new Recruitment or Threat tile on the Game Board",
      de: "Ein neues Anwerbungs- oder Bedrohungsplättchen auf den Spielplan legen",
      es: "A. Renovación de cuadros de contratación y amenazas",
    }),
  },
  {
    id: "threat-once",
    question: {
      en: "May one player eliminate two threats in the same city and year?",
      fr: "Un joueur peut-il éliminer deux menaces dans la même cité la même année ?",
      de: "Darf ein Spieler im selben Jahr in derselben Stadt zwei Bedrohungen beseitigen?",
      es: "¿Puede un jugador eliminar dos amenazas en la misma ciudad y año?",
    },
    options: [
      {
        id: "one",
        statement: {
          en: "No: one threat or Titan in all.",
          fr: "Non : une menace ou un colosse en tout.",
          de: "Nein: insgesamt nur eine Bedrohung oder ein Titan.",
          es: "No: una amenaza o un titán en total.",
        },
      },
      {
        id: "titan-mixes-only",
        statement: {
          en: "Yes, if neither is a Titan; only combinations with a Titan are barred.",
          fr: "Oui, si aucune n'est un colosse ; seules les combinaisons avec un colosse sont exclues.",
          de: "Ja, wenn kein Titan dabei ist; nur Verbindungen mit einem Titanen sind ausgeschlossen.",
          es: "Sí, si ninguna es un titán; solo se excluyen las combinaciones con un titán.",
        },
      },
    ],
    sources: under({
      en: "Eliminating a Raging Titan tile",
      de: "Einen Wütenden Titanen beseitigen",
      es: "Eliminando una baldosa de Titán furioso",
    }),
  },
  {
    id: "titan-after-recruit",
    question: {
      en: "May a player fight a Titan in a city where they have recruited this year?",
      fr: "Un joueur peut-il affronter un colosse dans une cité où il a recruté cette année ?",
      de: "Darf ein Spieler einen Titanen in einer Stadt beseitigen, in der er dieses Jahr angeworben hat?",
      es: "¿Puede un jugador combatir a un titán en una ciudad donde ha reclutado este año?",
    },
    options: [
      {
        id: "allowed",
        statement: {
          en: "Yes: recruiting does not stand in the way.",
          fr: "Oui : le recrutement n'y fait pas obstacle.",
          de: "Ja: Das Anwerben hindert daran nicht.",
          es: "Sí: el reclutamiento no lo impide.",
        },
      },
      {
        id: "barred",
        statement: {
          en: "No: a successful recruit there bars it for the year; the other way round is allowed.",
          fr: "Non : un recrutement réussi l'exclut pour l'année ; l'inverse est permis.",
          de: "Nein: Ein erfolgreiches Anwerben dort schließt es für das Jahr aus; umgekehrt ist es erlaubt.",
          es: "No: un reclutamiento logrado allí lo impide ese año; al revés está permitido.",
        },
      },
    ],
    sources: under({
      en: "Eliminating a Raging Titan tile",
      de: "Einen Wütenden Titanen beseitigen",
      es: "Eliminando una baldosa de Titán furioso",
    }),
  },
  {
    id: "titan-anywhere",
    question: {
      en: "From which cities may a Titan be eliminated?",
      fr: "De quelles cités peut-on éliminer un colosse ?",
      de: "Von welchen Städten aus kann man einen Titanen beseitigen?",
      es: "¿Desde qué ciudades se puede eliminar a un titán?",
    },
    options: [
      {
        id: "bare-cities",
        statement: {
          en: "Only from a city without a tile.",
          fr: "Seulement d'une cité sans tuile.",
          de: "Nur von einer Stadt ohne Plättchen aus.",
          es: "Solo desde una ciudad sin loseta.",
        },
      },
      {
        id: "any-city",
        statement: {
          en: "From any city, if what its tile makes compulsory is not possible.",
          fr: "De toute cité, si ce que sa tuile impose n'est pas possible.",
          de: "Von jeder Stadt aus, wenn das, wozu ihr Plättchen verpflichtet, nicht möglich ist.",
          es: "Desde cualquier ciudad, si lo que impone su loseta no es posible.",
        },
      },
    ],
    sources: under({
      en: "Eliminating a Raging Titan tile",
      fr: "Réveil des colosses",
      de: "Einen Wütenden Titanen beseitigen",
      es: "Eliminando una baldosa de Titán furioso",
    }),
  },
  {
    id: "titan-trigger",
    question: {
      en: "When do the Titans awaken?",
      fr: "Quand les colosses s'éveillent-ils ?",
      de: "Wann erwachen die Titanen?",
      es: "¿Cuándo despiertan los titanes?",
    },
    options: [
      {
        id: "queue-empty",
        statement: {
          en: "When the Next Threat space and the Threat pile are both empty and the pile cannot be renewed.",
          fr: "Quand la case Prochaine menace et la pile Menace sont vides et que celle-ci ne peut être refaite.",
          de: "Wenn Feld und Stapel der Bedrohungen beide leer sind und der Stapel nicht zu erneuern ist.",
          es: "Cuando el espacio de Próxima Amenaza y la pila de Amenazas están vacíos y esta no puede reponerse.",
        },
      },
      {
        id: "pile-empty",
        statement: {
          en: "As soon as the Threat pile alone is empty and cannot be renewed.",
          fr: "Dès que la seule pile Menace est vide et ne peut être refaite.",
          de: "Sobald allein der Bedrohungsstapel leer und nicht zu erneuern ist.",
          es: "En cuanto solo la pila de Amenazas está vacía y no puede reponerse.",
        },
      },
    ],
    sources: under({
      en: ["Replenish the Recruitment Queue and Threat Queue", "Awakening of the Titans"],
      fr: "Renouvellement des tuiles Cités",
      de: ["Anwerbungsbereich und Bedrohungsbereich auffüllen", "Die Titanen erwachen"],
      es: ["A. Renovación de cuadros de contratación y amenazas", "Despertar de los titanes"],
    }),
  },
] as const satisfies readonly StatedRuling[];

// Phase three: tiles leave and come, queues advance and turn, Titans awaken, reinforcements arrive.
// All of it happens at once, inside the order that caused it.
import { type StatedClause, under } from "../sources.ts";

const EN_REMOVE = "Remove a Recruitment or Threat tile from the Game Board";
const EN_PLACE = "Place a new Recruitment or Threat tile on the Game Board";
const EN_QUEUES = "Replenish the Recruitment Queue and Threat Queue";
const FR = "Renouvellement des tuiles Cités";
const DE_REMOVE = "Ein Anwerbungs- oder Bedrohungsplättchen vom Spielplan entfernen";
const DE_PLACE = "Ein neues Anwerbungs- oder Bedrohungsplättchen auf den Spielplan legen";
const DE_QUEUES = "Anwerbungsbereich und Bedrohungsbereich auffüllen";
const ES = "A. Renovación de cuadros de contratación y amenazas";

const REINFORCEMENTS = under({
  en: "Arrival of Reinforcements",
  fr: "Apparition des renforts",
  de: "Eintreffen des Nachschubs",
  es: "Llegada de refuerzos",
});

export const TILE_CLAUSES = [
  {
    id: "tile.recruit-out",
    statement: {
      en: "When its last unit is recruited, a Recruitment tile goes to the Recruitment discard pile.",
      fr: "Une fois sa dernière unité recrutée, une tuile Recrutement va à la défausse Recrutement.",
      de: "Ist seine letzte Einheit angeworben, kommt das Anwerbungsplättchen auf den Abwurfstapel für Anwerbungsplättchen.",
      es: "Reclutada su última unidad, una loseta de Reclutamiento va al descarte de Reclutamiento.",
    },
    sources: under({ en: EN_REMOVE, fr: FR, de: DE_REMOVE, es: ES }),
  },
  {
    id: "tile.threat-out",
    statement: {
      en: "An eliminated threat goes to the Threat discard pile; an eliminated Titan leaves the game and no tile takes its place.",
      fr: "Une menace éliminée va à la défausse Menace ; un colosse éliminé quitte la partie et aucune tuile ne le remplace.",
      de: "Eine beseitigte Bedrohung kommt auf ihren Abwurfstapel; ein beseitigter Titan verlässt das Spiel, kein Plättchen ersetzt ihn.",
      es: "Una amenaza eliminada va al descarte de Amenazas; un titán eliminado sale de la partida y ninguna loseta lo sustituye.",
    },
    sources: under({
      en: [EN_REMOVE, "Eliminating a Raging Titan tile"],
      fr: FR,
      de: [DE_REMOVE, "Einen Wütenden Titanen beseitigen"],
      es: [ES, "Eliminando una baldosa de Titán furioso"],
    }),
  },
  {
    id: "tile.place",
    statement: {
      en: "At once the Next tile of the same kind goes to its city; a Recruitment tile is filled there.",
      fr: "Aussitôt la prochaine tuile de même type va sur sa cité ; une tuile Recrutement y est garnie.",
      de: "Sogleich kommt das Nächste Plättchen derselben Art in seine Stadt; ein Anwerbungsplättchen wird dort bestückt.",
      es: "En el acto la loseta Próxima del mismo tipo va a su ciudad; la de Reclutamiento se llena allí.",
    },
    sources: under({ en: EN_PLACE, fr: FR, de: DE_PLACE, es: ES }),
    rulings: ["empty-recruitment"],
  },
  {
    id: "queue.advance",
    statement: {
      en: "Then the top tile of that pile moves to its Next space.",
      fr: "Puis la première tuile de cette pile passe sur sa case de prochaine tuile.",
      de: "Dann rückt das oberste Plättchen dieses Stapels auf sein Feld Nächstes Plättchen.",
      es: "Luego la loseta superior de esa pila pasa a su espacio Próximo.",
    },
    sources: under({ en: EN_QUEUES, fr: FR, de: DE_QUEUES, es: ES }),
  },
  {
    id: "queue.flip-recruitment",
    statement: {
      en: "An empty Recruitment pile is renewed at once from the whole Threat discard turned over unshuffled, so that the tile discarded first comes out first.",
      fr: "Une pile Recrutement vide est refaite aussitôt avec toute la défausse Menace retournée sans mélange : la première tuile défaussée sort la première.",
      de: "Ein leerer Anwerbungsstapel entsteht sofort neu aus dem ganzen, ungemischt gewendeten Abwurf der Bedrohungen: Was zuerst abgeworfen wurde, kommt zuerst.",
      es: "Una pila de Reclutamiento vacía se repone en el acto con todo el descarte de Amenazas volteado sin barajar: la primera descartada sale primero.",
    },
    sources: under({ en: EN_QUEUES, fr: FR, de: DE_QUEUES, es: ES }),
  },
  {
    id: "queue.flip-threat",
    statement: {
      en: "An empty Threat pile is renewed at once from the whole Recruitment discard turned over unshuffled, so that the tile discarded first comes out first.",
      fr: "Une pile Menace vide est refaite aussitôt avec toute la défausse Recrutement retournée sans mélange : la première tuile défaussée sort la première.",
      de: "Ein leerer Bedrohungsstapel entsteht sofort neu aus dem ganzen, ungemischt gewendeten Abwurf der Anwerbungen: Was zuerst abgeworfen wurde, kommt zuerst.",
      es: "Una pila de Amenazas vacía se repone en el acto con todo el descarte de Reclutamiento volteado sin barajar: la primera descartada sale primero.",
    },
    sources: under({ en: EN_QUEUES, fr: FR, de: DE_QUEUES, es: ES }),
  },
  {
    id: "queue.none",
    statement: {
      en: "With no tile in the discard to renew it, a pile stays empty until one arrives there, and is then renewed at once.",
      fr: "Faute de tuile dans la défausse voulue, une pile reste vide jusqu'à ce qu'il en arrive une, puis elle est aussitôt refaite.",
      de: "Liegt im zugehörigen Abwurf kein Plättchen, bleibt der Stapel leer, bis dort eines eintrifft; dann wird er sofort erneuert.",
      es: "Si en el descarte que la repone no hay losetas, la pila queda vacía hasta que llegue alguna y entonces se repone en el acto.",
    },
    sources: under({ en: EN_QUEUES, de: DE_QUEUES, es: ES }),
  },
  {
    id: "queue.borrow",
    statement: {
      en: "If the Recruitment queue is empty and cannot be renewed, the top tile of the Threat pile, turned over, becomes Next Recruitment.",
      fr: "Si la file Recrutement est vide et ne peut être refaite, la première tuile de la pile Menace, retournée, devient le prochain recrutement.",
      de: "Ist der Anwerbungsbereich leer und nicht zu erneuern, wird das oberste Plättchen des Bedrohungsstapels gewendet zum Nächsten Anwerbungsplättchen.",
      es: "Si la cola de Reclutamiento está vacía y no puede reponerse, la primera de la pila de Amenazas, volteada, pasa a ser el Próximo Reclutamiento.",
    },
    sources: under({ en: EN_QUEUES, de: DE_QUEUES, es: ES }),
  },
  {
    id: "titan.awaken",
    statement: {
      en: "If the Threat queue is empty and cannot be renewed, the Slumbering Titan on top of each pile turns raging; one already raging stays, an empty pile gives none.",
      fr: "Si la file Menace est vide et ne peut être refaite, le colosse endormi au sommet de chaque pile s'éveille ; un colosse éveillé reste, une pile vide n'en donne pas.",
      de: "Ist der Bedrohungsbereich leer und nicht zu erneuern, erwacht auf jedem Stapel der oberste Schlummernde Titan; ein Wütender bleibt, ein leeres Feld gibt keinen.",
      es: "Si la cola de Amenazas está vacía y no puede reponerse, el titán dormido de encima de cada pila se enfurece; uno ya furioso sigue, una pila vacía no da ninguno.",
    },
    sources: under({
      en: [EN_QUEUES, "Awakening of the Titans"],
      fr: "Réveil des colosses",
      de: [DE_QUEUES, "Die Titanen erwachen"],
      es: [ES, "Despertar de los titanes"],
    }),
    rulings: ["titan-trigger"],
  },
  {
    id: "reinforce.collect",
    statement: {
      en: "Whenever Titans awaken, the whole Threat discard is turned over and the rest of the Recruitment pile laid on top; Next Recruitment stays.",
      fr: "À chaque réveil, toute la défausse Menace est retournée et le reste de la pile Recrutement posé dessus ; la case Prochain recrutement ne change pas.",
      de: "Bei jedem Erwachen wird der ganze Abwurf der Bedrohungen gewendet und der Rest des Anwerbungsstapels daraufgelegt; das Nächste Anwerbungsplättchen bleibt.",
      es: "En cada despertar se voltea todo el descarte de Amenazas y encima se pone el resto de la pila de Reclutamiento; el Próximo Reclutamiento no cambia.",
    },
    sources: REINFORCEMENTS,
    rulings: ["titan-trigger"],
  },
  {
    id: "reinforce.recruitment",
    statement: {
      en: "The top two tiles of the pile so formed are the new Recruitment pile.",
      fr: "Les deux premières tuiles de la pile ainsi formée sont la nouvelle pile Recrutement.",
      de: "Die obersten zwei Plättchen des so gebildeten Stapels sind der neue Anwerbungsstapel.",
      es: "Las dos losetas superiores de la pila así formada son la nueva pila de Reclutamiento.",
    },
    sources: REINFORCEMENTS,
  },
  {
    id: "reinforce.threat",
    statement: {
      en: "All its other tiles, shuffled and turned over, are the new Threat pile.",
      fr: "Toutes ses autres tuiles, mélangées puis retournées, sont la nouvelle pile Menace.",
      de: "Alle anderen, gemischt und gewendet, sind der neue Bedrohungsstapel.",
      es: "Todas las demás, barajadas y volteadas, son la nueva pila de Amenazas.",
    },
    sources: REINFORCEMENTS,
  },
  {
    id: "reinforce.next",
    statement: {
      en: "Last, the new Threat pile gives its top tile to the Next Threat space.",
      fr: "Enfin, la nouvelle pile Menace cède sa première tuile à la case Prochaine menace.",
      de: "Zuletzt gibt der neue Bedrohungsstapel sein oberstes Plättchen an das Feld Nächstes Bedrohungsplättchen ab.",
      es: "Por último, la nueva pila de Amenazas cede su loseta superior al espacio de Próxima Amenaza.",
    },
    sources: under({
      en: "Arrival of Reinforcements",
      de: "Eintreffen des Nachschubs",
      es: "Llegada de refuerzos",
    }),
    rulings: ["titan-trigger"],
  },
  {
    id: "tile.invariant",
    statement: {
      en: "After every order five Recruitment and five Threat tiles (four and four with three players) lie on the board and both Next spaces are full.",
      fr: "Après chaque ordre, cinq tuiles Recrutement et cinq tuiles Menace (quatre et quatre à 3 joueurs) sont sur le plateau et les deux cases de prochaine tuile sont pleines.",
      de: "Nach jedem Befehl liegen fünf Anwerbungs- und fünf Bedrohungsplättchen aus (zu dritt je vier), und beide Felder für das Nächste Plättchen sind belegt.",
      es: "Tras cada orden hay en el tablero cinco losetas de Reclutamiento y cinco de Amenaza (cuatro y cuatro con tres jugadores) y ambos espacios Próximo están llenos.",
    },
    sources: [],
    rulings: ["titan-trigger"],
    completion: true,
  },
  {
    id: "queue.visible",
    statement: {
      en: "Piles and discards lie face up on their own side: all see both Next tiles and each top tile, and the rest of a shuffled pile is hidden.",
      fr: "Piles et défausses montrent leur propre face : tous voient les deux prochaines tuiles et le dessus de chaque pile ; le reste d'une pile mélangée est caché.",
      de: "Stapel und Abwürfe liegen mit ihrer eigenen Seite offen: Alle sehen beide Nächsten Plättchen und jedes oberste; der Rest eines gemischten Stapels ist verdeckt.",
      es: "Pilas y descartes muestran su propia cara: todos ven las dos losetas Próximas y la superior de cada pila; el resto de una pila barajada queda oculto.",
    },
    sources: under({
      en: ["Setup for a four- or five-player game", "City tiles - Forward planning"],
      fr: FR,
      de: ["Spielaufbau für das Spiel zu viert und zu fünft", "Stadtplättchen – Vorausplanung"],
      es: ["Preparar", "Azulejos de la ciudad - Planificación futura"],
    }),
    notAuditable:
      "A log cannot show who looked at which tile; the rule governs the views drawn from it.",
  },
] as const satisfies readonly StatedClause[];

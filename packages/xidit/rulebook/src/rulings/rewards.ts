// Gaps in what threats, Titans and the census bring.
// The first option of each is the default. Knows nothing of what a reading changes.
import { type StatedRuling, under } from "../sources.ts";

export const REWARD_RULINGS = [
  {
    id: "impossible-reward",
    question: {
      en: "May a reward be chosen that would place or pay nothing?",
      fr: "Peut-on choisir une récompense qui ne poserait ou ne verserait rien ?",
      de: "Darf man eine Belohnung wählen, die nichts legen, bauen oder zahlen würde?",
      es: "¿Se puede elegir una recompensa que no colocaría ni pagaría nada?",
    },
    options: [
      {
        id: "barred",
        statement: {
          en: "No; if fewer than two are possible, only those are taken.",
          fr: "Non ; si moins de deux sont possibles, on ne prend que celles-là.",
          de: "Nein; sind weniger als zwei möglich, nimmt man nur diese.",
          es: "No; si son posibles menos de dos, solo se toman esas.",
        },
      },
      {
        id: "allowed",
        statement: {
          en: "Yes, and it is lost; never the bards with none left.",
          fr: "Oui, et elle est perdue ; jamais les bardes quand il n'en reste pas.",
          de: "Ja, sie verfällt dann; nie aber die Barden, wenn keiner übrig ist.",
          es: "Sí, y se pierde; nunca los bardos cuando no queda ninguno.",
        },
      },
    ],
    sources: under({
      en: ["Place Bard tokens", "Build Sorcerers' Guild Stories"],
      fr: "4) Éliminer menace",
      de: ["Bardenplättchen legen", "Stockwerke der Zauberergilde bauen"],
      es: ["Colocar fichas de bardo", "Construye historias de gremios de hechiceros"],
    }),
  },
  {
    id: "storeys-up-to",
    question: {
      en: "May a player build fewer storeys than the reward allows?",
      fr: "Un joueur peut-il bâtir moins d'étages que la récompense n'en permet ?",
      de: "Darf ein Spieler weniger Stockwerke bauen, als die Belohnung zulässt?",
      es: "¿Puede un jugador construir menos pisos de los que permite la recompensa?",
    },
    options: [
      {
        id: "maximum",
        statement: {
          en: "No: as many as shown, as far as they fit.",
          fr: "Non : autant qu'indiqué, dans la mesure de la place.",
          de: "Nein: so viele wie gezeigt, soweit sie passen.",
          es: "No: tantos como se indica, mientras quepan.",
        },
      },
      {
        id: "up-to",
        statement: {
          en: "Yes, but at least one.",
          fr: "Oui, mais au moins un.",
          de: "Ja, aber mindestens eines.",
          es: "Sí, pero al menos uno.",
        },
      },
    ],
    sources: under({
      en: "Build Sorcerers' Guild Stories",
      fr: "Étage guilde magie",
      de: "Stockwerke der Zauberergilde bauen",
      es: "Construye historias de gremios de hechiceros",
    }),
  },
  {
    id: "bonus-storey",
    question: {
      en: "What becomes of the mage reward when a player has guilds but all are full?",
      fr: "Que devient la récompense des mages si le joueur a des guildes, mais toutes complètes ?",
      de: "Was wird aus der Belohnung der Kampfmagier, wenn alle Gilden des Spielers voll sind?",
      es: "¿Qué pasa con la recompensa de los magos si todos los gremios del jugador están llenos?",
    },
    options: [
      {
        id: "no-room",
        statement: {
          en: "The storey is set aside, as for a player without a guild.",
          fr: "L'étage est mis de côté, comme pour un joueur sans guilde.",
          de: "Das Stockwerk wird zurückgelegt wie bei einem Spieler ohne Gilde.",
          es: "El piso se aparta, como para un jugador sin gremio.",
        },
      },
      {
        id: "no-guild-only",
        statement: {
          en: "It is lost; only a player without any guild sets it aside.",
          fr: "Il est perdu ; seul un joueur sans aucune guilde le met de côté.",
          de: "Es verfällt; nur wer gar keine Gilde hat, legt es zurück.",
          es: "Se pierde; solo lo aparta quien no tiene ningún gremio.",
        },
      },
    ],
    sources: under({
      en: ["Phase Four: Military Census", "For the Influence Assessment tile"],
      de: ["Phase vier: Militärische Erhebung", "Ist es die Prüfung des Einflusses"],
      es: ["Fase cuatro: censo militar", "Primera evaluación"],
    }),
  },
  {
    id: "dummy-titan",
    question: {
      en: "Does eliminating a Titan raise the Dummy Player too?",
      fr: "Éliminer un colosse fait-il aussi progresser le joueur neutre ?",
      de: "Steigt der Dummy-Spieler auch, wenn ein Titan beseitigt wird?",
      es: "¿Eliminar a un titán también hace subir al jugador ficticio?",
    },
    options: [
      {
        id: "yes",
        statement: {
          en: "Yes: a Titan counts as a threat.",
          fr: "Oui : un colosse vaut une menace.",
          de: "Ja: Ein Titan gilt als Bedrohung.",
          es: "Sí: un titán cuenta como amenaza.",
        },
      },
      {
        id: "no",
        statement: {
          en: "No: only a Threat tile does.",
          fr: "Non : seule une tuile Menace le fait.",
          de: "Nein: nur bei einem Bedrohungsplättchen.",
          es: "No: solo lo hace una loseta de Amenaza.",
        },
      },
    ],
    sources: under({
      en: ["How the dummy player works", "Titan tiles"],
      de: ["Das Spiel mit dem Dummy-Spieler", "Titanenplättchen"],
    }),
  },
  {
    id: "census-zero",
    question: {
      en: "Who is rewarded in a census when nobody shows a unit?",
      fr: "Qui est récompensé au recensement quand personne ne montre d'unité ?",
      de: "Wer wird in einer Erhebung belohnt, wenn niemand eine Einheit zeigt?",
      es: "¿Quién recibe recompensa en un censo si nadie muestra unidades?",
    },
    options: [
      {
        id: "nobody",
        statement: {
          en: "Nobody.",
          fr: "Personne.",
          de: "Niemand.",
          es: "Nadie.",
        },
      },
      {
        id: "all-tied",
        statement: {
          en: "Everybody, as in a tie.",
          fr: "Tout le monde, comme à égalité.",
          de: "Alle, wie bei einem Gleichstand.",
          es: "Todos, como en un empate.",
        },
      },
    ],
    sources: under({
      en: "Phase Four: Military Census",
      fr: "Recensement des armées",
      de: "Phase vier: Militärische Erhebung",
      es: "Fase cuatro: censo militar",
    }),
  },
  {
    id: "census-optional",
    question: {
      en: "May the census rewards for Infantry, Clerics and Battle Mages be declined?",
      fr: "Peut-on refuser les récompenses de recensement des fantassins, clercs et mages de bataille ?",
      de: "Darf man die Belohnungen der Erhebung für Fußsoldaten, Priester und Kampfmagier ablehnen?",
      es: "¿Se pueden rechazar las recompensas del censo de Infantería, Clérigos y Magos de Batalla?",
    },
    options: [
      {
        id: "yes",
        statement: {
          en: "Yes, as a whole; gold never, and a declined storey is not set aside.",
          fr: "Oui, en bloc ; l'or jamais, et un étage refusé n'est pas mis de côté.",
          de: "Ja, als Ganzes; Gold nie, und ein abgelehntes Stockwerk wird nicht zurückgelegt.",
          es: "Sí, en bloque; el oro nunca, y un piso rechazado no se aparta.",
        },
      },
      {
        id: "no",
        statement: {
          en: "No: what can be placed must be placed.",
          fr: "Non : ce qui peut être posé doit l'être.",
          de: "Nein: Was gelegt oder gebaut werden kann, muss es auch.",
          es: "No: lo que se puede colocar se debe colocar.",
        },
      },
    ],
    sources: under({
      en: "Phase Four: Military Census",
      de: "Phase vier: Militärische Erhebung",
      es: "Fase cuatro: censo militar",
    }),
  },
] as const satisfies readonly StatedRuling[];

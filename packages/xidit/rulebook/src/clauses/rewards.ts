// What eliminating a threat or a Titan brings: gold, bards, storeys, and the dummy's step up.
// Knows nothing of who wins in the end.
import { type StatedClause, under } from "../sources.ts";

export const REWARD_CLAUSES = [
  {
    id: "reward.two",
    statement: {
      en: "Whoever eliminates a threat or a Titan takes two different rewards of the three shown, at once, in the order they choose.",
      fr: "Qui élimine une menace ou un colosse reçoit deux récompenses différentes des trois montrées, aussitôt et dans l'ordre de son choix.",
      de: "Wer eine Bedrohung oder einen Titanen beseitigt, nimmt sofort zwei verschiedene der drei gezeigten Belohnungen, in selbst gewählter Folge.",
      es: "Quien elimina una amenaza o un titán toma en el acto dos recompensas distintas de las tres mostradas, en el orden que elija.",
    },
    sources: under({
      en: ["Gameplay", "Provide the required Units", "Eliminating a Raging Titan tile"],
      fr: "4) Éliminer menace",
      de: ["Es gibt drei Arten von Belohnungen", "Einen Wütenden Titanen beseitigen"],
      es: ["Tres tipos de recompensa", "Eliminando una baldosa de Titán furioso"],
    }),
    rulings: ["impossible-reward"],
  },
  {
    id: "reward.gold",
    statement: {
      en: "The gold reward brings the amount shown from the Royal Bank; it stays hidden behind the Screen to the end.",
      fr: "La récompense en or donne la somme indiquée, prise à la banque ; elle reste cachée derrière le paravent jusqu'à la fin.",
      de: "Die Goldbelohnung bringt den gezeigten Betrag aus der Königlichen Bank; er bleibt bis zuletzt hinter dem Sichtschirm verborgen.",
      es: "La recompensa de oro da la cantidad indicada, del Banco Real; queda oculta tras la pantalla hasta el final.",
    },
    sources: under({
      en: "Collect Gold Sovereign tokens",
      fr: "Jetons Or",
      de: "Goldmünzen kassieren",
      es: "Recolecta fichas soberanas de oro",
    }),
    rulings: ["bank", "impossible-reward"],
  },
  {
    id: "reward.bards",
    statement: {
      en: "Place that many bards, split at will, in open regions bordering the city, those for the central region secretly in the Bastion; fewer left, place all; none left, it may not be chosen.",
      fr: "Placer autant de bardes, répartis à son gré, dans les régions ouvertes bordant la cité, au centre en secret dans le bastion ; s'il en manque, tout poser ; sans barde, choix interdit.",
      de: "So viele Barden beliebig auf offene Gebiete an der Stadt verteilen, im Zentralgebiet geheim in die Festung; sind es weniger, alle legen; ohne Barden nicht wählbar.",
      es: "Coloca esos bardos, repartidos a voluntad, en regiones abiertas junto a la ciudad, los del centro en secreto en el bastión; si faltan, todos; sin ninguno no se puede elegir.",
    },
    sources: under({
      en: ["Place Bard tokens", "Three-player game with a Dummy Player"],
      fr: "Jetons Barde",
      de: ["Bardenplättchen legen", "Das Spiel zu dritt mit Dummy-Spieler"],
      es: "Colocar fichas de bardo",
    }),
    rulings: ["impossible-reward"],
  },
  {
    id: "reward.guild",
    statement: {
      en: "Build that many storeys at the city: at most four high, one guild to a city, of one colour; what does not fit stays in stock.",
      fr: "Bâtir autant d'étages à la cité : quatre au plus, une seule guilde par cité, d'une seule couleur ; ce qui n'entre pas reste en réserve.",
      de: "So viele Stockwerke an der Stadt bauen: höchstens vier, nur eine Gilde je Stadt, in einer Farbe; was nicht passt, bleibt im Vorrat.",
      es: "Construye esos pisos en la ciudad: cuatro como mucho, un solo gremio por ciudad, de un solo color; lo que no cabe queda en la reserva.",
    },
    sources: under({
      en: "Build Sorcerers' Guild Stories",
      fr: "Étage guilde magie",
      de: "Stockwerke der Zauberergilde bauen",
      es: "Construye historias de gremios de hechiceros",
    }),
    rulings: ["storeys-up-to", "impossible-reward"],
  },
  {
    id: "reward.bonus-storey",
    statement: {
      en: "A storey set aside after a census must be added as soon as an own guild has room, after the storeys of the reward; it cannot start a guild by itself.",
      fr: "Un étage mis de côté après un recensement s'ajoute dès qu'une guilde à soi a de la place, après ceux de la récompense ; seul, il ne fonde pas de guilde.",
      de: "Ein nach einer Erhebung zurückgelegtes Stockwerk kommt dazu, sobald eine eigene Gilde Platz hat, nach denen der Belohnung; allein gründet es keine Gilde.",
      es: "Un piso apartado tras un censo se añade en cuanto un gremio propio tenga sitio, después de los de la recompensa; por sí solo no funda un gremio.",
    },
    sources: under({
      en: "Phase Four: Military Census",
      de: "Phase vier: Militärische Erhebung",
      es: "Fase cuatro: censo militar",
    }),
    rulings: ["bonus-storey"],
  },
  {
    id: "dummy.raise",
    statement: {
      en: "With three players, whoever eliminates a threat also moves one Dummy Player token of their choice up one space, after the rewards and before the tile is replaced.",
      fr: "À 3 joueurs, qui élimine une menace avance aussi d'une case un jeton du joueur neutre à son choix, après les récompenses et avant le remplacement de la tuile.",
      de: "Zu dritt schiebt, wer eine Bedrohung beseitigt, auch ein Dummy-Plättchen seiner Wahl ein Feld hoch, nach den Belohnungen und vor dem Ersetzen des Plättchens.",
      es: "Con tres jugadores, quien elimina una amenaza sube además un espacio una ficha del jugador ficticio a su elección, tras las recompensas y antes de reponer la loseta.",
    },
    sources: under({
      en: "How the dummy player works",
      de: "Das Spiel mit dem Dummy-Spieler",
    }),
    rulings: ["dummy-titan"],
  },
] as const satisfies readonly StatedClause[];

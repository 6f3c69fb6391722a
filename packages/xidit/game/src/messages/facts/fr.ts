// What decided, in French: one whole sentence for each fact.
import type { CityId } from "@assize/xidit-edition";
import type { QueueValues } from "@assize/xidit-events";
import { BARD, GOLD, nouns, STOREY, TILE, UNIT } from "../nouns/fr.ts";
import { capital } from "../nouns/nouns.ts";
import { IGNORED, LOST } from "../reasons/fr.ts";
import type { Deed, FactSentences } from "../sentences.ts";

const DEEDS: Readonly<Record<Deed, string>> = {
  recruit: "recruter",
  threat: "éliminer la menace",
  titan: "combattre un colosse éveillé",
};

const queue = ({ next, pile, discard }: QueueValues): string =>
  `${next === null ? "rien ensuite" : `tuile ${next} ensuite`}, ${pile} sur la pile, ${discard} en défausse`;

export const facts: FactSentences = {
  "titan-piles": (v, t) =>
    `Chaque colosse allait dans la pile de ceux qui demandent autant d'unités : ${t.list(v.asks.map(String))}.`,
  "tiles-in-play": (v) =>
    `Chacune des ${v.tiles} tuiles Cité en jeu devait s'y trouver, et une seule fois.`,
  "assessments-each-once": (v) =>
    `Chacun des ${v.assessments} décomptes devait s'y trouver, et une seule fois.`,
  "placing-next": (v, t) => `C'était à ${t.seat(v.seat)} de placer son Idrakys.`,
  "city-on-board": (v) =>
    v.exists
      ? `La cité ${v.city} est sur le plateau.`
      : `Il n'y a pas de cité ${v.city} sur le plateau.`,
  "city-occupied": (v, t) =>
    v.seat === null
      ? `Aucun Idrakys ne se trouvait encore dans la cité ${v.city}.`
      : `Dans la cité ${v.city} se trouvait déjà un Idrakys (${t.seat(v.seat)}).`,
  "tiles-dealt": (v, t) =>
    `Les tuiles sont prises sur le dessus de la pile mélangée ; côté ${v.side === "recruitment" ? "Recrutement" : "Menace"}, ce devaient être : ${t.list(v.tiles.map(String))}.`,
  "tile-filled": (v) =>
    `La tuile Recrutement ${v.tile} reçoit les unités qu'elle montre, tant que la caserne en a : ${nouns.units(v.units)}.`,
  "programs-missing": (v, t) =>
    v.seats.length === 0
      ? "Tout le monde avait programmé."
      : `N'avaient pas encore programmé : ${t.list(v.seats.map(t.seat))}.`,
  "program-made": (v, t) =>
    v.before
      ? `${t.seat(v.seat)} avait déjà programmé cette année.`
      : `${t.seat(v.seat)} n'avait pas encore programmé cette année.`,
  "orders-given": (v, t) =>
    `Programme (${t.seat(v.seat)}) : ${nouns.count(v.orders, { one: "ordre", many: "ordres" })} ; il en faut ${v.needed}.`,
  "road-missing": (v, t) =>
    `L'ordre ${v.number} s'exécuterait dans la cité ${v.city}, qui n'a pas de ${t.road(v.road)}.`,
  "program-was": (v, t) =>
    `${t.seat(v.seat)} avait programmé : ${t.orders(v.orders)} ; c'est ce qu'il fallait révéler.`,
  "order-was": (v, t) =>
    v.order === null
      ? "Tous les ordres de l'année avaient été exécutés."
      : `Venait ensuite l'ordre ${v.number} (${t.seat(v.seat)}) : ${t.orders([v.order])}.`,
  "turn-was": (v, t) => `C'était à ${t.seat(v.seat)} de jouer.`,
  "road-led": (v, t) =>
    v.to === null
      ? `La cité ${v.city} n'a pas de ${t.road(v.road)}.`
      : `Depuis la cité ${v.city}, le ${t.road(v.road)} mène à la cité ${v.to}.`,
  "stood-in": (v, t) =>
    `L'Idrakys de ce joueur (${t.seat(v.seat)}) se trouvait dans la cité ${v.city}.`,
  "city-held": (v) =>
    v.tile === null
      ? `Il n'y avait pas de tuile dans la cité ${v.city}.`
      : `Dans la cité ${v.city} se trouvait une tuile ${v.tile === "recruitment" ? "Recrutement" : "Menace"}.`,
  "recruited-before": (v, t) =>
    v.before
      ? `${t.seat(v.seat)} avait déjà recruté dans la cité ${v.city} cette année.`
      : `${t.seat(v.seat)} n'avait pas encore recruté dans la cité ${v.city} cette année.`,
  "tile-held": (v) =>
    v.units.length === 0
      ? `La tuile de la cité ${v.city} ne portait aucune unité.`
      : `La tuile de la cité ${v.city} portait ${nouns.units(v.units)}.`,
  "weakest-present": (v) =>
    `La tuile portait ${nouns.units(v.units)} : ce devait être ${nouns.a(v.unit)} (l'unité la plus faible présente).`,
  "fought-before": (v, t) =>
    v.threat || v.titan
      ? `${t.seat(v.seat)} avait déjà éliminé ${v.threat ? "une menace" : "un colosse"} dans la cité ${v.city} cette année.`
      : `${t.seat(v.seat)} n'avait encore éliminé ni menace ni colosse dans la cité ${v.city} cette année.`,
  "threat-asked": (v) =>
    `La menace de la cité ${v.city} demandait ${nouns.units(v.units)} : il fallait payer exactement cela.`,
  "units-owned": (v, t) =>
    `Il fallait ${nouns.units(v.asked)}. Derrière le paravent (${t.seat(v.seat)}) : ${nouns.units(v.owned)}.`,
  "titans-raging": (v, t) =>
    v.titans.length === 0
      ? "Aucun colosse n'était éveillé."
      : `Éveillé : ${t.numberedList("titan", v.titans)}.`,
  "titan-cheapest": (v, t) =>
    v.asks === null
      ? "Aucun colosse n'était éveillé."
      : `Un colosse éveillé demande au moins ${nouns.count(v.asks, UNIT)} ; ${t.seat(v.seat)} en avait ${v.owned}.`,
  "titan-asked": (v) =>
    v.asks === null
      ? `Le colosse ${v.titan} n'était pas éveillé.`
      : `Le colosse ${v.titan} demande ${nouns.count(v.asks, UNIT)} ; ${v.paid} ont été payées.`,
  "action-open": (v, t) =>
    v.deed === null
      ? `Dans la cité ${v.city}, il n'y avait rien à faire (${t.seat(v.seat)}).`
      : `Dans la cité ${v.city}, ${t.seat(v.seat)} pouvait ${DEEDS[v.deed]}.`,
  "ignored-why": (v, t) =>
    `${capital(IGNORED[v.reason](`dans la cité ${v.city}`))} : l'action (${t.seat(v.seat)}) est restée sans effet.`,
  "orders-left": (v) =>
    v.resolved >= v.orders
      ? "Tous les ordres de l'année avaient été exécutés."
      : `Seuls ${v.resolved} des ${v.orders} ordres de l'année avaient été exécutés par tous.`,
  "census-year": (v) =>
    `L'année ${v.year} se termine ${v.census ? "par" : "sans"} un recensement des armées.`,
  "year-was": (v) => `C'était l'année ${v.year} sur ${v.years}.`,
  "first-player-moves": (v, t) =>
    `Le jeton Premier joueur passe dans le sens horaire après ${t.seat(v.from)} : il revenait à ${t.seat(v.to)}.`,
  "rewards-possible": (v, t) =>
    `Récompenses différentes à choisir : ${v.taken}. Possibles ici : ${t.rewards(v.rewards)}.`,
  "bards-left": (v, t) => `Il restait ${nouns.count(v.bards, BARD)} (${t.seat(v.seat)}).`,
  "reward-next": (v, t) =>
    v.reward === null
      ? `Il ne restait plus de récompense à appliquer (${t.seat(v.seat)}).`
      : `La récompense à appliquer (${t.seat(v.seat)}) était : ${t.reward(v.reward)}.`,
  "storeys-free": (v) =>
    v.free
      ? "Le nombre d'étages construits est au choix du joueur ici."
      : "On construit autant d'étages que montré et que possible.",
  "bards-to-place": (v, t) =>
    `À placer (${t.seat(v.seat)}) : ${nouns.count(v.bards, BARD)}, dans les régions qui bordent la cité ${v.city} : ${t.list(v.regions.map(String))}.`,
  "regions-closed": (v, t) =>
    v.regions.length === 0
      ? "Aucune région n'était fermée."
      : `Régions fermées, sans jeton Barde : ${t.list(v.regions.map(String))}.`,
  "storeys-possible": (v, t) =>
    `Possible (${t.seat(v.seat)}) : de 1 à ${nouns.count(v.most, STOREY)}.`,
  "set-aside-fits": (v, t) =>
    `Mis de côté (${t.seat(v.seat)}) : ${nouns.count(v.setAside, STOREY)} ; la guilde de la cité ${v.city} pouvait en recevoir ${v.storeys}.`,
  "dummy-due": (v) =>
    v.due
      ? "Il fallait faire progresser le joueur neutre."
      : v.dummy
        ? "Le joueur neutre ne progresse pas pour cela."
        : "Aucun joueur neutre ne participe.",
  "dummy-raisable": (v, t) =>
    v.assessments.length === 0
      ? "Chaque valeur du joueur neutre était au maximum."
      : `Valeurs du joueur neutre qui pouvaient monter : ${t.assessments(v.assessments)}.`,
  "eliminated-was": (v) =>
    v.titan === null
      ? `La menace de la cité ${v.city} avait été éliminée.`
      : `Le colosse ${v.titan} avait été éliminé.`,
  "gold-shown": (v) =>
    v.shown === v.gold
      ? `La récompense montre ${nouns.count(v.shown, GOLD)} : il en fallait ${v.gold}.`
      : `La récompense montre ${nouns.count(v.shown, GOLD)}, mais la banque n'en avait que ${v.gold} : il en fallait ${v.gold}.`,
  "storeys-shown": (v) =>
    `La récompense montre ${nouns.count(v.shown, STOREY)}, il en restait ${v.stock} et il y avait place pour ${v.room} : il en fallait ${v.storeys}.`,
  "reward-lost-why": (v, t) => `Aucun effet pour ${t.reward(v.reward)} : ${LOST[v.reason]}.`,
  "queues-held": (v) =>
    `File Recrutement : ${queue(v.recruitment)}. File Menace : ${queue(v.threat)}.`,
  "tile-going": (v, t) =>
    v.side === null || v.tile === null
      ? "Aucune tuile n'avait à quitter le plateau."
      : `Épuisée, cette tuile devait quitter le plateau : ${t.tile(v.side, v.tile as CityId)}.`,
  "next-was": (v, t) =>
    `${capital(t.next(v.side))} : tuile ${v.tile} ; c'est elle qu'il fallait placer.`,
  "pile-top": (v, t) =>
    `La tuile ${v.tile} était sur le dessus de la pile ${v.pile === "recruitment" ? "Recrutement" : "Menace"} : elle devait devenir ${t.next(v.next)}.`,
  "pile-renewed": (v) =>
    `La pile ${v.pile === "recruitment" ? "Recrutement" : "Menace"} était vide ; l'autre défausse, d'où elle est renouvelée, comptait ${nouns.count(v.tiles, TILE)}.`,
  "titans-top": (v, t) =>
    v.titans.length === 0
      ? "Il ne restait aucun colosse endormi."
      : `Sur le dessus des piles endormies : ${t.numberedList("titan", v.titans)}.`,
  "tiles-to-shuffle": (v) =>
    `Il fallait mélanger exactement ce qui avait été rassemblé : ${nouns.count(v.tiles, TILE)}, une fois chacune.`,
  "tiles-collected": (v) =>
    `Rassemblé : ${nouns.count(v.tiles, TILE)} ; les deux premières forment la pile Recrutement, il en restait ${v.threats} pour la pile Menace.`,
  "hands-missing": (v, t) =>
    v.seats.length === 0
      ? "Tout le monde avait choisi quoi montrer."
      : `Choix encore à faire pour le recensement : ${t.list(v.seats.map(t.seat))}.`,
  "hand-made": (v, t) =>
    v.before
      ? `${t.seat(v.seat)} avait déjà choisi pour ce type d'unité.`
      : `${t.seat(v.seat)} n'avait pas encore choisi pour ce type d'unité.`,
  "units-to-show": (v, t) =>
    `De ce type (${t.seat(v.seat)}) : ${nouns.units(v.held)}. À montrer : ${v.shown}.`,
  "kind-counted": (v, t) =>
    v.unit === null
      ? "Les cinq types d'unité avaient été comptés."
      : `À compter ensuite : ${t.unit(v.unit)}.`,
  "placing-left": (v, t) =>
    v.seats.length === 0
      ? "Toutes les récompenses du recensement avaient été placées."
      : `Récompense du recensement encore à placer : ${t.list(v.seats.map(t.seat))}.`,
  "guilds-with-room": (v, t) =>
    v.cities.length === 0
      ? `Aucune guilde (${t.seat(v.seat)}) ne pouvait recevoir d'étage ; en réserve : ${v.stock}.`
      : `Guildes (${t.seat(v.seat)}) qui pouvaient recevoir un étage, par cité : ${t.list(v.cities.map(String))}.`,
  "reward-declinable": (v) =>
    v.optional
      ? "Une récompense qui peut être placée peut être refusée ici."
      : "Une récompense du recensement se place, elle ne se refuse pas.",
  "hands-shown": (v, t) => `${capital(t.unit(v.unit))}, montré : ${t.bySeat(v.hands)}.`,
  "census-most": (v, t) =>
    `Montré : ${t.bySeat(v.hands)}. ${v.seats.length === 0 ? "Personne n'est récompensé." : `La récompense revenait donc à ${t.list(v.seats.map(t.seat))}.`}`,
  "census-prize": (v, t) =>
    `${capital(t.unit(v.unit))} : qui en montre le plus gagne ${t.reward(v.reward)} ; à récompenser : ${v.winners}, ce devait être ${t.list(v.amounts.map(String))}.`,
  "assessment-next": (v, t) =>
    v.assessment === null
      ? "Les trois décomptes avaient eu lieu."
      : `Le décompte suivant était : ${t.assessment(v.assessment)} ; le bastion était ${v.bastionOpened ? "ouvert" : "fermé"}.`,
  "assessments-order": (v, t) =>
    `Les décomptes étaient dans cet ordre : ${t.assessments(v.order)}.`,
  "bastion-held": (v, t) => `Dans le bastion se trouvaient : ${t.bySeat(v.bards)}.`,
  "scores-were": (v, t) =>
    `${capital(t.assessment(v.assessment))} devait donner : ${t.bySeat(v.scores)}.`,
  "dummy-was": (v) =>
    v.value === null ? "Aucun joueur neutre ne participe." : `Le joueur neutre était à ${v.value}.`,
  "ranking-was": (v, t) =>
    `Avec ${t.bySeat(v.scores)}, le classement devait être : ${t.contestants(v.ranking)}.`,
  "eliminated-were": (v, t) =>
    `Les moins bien classés encore en jeu sont éliminés : ce devait être ${t.contestants(v.eliminated)}.`,
  "winner-left": (v, t) => `Après les trois décomptes restait ${t.contestant(v.winner)}.`,
};

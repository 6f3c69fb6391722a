// What decided, in English: one whole sentence for each fact.
import type { CityId } from "@assize/xidit-edition";
import type { QueueValues } from "@assize/xidit-events";
import { BARD, GOLD, nouns, STOREY, TILE, UNIT } from "../nouns/en.ts";
import { capital } from "../nouns/nouns.ts";
import { IGNORED, LOST } from "../reasons/en.ts";
import type { Deed, FactSentences } from "../sentences.ts";

const DEEDS: Readonly<Record<Deed, string>> = {
  recruit: "recruit",
  threat: "eliminate the threat",
  titan: "fight a Raging Titan",
};

const queue = ({ next, pile, discard }: QueueValues): string =>
  `${next === null ? "nothing next" : `tile ${next} next`}, ${pile} on the pile, ${discard} discarded`;

export const facts: FactSentences = {
  "titan-piles": (v, t) =>
    `Each Titan belonged in the pile of those that ask for as many units: ${t.list(v.asks.map(String))}.`,
  "tiles-in-play": (v) =>
    `Each of the ${v.tiles} City tiles in play had to be there, and each once.`,
  "assessments-each-once": (v) =>
    `Each of the ${v.assessments} assessments had to be there, and each once.`,
  "placing-next": (v, t) => `It was for ${t.seat(v.seat)} to place Idrakys next.`,
  "city-on-board": (v) =>
    v.exists ? `City ${v.city} is on the board.` : `There is no city ${v.city} on the board.`,
  "city-occupied": (v, t) =>
    v.seat === null
      ? `No Idrakys stood in city ${v.city} yet.`
      : `The Idrakys of ${t.seat(v.seat)} stood in city ${v.city} already.`,
  "tiles-dealt": (v, t) =>
    `The tiles were dealt from the top of the shuffled pile, so these had to be laid on the ${v.side === "recruitment" ? "Recruitment" : "Threat"} side: ${t.list(v.tiles.map(String))}.`,
  "tile-filled": (v) =>
    `Recruitment tile ${v.tile} takes the units that it shows, as far as the Barracks hold them: ${nouns.units(v.units)}.`,
  "programs-missing": (v, t) =>
    v.seats.length === 0
      ? "Everybody had programmed."
      : `Not yet programmed: ${t.list(v.seats.map(t.seat))}.`,
  "program-made": (v, t) =>
    `${t.seat(v.seat)} had ${v.before ? "already" : "not yet"} programmed this year.`,
  "orders-given": (v, t) =>
    `The program of ${t.seat(v.seat)} had ${nouns.count(v.orders, { one: "order", many: "orders" })}; it takes ${v.needed}.`,
  "road-missing": (v, t) =>
    `Order ${v.number} would be carried out in city ${v.city}, which has no ${t.road(v.road)}.`,
  "program-was": (v, t) =>
    `${t.seat(v.seat)} had programmed ${t.orders(v.orders)}, and that had to be revealed.`,
  "order-was": (v, t) =>
    v.order === null
      ? "All orders of the year had been carried out."
      : `Next came order ${v.number} of ${t.seat(v.seat)}: ${t.orders([v.order])}.`,
  "turn-was": (v, t) => `It was the turn of ${t.seat(v.seat)}.`,
  "road-led": (v, t) =>
    v.to === null
      ? `City ${v.city} has no ${t.road(v.road)}.`
      : `From city ${v.city} the ${t.road(v.road)} leads to city ${v.to}.`,
  "stood-in": (v, t) => `The Idrakys of ${t.seat(v.seat)} stood in city ${v.city}.`,
  "city-held": (v) =>
    v.tile === null
      ? `No tile lay in city ${v.city}.`
      : `A ${v.tile === "recruitment" ? "Recruitment" : "Threat"} tile lay in city ${v.city}.`,
  "recruited-before": (v, t) =>
    `${t.seat(v.seat)} had ${v.before ? "already" : "not yet"} recruited in city ${v.city} this year.`,
  "tile-held": (v) => `The tile in city ${v.city} held ${nouns.units(v.units)}.`,
  "weakest-present": (v) =>
    `The tile held ${nouns.units(v.units)}, so it had to be ${nouns.a(v.unit)} (the weakest present).`,
  "fought-before": (v, t) =>
    v.threat || v.titan
      ? `${t.seat(v.seat)} had already eliminated a ${v.threat ? "threat" : "Titan"} in city ${v.city} this year.`
      : `${t.seat(v.seat)} had not yet eliminated a threat or Titan in city ${v.city} this year.`,
  "threat-asked": (v) =>
    `The threat in city ${v.city} asked for ${nouns.units(v.units)}, so exactly these had to be paid.`,
  "units-owned": (v, t) =>
    `It took ${nouns.units(v.asked)}, and ${t.seat(v.seat)} had ${nouns.units(v.owned)}.`,
  "titans-raging": (v, t) =>
    v.titans.length === 0
      ? "No Titan was raging."
      : `Raging: ${t.numberedList("titan", v.titans)}.`,
  "titan-cheapest": (v, t) =>
    v.asks === null
      ? "No Titan was raging."
      : `A Raging Titan asks for at least ${nouns.count(v.asks, UNIT)}, and ${t.seat(v.seat)} had ${v.owned}.`,
  "titan-asked": (v) =>
    v.asks === null
      ? `Titan ${v.titan} was not raging.`
      : `Titan ${v.titan} asks for ${nouns.count(v.asks, UNIT)}; ${v.paid} were paid.`,
  "action-open": (v, t) =>
    v.deed === null
      ? `There was nothing for ${t.seat(v.seat)} to do in city ${v.city}.`
      : `In city ${v.city} ${t.seat(v.seat)} could ${DEEDS[v.deed]}.`,
  "ignored-why": (v, t) =>
    `${capital(IGNORED[v.reason](`in city ${v.city}`))}, so the Action of ${t.seat(v.seat)} had no effect.`,
  "orders-left": (v) =>
    v.resolved >= v.orders
      ? "All orders of the year had been carried out."
      : `Only ${v.resolved} of the ${v.orders} orders of the year had been carried out by everybody.`,
  "census-year": (v) => `Year ${v.year} ends ${v.census ? "with" : "without"} a Military Census.`,
  "year-was": (v) => `It was year ${v.year} of ${v.years}.`,
  "first-player-moves": (v, t) =>
    `The First Player token passes clockwise from ${t.seat(v.from)}, so it had to go to ${t.seat(v.to)}.`,
  "rewards-possible": (v, t) =>
    `Different rewards to be chosen: ${v.taken}. Possible here: ${t.rewards(v.rewards)}.`,
  "bards-left": (v, t) => `${t.seat(v.seat)} had ${nouns.count(v.bards, BARD)} left.`,
  "reward-next": (v, t) =>
    v.reward === null
      ? `No reward of ${t.seat(v.seat)} was left to be carried out.`
      : `The reward of ${t.seat(v.seat)} to be carried out next was: ${t.reward(v.reward)}.`,
  "storeys-free": (v) =>
    v.free
      ? "How many stories are built is the player's choice here."
      : "As many stories are built as are shown and fit.",
  "bards-to-place": (v, t) =>
    `${t.seat(v.seat)} had ${nouns.count(v.bards, BARD)} to place, all in Regions that border city ${v.city}: ${t.list(v.regions.map(String))}.`,
  "regions-closed": (v, t) =>
    v.regions.length === 0
      ? "No Region was closed."
      : `Closed Regions, which take no Bard token: ${t.list(v.regions.map(String))}.`,
  "storeys-possible": (v, t) =>
    `${t.seat(v.seat)} could build from 1 to ${nouns.count(v.most, STOREY)}.`,
  "set-aside-fits": (v, t) =>
    `${t.seat(v.seat)} had ${nouns.count(v.setAside, STOREY)} set aside; the guild in city ${v.city} had room for ${v.storeys} of them.`,
  "dummy-due": (v) =>
    v.due
      ? "The Dummy Player was to be raised now."
      : v.dummy
        ? "The Dummy Player is not raised for this."
        : "No Dummy Player takes part.",
  "dummy-raisable": (v, t) =>
    v.assessments.length === 0
      ? "Each value of the Dummy Player was at its top."
      : `Values of the Dummy Player that could rise: ${t.assessments(v.assessments)}.`,
  "eliminated-was": (v) =>
    v.titan === null
      ? `The threat in city ${v.city} had been eliminated.`
      : `Titan ${v.titan} had been eliminated.`,
  "gold-shown": (v) =>
    v.shown === v.gold
      ? `The reward shows ${nouns.count(v.shown, GOLD)}, so it had to be ${v.gold}.`
      : `The reward shows ${nouns.count(v.shown, GOLD)}, but the Royal Bank had only ${v.gold}, so it had to be ${v.gold}.`,
  "storeys-shown": (v) =>
    `The reward shows ${nouns.count(v.shown, STOREY)}, ${v.stock} were left and ${v.room} fitted, so it had to be ${v.storeys}.`,
  "reward-lost-why": (v, t) => `${capital(t.reward(v.reward))} gave nothing: ${LOST[v.reason]}.`,
  "queues-held": (v) =>
    `Recruitment Queue: ${queue(v.recruitment)}. Threat Queue: ${queue(v.threat)}.`,
  "tile-going": (v, t) =>
    v.side === null || v.tile === null
      ? "No tile was to leave the board."
      : `${capital(t.tile(v.side, v.tile as CityId))} was used up and had to leave the board.`,
  "next-was": (v, t) => `${t.next(v.side)} was tile ${v.tile}, so it had to be placed.`,
  "pile-top": (v, t) =>
    `Tile ${v.tile} lay on top of the ${v.pile === "recruitment" ? "Recruitment" : "Threat"} pile, so it had to become ${t.next(v.next)}.`,
  "pile-renewed": (v) =>
    `The ${v.pile === "recruitment" ? "Recruitment" : "Threat"} pile was empty and is renewed from the other discard pile, where ${nouns.count(v.tiles, TILE)} lay.`,
  "titans-top": (v, t) =>
    v.titans.length === 0
      ? "No Slumbering Titan was left."
      : `On top of the sleeping piles lay: ${t.numberedList("titan", v.titans)}.`,
  "tiles-to-shuffle": (v) =>
    `Exactly the ${nouns.count(v.tiles, TILE)} collected had to be shuffled, each once.`,
  "tiles-collected": (v) =>
    `${nouns.count(v.tiles, TILE)} were collected; the first two become the Recruitment pile, so ${v.threats} had to be left for the Threat pile.`,
  "hands-missing": (v, t) =>
    v.seats.length === 0
      ? "Everybody had chosen what to show."
      : `Had not yet chosen what to show: ${t.list(v.seats.map(t.seat))}.`,
  "hand-made": (v, t) =>
    `${t.seat(v.seat)} had ${v.before ? "already" : "not yet"} chosen for this kind of unit.`,
  "units-to-show": (v, t) =>
    `${t.seat(v.seat)} had ${nouns.units(v.held)} of this kind, and ${v.shown} were to be shown.`,
  "kind-counted": (v, t) =>
    v.unit === null
      ? "All five kinds of unit had been counted."
      : `Counted next: ${t.unit(v.unit)}.`,
  "placing-left": (v, t) =>
    v.seats.length === 0
      ? "All rewards of the census had been placed."
      : `Still to place a reward of the census: ${t.list(v.seats.map(t.seat))}.`,
  "guilds-with-room": (v, t) =>
    v.cities.length === 0
      ? `No guild of ${t.seat(v.seat)} had room for another story; in stock: ${v.stock}.`
      : `Guilds of ${t.seat(v.seat)} with room for another story, by city: ${t.list(v.cities.map(String))}.`,
  "reward-declinable": (v) =>
    v.optional
      ? "A reward that can be placed may be declined here."
      : "A reward of the census is placed, not declined.",
  "hands-shown": (v, t) => `${t.unit(v.unit)}, as shown: ${t.bySeat(v.hands)}.`,
  "census-most": (v, t) =>
    `Shown: ${t.bySeat(v.hands)}. ${v.seats.length === 0 ? "Nobody is rewarded." : `So the reward had to go to ${t.list(v.seats.map(t.seat))}.`}`,
  "census-prize": (v, t) =>
    `${t.unit(v.unit)}: whoever shows most earns ${t.reward(v.reward)}; with ${v.winners} to reward it had to be ${t.list(v.amounts.map(String))}.`,
  "assessment-next": (v, t) =>
    v.assessment === null
      ? "All three assessments had been held."
      : `The assessment to be held next was ${t.assessment(v.assessment)}; the Bastion was ${v.bastionOpened ? "open" : "closed"}.`,
  "assessments-order": (v, t) => `The assessments lay in this order: ${t.assessments(v.order)}.`,
  "bastion-held": (v, t) => `In the Bastion lay: ${t.bySeat(v.bards)}.`,
  "scores-were": (v, t) =>
    `${capital(t.assessment(v.assessment))} had to be ${t.bySeat(v.scores)}.`,
  "dummy-was": (v) =>
    v.value === null ? "No Dummy Player takes part." : `The Dummy Player stood at ${v.value}.`,
  "ranking-was": (v, t) =>
    `With ${t.bySeat(v.scores)} the ranking had to be ${t.contestants(v.ranking)}.`,
  "eliminated-were": (v, t) =>
    `The lowest of those still in are eliminated, so it had to be ${t.contestants(v.eliminated)}.`,
  "winner-left": (v, t) => `After the three assessments ${t.contestant(v.winner)} was left.`,
};

// What decided in the treasure game, in English: one whole sentence for each fact. Other languages fall back to it, visibly.
import { grammarOf, unreachable } from "@assize/kernel-model";
import type { Quantity } from "@assize/grandlin-edition";
import type { FactName, FactValues } from "@assize/grandlin-rules";
import { list, type Terms } from "./messages.ts";
import { named, thing } from "./things.ts";

const { count } = grammarOf("en");

type FactSentences = {
  readonly [Name in FactName]: (values: FactValues[Name], terms: Terms) => string;
};

const ROLLS = {
  due: "had not rolled for the move yet",
  called: "was rolling for the move",
  made: "had rolled for the move",
} as const;

const SEARCHES = {
  none: "was not searching a castle",
  die: "was to roll for the search",
  treasure: "was to find a treasure",
} as const;

const STAGES = {
  treasures: "what he carried came",
  hand: "his hand was to be discarded",
  draw: "four cards were to be drawn and a new one to follow",
} as const;

const QUANTITIES: Readonly<Record<Quantity, string>> = {
  health: "health",
  gold: "gold",
  strength: "strength",
  weaponry: "weaponry",
  poison: "the poison",
  "lost-turn": "the turns to lose",
  steps: "the steps",
  fury: "the fury",
};

type EffectWas = FactValues["effect-was"];

const sourceOfEffect = ({ card, service }: EffectWas): string => {
  if (card !== null) return `${thing(card)} `;
  return service === null ? "The effect " : `${named(service)} `;
};

const deedOf = ({ how, by, what }: EffectWas): string => {
  const name = QUANTITIES[what];
  switch (how) {
    case "add":
      return by < 0 ? `takes ${-by} from ${name}` : `adds ${by} to ${name}`;
    case "set":
      return `sets ${name} to ${by}`;
    case "divide":
      return `divides ${name} by ${by}`;
    default:
      return unreachable(how, "a change");
  }
};

export const FACT_SENTENCES: FactSentences = {
  "turn-of": (v, t) => `It was the day of ${t.seat(v.seat)}.`,
  "all-cards": (v) => `Each of the ${v.cards} playing cards had to be there, and each once.`,
  "all-treasures": (v) => `Each of the ${v.treasures} treasures had to be there, and each once.`,
  "city-cards": (v) =>
    v.random
      ? `The City cards were still to be placed at random.`
      : `The City cards lay in the City: ${v.placed}.`,
  "services-each-once": (v) =>
    `Each of these City cards had to be placed, and each once: ${list(v.services.map(named))}.`,
  "dealt-next": (v, t) =>
    v.seat === null
      ? `Every hand was full.`
      : `The next card of the first hands, the top one of the draw pile, went to ${t.seat(v.seat)}.`,
  contenders: (v, t) =>
    v.seats.length === 0
      ? `Nobody rolled for the first day any more.`
      : `Exactly these rolled for the first day: ${list(v.seats.map(t.seat))}.`,
  poisoned: (v, t) =>
    v.poison === 0
      ? `${t.seat(v.seat)} was not poisoned.`
      : v.done
        ? `The poison of ${t.seat(v.seat)} had worked today already.`
        : `Poison costs ${t.seat(v.seat)} ${v.poison} of ${v.health} health.`,
  "turn-to-lose": (v, t) => `${t.seat(v.seat)} had ${v.lost ? "a" : "no"} turn to lose.`,
  "roll-stands": (v, t) => `${t.seat(v.seat)} ${ROLLS[v.roll]}.`,
  beside: (v, t) =>
    `${t.seat(v.seat)} stood on ${v.square}; ${v.to} is ${v.beside ? "" : "not "}beside it.`,
  "steps-left": (v, t) => `${t.seat(v.seat)} had ${count(v.steps, "step", "steps")} left.`,
  "wall-between": (v) =>
    `Between ${v.square} and ${v.to} is ${v.open ? "no wall that bars the way" : "a wall of the City"}.`,
  "slept-on": (v, t) =>
    `The City is entered by the first step from the gate where the last day ended; ${t.seat(v.seat)} had ended it on ${v.slept}, stood on ${v.square} and ${v.first ? "had not stepped yet" : "had stepped already"}.`,
  "move-stands": (v, t) =>
    `${t.seat(v.seat)} stood on ${v.square} with ${count(v.steps, "step", "steps")} left; ${v.held ? "something there ended the move" : "nothing there stopped the move"}.`,
  "card-lies": (v) =>
    v.lies
      ? `On ${v.square} lay a card ${v.shown ? "that had been shown today already" : "still to be shown"}.`
      : `No card lay on ${v.square}.`,
  "card-was": (v) => `The card on ${v.square} was ${thing(v.card)}.`,
  payable: (v, t) => {
    const asks = list(v.costs.map(({ what, by, has }) => `${by} ${QUANTITIES[what]} of ${has}`));
    const card = v.card === null ? "the card" : thing(v.card);
    return `${t.seat(v.seat)} could ${v.payable ? "" : "not "}pay what ${card} asks: ${asks}.`;
  },
  "peek-allowed": (v) =>
    v.peeks
      ? `Up to ${v.most} cards that lie face down may be looked at.`
      : `This card lets nobody look at cards.`,
  "portal-aim": (v) =>
    v.portal
      ? v.die === null
        ? `The Portal asks for a square that it can lead to.`
        : `The Portal's die showed ${v.die}, and the square has to be one that it admits.`
      : `Only the Portal asks for a square to go to.`,
  "portal-stands": (v) =>
    v.to === null
      ? v.die === null
        ? `No die had been rolled for the Portal.`
        : `The Portal's die showed ${v.die}.`
      : `The Portal led to ${v.to}${v.die === null ? ", its die still to be rolled" : ""}.`,
  "found-card": (v, t) =>
    v.card === null
      ? `${t.seat(v.seat)} had found no card to deal with.`
      : `${t.seat(v.seat)} had found ${thing(v.card)}, which ${v.asked ? "was still to be decided on" : "had been dealt with"}.`,
  "treasures-here": (v) =>
    v.treasures.length === 0
      ? `No treasure that can be picked up lay on ${v.square}.`
      : `On ${v.square} lay ${list(v.treasures.map(thing))}${v.took ? "; one had been picked up today already" : ""}.`,
  "acted-today": (v, t) =>
    v.acted
      ? `${t.seat(v.seat)} had taken, attacked or passed already this turn.`
      : `${t.seat(v.seat)} had not acted this turn.`,
  attackable: (v, t) =>
    v.seats.length === 0
      ? `Nobody who can be attacked stood on ${v.square}.`
      : `On ${v.square} these could be attacked: ${list(v.seats.map(t.seat))}${v.took ? "; but a treasure had been picked up today" : ""}.`,
  "castle-here": (v, t) =>
    v.lord === null
      ? `${v.square} is no castle.`
      : `${v.square} is the castle of ${t.seat(v.lord)}, with ${count(v.treasures, "treasure", "treasures")} in it.`,
  "search-stands": (v, t) => `${t.seat(v.seat)} ${SEARCHES[v.search]} (days searched: ${v.days}).`,
  "fight-stands": (v, t) =>
    v.round === 0
      ? `Nobody fought.`
      : `${t.seat(v.seat)} fought ${v.foe === null ? "a villain" : t.seat(v.foe)}, in round ${v.round}.`,
  "break-off": (v) => `In round ${v.round} breaking off was ${v.allowed ? "" : "not "}allowed.`,
  flights: (v, t) =>
    v.seat === null
      ? `Nobody was attacked.`
      : v.squares.length === 0
        ? `No free square was beside ${t.seat(v.seat)}.`
        : `${t.seat(v.seat)} was attacked and could flee to ${list(v.squares)}.`,
  "two-dice": (v) => `A round is fought with two dice; there were ${v.dice}.`,
  "hoard-was": (v) =>
    v.square === null
      ? `No villain lay slain.`
      : `The hoard on ${v.square} held ${count(v.treasures, "treasure", "treasures")}.`,
  "card-played": (v, t) =>
    `${t.seat(v.seat)} had ${v.played ? "already" : "not yet"} played a card today.`,
  "hand-size": (v, t) =>
    `${t.seat(v.seat)} had ${count(v.cards, "card", "cards")}; with more than ${v.most} one must be played if any can be.`,
  "at-home": (v, t) =>
    `${t.seat(v.seat)} stood on ${v.square}, ${v.home ? "at home" : "not at home"}, carrying ${count(v.treasures, "treasure", "treasures")}.`,
  carries: (v, t) => `${t.seat(v.seat)} carried: ${list(v.treasures.map(thing))}.`,
  "may-drop": (v, t) =>
    v.played
      ? `${t.seat(v.seat)} could ${v.possible ? "" : "not "}drop a treasure on ${v.square}.`
      : `In this game no treasure is dropped.`,
  "map-square": (v, t) =>
    `${t.seat(v.seat)} ${v.holds ? "held" : "did not hold"} ${thing(v.card)} and stood on ${v.square}; ${count(v.undug, "treasure was", "treasures were")} left to dig up.`,
  holds: (v, t) => `${t.seat(v.seat)} ${v.holds ? "held" : "did not hold"} ${thing(v.card)}.`,
  insertable: (v) =>
    `A card can${v.free ? "" : "not"} be inserted on ${v.square}${v.free ? "" : ": a castle, the City, a Henchman or another card is there"}.`,
  "spell-aim": (v) => `${thing(v.card)} can${v.aimed ? "" : "not"} be aimed like this here.`,
  digging: (v, t) =>
    v.digging
      ? `${t.seat(v.seat)} dug with a map: one treasure, the top one, was to be drawn.`
      : `Nobody dug with a map.`,
  "service-here": (v) =>
    v.service === null
      ? `On ${v.square} is no service of the City.`
      : `${named(v.service)} on ${v.square} costs ${v.price} gold each time; there were ${v.gold}.`,
  "effects-due": (v) => `Effects still to be applied: ${v.effects}.`,
  "effect-was": (v, t) =>
    `${sourceOfEffect(v)}${deedOf(v)}: ${t.seat(v.seat)} had ${v.from}${v.clamped ? ", and it stays between 0 and 15" : ""}, so it had to become ${v.to}.`,
  removing: (v) =>
    v.square === null
      ? `No inserted card was to be removed.`
      : `The card on ${v.square} was to be removed.`,
  "played-card": (v) =>
    v.card === null
      ? `No played card was left to discard.`
      : `${thing(v.card)} had been played and was to be discarded.`,
  drawer: (v, t) =>
    v.seat === null
      ? `Nobody was to draw a card.`
      : `${t.seat(v.seat)} was to draw the top card of the draw pile.`,
  piles: (v) =>
    `The draw pile had ${count(v.pile, "card", "cards")}, the discard pile ${v.discard}.`,
  catharsis: (v) =>
    v.played
      ? `The catharsis was ${v.due ? "still to be gone through" : "over"}.`
      : `This game is played without the catharsis.`,
  cleanser: (v, t) => `It was for ${t.seat(v.seat)} to discard an inserted card.`,
  cleansable: (v) => `Inserted cards lay on ${list(v.squares)}.`,
  discards: (v) =>
    `Exactly the ${count(v.cards, "discarded card", "discarded cards")} had to be shuffled, each once.`,
  "maps-leaving": (v) =>
    v.drawn
      ? `A map was drawn after the last treasure was dug up, so it leaves the game.`
      : v.leaving
        ? `The last treasure was dug up, so the maps leave the game.`
        : `No map was to leave the game.`,
  "maps-were": (v) =>
    v.cards.length === 0
      ? `No map was there to leave the game.`
      : `These maps leave the game: ${list(v.cards.map(thing))}.`,
  dying: (v, t) =>
    v.seat === null
      ? `Every Henchman had health left.`
      : `The Henchman of ${t.seat(v.seat)} had no health left.`,
  "died-was": (v, t) =>
    `The Henchman of ${t.seat(v.seat)} had no health left on ${v.square}${v.slayer === null ? "" : v.slayer === "villain" ? ", slain by a villain" : `, slain by ${t.seat(v.slayer)}`}.`,
  "death-stands": (v, t) =>
    v.seat === null || v.stage === null
      ? `No Henchman had died.`
      : `After the death of the Henchman of ${t.seat(v.seat)}, ${STAGES[v.stage]} next.`,
  "plunder-was": (v, t) =>
    `The Henchman of ${t.seat(v.seat)} carried ${count(v.treasures, "treasure", "treasures")} and ${v.gold} gold, and all of it goes to ${t.seat(v.by)}.`,
  "left-was": (v, t) =>
    `The Henchman of ${t.seat(v.seat)} died on ${v.square} carrying ${list(v.treasures.map(thing))}.`,
  "hand-was": (v, t) => `The hand of ${t.seat(v.seat)} was ${list(v.cards.map(thing))}.`,
  "home-was": (v, t) => `A new Henchman of ${t.seat(v.seat)} begins in the castle on ${v.square}.`,
  "round-was": (v, t) => {
    const [own, other] = [t.seat(v.seat), v.foe === null ? "the villain" : t.seat(v.foe)];
    const sums = `Force and dice make ${v.first} for ${own} against ${v.second} for ${other}`;
    if (v.loser === "none") return `${sums}, so nobody had to lose anything.`;
    const loser = v.loser === "first" ? own : other;
    const what = v.loser === "second" && v.foe === null ? "life" : "health";
    return `${sums}, so ${loser} had to lose ${v.loss} ${what}.`;
  },
  "next-was": (v, t) => `Clockwise after ${t.seat(v.seat)} comes ${t.seat(v.next)}.`,
  "secured-enough": (v, t) =>
    v.seat === null
      ? `Nobody had secured enough treasures to win.`
      : `${t.seat(v.seat)} had secured enough treasures to win.`,
  "secured-were": (v, t) => `${t.seat(v.seat)} had secured ${list(v.treasures.map(thing))}.`,
  "end-stands": (v) =>
    v.deadEnd
      ? `All treasures were secured, and nobody can win any more.`
      : v.over
        ? `The agreed number of turns, ${v.turns}, was over.`
        : `After ${count(v.turns, "turn", "turns")} the game went on.`,
};

// What happened in the treasure game, in English: one sentence for each event type.
// Other languages fall back to it, visibly.
import { grammarOf, type JsonObject, SeatId } from "@assize/kernel-model";
import type { DataOf, EventOf, EventType } from "@assize/grandlin-rules";
import { named, thing } from "./things.ts";

export interface Terms {
  readonly seat: (seat: SeatId) => string;
  /** The card on the square that is being decided on; null where it is not known. */
  readonly found: string | null;
}

export type EventSentences = {
  readonly [Type in EventType]: (event: EventOf<Type>, terms: Terms) => string;
};

const { and, count } = grammarOf("en");

/** A dash for none. */
export const list = (things: readonly string[]): string =>
  things.length === 0 ? "–" : and(things);

/** Who loses a round, by its total: the event names nobody. */
export const sideOf = ({ totals, loser }: DataOf<"round-fought">): string => {
  const [first, second] = totals;
  if (first === second) return loser === "first" ? "the player of the turn" : "who is fought with";
  const total: number | undefined = loser === "first" ? first : second;
  // A record may hold one total only.
  return total === undefined ? "one side" : `the side with ${total}`;
};

export const EVENT_SENTENCES: EventSentences = {
  "cards-shuffled": ({ data }) => `the playing cards are shuffled (${data.order.length})`,
  "treasures-shuffled": ({ data }) => `the treasures are shuffled (${data.order.length})`,
  "city-cards-placed": ({ data }) => `the City cards are placed: ${list(data.services.map(named))}`,
  "first-dice-rolled": ({ data }) =>
    `dice for the first turn: ${list(data.dice.map((die) => String(die ?? "–")))}`,

  "poison-taken": ({ data }, t) => `poison costs ${t.seat(data.seat)} ${data.health} health`,
  "turn-lost": ({ data }, t) => `${t.seat(data.seat)} loses the turn`,
  "roll-called": ({ by }, t) => `${t.seat(by)} rolls`,
  "die-rolled": ({ data }) => `the die shows ${data.die}`,
  stepped: ({ by, data }, t) => `${t.seat(by)} steps to ${data.to}`,
  halted: ({ by }, t) => `${t.seat(by)} halts`,
  "move-stopped": ({ data }, t) =>
    `${t.seat(data.seat)} stops on ${data.square} with ${count(data.left, "step", "steps")} left`,

  "card-shown": ({ data }) => `${thing(data.card)} is shown on ${data.square}`,
  "special-used": ({ by, data }, t) =>
    `${t.seat(by)} uses ${t.found ?? "it"}${data.to === null ? "" : `, for ${data.to}`}${data.peek.length === 0 ? "" : `, looking at ${list(data.peek)}`}`,
  "special-left": ({ by }, t) => `${t.seat(by)} does not use it`,
  "portal-rolled": ({ data }) => `the Portal's die shows ${data.die}`,
  "portal-aimed": ({ by, data }, t) => `${t.seat(by)} chooses ${data.to}`,
  travelled: ({ data }, t) => `${t.seat(data.seat)} travels from ${data.from} to ${data.to}`,
  "card-taken": ({ data }, t) => `${t.seat(data.seat)} takes ${thing(data.card)} to the hand`,
  "card-kept": ({ data }) => `${thing(data.card)} stays on ${data.square}`,
  "black-taken": ({ by }, t) => `${t.seat(by)} takes the card`,
  "black-left": ({ by }, t) => `${t.seat(by)} leaves the card`,
  "treasure-taken": ({ by, data }, t) => `${t.seat(by)} picks up ${thing(data.treasure)}`,
  "henchman-attacked": ({ by, data }, t) => `${t.seat(by)} attacks ${t.seat(data.seat)}`,
  "castle-searched": ({ by }, t) => `${t.seat(by)} searches the castle`,
  "search-rolled": ({ data }) => `the search's die shows ${data.die}`,
  "treasure-found": ({ data }, t) => `${t.seat(data.seat)} finds a treasure`,
  "act-passed": ({ by }, t) => `${t.seat(by)} neither takes nor attacks`,

  stood: ({ by }, t) => `${t.seat(by)} stands`,
  fought: ({ by }, t) => `${t.seat(by)} fights`,
  fled: ({ by, data }, t) => `${t.seat(by)} flees to ${data.to}`,
  "combat-stopped": ({ by }, t) => `${t.seat(by)} stops fighting`,
  "combat-rolled": ({ data }) => `combat dice: ${data.dice.join(" against ")}`,
  "round-fought": ({ data }) =>
    data.loser === "none"
      ? `${data.totals.join(" against ")}: nothing happens`
      : `${data.totals.join(" against ")}: ${sideOf(data)} loses ${data.loss}`,
  "hoard-taken": ({ data }, t) =>
    `${t.seat(data.seat)} takes the hoard: ${list(data.treasures.map(thing))}`,

  "spell-cast": ({ by, data }, t) => {
    const at = [data.seat === null ? null : t.seat(data.seat), data.from, data.to, ...data.peek];
    const aims = at.filter((one) => one !== null);
    return `${t.seat(by)} casts ${thing(data.card)}${aims.length === 0 ? "" : ` on ${list(aims)}`}`;
  },
  "effect-applied": ({ data }, t) =>
    `${t.seat(data.seat)}: ${data.what.replaceAll("-", " ")} ${data.from} → ${data.to}`,
  "card-discarded": ({ data }) => `${thing(data.card)} is discarded`,
  "inserted-discarded": ({ data }) => `${thing(data.card)} on ${data.square} is discarded`,

  "card-inserted": ({ by, data }, t) => `${t.seat(by)} inserts a card on ${data.square}`,
  "map-used": ({ by, data }, t) => `${t.seat(by)} digs with ${thing(data.card)}`,
  "treasure-drawn": ({ data }, t) => `${t.seat(data.seat)} draws a treasure`,
  "treasure-hidden": ({ by }, t) => `${t.seat(by)} hides a treasure in the castle`,
  "treasure-dropped": ({ by, data }, t) => `${t.seat(by)} drops ${thing(data.treasure)}`,
  "influence-passed": ({ by }, t) => `${t.seat(by)} plays no card`,
  "service-bought": ({ by, data }, t) => `${t.seat(by)} takes the City's service ${data.times} ×`,
  "service-declined": ({ by }, t) => `${t.seat(by)} takes no service`,

  "henchman-died": ({ data }, t) => `${t.seat(data.seat)}'s Henchman dies on ${data.square}`,
  "henchman-plundered": ({ data }, t) =>
    `${t.seat(data.by)} takes ${count(data.treasures, "treasure", "treasures")} and ${data.gold} gold from ${t.seat(data.seat)}`,
  "treasures-left": ({ data }) => `left on ${data.square}: ${list(data.treasures.map(thing))}`,
  "hand-discarded": ({ data }, t) => `${t.seat(data.seat)} discards ${list(data.cards.map(thing))}`,
  "henchman-followed": ({ data }, t) => `${t.seat(data.seat)} has a new Henchman on ${data.square}`,

  "card-drawn": ({ data }, t) => `${t.seat(data.seat)} draws a card`,
  "cards-reshuffled": ({ data }) => `the discards are shuffled (${data.order.length})`,
  "catharsis-chosen": ({ by, data }, t) => `${t.seat(by)} cleanses ${data.square}`,
  "map-set-aside": ({ data }) => `${thing(data.card)} leaves the game`,
  "discarded-maps-set-aside": ({ data }) =>
    `discarded maps leave the game: ${list(data.cards.map(thing))}`,
  "hand-maps-set-aside": ({ data }, t) =>
    `${t.seat(data.seat)}'s maps leave the game: ${list(data.cards.map(thing))}`,

  "turn-ended": ({ data }, t) => `${t.seat(data.seat)}'s day ends; ${t.seat(data.next)} is next`,
  "game-won": ({ data }, t) =>
    `${t.seat(data.seat)} has won with ${list(data.treasures.map(thing))}`,
  "game-ended": ({ data }) =>
    data.reason === "limit"
      ? "the agreed number of turns is over: nobody wins"
      : "all treasures are secured: nobody wins",
};

const seatIn = ({ seat }: JsonObject, t: Terms): string =>
  typeof seat === "number" ? t.seat(SeatId(seat)) : "somebody";

/** What everybody may know of events that hold a secret. */
export const COVERED_SENTENCES = {
  "cards-shuffled": () => "the playing cards are shuffled",
  "treasures-shuffled": () => "the treasures are shuffled",
  "treasure-found": (t, _, data) => `${seatIn(data, t)} finds a treasure`,
  "card-inserted": (t, by, { square }) =>
    `${t.seat(by)} inserts a card${typeof square === "string" ? ` on ${square}` : ""}`,
  "treasure-drawn": (t, _, data) => `${seatIn(data, t)} draws a treasure`,
  "treasure-hidden": (t, by) => `${t.seat(by)} hides a treasure in the castle`,
  "card-drawn": (t, _, data) => `${seatIn(data, t)} draws a card`,
  "cards-reshuffled": () => "the discards are shuffled",
} satisfies {
  readonly [Type in EventType]?: (terms: Terms, by: SeatId, data: JsonObject) => string;
};

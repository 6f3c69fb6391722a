// What happened in the treasure game, in English, as it is told afterwards. Other languages fall back to it, visibly.
import { grammarOf } from "@assize/kernel-model";
import { type EventSentences, list, sideOf } from "./messages.ts";
import { named, thing } from "./things.ts";

const { count } = grammarOf("en");

export const HAPPENED_SENTENCES: EventSentences = {
  "cards-shuffled": ({ data }) => `the playing cards were shuffled (${data.order.length})`,
  "treasures-shuffled": ({ data }) => `the treasures were shuffled (${data.order.length})`,
  "city-cards-placed": ({ data }) =>
    `the City cards were placed: ${list(data.services.map(named))}`,
  "first-dice-rolled": ({ data }) =>
    `the dice for the first turn showed ${list(data.dice.map((die) => String(die ?? "–")))}`,

  "poison-taken": ({ data }, t) => `poison cost ${t.seat(data.seat)} ${data.health} health`,
  "turn-lost": ({ data }, t) => `${t.seat(data.seat)} lost the turn`,
  "roll-called": ({ by }, t) => `${t.seat(by)} rolled`,
  "die-rolled": ({ data }) => `the die showed ${data.die}`,
  stepped: ({ by, data }, t) => `${t.seat(by)} stepped to ${data.to}`,
  halted: ({ by }, t) => `${t.seat(by)} halted`,
  "move-stopped": ({ data }, t) =>
    `${t.seat(data.seat)} stopped on ${data.square} with ${count(data.left, "step", "steps")} left`,

  "card-shown": ({ data }) => `${thing(data.card)} was shown on ${data.square}`,
  "special-used": ({ by, data }, t) =>
    `${t.seat(by)} used ${t.found ?? "it"}${data.to === null ? "" : `, for ${data.to}`}${data.peek.length === 0 ? "" : `, looking at ${list(data.peek)}`}`,
  "special-left": ({ by }, t) => `${t.seat(by)} did not use it`,
  "portal-rolled": ({ data }) => `the Portal's die showed ${data.die}`,
  "portal-aimed": ({ by, data }, t) => `${t.seat(by)} chose ${data.to}`,
  travelled: ({ data }, t) => `${t.seat(data.seat)} travelled from ${data.from} to ${data.to}`,
  "card-taken": ({ data }, t) => `${t.seat(data.seat)} took ${thing(data.card)} to the hand`,
  "card-kept": ({ data }) => `${thing(data.card)} stayed on ${data.square}`,
  "black-taken": ({ by }, t) => `${t.seat(by)} took the card`,
  "black-left": ({ by }, t) => `${t.seat(by)} left the card`,
  "treasure-taken": ({ by, data }, t) => `${t.seat(by)} picked up ${thing(data.treasure)}`,
  "henchman-attacked": ({ by, data }, t) => `${t.seat(by)} attacked ${t.seat(data.seat)}`,
  "castle-searched": ({ by }, t) => `${t.seat(by)} searched the castle`,
  "search-rolled": ({ data }) => `the search's die showed ${data.die}`,
  "treasure-found": ({ data }, t) => `${t.seat(data.seat)} found a treasure`,
  "act-passed": ({ by }, t) => `${t.seat(by)} neither took nor attacked`,

  stood: ({ by }, t) => `${t.seat(by)} stood`,
  fought: ({ by }, t) => `${t.seat(by)} fought`,
  fled: ({ by, data }, t) => `${t.seat(by)} fled to ${data.to}`,
  "combat-stopped": ({ by }, t) => `${t.seat(by)} stopped fighting`,
  "combat-rolled": ({ data }) => `the combat dice showed ${data.dice.join(" against ")}`,
  "round-fought": ({ data }) =>
    data.loser === "none"
      ? `${data.totals.join(" against ")}: nothing happened`
      : `${data.totals.join(" against ")}: ${sideOf(data)} lost ${data.loss}`,
  "hoard-taken": ({ data }, t) =>
    `${t.seat(data.seat)} took the hoard: ${list(data.treasures.map(thing))}`,

  "spell-cast": ({ by, data }, t) => {
    const at = [data.seat === null ? null : t.seat(data.seat), data.from, data.to, ...data.peek];
    const aims = at.filter((one) => one !== null);
    return `${t.seat(by)} cast ${thing(data.card)}${aims.length === 0 ? "" : ` on ${list(aims)}`}`;
  },
  "effect-applied": ({ data }, t) =>
    `${t.seat(data.seat)}: ${data.what.replaceAll("-", " ")} went from ${data.from} to ${data.to}`,
  "card-discarded": ({ data }) => `${thing(data.card)} was discarded`,
  "inserted-discarded": ({ data }) => `${thing(data.card)} on ${data.square} was discarded`,

  "card-inserted": ({ by, data }, t) => `${t.seat(by)} inserted a card on ${data.square}`,
  "map-used": ({ by, data }, t) => `${t.seat(by)} dug with ${thing(data.card)}`,
  "treasure-drawn": ({ data }, t) => `${t.seat(data.seat)} drew a treasure`,
  "treasure-hidden": ({ by }, t) => `${t.seat(by)} hid a treasure in the castle`,
  "treasure-dropped": ({ by, data }, t) => `${t.seat(by)} dropped ${thing(data.treasure)}`,
  "influence-passed": ({ by }, t) => `${t.seat(by)} played no card`,
  "service-bought": ({ by, data }, t) => `${t.seat(by)} took the City's service ${data.times} ×`,
  "service-declined": ({ by }, t) => `${t.seat(by)} took no service`,

  "henchman-died": ({ data }, t) => `${t.seat(data.seat)}'s Henchman died on ${data.square}`,
  "henchman-plundered": ({ data }, t) =>
    `${t.seat(data.by)} took ${count(data.treasures, "treasure", "treasures")} and ${data.gold} gold from ${t.seat(data.seat)}`,
  "treasures-left": ({ data }) => `on ${data.square} were left: ${list(data.treasures.map(thing))}`,
  "hand-discarded": ({ data }, t) =>
    `${t.seat(data.seat)} discarded ${list(data.cards.map(thing))}`,
  "henchman-followed": ({ data }, t) => `${t.seat(data.seat)} got a new Henchman on ${data.square}`,

  "card-drawn": ({ data }, t) => `${t.seat(data.seat)} drew a card`,
  "cards-reshuffled": ({ data }) => `the discarded were shuffled (${data.order.length})`,
  "catharsis-chosen": ({ by, data }, t) => `${t.seat(by)} cleansed ${data.square}`,
  "map-set-aside": ({ data }) => `${thing(data.card)} left the game`,
  "discarded-maps-set-aside": ({ data }) =>
    `discarded maps left the game: ${list(data.cards.map(thing))}`,
  "hand-maps-set-aside": ({ data }, t) =>
    `${t.seat(data.seat)}'s maps left the game: ${list(data.cards.map(thing))}`,

  "turn-ended": ({ data }, t) => `${t.seat(data.seat)}'s day ended; ${t.seat(data.next)} was next`,
  "game-won": ({ data }, t) => `${t.seat(data.seat)} won with ${list(data.treasures.map(thing))}`,
  "game-ended": ({ data }) =>
    data.reason === "limit"
      ? "the agreed number of turns was over: nobody won"
      : "all treasures were secured: nobody won",
};

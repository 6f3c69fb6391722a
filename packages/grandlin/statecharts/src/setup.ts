// Setup: both piles are shuffled, hands are dealt, the highest die begins (setup.*).
import { all, when } from "@assize/kernel-chart-engine";
import type { State } from "@assize/grandlin-rules";
import { setup as rules } from "@assize/grandlin-rules";
import { part, rule, update } from "./chart.ts";
import { leadsOn } from "./onward.ts";

const cityIsSettled = (game: State): boolean => !rules.cityIsRandom(game);
const handsAreDealt = (game: State): boolean => !rules.dealIsDue(game);

const cityCards = {
  guard: all(rule("setup.city", rules.cityIsRandom), rule("setup.city", rules.everyServicePlaced)),
  actions: update<"city-cards-placed">(rules.placeCityCards),
} as const;
const deal = {
  guard: all(
    rule("setup.order", cityIsSettled),
    rule("setup.order", rules.dealIsDue),
    rule("setup.order", rules.dealsTheTop),
  ),
  actions: update<"card-drawn">(rules.dealCard),
} as const;
const diceMayRoll = all(
  rule("setup.order", cityIsSettled),
  rule("setup.order", handsAreDealt),
  rule("setup.order", rules.contendersRoll),
);

export const setup = part({
  initial: "cards",
  states: {
    cards: {
      on: {
        "cards-shuffled": {
          guard: rule(["setup.order", "comp.cards"], rules.allCardsShuffled),
          actions: update<"cards-shuffled">(rules.shuffleCards),
          target: "treasures",
        },
      },
    },
    treasures: {
      on: {
        "treasures-shuffled": {
          guard: rule(["setup.order", "comp.cards"], rules.allTreasuresShuffled),
          actions: update<"treasures-shuffled">(rules.shuffleTreasures),
          target: "table",
        },
      },
    },
    table: {
      on: {
        "city-cards-placed": cityCards,
        "card-drawn": deal,
        "first-dice-rolled": [
          leadsOn<"first-dice-rolled">(
            all(diceMayRoll, when(rules.oneIsHighest)),
            rules.beginWithHighest,
          ),
          { guard: diceMayRoll, actions: update<"first-dice-rolled">(rules.keepHighest) },
        ],
      },
    },
  },
});

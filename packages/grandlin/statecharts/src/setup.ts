// Setup: both piles are shuffled, hands are dealt, the highest die begins (setup.*).
import { all, when } from "@assize/kernel-chart-engine";
import type { State } from "@assize/grandlin-rules";
import { setup as rules } from "@assize/grandlin-rules";
import { part, rule, update } from "./chart.ts";
import * as facts from "./day-facts.ts";
import { leadsOn } from "./onward.ts";

const cityIsSettled = (game: State): boolean => !rules.cityIsRandom(game);
const handsAreDealt = (game: State): boolean => !rules.dealIsDue(game);

const cityCards = {
  guard: all(
    rule("setup.city", rules.cityIsRandom, { describe: facts.cityCards }),
    rule("setup.city", rules.everyServicePlaced, { describe: facts.servicesOnce }),
  ),
  actions: update<"city-cards-placed">(rules.placeCityCards),
} as const;
const deal = {
  guard: all(
    rule("setup.order", cityIsSettled, { describe: facts.cityCards }),
    rule("setup.order", rules.dealIsDue, { describe: facts.dealtNext }),
    rule("setup.order", rules.dealsTheTop, { describe: facts.dealtNext }),
  ),
  actions: update<"card-drawn">(rules.dealCard),
} as const;
const diceMayRoll = all(
  rule("setup.order", cityIsSettled, { describe: facts.cityCards }),
  rule("setup.order", handsAreDealt, { describe: facts.dealtNext }),
  rule("setup.order", rules.contendersRoll, { when: rules.allRoll, describe: facts.contenders }),
  rule("setup.tie", rules.contendersRoll, { when: rules.tiedRoll, describe: facts.contenders }),
);

export const setup = part({
  initial: "cards",
  states: {
    cards: {
      on: {
        "cards-shuffled": {
          guard: rule(["setup.order", "comp.cards"], rules.allCardsShuffled, {
            describe: facts.allCards,
          }),
          actions: update<"cards-shuffled">(rules.shuffleCards),
          target: "treasures",
        },
      },
    },
    treasures: {
      on: {
        "treasures-shuffled": {
          guard: rule(["setup.order", "comp.cards"], rules.allTreasuresShuffled, {
            describe: facts.allTreasures,
          }),
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
          {
            guard: diceMayRoll,
            actions: update<"first-dice-rolled">(rules.keepHighest),
          },
        ],
      },
    },
  },
});

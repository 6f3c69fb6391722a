// Phase 4, the military census: one kind of unit after the other, hands in secret, the award, its placing.
import { all } from "@assize/kernel-chart-engine";
import { phase, rule, update } from "./chart.ts";
import * as facts from "./census-facts.ts";
import * as rules from "./census-rules.ts";
import { openRegionsOnly } from "./rewards.ts";
import { endYear } from "./turn-rules.ts";

const placing = rule("census.tie-order", rules.isPlacing, { describe: facts.placingLeft });
const allPlaced = rule("census.order", rules.rewardsArePlaced, { describe: facts.placingLeft });
const allCounted = rule("census.order", rules.allKindsCounted, { describe: facts.kindIsCounted });

/** What is placed is the reward of one kind. */
const ofTheKindCounted = {
  "census.infantry": rules.infantryAreRewarded,
  "census.clerics": rules.clericsAreRewarded,
  "census.mages": rules.magesAreRewarded,
};

const bardsOfTheKindCounted = {
  "census.infantry": rules.infantryAreRewarded,
  "census.clerics": rules.clericsAreRewarded,
};

const mayChooseHand = all(
  rule("census.secret", rules.someoneStillChooses, { describe: facts.handsMissing }),
  rule("census.secret", rules.handNotYetChosen, { describe: facts.handMade }),
  rule("census.secret", rules.unitsAreHeld, { describe: facts.unitsToShow }),
);

export const census = phase({
  id: "census",
  initial: "hands",
  states: {
    hands: {
      on: {
        "hand-chosen": { guard: mayChooseHand, actions: update(rules.chooseHand) },
        "census-awarded": {
          guard: rule(["census.secret", "census.order"], rules.allHandsChosen, {
            describe: facts.handsMissing,
          }),
          actions: update(rules.award),
          target: "rewards",
          meta: {
            clauses: ["census.most"],
            where: {
              "census.tie": rules.severalShowMost,
              "census.militia": rules.militiaAreCounted,
              "census.archers": rules.archersAreCounted,
            },
          },
        },
      },
    },
    rewards: {
      on: {
        "bards-placed": {
          guard: all(
            placing,
            rule(["census.infantry", "census.clerics"], rules.bardsCanBePlaced, {
              describe: facts.rewardPlaceable,
            }),
            rule(["census.infantry", "census.clerics"], rules.bardsBorderTheCity, {
              describe: facts.rewardPlaceable,
            }),
            openRegionsOnly,
          ),
          actions: update(rules.placeBards),
          meta: { where: bardsOfTheKindCounted },
        },
        "storey-added": {
          guard: all(
            placing,
            rule("census.mages", rules.storeyCanBeAdded, { describe: facts.rewardPlaceable }),
            rule("census.mages", rules.guildHasRoom, { describe: facts.rewardPlaceable }),
          ),
          actions: update(rules.addStorey),
        },
        "storey-set-aside": {
          guard: rule("census.mages", rules.storeyIsSetAside, { describe: facts.rewardPlaceable }),
          actions: update(rules.setAside),
        },
        "reward-declined": {
          guard: all(
            placing,
            rule(["census.infantry", "census.clerics", "census.mages"], rules.mayDecline, {
              describe: facts.rewardDeclinable,
            }),
          ),
          actions: update(rules.passReward),
          meta: { where: ofTheKindCounted },
        },
        "reward-lost": {
          guard: rule(
            ["census.infantry", "census.clerics", "census.mages"],
            rules.nothingCanBePlaced,
            { describe: facts.rewardPlaceable },
          ),
          actions: update(rules.passReward),
          meta: { where: ofTheKindCounted },
        },
        "hand-chosen": {
          guard: all(
            allPlaced,
            rule("census.order", rules.kindsAreLeft, { describe: facts.kindIsCounted }),
            mayChooseHand,
          ),
          actions: update(rules.chooseHand),
          target: "hands",
        },
        "year-ended": {
          guard: all(
            allPlaced,
            allCounted,
            rule("year.advance", rules.isNotLastYear, { describe: facts.yearWas }),
            rule("short.years", rules.isNotLastYear, {
              when: rules.isShort,
              describe: facts.yearWas,
            }),
          ),
          actions: update(endYear),
          target: "#secret-orders",
        },
        "assessments-opened": {
          guard: all(
            allPlaced,
            allCounted,
            rule("year.advance", rules.isLastYear, { describe: facts.yearWas }),
            rule("short.years", rules.isLastYear, { when: rules.isShort, describe: facts.yearWas }),
          ),
          actions: update(rules.openAssessments),
          target: "#assessment",
          meta: { clauses: ["assess.order"] },
        },
      },
    },
  },
});

// The rewards of an eliminated threat or Titan: two are chosen, then carried out in the chosen order.
// Afterwards the dummy rises, and the tile is replaced or the Titan leaves the game.
import { all } from "@assize/kernel-chart-engine";
import { discardTile } from "@assize/xidit-tile-queues";
import { phase, rule, update } from "./chart.ts";
import * as facts from "./reward-facts.ts";
import * as rules from "./reward-rules.ts";
import { isForThree } from "./setup-rules.ts";
import { turnWas } from "./turn-facts.ts";
import { finishOrder, isOnTurn } from "./turn-rules.ts";

const onTurn = rule("resolve.sequence", isOnTurn, { describe: turnWas });
/** Three players close regions, and so does a short game. */
export const openRegionsOnly = all(
  rule("closed.regions", rules.bardsInOpenRegions, {
    when: rules.someRegionIsClosed,
    describe: facts.regionsClosed,
  }),
  rule("three.regions", rules.bardsInOpenRegions, {
    when: isForThree,
    describe: facts.regionsClosed,
  }),
);
const guildNext = rule("reward.guild", rules.guildComesNext, { describe: facts.rewardNext });

export const rewards = phase({
  id: "rewards",
  initial: "choosing",
  states: {
    choosing: {
      on: {
        "rewards-chosen": {
          guard: all(
            onTurn,
            rule("reward.two", rules.twoDifferentRewards, { describe: facts.rewardsPossible }),
            rule("reward.bards", rules.bardsAreLeft, {
              when: rules.bardsAreChosen,
              describe: facts.bardsLeft,
            }),
            rule("reward.two", rules.rewardsGiveSomething, { describe: facts.rewardsPossible }),
          ),
          actions: update(rules.choose),
          target: "handing-out",
        },
      },
    },
    "handing-out": {
      always: [
        {
          guard: rule("reward.gold", rules.goldComesNext, { describe: facts.rewardNext }),
          target: "gold",
        },
        {
          guard: rule("reward.bards", rules.bardsComeNext, { describe: facts.rewardNext }),
          target: "bards",
        },
        {
          guard: all(
            guildNext,
            rule("reward.guild", rules.storeysAreChosen, { describe: facts.storeysFree }),
          ),
          target: "choosing-storeys",
        },
        { guard: guildNext, target: "building" },
        {
          guard: rule("reward.two", rules.nextGivesNothing, { describe: facts.rewardNext }),
          target: "losing",
        },
        {
          guard: rule("dummy.raise", rules.dummyIsDue, { describe: facts.dummyDue }),
          target: "dummy",
        },
        { target: "leaving", meta: { clauses: ["tile.threat-out", "reward.two"] } },
      ],
    },
    gold: {
      on: {
        "gold-taken": {
          actions: update(rules.takeGold),
          target: "handing-out",
          meta: { clauses: ["reward.gold"] },
        },
      },
    },
    bards: {
      on: {
        "bards-placed": {
          guard: all(
            onTurn,
            rule("reward.bards", rules.allBardsBordering, { describe: facts.bardsToBePlaced }),
            openRegionsOnly,
          ),
          actions: update(rules.placeBards),
          target: "handing-out",
        },
      },
    },
    "choosing-storeys": {
      on: {
        "storeys-chosen": {
          guard: all(
            onTurn,
            rule("reward.guild", rules.storeysWithinReach, { describe: facts.storeysAtMost }),
          ),
          actions: update(rules.chooseStoreys),
          target: "building",
        },
      },
    },
    building: {
      on: {
        "guild-built": {
          actions: update(rules.build),
          target: "built",
          meta: { clauses: ["reward.guild"] },
        },
      },
    },
    built: {
      always: [
        {
          guard: rule("reward.bonus-storey", rules.setAsideFits, { describe: facts.setAside }),
          target: "set-aside",
        },
        { target: "handing-out" },
      ],
    },
    "set-aside": {
      on: {
        "set-aside-built": {
          actions: update(rules.buildSetAside),
          target: "handing-out",
          meta: { clauses: ["reward.bonus-storey"] },
        },
      },
    },
    losing: {
      on: {
        "reward-lost": {
          actions: update(rules.loseReward),
          target: "handing-out",
          meta: { clauses: ["reward.two"] },
        },
      },
    },
    dummy: {
      on: {
        "dummy-raised": {
          guard: all(
            onTurn,
            rule("dummy.raise", rules.dummyCanRise, { describe: facts.dummyRaisable }),
            rule("dummy.raise", rules.tokenCanRise, { describe: facts.dummyRaisable }),
          ),
          actions: update(rules.raiseDummy),
          target: "leaving",
        },
        "dummy-stayed": {
          guard: rule("dummy.raise", rules.dummyCannotRise, { describe: facts.dummyRaisable }),
          target: "leaving",
        },
      },
    },
    leaving: {
      on: {
        "tile-discarded": {
          guard: rule(["tile.threat-out", "reward.two"], rules.threatIsThrough, {
            describe: facts.eliminatedWas,
          }),
          actions: update(discardTile),
          target: "#tile-management.placing",
        },
        "titan-removed": {
          guard: rule(["tile.threat-out", "reward.two"], rules.titanIsThrough, {
            describe: facts.eliminatedWas,
          }),
          actions: [update(rules.removeTitan), update(finishOrder)],
          target: "#turn",
        },
      },
    },
  },
});

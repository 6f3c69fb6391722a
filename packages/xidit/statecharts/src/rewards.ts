// The rewards of an eliminated threat or Titan: two are chosen, then carried out in the chosen order.
// Afterwards the dummy rises, and the tile is replaced or the Titan leaves the game.
import { all } from "@assize/kernel-chart-engine";
import { discardTile } from "@assize/xidit-tile-queues";
import { phase, rule, update } from "./chart.ts";
import * as rules from "./reward-rules.ts";
import { isForThree } from "./setup-rules.ts";
import { finishOrder, isOnTurn } from "./turn-rules.ts";

const onTurn = rule("resolve.sequence", isOnTurn);
/** Three players close regions, and so does a short game. */
export const openRegionsOnly = all(
  rule("closed.regions", rules.bardsInOpenRegions, { when: rules.someRegionIsClosed }),
  rule("three.regions", rules.bardsInOpenRegions, { when: isForThree }),
);
const guildNext = rule("reward.guild", rules.guildComesNext);

export const rewards = phase({
  id: "rewards",
  initial: "choosing",
  states: {
    choosing: {
      on: {
        "rewards-chosen": {
          guard: all(
            onTurn,
            rule("reward.two", rules.twoDifferentRewards),
            rule("reward.bards", rules.bardsAreLeft, { when: rules.bardsAreChosen }),
            rule("reward.two", rules.rewardsGiveSomething),
          ),
          actions: update(rules.choose),
          target: "handing-out",
        },
      },
    },
    "handing-out": {
      on: {
        "gold-taken": {
          guard: rule("reward.gold", rules.goldComesNext),
          actions: update(rules.takeGold),
        },
        "bards-placed": {
          guard: all(
            onTurn,
            rule("reward.bards", rules.bardsComeNext),
            rule("reward.bards", rules.allBardsBordering),
            openRegionsOnly,
          ),
          actions: update(rules.placeBards),
        },
        "storeys-chosen": {
          guard: all(
            onTurn,
            guildNext,
            rule("reward.guild", rules.storeysAreChosen),
            rule("reward.guild", rules.storeysWithinReach),
          ),
          actions: update(rules.chooseStoreys),
        },
        "guild-built": {
          guard: all(guildNext, rule("reward.guild", rules.storeysAreKnown)),
          actions: update(rules.build),
        },
        "set-aside-built": {
          guard: rule("reward.bonus-storey", rules.setAsideFits),
          actions: update(rules.buildSetAside),
        },
        "reward-lost": {
          guard: rule("reward.two", rules.nextGivesNothing),
          actions: update(rules.loseReward),
        },
        "dummy-raised": {
          guard: all(
            onTurn,
            rule("dummy.raise", rules.dummyCanRise),
            rule("dummy.raise", rules.tokenCanRise),
          ),
          actions: update(rules.raiseDummy),
        },
        "dummy-stayed": {
          guard: rule("dummy.raise", rules.dummyCannotRise),
          actions: update(rules.leaveDummy),
        },
        "tile-discarded": {
          guard: rule(["tile.threat-out", "reward.two"], rules.threatIsThrough),
          actions: update(discardTile),
          target: "#tile-management.placing",
        },
        "titan-removed": {
          guard: rule(["tile.threat-out", "reward.two"], rules.titanIsThrough),
          actions: [update(rules.removeTitan), update(finishOrder)],
          target: "#turn",
        },
      },
    },
  },
});

// Setup: the Titans and tiles are shuffled and laid out, then each player chooses a first city.
import { all, when } from "@assize/kernel-chart-engine";
import { phase, rule, update } from "./chart.ts";
import * as rules from "./setup-rules.ts";

const mayPlace = all(
  rule("setup.placement", rules.inPlacingOrder),
  rule("setup.placement", rules.cityExists),
  rule("setup.placement", rules.cityWithoutIdrakys),
);

export const setup = phase({
  id: "setup",
  initial: "titans",
  states: {
    titans: {
      on: {
        "titans-shuffled": {
          guard: rule("setup.titans", rules.titansOfEachPile),
          actions: update(rules.stackTitans),
          target: "tiles",
        },
      },
    },
    tiles: {
      on: {
        "tiles-shuffled": {
          guard: all(
            rule("setup.piles", rules.tilesInPlayOnce),
            rule("three.tiles", rules.ofTheSetForThree, { when: rules.isForThree }),
            rule("short.three", rules.noTileLeftOut, { when: rules.isShortForThree }),
            rule("short.four", rules.noTileLeftOut, { when: rules.isShortForFour }),
            rule("short.five", rules.noTileLeftOut, { when: rules.isShortForFive }),
          ),
          actions: update(rules.stackTiles),
          target: "laying",
        },
      },
    },
    laying: {
      on: {
        "tiles-laid": {
          actions: update(rules.layOut),
          target: "assessments",
          meta: { clauses: ["setup.recruit", "setup.threat", "setup.piles", "recruit.fill"] },
        },
      },
    },
    assessments: {
      on: {
        "assessments-shuffled": {
          guard: rule("setup.assessments", rules.assessmentsOnce),
          actions: update(rules.orderAssessments),
          target: "placement",
        },
      },
    },
    placement: {
      on: {
        "idrakys-placed": [
          {
            guard: all(mayPlace, when(rules.lastToPlace)),
            actions: update(rules.placeIdrakys),
            target: "#secret-orders",
          },
          { guard: mayPlace, actions: update(rules.placeIdrakys) },
        ],
      },
    },
  },
});

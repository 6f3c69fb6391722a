// Setup: the Titans and tiles are shuffled and laid out, then each player chooses a first city.
import { all, when } from "@assize/kernel-chart-engine";
import { phase, rule, update } from "./chart.ts";
import * as facts from "./setup-facts.ts";
import * as rules from "./setup-rules.ts";

const mayPlace = all(
  rule("setup.placement", rules.inPlacingOrder, { describe: facts.placingNext }),
  rule("setup.placement", rules.cityExists, { describe: facts.cityOnBoard }),
  rule("setup.placement", rules.cityWithoutIdrakys, { describe: facts.cityOccupied }),
);

export const setup = phase({
  id: "setup",
  initial: "titans",
  states: {
    titans: {
      on: {
        "titans-shuffled": {
          guard: rule("setup.titans", rules.titansOfEachPile, { describe: facts.pilesOfTitans }),
          actions: update(rules.stackTitans),
          target: "tiles",
        },
      },
    },
    tiles: {
      on: {
        "tiles-shuffled": {
          guard: all(
            rule("setup.piles", rules.tilesInPlayOnce, { describe: facts.tilesInPlay }),
            rule("three.tiles", rules.ofTheSetForThree, {
              when: rules.isForThree,
              describe: facts.tilesInPlay,
            }),
            rule("short.three", rules.noTileLeftOut, {
              when: rules.isShortForThree,
              describe: facts.tilesInPlay,
            }),
            rule("short.four", rules.noTileLeftOut, {
              when: rules.isShortForFour,
              describe: facts.tilesInPlay,
            }),
            rule("short.five", rules.noTileLeftOut, {
              when: rules.isShortForFive,
              describe: facts.tilesInPlay,
            }),
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
          guard: rule("setup.assessments", rules.assessmentsOnce, {
            describe: facts.eachAssessmentOnce,
          }),
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

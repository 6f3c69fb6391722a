// The end of the game: three assessments in the order of the tiles, each ranks everybody and eliminates the lowest.
import { all } from "@assize/kernel-chart-engine";
import type { EventOf, State } from "@assize/xidit-events";
import { holdAssessment, nextAssessment } from "@assize/xidit-scoring";
import { assessmentNext } from "./assessment-facts.ts";
import { phase, rule, update } from "./chart.ts";

const reputationIsNext = (game: State): boolean => nextAssessment(game) === "reputation";
const bastionClosed = (game: State): boolean => reputationIsNext(game) && !game.bastionOpened;
const bastionSettled = (game: State): boolean => !bastionClosed(game);
const wealthIsNext = (game: State): boolean => nextAssessment(game) === "wealth";
const influenceIsNext = (game: State): boolean => nextAssessment(game) === "influence";
const assessmentLeft = (game: State): boolean => nextAssessment(game) !== null;
const noAssessmentLeft = (game: State): boolean => nextAssessment(game) === null;

/** What the event says lies in the Bastion lies there (assess.bastion). */
const openBastion = (game: State, { data }: EventOf<"bastion-opened">): State => {
  const { centralRegion } = game.setting.board;
  const isWhole = centralRegion !== null && data.bards.length === game.setting.seats;
  const bards = isWhole ? game.bards.with(centralRegion, data.bards) : game.bards;
  return { ...game, bards, bastionOpened: true };
};
const endGame = (game: State): State => ({ ...game, over: true });

export const assessment = phase({
  id: "assessment",
  initial: "ranking",
  states: {
    ranking: {
      on: {
        "bastion-opened": {
          guard: rule("assess.bastion", bastionClosed, { describe: assessmentNext }),
          actions: update(openBastion),
        },
        "assessment-held": {
          guard: all(
            rule("assess.order", assessmentLeft, { describe: assessmentNext }),
            rule("assess.bastion", bastionSettled, { describe: assessmentNext }),
          ),
          actions: update(holdAssessment),
          meta: {
            where: {
              "assess.wealth": wealthIsNext,
              "assess.influence": influenceIsNext,
              "assess.reputation": reputationIsNext,
            },
          },
        },
        "game-ended": {
          guard: rule("assess.order", noAssessmentLeft, { describe: assessmentNext }),
          actions: update(endGame),
          target: "#ended",
        },
      },
    },
  },
});

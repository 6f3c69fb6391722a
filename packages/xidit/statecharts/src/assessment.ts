// The end of the game: three assessments in the order of the tiles, each ranks everybody and eliminates the lowest.
import { all } from "@assize/kernel-chart-engine";
import type { EventOf, Game } from "@assize/xidit-events";
import { holdAssessment, nextAssessment } from "@assize/xidit-scoring";
import { phase, rule, update } from "./chart.ts";

const reputationIsNext = (game: Game): boolean => nextAssessment(game) === "reputation";
const bastionClosed = (game: Game): boolean => reputationIsNext(game) && !game.bastionOpened;
const bastionSettled = (game: Game): boolean => !bastionClosed(game);
const wealthIsNext = (game: Game): boolean => nextAssessment(game) === "wealth";
const influenceIsNext = (game: Game): boolean => nextAssessment(game) === "influence";
const assessmentLeft = (game: Game): boolean => nextAssessment(game) !== null;
const noAssessmentLeft = (game: Game): boolean => nextAssessment(game) === null;

/** What the event says lies in the Bastion lies there (assess.bastion). */
const openBastion = (game: Game, { data }: EventOf<"bastion-opened">): Game => {
  const { centralRegion } = game.setting.board;
  const isWhole = centralRegion !== null && data.bards.length === game.setting.seats;
  const bards = isWhole ? game.bards.with(centralRegion, data.bards) : game.bards;
  return { ...game, bards, bastionOpened: true };
};
const endGame = (game: Game): Game => ({ ...game, over: true });

export const assessment = phase({
  id: "assessment",
  initial: "ranking",
  states: {
    ranking: {
      on: {
        "bastion-opened": {
          guard: rule("assess.bastion", bastionClosed),
          actions: update(openBastion),
        },
        "assessment-held": {
          guard: all(rule("assess.order", assessmentLeft), rule("assess.bastion", bastionSettled)),
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
          guard: rule("assess.order", noAssessmentLeft),
          actions: update(endGame),
          target: "#ended",
        },
      },
    },
  },
});

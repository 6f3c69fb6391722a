// What the questions of the assessments read, and why their values had to be what they are. Adds no rule.
import type { Claim, Fact } from "@assize/kernel-model";
import { type DataOf, fact, type State } from "@assize/xidit-events";
import { nextAssessment } from "@assize/xidit-scoring";

export const assessmentNext = (game: State): Fact =>
  fact("assessment-next", {
    assessment: nextAssessment(game),
    bastionOpened: game.bastionOpened,
  });

// ---- why a value had to be so

type Held = Claim<State, DataOf<"assessment-held">>;

export const assessmentsOrder = ({ derived }: Claim<State, DataOf<"assessments-opened">>): Fact =>
  fact("assessments-order", { order: derived.order });

export const bastionHeld = ({ derived }: Claim<State, DataOf<"bastion-opened">>): Fact =>
  fact("bastion-held", { bards: derived.bards });

export const scoresWere = ({ derived }: Held): Fact =>
  fact("scores-were", { assessment: derived.assessment, scores: derived.scores });

export const dummyWas = ({ derived }: Held): Fact => fact("dummy-was", { value: derived.dummy });

export const rankingWas = ({ derived }: Held): Fact =>
  fact("ranking-was", { scores: derived.scores, ranking: derived.ranking });

export const eliminatedWere = ({ derived }: Held): Fact =>
  fact("eliminated-were", { eliminated: derived.eliminated });

export const winnerLeft = ({ derived }: Claim<State, DataOf<"game-ended">>): Fact =>
  fact("winner-left", { winner: derived.winner });

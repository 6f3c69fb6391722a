// The dummy's three values: where they start, and how a player raises one (three.dummy).
// Knows the dummy board; must not know why it is raised.
import {
  ASSESSMENTS,
  type Assessment,
  type ByAssessment,
  type DummyLevel,
  type State,
} from "@assize/xidit-events";

/** Where the token of the first assessment starts; the second and third start one lower each. */
const FIRST_TOKEN: Readonly<Record<DummyLevel, number>> = { normal: 6, harder: 7 };

/** The dummy's values at the start, by the order of the assessments (three.dummy). */
export const dummyAtStart = (
  level: DummyLevel,
  order: readonly Assessment[],
): ByAssessment<number> => {
  const startOf = (assessment: Assessment): number =>
    FIRST_TOKEN[level] - order.indexOf(assessment);
  return {
    wealth: startOf("wealth"),
    influence: startOf("influence"),
    reputation: startOf("reputation"),
  };
};

/** True where this token is below the top of its column (dummy.raise). */
export const canRaiseDummy = (game: State, assessment: Assessment): boolean =>
  game.dummy !== null &&
  game.dummy[assessment] < (game.setting.edition.dummyTop?.[assessment] ?? Infinity);

/** The tokens that may be raised; none where there is no dummy (dummy.raise). */
export const raisableTokens = (game: State): readonly Assessment[] =>
  ASSESSMENTS.filter((assessment) => canRaiseDummy(game, assessment));

/** The token moves up one space (dummy.raise). */
export const raiseDummy = (game: State, assessment: Assessment): State =>
  game.dummy === null
    ? game
    : { ...game, dummy: { ...game.dummy, [assessment]: game.dummy[assessment] + 1 } };

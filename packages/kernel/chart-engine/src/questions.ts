// Tells as the game's mistake what a chart's questions and updates must not be or do: a question that is undefined, of
// hidden parameters or without an answer, an update that answers no state. Knows no event and no rule.
import { GameMistake } from "@assize/kernel-model";
import { OtherAnswer, type Part } from "./chart.ts";
import { hiddenParameter } from "./parameters.ts";
import type { Alternative } from "./table.ts";

const standsFor = ({ clauses }: Part): string =>
  clauses.length === 0 ? "a question that chooses a way" : `the question for ${clauses.join(", ")}`;

/** Throws GameMistake where an alternative's questions cannot be asked, or hide what they ask about. */
export const checkQuestions = (game: string, { id, parts }: Alternative): void => {
  for (const part of parts) {
    if (typeof part.holds !== "function")
      throw new GameMistake(
        game,
        id,
        `${standsFor(part)} is ${String(part.holds)}; give rule and when a function that exists where the chart is made`,
      );
    const hidden = part.stateOnly ? hiddenParameter(part.holds) : null;
    if (hidden !== null)
      throw new GameMistake(
        game,
        id,
        `${part.name || standsFor(part)} ${hidden}, so the chart cannot tell whether it asks about the event; ` +
          "write its parameters out: (state), or (state, event)",
      );
  }
};

const messageOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : `a ${typeof cause}`;

/** What is thrown where a question has no answer. */
export const unanswered = (
  game: string,
  { id }: Alternative,
  part: Part,
  cause: unknown,
): GameMistake => {
  const question = part.name || standsFor(part);
  const what =
    cause instanceof OtherAnswer
      ? `${question} answers ${cause.message}; a question answers true or false`
      : `${question} throws (${messageOf(cause)}); a question needs an answer in every state, ` +
        "also where another question says no";
  return new GameMistake(game, id, what, { cause });
};

/** What is thrown where an update fails. Requires that the questions of its alternative hold. */
export const notCarriedOut = (game: string, { id }: Alternative, cause: unknown): GameMistake => {
  const what =
    cause instanceof OtherAnswer
      ? `an update answers ${cause.message}; an update answers the state after the event`
      : `an update throws (${messageOf(cause)}); an update goes through wherever the questions before it hold`;
  return new GameMistake(game, id, what, { cause });
};

// Tells as the game's mistake what a chart's questions and updates must not be or do: a question that is undefined, of
// hidden parameters or without an answer, an update that answers no state. Knows no event and no rule.
import { GameMistake } from "@assize/kernel-model";
import { answerOf, ask, OtherAnswer, type Part, type Question } from "./chart.ts";
import { hiddenParameter } from "./parameters.ts";
import type { Alternative } from "./rows.ts";
import { answered } from "./supposed.ts";

const standsFor = ({ clauses }: Pick<Part, "clauses">): string =>
  clauses.length === 0 ? "a question that chooses a way" : `the question for ${clauses.join(", ")}`;

/** Throws GameMistake where an alternative's questions cannot be asked, or hide what they ask about. */
export const checkQuestions = (game: string, { id, parts, citations }: Alternative): void => {
  for (const part of parts) checkQuestion(game, id, part.holds, standsFor(part));
  for (const { clauses, whens } of citations)
    for (const when of whens) checkQuestion(game, id, when, `the antecedent of ${clauses[0]}`);
};

const checkQuestion = (game: string, id: string, asked: unknown, what: string): void => {
  if (typeof asked !== "function")
    throw new GameMistake(
      game,
      id,
      `${what} is ${String(asked)}; give rule and when a function that exists where the chart is made`,
    );
  const hidden = asked.length < 2 ? hiddenParameter(asked as () => unknown) : null;
  if (hidden !== null)
    throw new GameMistake(
      game,
      id,
      `${asked.name || what} ${hidden}, so the chart cannot tell whether it asks about the event; ` +
        "write its parameters out: (state), or (state, event)",
    );
};

const messageOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : `a ${typeof cause}`;

/** What is thrown where a question has no answer. */
export const unanswered = (
  game: string,
  { id }: Pick<Alternative, "id">,
  part: Pick<Part, "name" | "clauses">,
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

/** How a question of an alternative is answered: no, where it throws in a supposed state. Throws GameMistake in every other. */
export const holdsAt = (
  game: string,
  alternative: Pick<Alternative, "id">,
  part: Part,
  context: unknown,
  event?: unknown,
): boolean =>
  answered(
    context,
    () => ask(part, context, event),
    (cause) => unanswered(game, alternative, part, cause),
    false,
  );

/** The same of an antecedent of clauses. */
export const whenHoldsAt = (
  game: string,
  alternative: Pick<Alternative, "id">,
  when: Question<any, any>,
  clauses: readonly string[],
  context: unknown,
  event?: unknown,
): boolean =>
  answered(
    context,
    () => answerOf(when, context, event),
    (cause) => unanswered(game, alternative, { name: when.name, clauses }, cause),
    false,
  );

/** What is thrown where an update fails. Requires that the questions of its alternative hold. */
export const notCarriedOut = (game: string, { id }: Alternative, cause: unknown): GameMistake => {
  const what =
    cause instanceof OtherAnswer
      ? `an update answers ${cause.message}; an update answers the state after the event`
      : `an update throws (${messageOf(cause)}); an update goes through wherever the questions before it hold`;
  return new GameMistake(game, id, what, { cause });
};

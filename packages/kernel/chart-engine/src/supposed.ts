// States that no sound game reaches: something was carried out that the rules refuse, or a question belongs to a place where
// the game does not stand. A function of a game that throws in such a state refuses; in every other state it is its author's
// mistake. The mark is kept beside the state and not in it, so that no game can read it. Knows no rule.
import type { GameMistake } from "@assize/kernel-model";

const supposed = new WeakSet<object>();

/** True for a state that no sound game need reach. */
export const isSupposed = (context: unknown): boolean => supposed.has(context as object);

/** The same state, marked as one that no sound game need reach. The state that is given stays unmarked. */
export const suppose = <Context>(context: Context): Context => {
  if (isSupposed(context)) return context;
  const own = { ...context };
  supposed.add(own as object);
  return own;
};

/** The state that a game's function made of another one: supposed where that one is. */
export const madeFrom = <Context>(before: unknown, made: Context): Context => {
  if (isSupposed(before)) supposed.add(made as object);
  return made;
};

/**
 * What a function of a game answers in this state: the one place that decides what is thrown there. In a supposed state that
 * is `refusal`. In every other state it is the mistake of the game's author, which is thrown.
 */
export const answered = <Answer, Refusal>(
  context: unknown,
  ask: () => Answer,
  mistake: (cause: unknown) => GameMistake,
  refusal: Refusal,
): Answer | Refusal => {
  try {
    return ask();
  } catch (cause) {
    if (isSupposed(context)) return refusal;
    throw mistake(cause);
  }
};

// What nobody knows of a position behind lines that are gone. The position is one of those that are possible there; other possible states
// stand beside it, and where these differ nobody knows what was.
import { type Position, suppose } from "@assize/kernel-chart-engine";
import { isSameAt, type Marks, marksOf, readsMarked, withMarked } from "./marks.ts";

/** What nobody knows of a position. */
export interface Uncertain {
  /** Other states that are possible at its place. */
  readonly others: readonly unknown[];
  /** Other places where play may stand. */
  readonly places: readonly Position<unknown>[];
  /** Where these differ from it. */
  readonly marks: Marks;
}

/** Beside the state and not in it, so that no game can read it. */
const known = new WeakMap<object, Uncertain>();

export const uncertainAt = ({ context }: Position<unknown>): Uncertain | null =>
  known.get(context as object) ?? null;

/** True where the answer to a question depends on what nobody knows of the position. */
export const isOpen = (
  position: Position<unknown>,
  question: (state: unknown) => unknown,
): boolean => {
  const uncertain = uncertainAt(position);
  return uncertain !== null && readsMarked(uncertain.marks, position.context, question);
};

/** The position beside which these states, and these places, are possible too. */
export const besideOthers = (
  { at, context }: Position<unknown>,
  others: readonly unknown[],
  places: readonly Position<unknown>[] = [],
  before?: Marks,
): Position<unknown> => {
  const marks = marksOf(context, others, before);
  const own = suppose({ ...(context as object) });
  if (marks.size > 0 || places.length > 0) known.set(own, { others, places, marks });
  return { at, context: own };
};

/** Where an edit leads from an uncertain position: what was uncertain stays so. */
export const stillUncertain = (
  before: Position<unknown>,
  after: Position<unknown>,
): Position<unknown> => {
  const uncertain = uncertainAt(before);
  if (uncertain === null || uncertainAt(after) !== null) return after;
  return besideOthers(
    after,
    uncertain.others.map((other) => suppose(withMarked(after.context, uncertain.marks, other))),
    [],
    uncertain.marks,
  );
};

/**
 * True where a line has told something that nobody knew, and it is as it stands in a play from which no lines are gone: then that was not
 * changed.
 */
export const showsUnchanged = (
  before: Position<unknown>,
  after: Position<unknown>,
  ungapped: Position<unknown>,
): boolean => {
  const was = uncertainAt(before);
  if (was === null) return false;
  const now = uncertainAt(after)?.marks;
  const told = [...was.marks].filter((mark) => now?.has(mark) !== true);
  return told.length > 0 && told.every((mark) => isSameAt(mark, after.context, ungapped.context));
};

/** What tells uncertain positions apart that are else the same. */
export const uncertainKey = (position: Position<unknown>): string => {
  const uncertain = uncertainAt(position);
  if (uncertain === null) return "";
  const places = uncertain.places.map(({ at }) => `${at}`);
  return [...places, ...uncertain.marks].toSorted((one, other) => (one < other ? -1 : 1)).join(" ");
};

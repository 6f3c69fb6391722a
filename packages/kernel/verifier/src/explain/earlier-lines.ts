// The lines before a conflict, in the order in which they may have been others: those that wrote what the line in hand reads come first.
// Supposes nothing of them.
import { type Position, suppose } from "@assize/kernel-chart-engine";
import { readAt, type ReadPath, withAsIn } from "@assize/kernel-referee";
import { fit } from "../rules/rules.ts";
import { type Conflict, readsOf } from "./conflict.ts";
import { asItStands } from "./course.ts";
import { type Stand, standsOf } from "./edits.ts";
import { LIMITS } from "./limits.ts";
import { openFrom } from "./ruled.ts";

/** An earlier stand, and whether the line in hand would fit if what it reads were as it is behind another choice there. */
export interface Earlier {
  readonly stand: Stand;
  /** Its line is the one before, or wrote something that is read as it still is. */
  readonly isLast: boolean;
  readonly mended: (after: Position<unknown>) => boolean;
}

interface InOrder {
  /** The one before, then those whose line wrote something that is read as it still is. */
  readonly last: readonly Earlier[];
  /** Those whose line wrote what was written again since. */
  readonly writers: readonly Earlier[];
  /** In a record that states no consequences those near by: what they wrote has worked on in what is not stated. */
  readonly others: readonly Earlier[];
}

export const inOrder = (conflict: Conflict): InOrder => {
  const { play, search, line } = conflict;
  const reads = readsOf(conflict);
  const seen = new Set<ReadPath>();
  const last: Earlier[] = [];
  const writers: Earlier[] = [];
  const others: Earlier[] = [];
  const most = search.rules.terse ? LIMITS.earlierFar : 0;
  let { position: after } = play;
  for (const stand of standsOf(play, openFrom(search, line))) {
    const own = after;
    const written = reads.filter((path) => differAt(stand.position, own, path));
    const isBefore = own === play.position;
    const isLast = isBefore || written.some((path) => !seen.has(path));
    for (const path of written) seen.add(path);
    const mended = (other: Position<unknown>): boolean => {
      if (isBefore) return asItStands(search, { line, position: other, before: stand }) !== null;
      const changed = reads.filter((path) => differAt(other, own, path));
      return isLast && changed.length > 0 && fitsWith(conflict, other, changed);
    };
    if (isLast) last.push({ stand, isLast, mended });
    else if (written.length > 0) writers.push({ stand, isLast, mended });
    else if (others.length < most) others.push({ stand, isLast, mended });
    after = stand.position;
  }
  return { last, writers, others };
};

/** Whether the line in hand would fit if a choice had changed before what it reads. Answers for the positions before and after one. */
export const mendsByChoice = (
  conflict: Conflict,
): ((before: Position<unknown>, after: Position<unknown>) => boolean) => {
  const reads = readsOf(conflict);
  return (before, after) => {
    const changed = reads.filter((path) => differAt(before, after, path));
    return changed.length > 0 && fitsWith(conflict, after, changed);
  };
};

/** True where a single value differs, or something stands in one of them alone. */
const differAt = (
  { context: before }: Position<unknown>,
  { context: after }: Position<unknown>,
  path: ReadPath,
): boolean => {
  const [one, other] = [readAt(before, path), readAt(after, path)];
  return one !== other && !(isComposed(one) && isComposed(other));
};

const isComposed = (value: unknown): boolean => typeof value === "object" && value !== null;

/** True where the line in hand fits with these reads as they are in another position. */
const fitsWith = (
  { search: { rules }, play: { position }, recorded }: Conflict,
  other: Position<unknown>,
  reads: readonly ReadPath[],
): boolean => {
  rules.looked++;
  const context = reads.reduce((now, path) => withAsIn(now, other.context, path), position.context);
  return fit(rules, { at: position.at, context: suppose(context) }, recorded) !== null;
};

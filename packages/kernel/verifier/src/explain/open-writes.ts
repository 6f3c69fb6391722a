// What an event writes by what nobody knows: with another value in the place of one that its updates read, they write something else.
import { goesOnBy, type Position } from "@assize/kernel-chart-engine";
import { type PreparedGame, readAt, type ReadPath } from "@assize/kernel-referee";
import type { Applied } from "../rules/carried-out.ts";
import { type Marks, markedReads, withAt } from "./marks.ts";
import { changedBy } from "./other-ways.ts";
import { LIMITS } from "./limits.ts";

/** The updates of an event, on through the states in which nothing waits. */
export const updatesOf = (
  { table }: PreparedGame,
  position: Position<unknown>,
  { row, event }: Applied,
): Parameters<typeof changedBy>[0] =>
  [row, ...goesOnBy(table, row, position, event)].flatMap(({ apply }) => apply);

/** States as they may be behind an event, each with another value in the place of one that is marked and that its updates read. */
export const otherwiseWritten = (
  game: PreparedGame,
  position: Position<unknown>,
  applied: Applied,
  marks: Marks,
  others: readonly unknown[],
): readonly object[] => {
  const { context } = position;
  const updates = updatesOf(game, position, applied);
  const reads = markedReads(marks, context, (state) => changedBy(updates, state, applied.event));
  return reads.slice(0, LIMITS.openReads).flatMap((path) => {
    const value = otherValue(context, path, others);
    return value === undefined
      ? []
      : (changedBy(updates, withAt(context, path, value), applied.event) ?? []);
  });
};

/** What else may stand at a path; in the place of nothing, what stands beside it. Undefined where nobody can say. */
const otherValue = (state: unknown, path: ReadPath, others: readonly unknown[]): unknown => {
  const own = readAt(state, path);
  const beside = own === undefined ? Object.values(readAt(state, path.slice(0, -1)) ?? {}) : [];
  return [...others.map((other) => readAt(other, path)), ...beside].find(
    (value) => value !== undefined && !Object.is(value, own),
  );
};

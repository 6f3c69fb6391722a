// What players took back, and what they had seen by then: outcomes of chance, and secrets that came to light. What was
// seen stays seen. Told, and no finding: the rules of a game say nothing of it.
import type { Undo } from "@assize/kernel-event-log";
import { LIMITS, Seq, type TakenBack, type TakenBacks } from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";

/** Filled as the steps of a record are gone through, from its first line on. */
export interface TakenBackTally {
  readonly told: TakenBack[];
  count: number;
  /** Lines with an outcome of chance, and lines at which something secret came to light, ascending. */
  readonly chance: Seq[];
  readonly reveals: Seq[];
}

export const newTakenBackTally = (): TakenBackTally => ({
  told: [],
  count: 0,
  chance: [],
  reveals: [],
});

/** How many of these lines, in ascending order, come at or before one. */
const upTo = (lines: readonly Seq[], line: number): number => {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]! <= line) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const noteStep = (
  tally: TakenBackTally,
  game: PreparedGame,
  { seq, recorded, taken, table }: Step,
): void => {
  if (table?.kind === "undo") return noteUndo(tally, seq, table);
  if (table !== null) return;
  if (game.events.get(recorded.type)?.class === "chance") tally.chance.push(seq);
  const isReveal = taken.some(({ event }) =>
    game.events.get(event.type)?.definition.marks?.includes("reveal"),
  );
  if (isReveal) tally.reveals.push(seq);
};

const noteUndo = (tally: TakenBackTally, seq: Seq, { to, seats }: Undo): void => {
  tally.count++;
  if (tally.told.length >= LIMITS.undosTold) return;
  const { chance, reveals } = tally;
  const [chanceBefore, revealsBefore] = [upTo(chance, to), upTo(reveals, to)];
  const first = Math.min(chance[chanceBefore] ?? Infinity, reveals[revealsBefore] ?? Infinity);
  tally.told.push({
    seq,
    to: Seq(to),
    seats,
    seen: { chance: chance.length - chanceBefore, reveals: reveals.length - revealsBefore },
    firstSeen: first === Infinity ? null : Seq(first),
  });
};

/** Null where nothing was taken back. */
export const takenBacksOf = ({ count, told }: TakenBackTally): TakenBacks | null =>
  count === 0 ? null : { count, told };

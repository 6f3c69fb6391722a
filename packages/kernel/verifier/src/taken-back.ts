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
  readonly seats: number;
  byFewer: number;
  /** What undos by fewer than all seats took back: stretches of lines, ascending and apart, each from behind its first number on. */
  readonly stretches: [from: number, to: number][];
  /** Lines with an outcome of chance, and lines at which something secret came to light, ascending. */
  readonly chance: Seq[];
  readonly reveals: Seq[];
}

/** `seats`: how many play. */
export const newTakenBackTally = (seats: number): TakenBackTally => ({
  told: [],
  count: 0,
  seats,
  byFewer: 0,
  stretches: [],
  chance: [],
  reveals: [],
});

/** How many of these lines, in ascending order, come at or before one. */
const upTo = (lines: readonly number[], line: number): number => {
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

/** An undo that not everybody agreed to: its stretch, joined with those that it meets. */
const noteStretch = ({ stretches }: TakenBackTally, to: number, seq: number): void => {
  let from = to;
  for (let last = stretches.at(-1); last !== undefined && last[1] >= to; last = stretches.at(-1)) {
    from = Math.min(from, last[0]);
    stretches.pop();
  }
  stretches.push([from, seq]);
};

const noteUndo = (tally: TakenBackTally, seq: Seq, { to, seats }: Undo): void => {
  tally.count++;
  if (new Set(seats).size < tally.seats) {
    tally.byFewer++;
    noteStretch(tally, to, seq);
  }
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
export const takenBacksOf = (tally: TakenBackTally): TakenBacks | null => {
  const { count, told, byFewer, stretches, chance, reveals } = tally;
  if (count === 0) return null;
  const within = (lines: readonly Seq[]): number =>
    stretches.reduce((sum, [from, to]) => sum + upTo(lines, to) - upTo(lines, from), 0);
  const seen = { chance: within(chance), reveals: within(reveals) };
  return { count, byFewer: { count: byFewer, seen }, told };
};

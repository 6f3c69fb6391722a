// Where a record tells no game any more, and from where on it could be read again.
import type { Position } from "@assize/kernel-chart-engine";
import { Seq, type Stop } from "@assize/kernel-model";
import { isDeviation, type Move } from "./moves.ts";
import type { Found } from "./search.ts";
import type { Search } from "./search-state.ts";
import { along, type Stand } from "./taken-back.ts";

export interface HaltAt {
  /** The first line of which no step is made. */
  readonly untold: number;
  readonly stop: Stop;
}

/** Null where the explanation reaches the end of the record. */
export const haltAt = (search: Search, found: Found, moves: readonly Move[]): HaltAt | null => {
  if (found.halted !== null) return ofHalted(search, found, moves, found.halted);
  const { passing, run, position } = found.best;
  if (passing === null || run <= search.limits.trailing) return null;
  if (isAtEnd(search, position)) return null;
  const first = search.length - run;
  return {
    untold: first + 1,
    stop: {
      seq: Seq(first + 1),
      resumes: resumesAt(search, found.best, first + 1),
      code: "nothing-fits",
      values: { lines: run },
    },
  };
};

const isAtEnd = ({ rules }: Search, { at }: Position<unknown>): boolean =>
  rules.game.table.leaves[at]!.final;

/** Of deviations that stand too close the first is told: after it nothing can be told apart. */
const ofHalted = (
  search: Search,
  { best }: Found,
  moves: readonly Move[],
  { index, why }: NonNullable<Found["halted"]>,
): HaltAt => {
  const { dense, steps } = search.limits;
  const first =
    moves.find(
      (move) =>
        isDeviation(move) && !search.pins.has(move.index) && move.index >= index - dense.lines,
    )?.index ?? Math.max(0, index - 1);
  const where = { seq: Seq(first + 1), resumes: resumesAt(search, best, index) };
  const stop: Stop =
    why === "deviations-dense"
      ? { ...where, code: why, values: dense }
      : { ...where, code: why, values: { most: steps } };
  return { untold: first + 1, stop };
};

/** The first later line from which the record fits for a while. */
const resumesAt = (search: Search, best: Stand, from: number): Seq | null => {
  const last = Math.min(search.length - search.limits.fitAfterStop, from + search.limits.resumed);
  for (let index = from; index <= last; index++)
    if (fitsFrom(search, best, index)) return Seq(index + 1);
  return null;
};

const fitsFrom = (search: Search, from: Stand, index: number): boolean => {
  let stand: Stand | null = from;
  for (let at = index; at < index + search.limits.fitAfterStop; at++) {
    stand = along(search, stand, at);
    if (stand === null) return false;
  }
  return true;
};

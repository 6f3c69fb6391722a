// The lines that an explanation went through last, with the position before each. Knows no rule and no move.
import type { Position } from "@assize/kernel-chart-engine";
import { DEFAULTS } from "./costs.ts";

/** Lines that a hypothesis went through, the latest first, with the position before each. */
export interface TrailOf<K> {
  readonly line: number;
  readonly position: Position<unknown>;
  /** Positions kept that it might go back to. */
  readonly kept: readonly K[];
  readonly before: TrailOf<K> | null;
  readonly length: number;
}

/** A trail with the line after its last; `first` where there is none yet. Of one that is twice as long only the `latest` lines stay. */
export const trailOn = <K>(
  trail: TrailOf<K> | null,
  position: Position<unknown>,
  kept: readonly K[],
  first = 0,
  latest = DEFAULTS.trail,
): TrailOf<K> => {
  const longer = {
    line: (trail?.line ?? first - 1) + 1,
    position,
    kept,
    before: trail,
    length: (trail?.length ?? 0) + 1,
  };
  return longer.length < 2 * latest ? longer : shortened(longer, latest);
};

/** The latest of a trail, so that no record keeps all its positions alive. */
const shortened = <K>(trail: TrailOf<K>, most: number): TrailOf<K> => {
  const latest: TrailOf<K>[] = [];
  for (let one: TrailOf<K> | null = trail; one !== null && latest.length < most; one = one.before)
    latest.push(one);
  return latest.reduceRight<TrailOf<K> | null>(
    (before, one) => ({ ...one, before, length: (before?.length ?? 0) + 1 }),
    null,
  )!;
};

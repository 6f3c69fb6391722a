// How far a search for something smaller goes. Counts, never time; where one is reached the answer says so.

export interface ShrinkLimits {
  /** Most logs that are audited. */
  readonly audits: number;
  /** Most times that choices are played again from a start. */
  readonly plays: number;
  /** Most stated positions that are tried. */
  readonly positions: number;
}

export const SHRINK_LIMITS: ShrinkLimits = { audits: 3_000, plays: 60_000, positions: 60_000 };

/** Most lines that follow the deviation in a witness, where the rules tell it by what comes next. */
const MOST_AFTER = 32;

/** How many lines may have to follow, the fewest first. */
export const AFTERS: readonly number[] = [0, 1, 2, 4, 8, 16, MOST_AFTER];

/** What is left of the limits; `reached` once one of them was. */
export interface Left {
  audits: number;
  plays: number;
  positions: number;
  /** Logs that were audited. */
  audited: number;
  reached: boolean;
}

export const leftOf = (limits: ShrinkLimits): Left => ({
  ...limits,
  audited: 0,
  reached: false,
});

/** Takes one; false where none is left. */
export const spend = (left: Left, what: "audits" | "plays" | "positions"): boolean => {
  if (left[what] > 0) left[what]--;
  else left.reached = true;
  return !left.reached;
};

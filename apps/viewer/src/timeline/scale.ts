// Which event stands where on a line of so many pixels, and which part of the branch the line shows. Pure arithmetic.

/** From one event to another, both included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A stretch of events along a line, in CSS pixels. */
export interface Scale extends Stretch {
  readonly width: number;
}

const LEAST_EVENTS = 10;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const xOf = ({ from, to, width }: Scale, seq: number): number =>
  to === from ? 0 : ((seq - from) / (to - from)) * width;

export const seqAt = ({ from, to, width }: Scale, x: number): number =>
  width === 0 ? from : Math.round(from + clamp(x / width, 0, 1) * (to - from));

/** The stretch between two events, whichever comes first; null where they are one. */
export const stretchBetween = (one: number, other: number): Stretch | null =>
  one === other ? null : { from: Math.min(one, other), to: Math.max(one, other) };

/** Shows more (factor over 1) or fewer events round one that stays in its place. */
export const zoomRound = (
  { from, to }: Stretch,
  seq: number,
  factor: number,
  last: number,
): Stretch => {
  const length = clamp((to - from) * factor, Math.min(LEAST_EVENTS, last), last);
  const share = to === from ? 0.5 : (seq - from) / (to - from);
  const start = clamp(Math.round(seq - share * length), 0, Math.round(last - length));
  return { from: start, to: Math.round(start + length) };
};

/** The stretch, moved as far as needed to hold the event. */
export const following = (stretch: Stretch, seq: number, last: number): Stretch => {
  const { from, to } = stretch;
  if (seq >= from && seq <= to) return stretch;
  const length = to - from;
  const start = clamp(seq - Math.round(length / 4), 0, Math.max(0, last - length));
  return { from: start, to: Math.min(last, start + length) };
};

// What happened since somebody last decided, shown one event after the other, so that pieces on a real table can follow.
// Pure: knows numbers of events.

export interface Presenting {
  /** The choice with which it began. */
  readonly from: number;
  readonly to: number;
  /** The event that is shown. */
  readonly at: number;
  /** Whether it began with what all had chosen in secret. */
  readonly wasSecret: boolean;
  /** True before the first event, where all have chosen in secret. */
  readonly isCovered: boolean;
}

/** So few events are seen at a glance. */
const AT_A_GLANCE = 2;

/** Null where there is nothing to follow. `before`: the last event that everybody saw. */
export const presentingOf = (
  before: number,
  now: number,
  wasSecret: boolean,
): Presenting | null => {
  if (now - before <= (wasSecret ? 1 : AT_A_GLANCE)) return null;
  const from = before + 1;
  return { from, to: now, at: wasSecret ? from : from + 1, wasSecret, isCovered: wasSecret };
};

export const onward = (one: Presenting): Presenting | null => {
  if (one.at >= one.to) return null;
  return { ...one, at: one.at + 1, isCovered: false };
};

/** The first event is not left backwards. */
export const back = (one: Presenting): Presenting =>
  one.isCovered || one.at <= one.from + 1 ? one : { ...one, at: one.at - 1 };

/** Whether the event that is shown reveals what all had chosen. */
export const isReveal = ({ from, at, wasSecret, isCovered }: Presenting): boolean =>
  wasSecret && !isCovered && at === from + 1;

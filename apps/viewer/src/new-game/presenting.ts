// Events since somebody last decided, shown one after the other, so that pieces on a real table can follow. Events of one part
// of the game, as of one order of every seat, follow by themselves. Pure.
import type { Line } from "../protocol/protocol.ts";

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

/** So many levels of where in the game an event is make a part: a year's order, a round's day. */
const LEVELS = 2;

/** So many events of a part are read at once. */
const MOST_SHOWN = 4;

/** Which part of the game an event is of; a reveal stands alone. */
const partAt = (one: Presenting, lines: readonly Line[], seq: number): string | null => {
  const line = lines.find((each) => each.seq === seq);
  return line === undefined || isReveal({ ...one, at: seq })
    ? null
    : line.outline.slice(0, LEVELS).join("/");
};

/** Whether the next event is of the same part of the game as the one that is shown. */
export const goesOnInPart = (one: Presenting | null, lines: readonly Line[]): boolean => {
  if (one === null || one.isCovered || one.at >= one.to) return false;
  const part = partAt(one, lines, one.at);
  return part !== null && partAt(one, lines, one.at + 1) === part;
};

/** The latest events of the part that is shown, up to the one that is shown. */
export const shownInPart = (one: Presenting, lines: readonly Line[]): readonly Line[] => {
  const part = partAt(one, lines, one.at);
  const isOfPart = ({ seq }: Line): boolean =>
    part !== null && seq > one.from && seq < one.at && partAt(one, lines, seq) === part;
  return lines.filter((line) => line.seq === one.at || isOfPart(line)).slice(-MOST_SHOWN);
};

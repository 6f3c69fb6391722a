// How long each event stays while a branch plays by itself: even, in the log's own time, or slow where much happens.
// A pure function of lines, times and speed; knows no clock and no game.
import type { Line } from "../protocol/protocol.ts";

/** Times faster than one event a second; `recorded` in the log's own time; `interest` slow where much happens. */
export const SPEEDS = ["0.5", "1", "2", "4", "interest", "recorded"] as const;
export type Speed = (typeof SPEEDS)[number];

const EVEN_MS = 1_000;
/** A reader gets no more than this many events a second, whatever the log says. */
const LEAST_MS = 60;
/** Longer pauses of the table are cut to this, and said to be. */
const LONGEST_PAUSE_MS = 4_000;

const BY_INTEREST_MS = {
  finding: 3_200,
  score: 2_200,
  reveal: 2_000,
  chapter: 1_200,
  part: 700,
  turn: 500,
  decision: 350,
  other: 160,
} as const;

export interface Stay {
  readonly ms: number;
  /** How long the table really waited, where the pause is cut short; else null. */
  readonly cutFromMs: number | null;
}

export interface Stop {
  readonly speed: Speed;
  /** The event that is shown; undefined before the first. */
  readonly line: Line | undefined;
  /** When it and the next one were recorded, in milliseconds; null where that is not recorded. */
  readonly at: number | null;
  readonly next: number | null;
}

const byInterest = (line: Line | undefined): number => {
  if (line === undefined) return BY_INTEREST_MS.chapter;
  const mark = (["finding", "score", "reveal", "chapter", "part", "turn"] as const).find((one) =>
    line.marks.includes(one),
  );
  if (mark !== undefined) return BY_INTEREST_MS[mark];
  return line.class === "decision" ? BY_INTEREST_MS.decision : BY_INTEREST_MS.other;
};

const whole = (ms: number): Stay => ({ ms, cutFromMs: null });

/** How long the event that is shown stays. */
export const stayOf = ({ speed, line, at, next }: Stop): Stay => {
  if (speed === "interest") return whole(byInterest(line));
  if (speed !== "recorded") return whole(EVEN_MS / Number(speed));
  if (at === null || next === null) return whole(EVEN_MS);
  const waited = Math.max(next - at, LEAST_MS);
  return waited > LONGEST_PAUSE_MS ? { ms: LONGEST_PAUSE_MS, cutFromMs: waited } : whole(waited);
};

/** How long a move may take on the board while playing: never longer than most of its event's stay. */
export const motionOf = (stayMs: number): number => {
  const most = Math.min(250, stayMs * 0.6);
  return most < 90 ? 0 : most;
};

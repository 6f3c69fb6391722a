// Playing a reel by itself: how long each event stays, and the clock that goes on. Knows marks and times, no game.
import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";
import type { Line } from "../protocol/protocol.ts";

/** Times faster than one event a second; `recorded` in the log's own time; `interest` slow where much happens. */
export const SPEEDS = ["0.5", "1", "2", "4", "interest", "recorded"] as const;
export type Speed = (typeof SPEEDS)[number];

const BASE_MS = 1_000;
const QUIET_MS = 220;
const INTEREST_MS = 2_400;
const LEAST_MS = 60;
const MOST_MS = 10_000;

const isInteresting = (line: Line | undefined): boolean =>
  line !== undefined &&
  (line.findings.length > 0 ||
    line.marks.some((mark) => mark === "finding" || mark === "reveal" || mark === "score"));

export interface Stay {
  readonly speed: Speed;
  /** The event just shown. */
  readonly line: Line | undefined;
  /** Recorded times of the event shown and of the next one, or null. */
  readonly at: number | null;
  readonly next: number | null;
}

/** How long the event just shown stays, in milliseconds. */
export const stayMs = ({ speed, line, at, next }: Stay): number => {
  switch (speed) {
    case "interest":
      return isInteresting(line) ? INTEREST_MS : QUIET_MS;
    case "recorded":
      return at === null || next === null
        ? BASE_MS
        : Math.min(Math.max(next - at, LEAST_MS), MOST_MS);
    case "0.5":
    case "1":
    case "2":
    case "4":
      return BASE_MS / Number(speed);
  }
};

export interface Playing {
  readonly isPlaying: Accessor<boolean>;
  readonly speed: Accessor<Speed>;
  readonly setSpeed: (speed: Speed) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly toggle: () => void;
}

export interface PlayingNeeds {
  readonly seq: Accessor<number>;
  readonly first: Accessor<number>;
  readonly last: Accessor<number>;
  readonly line: (seq: number) => Line | undefined;
  readonly time: (seq: number) => number | null;
  readonly seek: (seq: number) => void;
  /** False while the frame wished for is still on its way: the clock waits for it. */
  readonly isReady: Accessor<boolean>;
}

export const createPlaying = (needs: PlayingNeeds): Playing => {
  const { seq, first, last, line, time, seek, isReady } = needs;
  const [isPlaying, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>("1");
  const play = (): void => {
    if (seq() >= last() || seq() < first()) seek(first());
    setPlaying(true);
  };
  createEffect(() => {
    if (!isPlaying() || !isReady()) return;
    const at = seq();
    if (at >= last()) {
      setPlaying(false);
      return;
    }
    const stay = stayMs({ speed: speed(), line: line(at), at: time(at), next: time(at + 1) });
    const timer = setTimeout(() => seek(at + 1), stay);
    onCleanup(() => clearTimeout(timer));
  });
  return {
    isPlaying,
    speed,
    setSpeed,
    play,
    pause: () => setPlaying(false),
    toggle: () => (isPlaying() ? setPlaying(false) : play()),
  };
};

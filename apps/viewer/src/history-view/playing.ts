// Playing a branch by itself: the clock that goes on. How long each event stays, and what may move meanwhile, is the
// timeline's pace.
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from "solid-js";
import type { Cursor } from "./cursor.ts";
import type { HistoryView } from "./history-view.ts";
import { motionOf, type Speed, type Stay, stayOf } from "./pace.ts";

export interface Playing {
  readonly isPlaying: Accessor<boolean>;
  readonly speed: Accessor<Speed>;
  readonly setSpeed: (speed: Speed) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly toggle: () => void;
  /** How long the event that is shown stays while playing. */
  readonly stay: Accessor<Stay>;
  /** How long a move on the board may take, in milliseconds. */
  readonly motionMs: Accessor<number>;
  /** While somebody drags along the timeline nothing is animated. */
  readonly setScrubbing: (isScrubbing: boolean) => void;
}

/** For a step by hand. */
const STEP_MS = 250;

export const createPlaying = ({ cursor, facts, frame, lineAt }: HistoryView<Cursor>): Playing => {
  const { seq, seek } = cursor;
  const first = (): number => cursor.range()?.from ?? 0;
  const last = (): number => cursor.range()?.to ?? cursor.last();
  const time = (at: number): number | null => facts()?.times?.[at] ?? null;
  // The clock waits for the frame wished for while it is still on its way.
  const isReady = (): boolean => frame()?.moment.seq === seq();
  const [isPlaying, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>("1");
  const [isScrubbing, setScrubbing] = createSignal(false);
  const stay = createMemo(() => {
    const at = seq();
    return stayOf({ speed: speed(), line: lineAt(at), at: time(at), next: time(at + 1) });
  });
  const motionMs = (): number => {
    if (isScrubbing()) return 0;
    return isPlaying() ? motionOf(stay().ms) : STEP_MS;
  };
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
    const timer = setTimeout(() => seek(at + 1), stay().ms);
    onCleanup(() => clearTimeout(timer));
  });
  return {
    isPlaying,
    speed,
    setSpeed,
    play,
    pause: () => setPlaying(false),
    toggle: () => (isPlaying() ? setPlaying(false) : play()),
    stay,
    motionMs,
    setScrubbing,
  };
};

// What moments look like: one question at a time, the newest wins, neighbours are fetched ahead.
// Knows frames by their keys, not what is on them.
import { type Accessor, createEffect, createSignal, on } from "solid-js";
import { Cancelled } from "../protocol/client.ts";
import type { Frame, Moment, Reader } from "../protocol/protocol.ts";

/** A moment as somebody sees it. */
export interface Wish {
  readonly moment: Moment;
  readonly reader: Reader;
}

/** Frames kept at a time; a drawing of a big board is some hundred kilobytes. */
const KEPT = 48;

const audienceOf = ({ moment, reader }: Wish): string =>
  `${moment.film}/${moment.reel}/${reader.eyes}/${reader.language}`;

export const keyOf = (wish: Wish): string => `${audienceOf(wish)}/${wish.moment.seq}`;

/** Frames by key, the longest unused forgotten first. */
export const createShelf = (size: number = KEPT) => {
  const frames = new Map<string, Frame>();
  return {
    get: (key: string): Frame | undefined => {
      const frame = frames.get(key);
      if (frame === undefined) return undefined;
      frames.delete(key);
      frames.set(key, frame);
      return frame;
    },
    put: (key: string, frame: Frame): void => {
      frames.set(key, frame);
      const [oldest] = frames.keys();
      if (frames.size > size && oldest !== undefined) frames.delete(oldest);
    },
    clear: (): void => frames.clear(),
  };
};

export interface Frames {
  /** The newest frame for these eyes: the wished one, or while scrubbing the one before it. */
  readonly frame: Accessor<Frame | undefined>;
  /** Forgets all, for instance after a reel was changed. */
  readonly forget: () => void;
}

export interface FramesNeeds {
  readonly wish: Accessor<Wish | undefined>;
  readonly lastOf: (wish: Wish) => number;
  readonly ask: (wish: Wish) => Promise<Frame>;
  readonly onFailure: (failure: unknown) => void;
}

interface Shown {
  readonly audience: string;
  readonly frame: Frame;
}

export const createFrames = ({ wish, lastOf, ask, onFailure }: FramesNeeds): Frames => {
  const shelf = createShelf();
  const [shown, setShown] = createSignal<Shown>();
  let busy = false;
  let before = 0;

  const aheadOf = (wished: Wish): Wish | undefined => {
    const { seq } = wished.moment;
    const direction = seq < before ? -1 : 1;
    return [direction, 2 * direction, -direction]
      .map((by) => ({ ...wished, moment: { ...wished.moment, seq: seq + by } }))
      .find(
        (next) =>
          next.moment.seq >= 0 &&
          next.moment.seq <= lastOf(next) &&
          shelf.get(keyOf(next)) === undefined,
      );
  };

  const fetch = async (wanted: Wish): Promise<void> => {
    busy = true;
    try {
      const frame = await ask(wanted);
      shelf.put(keyOf(wanted), frame);
      const now = wish();
      // While somebody scrubs, an older frame of the same reel and eyes is better than none.
      if (now !== undefined && audienceOf(now) === audienceOf(wanted) && isTowards(wanted, now))
        setShown({ audience: audienceOf(wanted), frame });
    } catch (failure) {
      if (!(failure instanceof Cancelled)) onFailure(failure);
      return;
    } finally {
      busy = false;
    }
    pursue();
  };

  /** What was fetched ahead is shown only when it is wished for. */
  let pursued: string | undefined;
  const isTowards = (wanted: Wish, now: Wish): boolean =>
    keyOf(wanted) === keyOf(now) || keyOf(wanted) === pursued;

  const pursue = (): void => {
    const wanted = wish();
    if (wanted === undefined) return;
    const known = shelf.get(keyOf(wanted));
    if (known !== undefined) setShown({ audience: audienceOf(wanted), frame: known });
    if (busy) return;
    const next = known === undefined ? wanted : aheadOf(wanted);
    if (next === undefined) return;
    pursued = known === undefined ? keyOf(wanted) : undefined;
    void fetch(next);
  };

  createEffect(
    on(wish, (_, previous) => {
      before = previous?.moment.seq ?? 0;
      pursue();
    }),
  );

  return {
    frame: () => {
      const wanted = wish();
      const last = shown();
      return wanted !== undefined && last?.audience === audienceOf(wanted) ? last.frame : undefined;
    },
    forget: () => {
      shelf.clear();
      pursue();
    },
  };
};

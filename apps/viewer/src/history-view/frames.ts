// What moments look like: one question at a time, the newest wins, neighbours are fetched ahead.
// Knows frames by their keys, not what is on them.
import { type Accessor, createEffect, createSignal, on, onCleanup, untrack } from "solid-js";
import { Cancelled } from "../protocol/client.ts";
import type { Frame, Moment, Reader } from "../protocol/protocol.ts";

/** A moment as somebody sees it. */
export interface Wish {
  readonly moment: Moment;
  readonly reader: Reader;
}

/** In milliseconds: a reader who stays that long at a moment may go to one beside it; while scrubbing none does. */
const STAY_MS = 50;

/** In milliseconds: jumps that follow each other faster only pass by; whoever stays so long sees what the event did. */
const PASS_MS = 100;

/** Frames kept at a time; a drawing of a big board is some hundred kilobytes. */
const KEPT = 48;

const audienceOf = ({ moment, reader }: Wish): string =>
  `${moment.history}/${moment.branch}/${reader.eyes}/${reader.language}`;

const keyOf = (wish: Wish): string => `${audienceOf(wish)}/${wish.moment.seq}`;

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
  /** A frame of the same branch and eyes, where it is already known; asks for nothing. */
  readonly peek: (seq: number) => Frame | undefined;
  /** Forgets all, for instance after a branch was changed. */
  readonly forget: () => void;
}

export interface FramesNeeds {
  readonly wish: Accessor<Wish | undefined>;
  /** An event of the same branch that is pointed at: it is fetched after the wished one, before its neighbours. */
  readonly hovered: Accessor<number | null>;
  readonly lastOf: (wish: Wish) => number;
  /** `isPassing`: the frame may leave out what the event did. */
  readonly ask: (wish: Wish, isPassing: boolean) => Promise<Frame>;
  readonly onFailure: (failure: unknown) => void;
}

interface Shown {
  readonly audience: string;
  readonly frame: Frame;
}

const at = (wish: Wish, seq: number): Wish => ({ ...wish, moment: { ...wish.moment, seq } });

const isWithin = ({ moment: { seq } }: Wish, last: number): boolean => seq >= 0 && seq <= last;

/** What is pointed at, then what is likely to come: somebody who came from `before` goes on. */
const neighboursOf = (wish: Wish, before: number, over: number | null): readonly Wish[] => {
  const { seq } = wish.moment;
  const direction = seq < before ? -1 : 1;
  return [...(over === null ? [] : [over]), seq + direction, seq - direction].map((each) =>
    at(wish, each),
  );
};

/** Whether wishes follow each other faster than frames come, or than anybody looks. */
const createPassing = () => {
  let wishedAt = -PASS_MS;
  let isPassing = false;
  return {
    is: (): boolean => isPassing,
    end: (): void => void (isPassing = false),
    /** A wish so many events away from the one before it. */
    wish: (distance: number, isBusy: boolean): void => {
      const now = performance.now();
      isPassing = distance > 1 && (isBusy || now - wishedAt < PASS_MS);
      wishedAt = now;
    },
  };
};

/** What is shown to whom; the same frame once, however often it is found again. */
const createShown = () => {
  const [shown, setShown] = createSignal<Shown | undefined>(undefined, {
    equals: (one, other) => one?.frame === other?.frame && one?.audience === other?.audience,
  });
  return {
    show: (wanted: Wish, frame: Frame): void =>
      void setShown({ audience: audienceOf(wanted), frame }),
    to: (wanted: Wish | undefined): Frame | undefined => {
      const last = shown();
      return wanted !== undefined && last?.audience === audienceOf(wanted) ? last.frame : undefined;
    },
  };
};

/** While somebody scrubs, an older wish of the same branch and eyes is better than nothing, and worse than the newest. */
const standsIn = (
  older: Wish,
  now: Wish | undefined,
  shelf: ReturnType<typeof createShelf>,
): boolean =>
  now !== undefined && audienceOf(now) === audienceOf(older) && shelf.get(keyOf(now)) === undefined;

export const createFrames = ({ wish, hovered, lastOf, ask, onFailure }: FramesNeeds): Frames => {
  const shelf = createShelf();
  // Changes whenever something new stands on the shelf.
  const [arrivals, setArrivals] = createSignal(0);
  const shown = createShown();
  const passing = createPassing();
  let busy = false;
  let before = 0;
  let staying: ReturnType<typeof setTimeout> | undefined;

  const besides = (wanted: Wish): Wish | undefined =>
    neighboursOf(wanted, before, hovered()).find(
      (one) => isWithin(one, lastOf(one)) && shelf.get(keyOf(one)) === undefined,
    );

  const fetch = async (wanted: Wish, isWished: boolean): Promise<void> => {
    const wishedThen = wish();
    const isLight = isWished && passing.is();
    busy = true;
    try {
      const frame = await ask(wanted, isLight);
      if (!isLight) {
        shelf.put(keyOf(wanted), frame);
        setArrivals((number) => number + 1);
      }
      busy = false;
      // First: the worker answers its next question while the page draws this answer.
      if (isLight && wish() === wishedThen) rest();
      else pursue();
      if (isWished && standsIn(wanted, wish(), shelf)) shown.show(wanted, frame);
    } catch (failure) {
      const isAsked = wish() === wishedThen;
      // A neighbour is only guessed, and a new branch may end before it: only what is wished for still is told.
      if (isWished && isAsked && !(failure instanceof Cancelled)) onFailure(failure);
      busy = false;
      // The same again would fail again.
      if (!isAsked) pursue();
    }
  };

  /** What is passed by is shown in full when nothing else is wished for. */
  const rest = (): void => {
    clearTimeout(staying);
    staying = setTimeout(() => {
      passing.end();
      pursue();
    }, PASS_MS);
  };

  const pursue = (): void => {
    const wanted = wish();
    if (wanted === undefined) return;
    const known = shelf.get(keyOf(wanted));
    if (known !== undefined) shown.show(wanted, known);
    if (busy) return;
    clearTimeout(staying);
    if (known === undefined) void fetch(wanted, true);
    else if (besides(wanted) !== undefined) staying = setTimeout(lookBeside, STAY_MS);
  };

  /** Only while nothing else is asked, so that it delays the wished moment by one frame at most. */
  const lookBeside = (): void => {
    const wanted = wish();
    const next = wanted === undefined || busy ? undefined : besides(wanted);
    if (next !== undefined) void fetch(next, false);
  };

  createEffect(
    on(wish, (wanted, previous) => {
      before = previous?.moment.seq ?? 0;
      passing.wish(Math.abs((wanted?.moment.seq ?? before) - before), busy);
      untrack(pursue);
    }),
  );
  createEffect(on(hovered, () => untrack(pursue), { defer: true }));
  onCleanup(() => clearTimeout(staying));

  return {
    frame: () => shown.to(wish()),
    peek: (seq) => {
      arrivals();
      const wanted = wish();
      return wanted === undefined ? undefined : shelf.get(keyOf(at(wanted, seq)));
    },
    forget: () => {
      shelf.clear();
      pursue();
    },
  };
};

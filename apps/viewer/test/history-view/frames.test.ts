// While somebody scrubs, one question is under way at a time, the newest wish is next, and nothing else is asked.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../src/protocol/protocol.ts";
import { createFrames, type Frames, type Wish } from "../../src/history-view/frames.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LAST = 100;

const scrubbing = () => {
  const asked: number[] = [];
  /** What was shown when each question was asked. */
  const shownThen: (number | undefined)[] = [];
  const answers: (() => void)[] = [];
  const now = { seq: 0, over: null as number | null };
  const frames: Frames = createFrames({
    wish: () => ({
      moment: { history: 1, branch: 0, seq: now.seq },
      reader: { eyes: "all", language: "en" },
    }),
    hovered: () => now.over,
    lastOf: () => LAST,
    ask: ({ moment }: Wish) => {
      asked.push(moment.seq);
      shownThen.push(frames.frame()?.moment.seq);
      return new Promise<Frame>((resolve) => {
        answers.push(() => resolve({ moment } as Frame));
      });
    },
    onFailure: (failure) => {
      throw failure;
    },
  });
  return {
    asked,
    shownThen,
    frames,
    wish: (seq: number): void => void (now.seq = seq),
    seek: (seq: number): void => {
      now.seq = seq;
      frames.forget();
    },
    point: (over: number): void => void (now.over = over),
    /** Lets the worker answer its oldest question. */
    answer: async (): Promise<void> => {
      answers.shift()!();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

test("what was wished for meanwhile is never asked", async () => {
  const { asked, seek, answer, frames } = scrubbing();
  for (const seq of [10, 20, 30, 40]) seek(seq);
  expect(asked).toEqual([10]);
  await answer();
  expect(asked).toEqual([10, 40]);
  await answer();
  expect(frames.frame()?.moment.seq).toBe(40);
});

test("the next question is under way before an answer is drawn", async () => {
  const { shownThen, frames, seek, answer } = scrubbing();
  seek(10);
  seek(20);
  await answer();
  expect(shownThen).toEqual([undefined, undefined]);
  expect(frames.frame()?.moment.seq).toBe(10);
});

test("no older answer is shown where the newest wish is known", async () => {
  const { asked, frames, seek, wish, answer } = scrubbing();
  seek(10);
  await answer();
  // A neighbour is fetched; when it comes, 30 is wished for, and when that comes, 10 again.
  await vi.advanceTimersByTimeAsync(60);
  wish(30);
  await answer();
  wish(10);
  await answer();
  expect(asked).toEqual([10, 11, 30]);
  expect(frames.frame()?.moment.seq).toBe(10);
});

test("neighbours and what is pointed at wait until somebody stays", async () => {
  const { asked, seek, answer, point } = scrubbing();
  point(70);
  seek(10);
  await answer();
  await vi.advanceTimersByTimeAsync(20);
  seek(11);
  await answer();
  expect(asked).toEqual([10, 11]);
  await vi.advanceTimersByTimeAsync(60);
  expect(asked).toEqual([10, 11, 70]);
  seek(50);
  await answer();
  expect(asked).toEqual([10, 11, 70, 50]);
});

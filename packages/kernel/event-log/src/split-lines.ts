// Cuts a stream of chunks into lines, at newlines and nowhere else. Knows no JSON.
// Keeps one partial line, and of an over-long one no more than shows that it is over-long.
import { LIMITS } from "@assize/kernel-model";

export interface LineSplitter {
  /** The chunk must not be changed afterwards: lines are views of it. */
  readonly push: (chunk: Uint8Array) => void;
  /** Gives out what follows the last newline, if anything does. */
  readonly end: () => void;
}

/** `terminated` is false for a last line without a newline. */
export type TakeLine = (line: Uint8Array, terminated: boolean) => void;

const NEWLINE = 0x0a;
const MOST_KEPT = LIMITS.lineBytes + 1;

export const createLineSplitter = (take: TakeLine): LineSplitter => {
  let kept = new Uint8Array(0);
  let keptBytes = 0;

  const keep = (piece: Uint8Array): void => {
    const fitting = piece.subarray(0, MOST_KEPT - keptBytes);
    const needed = keptBytes + fitting.length;
    if (needed > kept.length) {
      const grown = new Uint8Array(Math.min(MOST_KEPT, Math.max(needed, kept.length * 2)));
      grown.set(kept.subarray(0, keptBytes));
      kept = grown;
    }
    kept.set(fitting, keptBytes);
    keptBytes = needed;
  };

  const takeKept = (terminated: boolean): void => {
    const line = kept.slice(0, keptBytes);
    keptBytes = 0;
    take(line, terminated);
  };

  return {
    push: (chunk) => {
      let start = 0;
      let end = chunk.indexOf(NEWLINE);
      if (keptBytes > 0 && end >= 0) {
        keep(chunk.subarray(0, end));
        takeKept(true);
        start = end + 1;
        end = chunk.indexOf(NEWLINE, start);
      }
      for (; end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        take(chunk.subarray(start, end), true);
        start = end + 1;
      }
      if (start < chunk.length) keep(chunk.subarray(start));
    },
    end: () => {
      if (keptBytes > 0) takeKept(false);
    },
  };
};

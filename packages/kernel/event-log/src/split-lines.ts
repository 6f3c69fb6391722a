// Cuts a stream of chunks into blocks of whole lines, at newlines and nowhere else. Knows no JSON.
// Keeps one partial line, and of an over-long one no more than shows that it is over-long.
import { LIMITS } from "@assize/kernel-model";

export interface LineSplitter {
  /** The chunk must not be changed afterwards: blocks are views of it. */
  readonly push: (chunk: Uint8Array) => void;
  /** Gives out what follows the last newline, if anything does. */
  readonly end: () => void;
}

/** Takes lines, each followed by a newline; or one last line without newline, not empty. */
export type TakeBlock = (block: Uint8Array, terminated: boolean) => void;

export const NEWLINE = 0x0a;
const MOST_KEPT = LIMITS.lineBytes + 1;

export const createLineSplitter = (take: TakeBlock): LineSplitter => {
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

  /** The kept bytes in memory of their own, since lines outlive the buffer's next use. */
  const takeKept = (terminated: boolean): void => {
    const line = new Uint8Array(keptBytes + (terminated ? 1 : 0));
    line.set(kept.subarray(0, keptBytes));
    if (terminated) line[keptBytes] = NEWLINE;
    keptBytes = 0;
    take(line, terminated);
  };

  return {
    push: (chunk) => {
      const last = chunk.lastIndexOf(NEWLINE);
      let start = 0;
      if (keptBytes > 0 && last >= 0) {
        const first = chunk.indexOf(NEWLINE);
        keep(chunk.subarray(0, first));
        takeKept(true);
        start = first + 1;
      }
      if (last >= start) take(chunk.subarray(start, last + 1), true);
      if (last + 1 < chunk.length) keep(chunk.subarray(last + 1));
    },
    end: () => {
      if (keptBytes > 0) takeKept(false);
    },
  };
};

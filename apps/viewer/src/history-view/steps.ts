// Where a key or a button leads from an event: the next turn, chapter, finding, reveal. Pure; knows lines and marks,
// no game.
import type { Line, MarkKind } from "../protocol/protocol.ts";

/** The nearest event after (1) or before (-1) `seq` that carries one of the marks; undefined where there is none. */
export const nearestMark = (
  lines: readonly Line[],
  seq: number,
  direction: 1 | -1,
  marks: readonly MarkKind[],
): number | undefined => {
  const isWanted = (line: Line): boolean => line.marks.some((mark) => marks.includes(mark));
  return direction === 1
    ? lines.find((line) => line.seq > seq && isWanted(line))?.seq
    : lines.findLast((line) => line.seq < seq && isWanted(line))?.seq;
};

/** As `nearestMark`, and the end of the branch where nothing more is marked. */
export const markOrEnd = (
  lines: readonly Line[],
  seq: number,
  direction: 1 | -1,
  marks: readonly MarkKind[],
  last: number,
): number => nearestMark(lines, seq, direction, marks) ?? (direction === 1 ? last : 0);

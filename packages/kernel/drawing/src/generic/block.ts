// Boxes of shapes that are put below and beside one another. Knows no JSON and no game.
import type { Shape } from "../scene.ts";
import { moved } from "../places.ts";

/** Shapes that reach from 0 to `width` and from 0 to `height`. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export const GAP = 10;

/** One below the other, each from the left. */
export const stacked = (blocks: readonly Block[], gap = GAP): Block => {
  let top = 0;
  const shapes = blocks.flatMap((block) => {
    const at = top;
    top += block.height + gap;
    return moved(block.shapes, [0, at]);
  });
  return {
    width: Math.max(0, ...blocks.map(({ width }) => width)),
    height: Math.max(0, top - gap),
    shapes,
  };
};

/** Beside one another as far as `room` goes, then on. A block wider than that has a line of its own. */
export const flowing = (blocks: readonly Block[], room: number, gap = GAP): Block => {
  const lines: Block[][] = [];
  let used = 0;
  for (const block of blocks) {
    if (lines.length === 0 || used + block.width > room) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(block);
    used += block.width + gap;
  }
  return stacked(
    lines.map((line) => beside(line, gap)),
    gap,
  );
};

const beside = (blocks: readonly Block[], gap: number): Block => {
  let left = 0;
  const shapes = blocks.flatMap((block) => {
    const at = left;
    left += block.width + gap;
    return moved(block.shapes, [at, 0]);
  });
  return {
    width: Math.max(0, left - gap),
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    shapes,
  };
};

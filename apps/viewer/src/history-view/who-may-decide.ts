// Whom a frame lets decide: the seats that are due, then those that may say something unasked. Draws nothing.
import type { Frame } from "../protocol/protocol.ts";

export const whoMayDecide = (frame: Pick<Frame, "due"> | undefined): readonly number[] =>
  frame === undefined ? [] : [...frame.due.seats, ...frame.due.speakers];

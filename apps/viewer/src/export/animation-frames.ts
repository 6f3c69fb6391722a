// Which moments an animation shows, and what of each picture is new. Pure; knows numbers and pixels.
import type { Range } from "../history-view/cursor.ts";

/** Pictures of one animation: about what a mail or a chat still takes. */
export const MOST_PICTURES = 240;

/** Every moment of a range, or as evenly as may be so many of them; the first and the last always. */
export const momentsOf = ({ from, to }: Range, most = MOST_PICTURES): readonly number[] => {
  const all = to - from + 1;
  if (all <= most) return Array.from({ length: all }, (_, index) => from + index);
  return Array.from({ length: most }, (_, index) =>
    Math.round(from + (index * (to - from)) / (most - 1)),
  );
};

/** Pixels that are as before become `clear`, so that they cost nothing. */
export const onlyNew = (before: Uint8Array, now: Uint8Array, clear: number): Uint8Array =>
  now.map((colour, index) => (colour === before[index] ? clear : colour));

/** Every `step`-th pixel of each picture, four bytes a pixel: enough to choose colours by. */
export const sampled = (
  pictures: readonly Uint8ClampedArray[],
  step: number,
): Uint8ClampedArray => {
  const pixels = pictures.map((picture) => Math.ceil(picture.length / 4 / step));
  const sample = new Uint8ClampedArray(4 * pixels.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const picture of pictures)
    for (let from = 0; from < picture.length; from += 4 * step) {
      sample.set(picture.subarray(from, from + 4), at);
      at += 4;
    }
  return sample;
};

// A range of moments as an animated GIF: each is painted, brought to few colours, and only what is new of it is
// written. One picture a turn of the event loop, so that the page stays responsive. Knows scenes and pixels, no game.
import { applyPalette, GIFEncoder, quantize } from "gifenc";
import type { Scene, SceneTheme } from "@assize/kernel-drawing";
import { onlyNew, sampled } from "./animation-frames.ts";
import { paint, type Size, sizeAt, surface } from "./picture.ts";

export const WIDTHS = [480, 720, 1080] as const;

export interface AnimationWish {
  /** Events after which to paint, in order; at least one. */
  readonly moments: readonly number[];
  readonly sceneAt: (seq: number) => Promise<Scene>;
  readonly theme: SceneTheme;
  /** In pixels. */
  readonly width: number;
  /** How long each picture stays; the last stays longer. */
  readonly stayMs: number;
  readonly onProgress: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

const LAST_STAYS = 4;
/** One colour of 256 is kept for what stays as it was. */
const COLOURS = 255;
const SAMPLE_STEP = 7;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Throws the signal's reason where it is cancelled. */
export const animationOf = async (wish: AnimationWish): Promise<Blob> => {
  const { moments, sceneAt, theme, width, stayMs, onProgress, signal } = wish;
  const first = await sceneAt(moments[0]!);
  const size: Size = sizeAt(first, width / first.width);
  const context = surface(size);
  const pixelsAt = async (seq: number): Promise<Uint8ClampedArray> => {
    signal.throwIfAborted();
    await paint(context, await sceneAt(seq), theme);
    return context.getImageData(0, 0, size.width, size.height).data;
  };

  const looks: Uint8ClampedArray[] = [];
  for (const at of [0, 0.5, 1]) {
    looks.push(await pixelsAt(moments[Math.floor(at * (moments.length - 1))]!));
    await breath();
  }
  const colours = quantize(sampled(looks, SAMPLE_STEP), COLOURS);
  const clear = colours.length;
  const palette = [...colours, [0, 0, 0] as const];

  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  for (const [index, seq] of moments.entries()) {
    const now: Uint8Array = applyPalette(await pixelsAt(seq), colours);
    const isLast = index === moments.length - 1;
    gif.writeFrame(before === null ? now : onlyNew(before, now, clear), size.width, size.height, {
      ...(before === null ? { palette } : {}),
      delay: isLast ? stayMs * LAST_STAYS : stayMs,
      transparent: before !== null,
      transparentIndex: clear,
      dispose: 1,
    });
    before = now;
    onProgress(index + 1, moments.length);
    await breath();
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: "image/gif" });
};

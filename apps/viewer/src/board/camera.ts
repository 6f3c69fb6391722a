// Which part of a drawing is seen: zooming about a point and moving, never past the drawing's edge. Pure arithmetic.
import type { Bounds } from "@assize/kernel-drawing";

/** What is seen, in the scene's units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of a box is seen, and from where; a zoom of 1 sees all of it. */
export interface Camera {
  readonly zoom: number;
  /** The middle of what is seen, as shares of the box. */
  readonly middle: readonly [x: number, y: number];
}

const MOST_ZOOM = 8;
export const WHOLE: Camera = { zoom: 1, middle: [0.5, 0.5] };

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const kept = (zoom: number, [x, y]: Camera["middle"]): Camera => {
  const near = clamp(zoom, 1, MOST_ZOOM);
  const edge = 0.5 / near;
  return { zoom: near, middle: [clamp(x, edge, 1 - edge), clamp(y, edge, 1 - edge)] };
};

/** Zooms so that the point, in shares of what is seen, stays where it is. */
export const zoomAt = (camera: Camera, factor: number, [px, py]: Camera["middle"]): Camera => {
  const zoom = clamp(camera.zoom * factor, 1, MOST_ZOOM);
  const shift = 1 / camera.zoom - 1 / zoom;
  const [x, y] = camera.middle;
  return kept(zoom, [x + (px - 0.5) * shift, y + (py - 0.5) * shift]);
};

/** Moves by shares of what is seen. */
export const panBy = ({ zoom, middle: [x, y] }: Camera, dx: number, dy: number): Camera =>
  kept(zoom, [x + dx / zoom, y + dy / zoom]);

export const seenBy = ({ zoom, middle: [x, y] }: Camera, box: Box): Box => {
  const [width, height] = [box.width / zoom, box.height / zoom];
  return {
    x: box.x + box.width * x - width / 2,
    y: box.y + box.height * y - height / 2,
    width,
    height,
  };
};

/** The box round bounds with a margin. */
export const boxAround = ({ left, top, right, bottom }: Bounds, margin: number): Box => ({
  x: left - margin,
  y: top - margin,
  width: right - left + 2 * margin,
  height: bottom - top + 2 * margin,
});

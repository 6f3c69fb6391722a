// Which part of a drawing is seen: zooming about a point and moving, never past the drawing's edge. Pure arithmetic.
import type { Bounds } from "@assize/kernel-drawing";

/** What is seen, in the scene's units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const sameBox = (one: Box, other: Box): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;

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

/** In CSS pixels a unit: figures of games' drawings have 12 pixels from here on, and need not be larger than that. */
export const READABLE = 0.62;
const LARGEST = 0.95;
/** In the scene's units, round what is looked at. */
export const ROOM = 12;

const isInside = ({ left, top, right, bottom }: Bounds, seen: Box): boolean =>
  left >= seen.x && top >= seen.y && right <= seen.x + seen.width && bottom <= seen.y + seen.height;

const withRoom = ({ x, y, width, height }: Box): Box => ({
  x: x - ROOM,
  y: y - ROOM,
  width: width + 2 * ROOM,
  height: height + 2 * ROOM,
});

/**
 * So near that what stands in the bounds can be read: all of the box where that is near enough, or where they reach beyond
 * it; unchanged where it is seen well already. `view` is the size of the picture in CSS pixels.
 */
export const lookingAt = (
  camera: Camera,
  bounds: Bounds,
  box: Box,
  view: { readonly width: number; readonly height: number },
): Camera => {
  const whole = Math.min(view.width / box.width, view.height / box.height);
  if (!(whole > 0) || whole >= READABLE || !isInside(bounds, withRoom(box))) return WHOLE;
  if (whole * camera.zoom >= READABLE * 0.9 && isInside(bounds, seenBy(camera, box))) return camera;
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const fitting = Math.min(view.width / (width + 2 * ROOM), view.height / (height + 2 * ROOM));
  const scale = clamp(fitting, READABLE, LARGEST);
  // Of what is too large its beginning is seen.
  const middle = (from: number, to: number, room: number): number =>
    to - from + 2 * ROOM > room ? from - ROOM + room / 2 : (from + to) / 2;
  const x = middle(bounds.left, bounds.right, view.width / scale);
  const y = middle(bounds.top, bounds.bottom, view.height / scale);
  return kept(scale / whole, [(x - box.x) / box.width, (y - box.y) / box.height]);
};

/** The box round bounds with a margin. */
export const boxAround = ({ left, top, right, bottom }: Bounds, margin: number): Box => ({
  x: left - margin,
  y: top - margin,
  width: right - left + 2 * margin,
  height: bottom - top + 2 * margin,
});

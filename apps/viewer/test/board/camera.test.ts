// Zooming and moving.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Camera,
  lookingAt,
  panBy,
  READABLE,
  seenBy,
  WHOLE,
  zoomAt,
} from "../../src/board/camera.ts";

const BOX = { x: -10, y: 20, width: 400, height: 200 };

test("at first all of the box is seen", () => {
  expect(seenBy(WHOLE, BOX)).toEqual(BOX);
});

test("what is under the pointer stays there while zooming in", () => {
  const seen = seenBy(zoomAt(WHOLE, 2, [0.25, 0.75]), BOX);
  expect(seen).toEqual({ x: -10 + 50, y: 20 + 75, width: 200, height: 100 });
});

test("whatever is done, nothing beyond the edge is seen, and zooming far out shows all", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const factor = fc.double({ min: 0.2, max: 5, noNaN: true });
  const deed = fc.oneof(
    fc.tuple(factor, share, share).map(
      ([by, x, y]) =>
        (camera: Camera) =>
          zoomAt(camera, by, [x, y]),
    ),
    fc.tuple(share, share).map(
      ([x, y]) =>
        (camera: Camera) =>
          panBy(camera, x - 0.5, y - 0.5),
    ),
  );
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
      const camera = deeds.reduce((now, act) => act(now), WHOLE);
      const { x, y, width, height } = seenBy(camera, BOX);
      expect(x).toBeGreaterThanOrEqual(BOX.x - 1e-6);
      expect(y).toBeGreaterThanOrEqual(BOX.y - 1e-6);
      expect(x + width).toBeLessThanOrEqual(BOX.x + BOX.width + 1e-6);
      expect(y + height).toBeLessThanOrEqual(BOX.y + BOX.height + 1e-6);
      expect(zoomAt(camera, 0.01, [0.5, 0.5])).toEqual(WHOLE);
    }),
  );
});

describe("looking at something", () => {
  const chart = { x: 0, y: 0, width: 3_000, height: 2_000 };
  const view = { width: 600, height: 400 };
  const scaleOf = ({ zoom }: Camera): number =>
    zoom * Math.min(view.width / 3_000, view.height / 2_000);

  test("it is near enough to be read and in sight; what is there already stays", () => {
    const side = (most: number) => fc.integer({ min: 0, max: most - 320 });
    fc.assert(
      fc.property(
        side(3_000),
        side(2_000),
        fc.integer({ min: 20, max: 300 }),
        (left, top, size) => {
          const bounds = { left, top, right: left + size, bottom: top + size };
          const camera = lookingAt(WHOLE, bounds, chart, view);
          expect(scaleOf(camera)).toBeGreaterThanOrEqual(READABLE - 1e-9);
          const seen = seenBy(camera, chart);
          expect(seen.x).toBeLessThanOrEqual(left);
          expect(seen.y).toBeLessThanOrEqual(top);
          expect(seen.x + seen.width).toBeGreaterThanOrEqual(left + size);
          expect(seen.y + seen.height).toBeGreaterThanOrEqual(top + size);
          expect(lookingAt(camera, bounds, chart, view)).toBe(camera);
        },
      ),
    );
  });

  test("of what is too large the beginning is seen; a small drawing is seen whole", () => {
    const bounds = { left: 900, top: 500, right: 2_900, bottom: 1_900 };
    const seen = seenBy(lookingAt(WHOLE, bounds, chart, view), chart);
    expect(seen.x).toBeCloseTo(900 - 12);
    expect(seen.y).toBeCloseTo(500 - 12);
    expect(lookingAt(panBy(WHOLE, 0, 0), bounds, BOX, view)).toEqual(WHOLE);
    expect(lookingAt(WHOLE, bounds, chart, { width: 0, height: 0 })).toEqual(WHOLE);
  });
});

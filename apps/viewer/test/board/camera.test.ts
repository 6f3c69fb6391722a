// Zooming and moving.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Camera, panBy, seenBy, WHOLE, zoomAt } from "../../src/board/camera.ts";

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

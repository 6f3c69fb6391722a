// Which place of the board a phone shows at the table: figures can be read there, so never all of it. Pure; knows no game.
import { type Bounds, boundsOf, grown, holds, touch } from "@assize/kernel-drawing";
import { boundsOfKeys } from "../board/emphasis.ts";
import type { Frame } from "../protocol/protocol.ts";
import type { Picking } from "../session/picking.ts";

/** What a phone shows at one time, in the scene's units. */
const SEEN = { width: 470, height: 360 } as const;

const fits = ({ left, top, right, bottom }: Bounds): boolean =>
  right - left <= SEEN.width && bottom - top <= SEEN.height;

/** Where a window of this size begins, about the middle of a stretch and within the whole. */
const beginning = (
  stretch: readonly [number, number],
  size: number,
  whole: readonly [number, number],
) => Math.max(whole[0], Math.min((stretch[0] + stretch[1] - size) / 2, whole[1] - size));

/** As much as can be seen, about the middle of a place and within the board. */
const windowOn = (place: Bounds, whole: Bounds): Bounds => {
  const [width, height] = [
    Math.min(SEEN.width, whole.right - whole.left),
    Math.min(SEEN.height, whole.bottom - whole.top),
  ];
  const left = beginning([place.left, place.right], width, [whole.left, whole.right]);
  const top = beginning([place.top, place.bottom], height, [whole.top, whole.bottom]);
  return { left, top, right: left + width, bottom: top + height };
};

/** In the scene's units, so much of what is round a place has to be seen with it. */
const ROUND_IT = 20;

/**
 * Where the table can choose now, or what is pointed out where that is nearer together; else what has just happened. What was
 * looked at before stays as long as that is seen in it.
 */
export const placeAtTable = (
  { event, parts, scene }: Pick<Frame, "event" | "parts" | "scene">,
  picking: Pick<Picking, "pickable" | "pointedOut">,
  before: Bounds | undefined,
): Bounds | undefined => {
  const first = parts[0]?.layers ?? [];
  const board = boundsOf(scene.shapes.filter(({ layer }) => first.includes(layer ?? "")));
  if (board === null) return undefined;
  const open = boundsOfKeys(scene.shapes, picking.pickable());
  const pointed = boundsOfKeys(scene.shapes, new Set(picking.pointedOut()));
  const asked = [open, pointed].filter((bounds) => bounds !== undefined);
  const place = asked.find(fits) ?? asked[0] ?? boundsOf(event.marks) ?? undefined;
  if (before !== undefined && (place === undefined || holds(before, grown(place, ROUND_IT))))
    return before;
  if (place === undefined) return windowOn(board, board);
  // What lies beside the board is looked at where it is.
  const whole = touch(board, place)
    ? board
    : { left: 0, top: 0, right: scene.width, bottom: scene.height };
  return windowOn(place, whole);
};

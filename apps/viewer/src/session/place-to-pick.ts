// Which place of the board a phone shows while something is to be picked: figures can be read there. Pure; knows no game.
import { type Bounds, boundsOf, grown, holds, touch } from "@assize/kernel-drawing";
import { boundsOfKeys } from "../board/emphasis.ts";
import type { Frame } from "../protocol/protocol.ts";
import type { Picking } from "./picking.ts";

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
 * Where the table can choose now, or of that what is asked for first, or what is pointed out; else what has just happened. What was
 * looked at before stays as long as that is seen in it. Undefined for all of the board.
 */
export const placeToPick = (
  { event, parts, scene }: Pick<Frame, "event" | "parts" | "scene">,
  picking: Pick<Picking, "marked" | "foremost" | "opens" | "pointedOut">,
  before: Bounds | undefined,
): Bounds | undefined => {
  const first = parts[0]?.layers ?? [];
  const board = boundsOf(scene.shapes.filter(({ layer }) => first.includes(layer ?? "")));
  if (board === null) return undefined;
  // A thing that was picked is known; its places are asked for.
  const pointed = picking.pointedOut().filter((key) => !picking.opens().has(key));
  const asked = [picking.marked(), picking.foremost(), new Set(pointed)]
    .map((keys) => boundsOfKeys(scene.shapes, keys))
    .filter((bounds) => bounds !== undefined);
  const fitting = asked.find(fits);
  // Nobody chooses among places that are not seen: then all of the board is.
  if (asked.length > 0 && fitting === undefined) return undefined;
  const place = fitting ?? boundsOf(event.marks) ?? undefined;
  if (before !== undefined && (place === undefined || holds(before, grown(place, ROUND_IT))))
    return before;
  if (place === undefined) return windowOn(board, board);
  // What lies beside the board is looked at where it is.
  const whole = touch(board, place)
    ? board
    : { left: 0, top: 0, right: scene.width, bottom: scene.height };
  return windowOn(place, whole);
};

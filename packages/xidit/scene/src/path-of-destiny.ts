// The Path of Destiny: both queues with what all see of them (queue.visible), and the Titans' lair.
// A pile shows its top and how many lie in it; what is hidden is drawn as a back.
import { group, panel, rect, type ScenePoint, type Shape, text } from "@assize/kernel-drawing";
import type { TileId } from "@assize/xidit-edition";
import type { QueueView, TitanPileView, XiditView } from "@assize/xidit-game";
import { FIGURE, TILE_SIZE } from "./board-layout.ts";
import { LINE, type Part } from "./column.ts";
import type { Messages } from "./messages/messages.ts";
import { sign } from "./pictograms.ts";
import { coveredTile, ragingTitan, recruitmentTile, threatTile, TITAN_SIZE } from "./tiles.ts";

type Side = keyof XiditView["queues"];

const ROW = 84;
const FIRST_ROW = 62;

const tileOf = (view: XiditView, side: Side, tile: TileId, at: ScenePoint, words: Messages) => {
  const printed = view.setting.tiles[tile];
  if (printed === null || printed === undefined) return [];
  return side === "recruitment"
    ? [recruitmentTile(printed, null, at, words)]
    : [threatTile(printed, at, words)];
};

/** The edges of tiles below the top one, at most three. */
const below = (key: string, size: number, [x, y]: ScenePoint): readonly Shape[] =>
  Array.from({ length: Math.min(3, size - 1) }, (_, index) => {
    const depth = Math.min(3, size - 1) - index;
    return coveredTile(`${key}:below-${depth}`, [x + depth * 2.5, y + depth * 2.5]);
  });

const heap = (
  view: XiditView,
  side: Side,
  name: "pile" | "discard",
  { top, size }: { readonly top: TileId | null; readonly size: number },
  at: ScenePoint,
  words: Messages,
): readonly Shape[] => {
  const key = `${name}:${side}`;
  if (size === 0) return [rect(`${key}:empty`, "empty", at, TILE_SIZE, 9, { aside: true })];
  return [
    ...below(key, size, at),
    ...(top === null ? [coveredTile(`${key}:top`, at)] : tileOf(view, side, top, at, words)),
  ];
};

/** A queue from its Next space down: what comes, the pile it comes from, what was discarded. */
const queueColumn = (
  view: XiditView,
  side: Side,
  queue: QueueView,
  x: number,
  words: Messages,
): readonly Shape[] => {
  const at = (row: number): ScenePoint => [x, FIRST_ROW + row * ROW];
  const captions = [words.next, words.pile(queue.pileSize), words.discard(queue.discardSize)];
  const { pileTop, pileSize, discardTop, discardSize } = queue;
  return [
    ...(queue.next === null
      ? [rect(`next:${side}:empty`, "empty", at(0), TILE_SIZE, 9, { aside: true })]
      : tileOf(view, side, queue.next, at(0), words)),
    ...heap(view, side, "pile", { top: pileTop, size: pileSize }, at(1), words),
    ...heap(view, side, "discard", { top: discardTop, size: discardSize }, at(2), words),
    ...captions.map((caption, row) =>
      text(
        `queue:${side}:caption-${row}`,
        "caption",
        [x - TILE_SIZE[0] / 2 + 2, at(row)[1] - 33.5],
        caption,
        FIGURE,
        "start",
      ),
    ),
  ];
};

/** Both queues beside one another; a line while a census is held or the game is assessed. */
export const pathPart = (view: XiditView, words: Messages): Part => {
  const isIdle = view.census !== null || view.rankings.length > 0;
  if (isIdle) return { height: LINE, draw: (area) => [panel("path", area, words.path, [])] };
  return {
    height: FIRST_ROW + 2 * ROW + TILE_SIZE[1] / 2 + 11,
    draw: (area) => {
      const x = area.size[0] / 4 + 1;
      return [
        panel(
          "path",
          area,
          "",
          (["recruitment", "threat"] as const).map((side, index) =>
            group(
              `queue:${side}`,
              "",
              [0, 0],
              queueColumn(view, side, view.queues[side], index === 0 ? x : area.size[0] - x, words),
              { label: words[side] },
            ),
          ),
          words.path,
        ),
      ];
    },
  };
};

/** A slumbering Titan shows only what it asks (setup.titans): a small back, as long as no Titan rages. */
const sleepingPile = (
  { asks, size }: TitanPileView,
  at: ScenePoint,
  room: readonly [number, number],
  words: Messages,
): Shape => {
  const key = `titan-pile:${asks}`;
  const label = size === 0 ? words.noTitan(asks) : words.sleeping(asks, size);
  return group(
    key,
    "",
    at,
    size === 0
      ? [rect(`${key}:empty`, "empty", [0, 0], room, 7, { aside: true })]
      : [
          rect(`${key}:back`, "covered", [0, 0], room, 7),
          rect(`${key}:plate`, "card", [0, 0], [58, 22], 7),
          text(`${key}:asks`, "amount", [-13, 6.6], asks, FIGURE),
          sign(`${key}:asleep`, "asleep", [13, 2], 0.9),
        ],
    { label },
  );
};

/** In a line while all sleep; as cards once one of them rages. */
export const lairPart = (view: XiditView, words: Messages): Part => {
  const isRaging = view.titans.some(({ raging }) => raging !== null);
  return {
    height: isRaging ? TITAN_SIZE[1] + 12 : LINE,
    draw: (area) => {
      const pitch = (area.size[0] - 8) / Math.max(1, view.titans.length);
      const place = (index: number): ScenePoint => [4 + pitch * (index + 0.5), area.size[1] / 2];
      return [
        panel(
          "lair",
          area,
          "",
          view.titans.flatMap((pile, index): readonly Shape[] => {
            const titan = pile.raging === null ? undefined : view.setting.titans[pile.raging];
            if (titan === undefined)
              return [sleepingPile(pile, place(index), [pitch - 8, 26], words)];
            return [ragingTitan(titan, place(index), words)];
          }),
          words.lair,
        ),
      ];
    },
  };
};

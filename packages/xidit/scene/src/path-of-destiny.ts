// The Path of Destiny: both queues with what all see of them (queue.visible), and the Titans' lair.
// A pile shows its top and how many lie in it; what is hidden is drawn as a back.
import {
  type Area,
  group,
  panel,
  rect,
  type ScenePoint,
  type Shape,
  text,
} from "@assize/kernel-drawing";
import type { TileId } from "@assize/xidit-edition";
import type { QueueView, TitanPileView, XiditView } from "@assize/xidit-game";
import { TILE_SIZE } from "./board-layout.ts";
import type { Messages } from "./messages/messages.ts";
import { sign } from "./pictograms.ts";
import { coveredTile, ragingTitan, recruitmentTile, threatTile, TITAN_SIZE } from "./tiles.ts";

type Side = keyof XiditView["queues"];

const SCALE = 1.36;
const CARD = [TILE_SIZE[0] * SCALE, TILE_SIZE[1] * SCALE] as const;

const tileOf = (view: XiditView, side: Side, tile: TileId, at: ScenePoint, words: Messages) => {
  const printed = view.setting.tiles[tile];
  if (printed === null || printed === undefined) return [];
  return side === "recruitment"
    ? [recruitmentTile(printed, null, at, words, SCALE)]
    : [threatTile(printed, at, words, SCALE)];
};

/** The edges of tiles below the top one, at most three. */
const below = (key: string, size: number, [x, y]: ScenePoint): readonly Shape[] =>
  Array.from({ length: Math.min(3, size - 1) }, (_, index) => {
    const depth = Math.min(3, size - 1) - index;
    return coveredTile(`${key}:below-${depth}`, [x + depth * 3, y + depth * 3], SCALE);
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
  if (size === 0) return [rect(`${key}:empty`, "empty", at, CARD, 9)];
  return [
    ...below(key, size, at),
    ...(top === null ? [coveredTile(`${key}:top`, at, SCALE)] : tileOf(view, side, top, at, words)),
  ];
};

const queueRow = (
  view: XiditView,
  side: Side,
  queue: QueueView,
  y: number,
  words: Messages,
): readonly Shape[] => {
  const xs = [96, 270, 444] as const;
  const captions = [words.next, words.pile(queue.pileSize), words.discard(queue.discardSize)];
  return [
    text(`queue:${side}:name`, "amount", [24, y - 45], words[side], 15.5, "start"),
    ...(queue.next === null
      ? [rect(`next:${side}:empty`, "empty", [xs[0], y], CARD, 9)]
      : tileOf(view, side, queue.next, [xs[0], y], words)),
    ...heap(view, side, "pile", { top: queue.pileTop, size: queue.pileSize }, [xs[1], y], words),
    ...heap(
      view,
      side,
      "discard",
      { top: queue.discardTop, size: queue.discardSize },
      [xs[2], y],
      words,
    ),
    ...captions.map((caption, index) =>
      text(`queue:${side}:caption-${index}`, "caption", [xs[index]!, y + 55], caption, 15),
    ),
  ];
};

export const pathOfDestiny = (view: XiditView, area: Area, words: Messages): Shape =>
  panel("path", area, words.path, [
    ...queueRow(view, "recruitment", view.queues.recruitment, 96, words),
    ...queueRow(view, "threat", view.queues.threat, 232, words),
  ]);

const sleepingPile = (pile: TitanPileView, at: ScenePoint, words: Messages): Shape => {
  const key = `titan-pile:${pile.asks}`;
  if (pile.size === 0)
    return group(key, "", at, [rect(`${key}:empty`, "empty", [0, 0], TITAN_SIZE, 6)], {
      label: words.noTitan(pile.asks),
    });
  return group(
    key,
    "",
    at,
    [
      ...(pile.size > 1 ? [rect(`${key}:below`, "card", [4, 4], TITAN_SIZE, 6)] : []),
      rect(`${key}:back`, "covered", [0, 0], TITAN_SIZE, 6),
      rect(`${key}:plate`, "card", [0, 0], [74, 40], 8),
      text(`${key}:asks`, "amount", [-14, 9], pile.asks, 25),
      sign(`${key}:asleep`, "asleep", [15, 3], 1.1),
    ],
    { label: words.sleeping(pile.asks, pile.size) },
  );
};

/** A slumbering Titan shows only what it asks (setup.titans). */
const titanPile = (
  view: XiditView,
  pile: TitanPileView,
  at: ScenePoint,
  words: Messages,
): readonly Shape[] => {
  const titan = pile.raging === null ? undefined : view.setting.titans[pile.raging];
  if (titan === undefined) return [sleepingPile(pile, at, words)];
  const hasMore = pile.size > 1;
  return [
    ...(hasMore
      ? [sleepingPile({ ...pile, size: 1, raging: null }, [at[0] + 4, at[1] + 4], words)]
      : []),
    ragingTitan(titan, at, words),
  ];
};

export const titansLair = (view: XiditView, area: Area, words: Messages): Shape =>
  panel(
    "lair",
    area,
    words.lair,
    view.titans.flatMap((pile, index) => titanPile(view, pile, [96 + index * 174, 78], words)),
  );

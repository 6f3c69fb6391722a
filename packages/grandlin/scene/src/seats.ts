// Each seat's place at the table: its Henchman's scales, its hand, its treasures.
// What the view does not show is drawn covered.
import {
  type Area,
  group,
  rect,
  type ScenePoint,
  type Shape,
  text,
  widthOfText,
} from "@assize/kernel-drawing";
import { SeatId } from "@assize/kernel-model";
import { ATTRIBUTES, type Attribute, type Colour } from "@assize/grandlin-edition";
import type { GrandlinView, SeatView, TreasuresView } from "@assize/grandlin-game";
import { backOf, CARD, largeCard } from "./cards.ts";
import type { Messages } from "./messages/messages.ts";
import { named } from "./names.ts";
import { colourOf } from "./pieces.ts";
import { emblem, treasureToken } from "./signs.ts";

const BAR = 30;
const MOST = 15;
const SCALE_LEFT = 108;
const SCALE_WIDTH = 122;

/** From 0 to 15, with marks at 5 and 10 (attr.clamp). */
const scale = (
  colour: Colour,
  attribute: Attribute,
  value: number,
  y: number,
  words: Messages,
): Shape => {
  const key = `scale:${colour}:${attribute}`;
  const width = (SCALE_WIDTH * value) / MOST;
  return group(
    key,
    "",
    [0, y],
    [
      text(`${key}:name`, "caption", [14, 5.5], named(attribute), 16, "start"),
      rect(`${key}:ground`, "scale", [SCALE_LEFT + SCALE_WIDTH / 2, 0], [SCALE_WIDTH, 13], 3),
      rect(
        `${key}:value`,
        `scale-value scale-${attribute}`,
        [SCALE_LEFT + width / 2, 0],
        [width, 13],
        3,
      ),
      ...[1, 2].map((part) =>
        rect(
          `${key}:mark-${part}`,
          "scale-mark",
          [SCALE_LEFT + (SCALE_WIDTH * part) / 3, 0],
          [1, 13],
        ),
      ),
      text(`${key}:amount`, "amount", [SCALE_LEFT + SCALE_WIDTH + 30, 6], value, 18, "end"),
    ],
    { label: words.scale(named(attribute), value) },
  );
};

const chip = (key: string, words: string, right: number): Shape => {
  const width = widthOfText(words, 15) + 14;
  return group(
    key,
    "status",
    [right - width / 2, BAR / 2 + 3],
    [
      rect(`${key}:ground`, "", [0, 0], [width, 20], 10),
      text(`${key}:text`, "status-ink", [0, 5], words, 15),
    ],
  );
};

const statusChips = (
  { henchman }: SeatView,
  colour: Colour,
  width: number,
  words: Messages,
): readonly Shape[] => {
  const poison = henchman.poison > 0 ? [words.poison(henchman.poison)] : [];
  const notes = [...poison, ...(henchman.lostTurn ? [words.lostTurn] : [])];
  let right = width - 14;
  return notes.map((words_, index) => {
    const shape = chip(`status:${colour}:${index}`, words_, right);
    right -= widthOfText(words_, 15) + 22;
    return shape;
  });
};

const nameBar = (
  seat: SeatView,
  colour: Colour,
  isOnTurn: boolean,
  width: number,
  words: Messages,
): readonly Shape[] => {
  const key = `seat:${colour}`;
  return [
    group(
      `${key}:bar`,
      `seat seat-${colour}`,
      [0, 0],
      [
        rect(`${key}:bar:ground`, "", [width / 2, BAR / 2 + 3], [width - 10, BAR - 4], 7),
        emblem(`${key}:emblem`, colour, [24, BAR / 2 + 3], 1.3),
        text(`${key}:name`, `heading ink-${colour}`, [40, 23.5], named(colour), 18, "start"),
        ...(isOnTurn
          ? [
              text(`${key}:turn`, `ink-${colour}`, [width / 2, 23.5], words.onTurn, 16, "middle", {
                aside: true,
              }),
            ]
          : []),
      ],
    ),
    ...statusChips(seat, colour, width, words),
  ];
};

const HAND_LEFT = 286;

/** Closer where there are many. */
const handShapes = (
  view: GrandlinView,
  seat: SeatView,
  colour: Colour,
  y: number,
  width: number,
  words: Messages,
): readonly Shape[] => {
  const room = width - HAND_LEFT - 14 - CARD[0];
  const pitch = Math.min(CARD[0] + 7, room / Math.max(1, seat.cards - 1));
  const at = (index: number): ScenePoint => [HAND_LEFT + CARD[0] / 2 + index * pitch, y];
  if (seat.hand !== null)
    return seat.hand.map((card, index) => largeCard(view, `card:${card}`, card, at(index)));
  return Array.from({ length: seat.cards }, (_, index) =>
    backOf(`hand:${colour}:${index}`, at(index), CARD, words.hiddenCard(named(colour))),
  );
};

const TOKEN_PITCH = 25;

/** Known treasures by their kind, the others covered. */
const treasureRow = (
  view: GrandlinView,
  key: string,
  { count, known }: TreasuresView,
  [x, y]: ScenePoint,
  caption: string,
  room: number,
): readonly Shape[] => {
  const start = x + widthOfText(caption, 15) + 24;
  const pitch = Math.min(TOKEN_PITCH, (room - (start - x) - 14) / Math.max(1, count - 1));
  const at = (index: number): ScenePoint => [start + index * pitch, y];
  return [
    text(`${key}:caption`, "faint", [x, y + 5], caption, 15, "start"),
    ...known.map((id, index) => {
      const kind = view.setting.facts.treasures[id] ?? null;
      return treasureToken(`treasure:${id}`, kind, at(index), named(kind ?? id), 0.88);
    }),
    ...Array.from({ length: count - known.length }, (_, index) =>
      treasureToken(`${key}:hidden-${index}`, null, at(known.length + index), caption, 0.88),
    ),
  ];
};

export const seatPanel = (
  view: GrandlinView,
  index: number,
  area: Area,
  words: Messages,
): Shape => {
  const seat = view.seats[index]!;
  const colour = colourOf(view, SeatId(index));
  const [width, height] = area.size;
  const isOnTurn = view.over === null && view.onTurn === index;
  const room = height - BAR;
  const pitch = (room - 8) / ATTRIBUTES.length;
  const half = (width - HAND_LEFT - 14) / 2;
  const low = height - 22;
  return group(
    `seat:${colour}`,
    "",
    area.at,
    [
      rect(
        `seat:${colour}:ground`,
        isOnTurn ? "panel on-turn" : "panel",
        [width / 2, height / 2],
        [width, height],
        10,
        { aside: true },
      ),
      ...nameBar(seat, colour, isOnTurn, width, words),
      ...ATTRIBUTES.map((attribute, row) =>
        scale(colour, attribute, seat.henchman[attribute], BAR + 6 + (row + 0.5) * pitch, words),
      ),
      ...handShapes(view, seat, colour, BAR + (room - 40) / 2 + 4, width, words),
      ...treasureRow(
        view,
        `carried:${colour}`,
        seat.carried,
        [HAND_LEFT, low],
        words.carried,
        half,
      ),
      ...treasureRow(
        view,
        `secured-by:${colour}`,
        seat.secured,
        [HAND_LEFT + half + 8, low],
        words.securedTitle,
        half,
      ),
    ],
    { label: words.seat(named(colour)), layer: `seat-${colour}` },
  );
};

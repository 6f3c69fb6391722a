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
import { backOf, CARD, faceOf, largeCard, nameOfCard, SMALL_CARD, smallCard } from "./cards.ts";
import { FIGURE } from "./layout.ts";
import type { Messages } from "./messages/messages.ts";
import { named } from "./names.ts";
import { colourOf } from "./pieces.ts";
import { emblem, treasureToken } from "./signs.ts";

const BAR = 36;
const MOST = 15;
const SCALE_LEFT = 126;
const SCALE_WIDTH = 46;

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
      text(`${key}:name`, "caption", [12, 7.3], named(attribute), FIGURE, "start"),
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
      text(`${key}:amount`, "amount", [SCALE_LEFT + SCALE_WIDTH + 36, 7.3], value, FIGURE, "end"),
    ],
    { label: words.scale(named(attribute), value) },
  );
};

const chip = (key: string, words: string, right: number): Shape => {
  const width = widthOfText(words, FIGURE) + 14;
  return group(
    key,
    "status",
    [right - width / 2, BAR / 2 + 3],
    [
      rect(`${key}:ground`, "", [0, 0], [width, 26], 12),
      text(`${key}:text`, "status-ink", [0, 7.3], words, FIGURE),
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
    right -= widthOfText(words_, FIGURE) + 22;
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
        text(`${key}:name`, `heading ink-${colour}`, [42, 28.5], named(colour), 22, "start"),
        ...(isOnTurn
          ? [
              text(
                `${key}:turn`,
                `ink-${colour}`,
                [width / 2, 28.3],
                words.onTurn,
                FIGURE,
                "middle",
                {
                  aside: true,
                },
              ),
            ]
          : []),
      ],
    ),
    ...statusChips(seat, colour, width, words),
  ];
};

const HAND_LEFT = 222;

interface Room {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

const ACROSS = 2;

/** With their names, two beside each other, where there is room for that; else small, closer where there are many. */
const handPlaces = (count: number, { top, bottom, width }: Room) => {
  const room = width - HAND_LEFT - 12;
  const rows = Math.ceil(count / ACROSS);
  const isLarge = rows * (CARD[1] + 6) <= bottom - top && ACROSS * (CARD[0] + 4) <= room;
  const pitch = Math.min(SMALL_CARD[0] + 6, (room - SMALL_CARD[0]) / Math.max(1, count - 1));
  const middle = (top + bottom) / 2;
  const at = (index: number): ScenePoint =>
    isLarge
      ? [
          HAND_LEFT + CARD[0] / 2 + (index % ACROSS) * (CARD[0] + 4),
          middle + (Math.floor(index / ACROSS) - (rows - 1) / 2) * (CARD[1] + 6),
        ]
      : [HAND_LEFT + SMALL_CARD[0] / 2 + index * pitch, middle];
  return { isLarge, at };
};

const handShapes = (
  view: GrandlinView,
  seat: SeatView,
  colour: Colour,
  room: Room,
  words: Messages,
): readonly Shape[] => {
  const { isLarge, at } = handPlaces(seat.cards, room);
  if (seat.hand !== null)
    return seat.hand.map((card, index) =>
      isLarge
        ? largeCard(view, `card:${card}`, card, at(index))
        : smallCard(view, card, at(index), false, nameOfCard(faceOf(view, card), card)),
    );
  return Array.from({ length: seat.cards }, (_, index) =>
    backOf(
      `hand:${colour}:${index}`,
      at(index),
      isLarge ? CARD : SMALL_CARD,
      words.hiddenCard(named(colour)),
    ),
  );
};

const TOKEN_PITCH = 27;

/** Known treasures by their kind, the others covered. */
const treasureRow = (
  view: GrandlinView,
  key: string,
  { count, known }: TreasuresView,
  [x, y]: ScenePoint,
  caption: string,
  room: number,
): readonly Shape[] => {
  const start = x + widthOfText(caption, FIGURE) + 20;
  const pitch = Math.min(TOKEN_PITCH, (room - (start - x) - 14) / Math.max(1, count - 1));
  const at = (index: number): ScenePoint => [start + index * pitch, y];
  return [
    text(`${key}:caption`, "faint", [x, y + 7.3], caption, FIGURE, "start"),
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
  const low = height - 21;
  return group(
    `seat:${colour}`,
    "",
    area.at,
    [
      rect(
        `seat:${colour}:ground`,
        isOnTurn ? "panel next" : "panel",
        [width / 2, height / 2],
        [width, height],
        10,
        { aside: true },
      ),
      ...nameBar(seat, colour, isOnTurn, width, words),
      ...ATTRIBUTES.map((attribute, row) =>
        scale(colour, attribute, seat.henchman[attribute], BAR + 6 + (row + 0.5) * pitch, words),
      ),
      ...handShapes(view, seat, colour, { top: BAR, bottom: height - 38, width }, words),
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
    { label: words.seat(named(colour)), layer: `seat-${colour}`, aside: true },
  );
};

// What stands and lies on the board: Henchmen, inserted cards, treasures.
// One key for a thing, wherever it goes: `henchman:red`, `card:bandit-3`, `treasure:crown-1`.
import {
  circle,
  group,
  path,
  rect,
  type ScenePoint,
  type Shape,
  steps,
  text,
} from "@assize/kernel-drawing";
import { SeatId } from "@assize/kernel-model";
import type { Colour, Square } from "@assize/grandlin-edition";
import type { GrandlinView, LyingView } from "@assize/grandlin-game";
import { backOf, faceOf, nameOfCard, SMALL_CARD, smallCard } from "./cards.ts";
import { FIGURE, middleOf } from "./layout.ts";
import type { Messages } from "./messages/messages.ts";
import { named } from "./names.ts";
import { emblem, treasureToken } from "./signs.ts";

export const colourOf = (view: GrandlinView, seat: SeatId): Colour => view.setting.colours[seat]!;

/** In the middle, or beside whoever stands on the square; higher where treasures lie at its foot. */
const placeOfCard = (view: GrandlinView, square: Square): ScenePoint => {
  const isStoodOn = view.seats.some(({ henchman: { square: at } }) => at === square);
  return [isStoodOn ? 18 : 0, view.treasures[square] === undefined ? 0 : -9];
};

const by = ([x, y]: ScenePoint, [dx, dy]: ScenePoint): ScenePoint => [x + dx, y + dy];

const labelOfLying = (
  view: GrandlinView,
  square: Square,
  { card, by: seat, shown }: LyingView,
  words: Messages,
): string => {
  if (card === null) return words.faceDown(square, named(colourOf(view, seat)));
  const name = nameOfCard(faceOf(view, card), card);
  return shown ? words.lying(name, square) : words.secret(name, square);
};

/** Who inserted it, on its corner. */
const inserter = (key: string, colour: Colour, at: ScenePoint): Shape =>
  group(
    `${key}:by`,
    `seat seat-${colour}`,
    by(at, [SMALL_CARD[0] / 2 - 5, -SMALL_CARD[1] / 2 + 5]),
    [
      rect(`${key}:by:chip`, "", [0, 0], [18, 18], 4),
      emblem(`${key}:by:emblem`, colour, [0, 0], 0.85),
    ],
    { layer: "inserted" },
  );

export const insertedShapes = (view: GrandlinView, words: Messages): readonly Shape[] =>
  Object.entries(view.lying).flatMap(([square, lying]) => {
    const at = by(middleOf(square), placeOfCard(view, square));
    const label = labelOfLying(view, square, lying, words);
    const card =
      lying.card === null
        ? backOf(`inserted:${square}`, at, SMALL_CARD, label)
        : smallCard(view, lying.card, at, !lying.shown, label);
    return [
      { ...card, layer: "inserted" },
      inserter(`inserted:${square}`, colourOf(view, lying.by), at),
    ];
  });

const MOST_TOKENS = 5;

/** Side by side at the foot of the square; closer where there are many. */
export const treasureShapes = (view: GrandlinView, words: Messages): readonly Shape[] =>
  Object.entries(view.treasures).flatMap(([square, treasures]) => {
    const pitch = Math.min(24, 58 / Math.max(1, treasures.length - 1));
    return treasures.map((id, index): Shape => {
      const kind = view.setting.facts.treasures[id] ?? null;
      const shift = (index - (treasures.length - 1) / 2) * pitch;
      const at = by(middleOf(square), [shift, 30]);
      const label = words.treasureOn(named(kind ?? id), square);
      const scale = treasures.length > MOST_TOKENS ? 0.8 : 1;
      return { ...treasureToken(`treasure:${id}`, kind, at, label, scale), layer: "treasures" };
    });
  });

const CLOAK = steps("M -15 19 Q -13 -5 -6 -8 L 6 -8 Q 13 -5 15 19 Q 0 25 -15 19 Z");

interface Stand {
  readonly at: ScenePoint;
  readonly scale: number;
}

const henchman = (
  colour: Colour,
  { at, scale }: Stand,
  square: Square,
  onTurn: boolean,
  words: Messages,
): Shape => {
  const key = `henchman:${colour}`;
  return group(
    key,
    `seat seat-${colour}`,
    at,
    [
      ...(onTurn ? [circle(`${key}:turn`, "turn-ring next", [0, 1], 28, { aside: true })] : []),
      path(`${key}:cloak`, "piece", CLOAK),
      circle(`${key}:head`, "piece", [0, -15], 8.5),
      emblem(`${key}:emblem`, colour, [0, 7], 1.15),
    ],
    { label: words.henchman(named(colour), square), layer: "henchmen", scale },
  );
};

const PITCH = 23;

/** Clear of the card, the treasures and the service's name; smaller where several share the square. */
const standOf = (view: GrandlinView, seat: number): Stand => {
  const { square } = view.seats[seat]!.henchman;
  const here = view.seats.flatMap((other, index) =>
    other.henchman.square === square ? [index] : [],
  );
  const shift = (here.indexOf(seat) - (here.length - 1) / 2) * PITCH;
  const aside = view.lying[square] === undefined ? 0 : -19;
  const hasFoot =
    view.treasures[square] !== undefined || view.setting.facts.citySquares.has(square);
  const at = by(middleOf(square), [shift + aside, hasFoot ? -8 : 0]);
  return { at, scale: here.length === 1 ? 1 : 0.85 };
};

export const henchmanShapes = (view: GrandlinView, words: Messages): readonly Shape[] =>
  view.seats.map((seat, index) =>
    henchman(
      colourOf(view, SeatId(index)),
      standOf(view, index),
      seat.henchman.square,
      view.over === null && view.onTurn === index,
      words,
    ),
  );

/** How many treasures are secured in each player's castle, on its wall. */
export const securedShapes = (view: GrandlinView, words: Messages): readonly Shape[] =>
  view.seats.map(({ castle, secured }, index) => {
    const colour = colourOf(view, SeatId(index));
    const key = `secured:${colour}`;
    return group(
      key,
      "",
      by(middleOf(castle), [28, 28]),
      [
        circle(`${key}:ground`, "coin", [0, 0], 14),
        text(`${key}:count`, "coin-ink", [0, 7.5], secured.count, FIGURE),
      ],
      { label: words.secured(named(colour), secured.count), layer: "treasures" },
    );
  });

// The small signs: seats' emblems, kinds of cards, treasures, dice. Each differs in form, so that none depends on
// colour. Knows no state and no place.
import {
  circle,
  group,
  path,
  type PathStep,
  rect,
  type ScenePoint,
  type Shape,
  steps,
} from "@assize/kernel-drawing";
import type { CardType, Colour, TreasureKind } from "@assize/grandlin-edition";

/** Within about 6 units round the origin. */
const EMBLEMS: Readonly<Record<Colour, readonly PathStep[]>> = {
  red: steps("M -5 -5 L 5 -5 L 5 5 L -5 5 Z"),
  blue: steps("M 0 -6.5 L 5.5 0 L 0 6.5 L -5.5 0 Z"),
  yellow: steps("M 0 -5.5 C 7.3 -5.5 7.3 5.5 0 5.5 C -7.3 5.5 -7.3 -5.5 0 -5.5 Z"),
  green: steps("M 0 -6 L 6 5 L -6 5 Z"),
};

/** Within about 8 units round the origin. */
const CARD_SIGNS: Readonly<Record<CardType, readonly PathStep[]>> = {
  // A star.
  spell: steps("M 0 -9 L 2.2 -2.2 L 9 0 L 2.2 2.2 L 0 9 L -2.2 2.2 L -9 0 L -2.2 -2.2 Z"),
  // A folded sheet with a cross on it.
  map: steps(
    "M -9 -6 L -3 -4 L 3 -6 L 9 -4 L 9 7 L 3 5 L -3 7 L -9 5 Z M 0 -1.5 L 5 3 M 5 -1.5 L 0 3",
  ),
  // A sword.
  weapon: steps("M 6 -9 L 9 -9 L 9 -6 L -2 5 L -5 2 Z M -8 0 L 0 8 M -4.5 4.5 L -9 9"),
  // A flask.
  potion: steps(
    "M -3 -9 L 3 -9 M -1.7 -9 L -1.7 -3 L -6.5 4 Q -8 9 -3 9 L 3 9 Q 8 9 6.5 4 L 1.7 -3 L 1.7 -9 M -4.4 2 L 4.4 2",
  ),
  // Jaws.
  trap: steps(
    "M -9 8 L -9 1 L -4.5 5 L 0 0 L 4.5 5 L 9 1 L 9 8 Z M -9 -8 L -9 -3 L -4.5 -6 L 0 -2 L 4.5 -6 L 9 -3 L 9 -8 Z",
  ),
  // A signpost.
  special: steps(
    "M 0 9 L 0 -9 M 0 -8 L 6 -8 L 9 -5.5 L 6 -3 L 0 -3 M 0 -1 L -6 -1 L -9 1.5 L -6 4 L 0 4",
  ),
  // A horned head.
  villain: steps(
    "M -8 -9 Q -7 -5 -4.5 -4.5 Q 0 -7 4.5 -4.5 Q 7 -5 8 -9 Q 10 0 5.5 3 L 4.5 9 L -4.5 9 L -5.5 3 Q -10 0 -8 -9 Z M -4 -0.5 L -1.5 1 M 4 -0.5 L 1.5 1 M -2 5.5 L 2 5.5",
  ),
};

const TREASURE_SIGNS: Readonly<Record<TreasureKind, readonly PathStep[]>> = {
  crown: steps("M -8 6 L -8 -5 L -4 0 L 0 -7 L 4 0 L 8 -5 L 8 6 Z M -8 3 L 8 3"),
  goblet: steps("M -6 -8 L 6 -8 Q 6 0 0 1 Q -6 0 -6 -8 Z M 0 1 L 0 5 M -5 8 L 5 8 L 0 5 Z"),
  orb: steps(
    "M 0 -4 C 8 -4 8 8 0 8 C -8 8 -8 -4 0 -4 Z M -6 2 L 6 2 M 0 -4 L 0 -9 M -2.5 -7 L 2.5 -7",
  ),
};

const scaled = (shape: ReturnType<typeof group>, scale: number): Shape =>
  scale === 1 ? shape : { ...shape, scale };

/** The form that stands for a seat's colour. */
export const emblem = (key: string, colour: Colour, at: ScenePoint, scale = 1): Shape =>
  scaled(
    group(key, `emblem emblem-${colour}`, at, [path(`${key}:form`, "", EMBLEMS[colour])]),
    scale,
  );

export const cardSign = (key: string, type: CardType, at: ScenePoint, scale = 1): Shape =>
  scaled(group(key, `sign sign-${type}`, at, [path(`${key}:line`, "", CARD_SIGNS[type])]), scale);

/** A treasure as a token; of a treasure of unknown kind only the covered token. */
export const treasureToken = (
  key: string,
  kind: TreasureKind | null,
  at: ScenePoint,
  label: string,
  scale = 1,
): Shape =>
  scaled(
    group(
      key,
      "",
      at,
      kind === null
        ? [circle(`${key}:token`, "covered", [0, 0], 13)]
        : [
            circle(`${key}:token`, `token token-${kind}`, [0, 0], 13),
            path(`${key}:sign`, "token-sign", TREASURE_SIGNS[kind]),
          ],
      { label },
    ),
    scale,
  );

const PIPS: Readonly<Record<number, readonly ScenePoint[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const DIE = 38;

export const die = (key: string, value: number, at: ScenePoint): Shape =>
  group(
    key,
    "",
    at,
    [
      rect(`${key}:body`, "card", [0, 0], [DIE, DIE], 7),
      ...(PIPS[value] ?? []).map(([x, y], index) =>
        circle(`${key}:pip-${index}`, "pip", [x * 10.5, y * 10.5], 3.8),
      ),
    ],
    { label: String(value) },
  );

// Where things stand on the drawing: the board's squares and the areas beside it. Knows no state.
import type { Area, ScenePoint } from "@assize/kernel-drawing";
import type { Square } from "@assize/grandlin-edition";

const COLUMNS = "ABCDEFGHIJ";
export const SIDE = 10;
export const CELL = 86;
/** Room for the letters and figures along the board. */
export const RIM = 30;
export const BOARD = SIDE * CELL + 2 * RIM;

const EDGE = 14;
const GAP = 10;
const BESIDE = EDGE + BOARD + GAP + 4;
const BESIDE_WIDTH = 583;
export const WIDTH = BESIDE + BESIDE_WIDTH + EDGE;
export const HEIGHT = BOARD + 2 * EDGE;

/** The size of the smallest figures: 12 CSS pixels where the drawing is 880 by 540. */
export const FIGURE = 21.3;

export const BOARD_AT: ScenePoint = [EDGE, EDGE];

/** The middle of a square on the board: A0 at the bottom left, J9 at the top right. */
export const middleOf = (square: Square): ScenePoint => [
  RIM + (COLUMNS.indexOf(square.charAt(0)) + 0.5) * CELL,
  RIM + (SIDE - Number(square.charAt(1)) - 0.5) * CELL,
];

export const columnName = (index: number): string => COLUMNS.charAt(index);

const beside = (top: number, height: number): Area => ({
  at: [BESIDE, top],
  size: [BESIDE_WIDTH, height],
});

const DAY_HEIGHT = 72;
const PILES_HEIGHT = 106;
/** Folded to a line while nothing is met. */
const LINE = 38;
const ENCOUNTER_HEIGHT = 128;
const SEATS_TOP = EDGE + DAY_HEIGHT + PILES_HEIGHT + 2 * GAP;
const ENCOUNTER_TOP = HEIGHT - EDGE - ENCOUNTER_HEIGHT;
const TALLEST_SEAT = 290;

export const DAY_AREA = beside(EDGE, DAY_HEIGHT);
export const PILES_AREA = beside(EDGE + DAY_HEIGHT + GAP, PILES_HEIGHT);

/** Below the seats, so that it moves none of them when it opens. */
export const encounterArea = (seats: number, isOpen: boolean): Area => {
  const { at, size } = seatArea(seats - 1, seats);
  const top = Math.min(at[1] + size[1] + GAP, ENCOUNTER_TOP);
  return beside(top, isOpen ? ENCOUNTER_HEIGHT : LINE);
};

/** One below the other beside the board. */
export const seatArea = (index: number, seats: number): Area => {
  const room = ENCOUNTER_TOP - GAP - SEATS_TOP - GAP * (seats - 1);
  const height = Math.min(TALLEST_SEAT, room / seats);
  return beside(SEATS_TOP + index * (height + GAP), height);
};

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
const BESIDE_WIDTH = 660;
export const WIDTH = BESIDE + BESIDE_WIDTH + EDGE;
export const HEIGHT = BOARD + 2 * EDGE;

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

const DAY_HEIGHT = 84;
const TABLE_HEIGHT = 116;
const SEATS_TOP = EDGE + DAY_HEIGHT + 2 * TABLE_HEIGHT + 3 * GAP;
const TALLEST_SEAT = 190;

export const DAY_AREA = beside(EDGE, DAY_HEIGHT);
export const PILES_AREA = beside(EDGE + DAY_HEIGHT + GAP, TABLE_HEIGHT);
export const ENCOUNTER_AREA = beside(EDGE + DAY_HEIGHT + TABLE_HEIGHT + 2 * GAP, TABLE_HEIGHT);

/** One below the other beside the board. */
export const seatArea = (index: number, seats: number): Area => {
  const room = HEIGHT - EDGE - SEATS_TOP - GAP * (seats - 1);
  const height = Math.min(TALLEST_SEAT, room / seats);
  return beside(SEATS_TOP + index * (height + GAP), height);
};

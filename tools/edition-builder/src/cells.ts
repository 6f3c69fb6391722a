// A first map: the board cut into nine cells, each the land nearest to one of nine seats.
// Where cells meet there are 16 crossroads of three roads each. Knows no rule of the game.
import { BOARD, centreOf, distance, type Spot } from "./plane.ts";
import { draw, type Random } from "./random.ts";

/** Crossroads with their places; every cell as the ring of its crossroads. */
export interface Sketch {
  readonly spots: readonly Spot[];
  readonly cells: readonly (readonly number[])[];
}

const CELL_COUNT = 9;
const CROSSROADS = 16;
const ROUNDS = 12;
/** Crossroads nearer than this are taken for one, and such a sketch is refused. */
const SAME = 0.01;

const { width, height, margin } = BOARD;
const FRAME: readonly Spot[] = [
  [margin, margin],
  [width - margin, margin],
  [width - margin, height - margin],
  [margin, height - margin],
];

const nearer = (p: Spot, a: Spot, b: Spot): number => {
  const [da, db] = [distance(p, a), distance(p, b)];
  return db * db - da * da;
};

/** The part of a convex outline that is nearer to `own` than to `other`. */
const cut = (outline: readonly Spot[], own: Spot, other: Spot): readonly Spot[] =>
  outline.flatMap((from, index): readonly Spot[] => {
    const to = outline[(index + 1) % outline.length]!;
    const [a, b] = [nearer(from, own, other), nearer(to, own, other)];
    const kept = a >= 0 ? [from] : [];
    if (a >= 0 === b >= 0) return kept;
    const t = a / (a - b);
    return [...kept, [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])]];
  });

const cellsOf = (seats: readonly Spot[]): readonly (readonly Spot[])[] =>
  seats.map((own) =>
    seats.reduce((rest, other) => (other === own ? rest : cut(rest, own, other)), FRAME),
  );

const scatter = (random: Random): readonly [readonly Spot[], Random] => {
  const seats: Spot[] = [[width / 2, height / 2]];
  let rest = random;
  while (seats.length < CELL_COUNT) {
    const [x, afterX] = draw(rest, width - 2 * margin);
    const [y, afterY] = draw(afterX, height - 2 * margin);
    rest = afterY;
    seats.push([margin + x, margin + y]);
  }
  return [seats, rest];
};

/** Moves each seat but the middle one to the centre of its cell, some times over. */
const settle = (seats: readonly Spot[]): readonly Spot[] => {
  let settled = seats;
  for (let round = 0; round < ROUNDS; round++)
    settled = cellsOf(settled).map((cell, i) =>
      i === 0 || cell.length < 3 ? seats[i]! : centreOf(cell),
    );
  return settled;
};

/** A sketch whose first cell is the middle one, or undefined where the cut is degenerate. */
export const sketch = (random: Random): readonly [Sketch | undefined, Random] => {
  const [seats, rest] = scatter(random);
  const spots: Spot[] = [];
  const place = (spot: Spot): number => {
    const found = spots.findIndex((known) => distance(known, spot) < SAME);
    return found >= 0 ? found : spots.push(spot) - 1;
  };
  const atCorner = (spot: Spot): boolean => FRAME.some((corner) => distance(corner, spot) < SAME);
  const cells = cellsOf(settle(seats)).map((cell) =>
    cell.filter((spot) => !atCorner(spot)).map(place),
  );
  const sound =
    spots.length === CROSSROADS &&
    cells.every((cell) => cell.length >= 3 && new Set(cell).size === cell.length);
  return [sound ? { spots, cells } : undefined, rest];
};

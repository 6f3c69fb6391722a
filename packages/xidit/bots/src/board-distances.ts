// Roads and distances of one board as flat tables, made once for each board. Knows no tile and no seat.
import { CityId, NO_CITY, ROAD_COLOURS } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";

type Board = XiditView["setting"]["board"];

export interface Roads {
  /** One more than the highest city number. */
  readonly size: number;
  /** By city times three plus colour: the neighbour, NO_CITY where there is no such road. */
  readonly neighbours: Int8Array;
  /** By city times size plus city: roads between the two; FAR where there is no way. */
  readonly distances: Int8Array;
}

export const FAR = 99;
const COLOURS = ROAD_COLOURS.length;

const known = new WeakMap<Board, Roads>();

const makeRoads = (board: Board): Roads => {
  const size = Math.max(...board.cities) + 1;
  const neighbours = new Int8Array(size * COLOURS);
  for (const city of board.cities)
    for (const [i, colour] of ROAD_COLOURS.entries())
      neighbours[city * COLOURS + i] = board.neighbours[city]?.[colour] ?? NO_CITY;
  return { size, neighbours, distances: distancesOf(size, board.cities, neighbours) };
};

/** Breadth first from every city. */
const distancesOf = (size: number, cities: readonly CityId[], neighbours: Int8Array): Int8Array => {
  const distances = new Int8Array(size * size).fill(FAR);
  for (const from of cities) {
    distances[from * size + from] = 0;
    const reached: number[] = [from];
    for (const city of reached) {
      const next = distances[from * size + city]! + 1;
      for (let i = 0; i < COLOURS; i++) {
        const to = neighbours[city * COLOURS + i]!;
        if (to === NO_CITY || distances[from * size + to]! <= next) continue;
        distances[from * size + to] = next;
        reached.push(to);
      }
    }
  }
  return distances;
};

/** The tables of a board; the same object for the same board. */
export const roadsOf = (board: Board): Roads => {
  const found = known.get(board);
  if (found !== undefined) return found;
  const made = makeRoads(board);
  known.set(board, made);
  return made;
};

/** The city at the end of a road (colour by its place in ROAD_COLOURS); NO_CITY where there is none. */
export const roadFrom = (roads: Roads, city: CityId, colour: number): CityId =>
  CityId(roads.neighbours[city * COLOURS + colour] ?? NO_CITY);

export const distance = (roads: Roads, from: number, to: number): number =>
  roads.distances[from * roads.size + to] ?? FAR;

// Ways over the board as one seat sees it: how far everything is, and the next step there.
import type { SeatId } from "@assize/kernel-model";
import { type Facts, type Square, SQUARES } from "@assize/grandlin-edition";
import type { GrandlinView } from "@assize/grandlin-game";

const FAR = 1000;
const UNKNOWN_CARD = 4;
const HENCHMAN = 2;
const VILLAIN_BONUS = 3;

export interface Routes {
  readonly costTo: (square: Square) => number;
  /** The first square on the way, or null where he is there or cannot get there. */
  readonly stepTo: (square: Square) => Square | null;
}

/** The board as numbers: a square is its place in the list of all. */
interface Board {
  readonly indexOf: ReadonlyMap<Square, number>;
  readonly neighbours: readonly (readonly number[])[];
  readonly inCity: readonly boolean[];
}

const boards = new WeakMap<Facts, Board>();

const boardOf = (facts: Facts): Board => {
  const known = boards.get(facts);
  if (known !== undefined) return known;
  const indexOf = new Map(SQUARES.map((square, index) => [square, index]));
  const board: Board = {
    indexOf,
    neighbours: SQUARES.map((square) => facts.neighbours[square]!.map((to) => indexOf.get(to)!)),
    inCity: SQUARES.map((square) => facts.citySquares.has(square)),
  };
  boards.set(facts, board);
  return board;
};

const costOfCard = (view: GrandlinView, seat: SeatId, card: string | null): number => {
  if (card === null) return UNKNOWN_CARD;
  const face = view.setting.facts.cards[card]!;
  if (face.type !== "villain") return face.type === "trap" ? UNKNOWN_CARD * 2 : 0;
  const { strength, weaponry } = view.seats[seat]!.henchman;
  return Math.max(0, (face.power! - strength - weaponry) * 2) + VILLAIN_BONUS;
};

/** What it costs to come by each square: outside the City cards and Henchmen stop a move. */
const costs = (view: GrandlinView, seat: SeatId, { indexOf, inCity }: Board): readonly number[] => {
  const cost = SQUARES.map(() => 1);
  for (const [square, { card }] of Object.entries(view.lying))
    cost[indexOf.get(square)!]! += costOfCard(view, seat, card);
  for (const [index, { henchman }] of view.seats.entries()) {
    const at = indexOf.get(henchman.square)!;
    if (index !== seat && !inCity[at]!) cost[at]! += HENCHMAN;
  }
  return cost;
};

/** Shortest ways from where this seat's Henchman stands: Dijkstra, with a list of squares for each cost. */
export const routesFor = (view: GrandlinView, seat: SeatId): Routes => {
  const board = boardOf(view.setting.facts);
  const { indexOf, neighbours, inCity } = board;
  const { slept, square } = view.seats[seat]!.henchman;
  const start = indexOf.get(square)!;
  const mayEnter = slept === square && view.turn.firstStep;
  const toEnter = costs(view, seat, board);
  const cost = SQUARES.map(() => FAR);
  const first = SQUARES.map(() => -1);
  cost[start] = 0;
  const byCost: number[][] = [[start]];
  for (let total = 0; total < byCost.length; total++)
    for (const from of byCost[total] ?? []) {
      if (cost[from] !== total) continue;
      for (const to of neighbours[from]!) {
        if (inCity[to]! && !inCity[from]! && !(mayEnter && from === start)) continue;
        const further = total + toEnter[to]!;
        if (further >= cost[to]!) continue;
        cost[to] = further;
        first[to] = from === start ? to : first[from]!;
        (byCost[further] ??= []).push(to);
      }
    }
  return {
    costTo: (to) => cost[indexOf.get(to)!]!,
    stepTo: (to) => SQUARES[first[indexOf.get(to)!]!] ?? null,
  };
};

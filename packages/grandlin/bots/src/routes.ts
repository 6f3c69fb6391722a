// Ways over the board as one seat sees it: how far everything is, and the next step there.
import type { Square } from "@assize/grandlin-edition";
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

/** What it costs to come by a square: cards and Henchmen stop a move. */
const costOf = (view: GrandlinView, seat: number, square: Square): number => {
  const { facts } = view.setting;
  if (facts.citySquares.has(square)) return 1;
  const lying = view.lying[square];
  const others = view.seats.filter(
    ({ henchman }, index) => index !== seat && henchman.square === square,
  );
  const base = 1 + others.length * HENCHMAN;
  if (lying === undefined) return base;
  if (lying.card === null) return base + UNKNOWN_CARD;
  const face = facts.cards[lying.card]!;
  if (face.type === "villain") {
    const { strength, weaponry } = view.seats[seat]!.henchman;
    const lead = face.power! - strength - weaponry;
    return base + Math.max(0, lead * 2) + VILLAIN_BONUS;
  }
  return base + (face.type === "trap" ? UNKNOWN_CARD * 2 : 0);
};

const opens = (view: GrandlinView, seat: number, from: Square, to: Square): boolean => {
  const { facts } = view.setting;
  if (facts.citySquares.has(from) || !facts.citySquares.has(to)) return true;
  const { henchman } = view.seats[seat]!;
  return henchman.slept === from && henchman.square === from && view.turn.firstStep;
};

/** Shortest ways from where this seat's Henchman stands (Dijkstra on a hundred squares). */
export const routesFor = (view: GrandlinView, seat: number): Routes => {
  const start = view.seats[seat]!.henchman.square;
  const cost = new Map<Square, number>([[start, 0]]);
  const first = new Map<Square, Square>();
  const open = new Set<Square>([start]);
  while (open.size > 0) {
    let from = start;
    let least = FAR;
    for (const square of open)
      if (cost.get(square)! < least) {
        least = cost.get(square)!;
        from = square;
      }
    open.delete(from);
    for (const to of view.setting.facts.neighbours[from]!) {
      if (!opens(view, seat, from, to)) continue;
      const total = least + costOf(view, seat, to);
      if (total >= (cost.get(to) ?? FAR)) continue;
      cost.set(to, total);
      first.set(to, from === start ? to : first.get(from)!);
      open.add(to);
    }
  }
  return {
    costTo: (square) => cost.get(square) ?? FAR,
    stepTo: (square) => (square === start ? null : (first.get(square) ?? null)),
  };
};

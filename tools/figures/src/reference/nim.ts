// Nim, refereed slowly: written straight from its rules, without chart, schema or engine.
// Knows nothing of how a record is kept; a second opinion, as the referee of Lords of Xidit is one.
import { isSame, onlyMember, type PlainEvent } from "./asking.ts";
import type { Judgement } from "./referee.ts";

/** What is read of a log's header. */
export interface NimHeader {
  readonly seats: readonly unknown[];
  readonly rulings: { readonly set: string; readonly overrides: Readonly<Record<string, string>> };
}

interface Heap {
  /** Null before the matches are laid. */
  matches: number | null;
  onTurn: number;
  /** Whether the seat on turn has taken. */
  taken: boolean;
  over: boolean;
}

const countOf = (data: unknown): number => {
  const matches = onlyMember(data, "matches");
  return Number.isInteger(matches) ? (matches as number) : Number.NaN;
};

const lastMatchOf = ({ rulings }: NimHeader): string =>
  rulings.overrides["last-match"] ?? (rulings.set === "normal" ? "wins" : "loses");

/** Why an event may not come now, or null. */
const objection = (heap: Heap, { type, by, data }: PlainEvent, loser: number): string | null => {
  const { matches, onTurn, taken, over } = heap;
  if (over) return "the game is over";
  if (matches === null) {
    const laid = countOf(data);
    const fair = type === "matches-laid" && by === undefined && laid >= 5 && laid <= 20;
    return fair ? null : "five to twenty matches must be laid";
  }
  if (!taken) {
    const some = countOf(data);
    const most = Math.min(3, matches);
    const fair = type === "matches-taken" && by === onTurn && some >= 1 && some <= most;
    return fair ? null : `seat ${onTurn} must take 1 to ${most}`;
  }
  const [must, told] =
    matches === 0 ? ["game-ended", { loser }] : ["turn-passed", { left: matches }];
  const fair = type === must && by === undefined && isSame(data, told);
  return fair ? null : `must be ${must} ${JSON.stringify(told)}`;
};

const step = (heap: Heap, { type, data }: PlainEvent, seats: number): Heap => {
  switch (type) {
    case "matches-laid":
      return { ...heap, matches: countOf(data) };
    case "matches-taken":
      return { ...heap, matches: heap.matches! - countOf(data), taken: true };
    case "turn-passed":
      return { ...heap, onTurn: (heap.onTurn + 1) % seats, taken: false };
    default:
      return { ...heap, over: true };
  }
};

/** Whether a list of events is a game of nim, or the beginning of one. `at` counts from 0. Requires a sound header. */
export const judgeNim = (header: NimHeader, events: readonly PlainEvent[]): Judgement => {
  const seats = header.seats.length;
  let heap: Heap = { matches: null, onTurn: 0, taken: false, over: false };
  for (const [at, event] of events.entries()) {
    const loser = lastMatchOf(header) === "wins" ? (heap.onTurn + 1) % seats : heap.onTurn;
    const why = objection(heap, event, loser);
    if (why !== null) return { legal: false, at, why };
    heap = step(heap, event, seats);
  }
  return { legal: true, finished: heap.over };
};

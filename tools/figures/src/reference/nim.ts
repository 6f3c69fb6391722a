// Nim, refereed slowly: written straight from its rules, without chart, schema or engine.
// Knows nothing of how a record is kept; a second opinion, as the referee of Lords of Xidit is one.
import { isSame, onlyMember, type PlainEvent } from "./asking.ts";
import type { Judgement } from "./referee.ts";

/** What is read of a log's header. */
export interface NimHeader {
  readonly seats: readonly unknown[];
  readonly rulings: { readonly set: string; readonly overrides: Readonly<Record<string, string>> };
  /** What is forced stands in no line. */
  readonly terse?: true;
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

/** What the rules bring about by themselves; null where somebody has to take, or nothing follows. */
const forcedIn = ({ matches, taken, over }: Heap, loser: number): PlainEvent | null => {
  if (over || !taken) return null;
  return matches === 0
    ? { type: "game-ended", data: { loser } }
    : { type: "turn-passed", data: { left: matches } };
};

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
  const must = forcedIn(heap, loser)!;
  const fair = type === must.type && by === undefined && isSame(data, must.data);
  return fair ? null : `must be ${must.type} ${JSON.stringify(must.data)}`;
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
    const forced = forcedIn(heap, loser);
    // A terse list leaves out what is forced.
    if (header.terse === true && forced !== null && forced.type !== event.type)
      heap = step(heap, forced, seats);
    const why = objection(heap, event, loser);
    if (why !== null) return { legal: false, at, why };
    heap = step(heap, event, seats);
  }
  return { legal: true, finished: heap.over };
};

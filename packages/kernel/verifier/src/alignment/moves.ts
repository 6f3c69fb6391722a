// The words of an explanation: moves, and the hypotheses that are made of them. Types, and how they are put together.
// Knows no rule: whether a move is possible is asked in `rules`, which ones there are in the files named after them.
import type { Position, Row } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import type { GameEvent, Held, Json, SeatId } from "@assize/kernel-model";
import { DEFAULTS } from "./costs.ts";
import type { Renaming } from "./renamings.ts";
import { trailOn, type TrailOf } from "./trails.ts";

/** What is said of a line that does not fit, or of what stands before it in no line. */
export type MoveKind =
  /** The type is due, the data differ. */
  | "value"
  /** Another consequence is due, or none. */
  | "replaced"
  /** A consequence or choice that stands in no line. */
  | "left-out"
  /** The line is no part of the game. */
  | "passed-over"
  | "seat-unexpected"
  /** The choice is another seat's. */
  | "seat"
  /** A refused choice was carried out. */
  | "stood"
  /** Another choice was made than is written. */
  | "rewritten"
  /** A choice of which the record says that it does not know all. */
  | "unknown"
  /** Play went back. */
  | "undone"
  /** An earlier choice was another one than is written, though that was legal. */
  | "revised"
  /** The choice was made before earlier lines, which fit without it too. */
  | "belongs-before"
  /** An earlier choice was not made there, though it was legal. */
  | "stands-too-early"
  /** The choice has the data of another one of its kind that stands near it. */
  | "exchanged"
  /** Lines are gone before it, nobody knows which. */
  | "lines-missing";

/** What a move takes: a transition, asked of its questions or not, with an event. */
export interface Applied {
  readonly row: Row;
  readonly event: GameEvent;
}

/** One move. Moves form a chain from the last to the first, and hypotheses share what they have in common. */
export interface Move {
  readonly before: Move | null;
  /** The line at which it is told, from 0. */
  readonly index: number;
  readonly kind: MoveKind;
  readonly held: Held;
  readonly cost: number;
  /** True where the line itself is accounted for; else it has to fit after this move. */
  readonly consumes: boolean;
  /** What is taken for it; null: nothing. */
  readonly applied: Applied | null;
  /** The position from which the line is read, where play went back or an earlier choice was another one. */
  readonly to: Position<unknown> | null;
  /** That choice, and its line; of one that belongs before a line, that line. */
  readonly revised: { readonly line: number; readonly event: GameEvent } | null;
  /** Who is accused by it ... */
  readonly accuses: SeatId | null;
  /** ... or would be, if the position did not rest on a choice that nobody knows. */
  readonly suspects: SeatId | null;
  /** The move whose deviation this one is a part of, or may stem from. */
  readonly partOf: Move | null;
  /** The other half of a line that stands in the wrong place, told before. */
  readonly half: Move | null;
  /** Another line that its event stands at: of one put in a later one, where that was found by looking ahead. */
  readonly standsAt: number | null;
  /** The names that are written for others in its data; null where something else differs. */
  readonly renamed: Renaming | null;
  /** True for a line that is equal to the one before it. */
  readonly twice: boolean;
  /** True for a choice that was carried out, though no position can be after it. */
  readonly impossible: boolean;
  /** True where the event that is taken is a guess. */
  readonly guessed: boolean;
  /** True where it rests on a choice of which the record says that it does not know all: then it proves nothing. */
  readonly doubtful: boolean;
}

/** A position after a line to which play goes back later, and what it rests on. */
export interface Kept extends Pick<Hypothesis, "position" | "unknown" | "guess" | "settled"> {
  /** Counted from 1; 0 is the start. */
  readonly line: number;
}

export type Trail = TrailOf<Kept>;

/** A line that took play back, and to which position; the latest first. */
export interface Back {
  readonly index: number;
  readonly position: Position<unknown>;
  readonly before: Back | null;
}

/** What is known of a choice: its type, its seat, or data of which the record does not know every field. */
export interface Wanted {
  readonly type?: string;
  readonly by?: number | undefined;
  readonly known?: Json;
  /** All of its data as they are written, right or wrong. */
  readonly written?: Json;
}

export interface Unknown {
  readonly move: Move;
  readonly before: Unknown | null;
}

/** A choice that nobody knows: the first alternative that fits all lines so far stands for all that do. */
export interface Guess {
  readonly hypothesis: Hypothesis;
  readonly position: Position<unknown>;
  /** What the record says of it; null where it stands in no line. */
  readonly wanted: Wanted | null;
  /** The first line after the choice; of an earlier one, the line that contradicts what is written. */
  readonly from: number;
  readonly move: Move;
  /** Where it is an earlier line: that one, as it is written. */
  readonly earlier: Earlier | null;
}

/** A choice that was legal as it is written, and was another one. */
export interface Earlier {
  readonly line: number;
  readonly event: GameEvent;
  readonly kept: readonly Kept[];
}

/** A choice as it was made at a line that is still to come, and the move with which that began. */
export interface Owed {
  readonly line: number;
  readonly read: Envelope;
  readonly root: Move;
}

/** Another explanation of the same lines, which led to the same position, and what it costs more. */
export interface Rival {
  readonly last: Move | null;
  readonly more: number;
  /** Where it led to the same position: its moves stand in place of those up to here. */
  readonly instead: Move | null;
}

/** One explanation of the record up to a line. */
export interface Hypothesis {
  readonly position: Position<unknown>;
  readonly cost: number;
  readonly last: Move | null;
  readonly deviations: number;
  readonly accused: number;
  /** The first move of a run of lines passed over that is under way, and how long the run is. */
  readonly passing: Move | null;
  readonly run: number;
  /** Halves that may still find their other one. */
  readonly passedOver: readonly Move[];
  readonly putIn: readonly Move[];
  /** Choices that nobody knows, on which the position rests; the latest first. */
  readonly unknown: Unknown | null;
  readonly guess: Guess | null;
  /** True once no alternative of the guess fits: then what differs is a deviation of its own ... */
  readonly settled: boolean;
  /** ... but for the line right after the guess, which can only be told with it. */
  readonly unexplained: Move | null;
  readonly trail: Trail | null;
  /** The index of the line with which a trail begins where there is none yet. */
  readonly trailFrom: number;
  /** Positions to which a line still to come takes play back, in the order of their lines. */
  readonly kept: readonly Kept[];
  /** Where lines of the record took play back to. */
  readonly backs: Back | null;
  /** True behind such a line that comes after a deviation: it may name a line by a number that is off. */
  readonly isOff: boolean;
  /** This hypothesis before the latest deviations that stand close together, and the line of the first of them. */
  readonly clean: { readonly hypothesis: Hypothesis; readonly index: number } | null;
  readonly rivals: readonly Rival[];
  /** A choice that has exchanged its data with one before, and whose line is still to come. */
  readonly owed: Owed | null;
  /** A choice that was carried out though no position can be after it: from there the rules say nothing. */
  readonly impossible: Move | null;
}

/** Hypotheses, one after the other as they are asked for. */
export type Moves = Generator<Hypothesis, void, void>;

export const firstHypothesis = (position: Position<unknown>, trail: Trail | null): Hypothesis => ({
  position,
  cost: 0,
  last: null,
  deviations: 0,
  accused: 0,
  passing: null,
  run: 0,
  passedOver: [],
  putIn: [],
  unknown: null,
  guess: null,
  settled: false,
  unexplained: null,
  trail,
  trailFrom: 0,
  kept: [],
  backs: null,
  isOff: false,
  clean: null,
  rivals: [],
  owed: null,
  impossible: null,
});

/**
 * Cheapest first; then fewest accused, then fewest deviations, then the one whose last move stands earlier. What is
 * still equal stays in the order of the moves.
 */
export const better = (a: Hypothesis, b: Hypothesis): number =>
  a.cost - b.cost ||
  a.accused - b.accused ||
  a.deviations - b.deviations ||
  lastIndex(a) - lastIndex(b);

const lastIndex = ({ last }: Hypothesis): number => last?.index ?? -1;

export type NewMove = Pick<Move, "index" | "kind" | "held" | "cost"> & Partial<Move>;

export const withMove = (
  one: Hypothesis,
  { index, kind, held, cost, ...more }: NewMove,
  changes: Partial<Hypothesis> = {},
): { readonly move: Move; readonly next: Hypothesis } => {
  const move: Move = {
    consumes: false,
    applied: null,
    to: null,
    revised: null,
    accuses: null,
    suspects: null,
    half: null,
    standsAt: null,
    renamed: null,
    twice: false,
    impossible: false,
    guessed: false,
    ...more,
    // From a position that cannot be the rules say nothing: whatever differs may stem from it.
    partOf: more.partOf ?? one.impossible,
    doubtful: unknownOf(one)?.kind === "unknown",
    before: one.last,
    index,
    kind,
    held,
    cost,
  };
  const next: Hypothesis = {
    ...one,
    passing: null,
    run: 0,
    ...changes,
    last: move,
    cost: one.cost + cost,
    deviations: one.deviations + (isDeviation(move) ? 1 : 0),
    accused: one.accused + accusations(move),
    clean: cleanBefore(one, move),
    impossible: move.impossible ? move : one.impossible,
  };
  return { move, next };
};

/** The unknown choice on which a position rests; not one of which every alternative was tried. */
export const unknownOf = ({ settled, unknown, guess }: Hypothesis): Move | null => {
  const open = settled && guess?.move === unknown?.move ? unknown?.before : unknown;
  return open?.move ?? null;
};

/** What a position rests on after another unknown choice: what the record says that it does not know goes before. */
export const restingOn = (one: Hypothesis, choice: Move): Unknown => {
  const move = unknownOf(one);
  if (move === null) return { move: choice, before: null };
  return move.kind === "unknown" ? one.unknown! : { move: choice, before: { move, before: null } };
};

/**
 * A refused choice accuses whoever made it; in a position that nobody knows for certain, or to which play may not have
 * gone back, it may have been legal.
 */
export const accusing = (
  one: Hypothesis,
  seat: SeatId | null | undefined,
): Pick<Move, "accuses" | "suspects"> => {
  const isCertain = unknownOf(one) === null && one.impossible === null && !one.isOff;
  return {
    accuses: isCertain ? (seat ?? null) : null,
    suspects: isCertain ? null : (seat ?? null),
  };
};

const cleanBefore = (one: Hypothesis, move: Move): Hypothesis["clean"] => {
  if (!isDeviation(move)) return one.clean;
  const isClose = one.clean !== null && move.index - one.clean.index <= DEFAULTS.back;
  return isClose ? one.clean : { hypothesis: { ...one, clean: null }, index: move.index };
};

/** A choice that stands in the wrong place was a sound one: whoever was accused by its first half no longer is. */
const accusations = ({ accuses, half }: Move): number =>
  (accuses === null ? 0 : 1) - ((half?.accuses ?? null) === null ? 0 : 1);

/** Who is accused by moves, those left out of which the other half was found. */
export const accusedBy = (moves: readonly Move[]): ReadonlyMap<Move, SeatId> => {
  const accused = new Map<Move, SeatId>();
  for (const move of moves) {
    if (move.accuses !== null) accused.set(move, move.accuses);
    if (move.half !== null) accused.delete(move.half);
  }
  return accused;
};

/** All moves of a chain, first to last. */
export const movesIn = (last: Move | null): readonly Move[] => {
  const moves: Move[] = [];
  for (let one = last; one !== null; one = one.before) moves.push(one);
  return moves.reverse();
};

/** True where a value that the record does not know lets nothing be taken: there the explanation ends. */
export const isEnd = ({ kind, applied }: Move): boolean => kind === "unknown" && applied === null;

/** True for the first move of each deviation. */
export const isDeviation = ({ partOf, cost }: Move): boolean => partOf === null && cost > 0;

/** The move that a part of it belongs to. */
export const rootOf = (move: Move): Move => (move.partOf === null ? move : rootOf(move.partOf));

/** After a line: the position that it leads to. */
export const onward = (one: Hypothesis, position: Position<unknown>): Hypothesis => ({
  ...one,
  position,
  passing: null,
  run: 0,
  unexplained: null,
  trail: trailOn(one.trail, one.position, one.kept, one.trailFrom),
});

/** The line that is no part of the game where a move says so. */
export const passedOverAt = ({ standsAt, index }: Move): number => standsAt ?? index;

/** The latest halves, with one more. */
export const remembered = (halves: readonly Move[], move: Move, most: number): readonly Move[] => [
  ...halves.slice(-(most - 1)),
  move,
];

export const without = (halves: readonly Move[], move: Move): readonly Move[] =>
  halves.filter((one) => one !== move);

// What tells two readings of a game apart, or two implementations of it. Knows no search and no words.
import type { Position } from "@assize/kernel-chart-engine";
import { type GameEvent, type Outcome, sameJson } from "@assize/kernel-model";
import { isOver, type Start } from "@assize/kernel-referee";

/** One thing for each of the two. */
export interface Both<Value> {
  readonly one: Value;
  readonly other: Value;
}

export type Side = keyof Both<unknown>;

/** The game as each of the two has it, from one header: as many seats, and the same events. */
export type Sides = Both<Start>;

/** Where the two stand after the same events. */
export type Pair = Both<Position<unknown>>;

/** The first thing that is not the same, after events that are the same under both. */
export type Difference =
  /** A choice, an outcome of chance or a statement that is legal under one of them alone. */
  | { readonly kind: "choice"; readonly event: GameEvent; readonly legalUnder: Side }
  /** What must come is another event, or has other data; null: nothing is forced there. */
  | ({ readonly kind: "consequence" } & Both<GameEvent | null>)
  /** Winners, places or scores; null: the game is not over. */
  | ({ readonly kind: "outcome" } & Both<Outcome | null>)
  /** One of them contradicts itself: in what its author's mistake is; null: it goes on. */
  | ({ readonly kind: "mistake" } & Both<string | null>);

/** By which side a record is written that shows the difference: that one finds nothing wrong with it. */
export const writerOf = (difference: Difference): Side => {
  switch (difference.kind) {
    case "choice":
      return difference.legalUnder;
    case "consequence":
      return difference.one === null ? "other" : "one";
    case "outcome":
      return difference.one === null ? "other" : "one";
    case "mistake":
      return difference.one === null ? "one" : "other";
  }
};

/** The words in which an end is told do not count: who won, in which places, and with which figures. */
const told = ({ winners, places, scores }: Outcome) => ({ winners, places, scores });

const outcomeAt = ({ game }: Start, position: Position<unknown>): Outcome | null =>
  isOver(game, position) ? (game.model.outcome(position.context) ?? null) : null;

/** What the ends differ in, where one of the two is over at least; null where they are the same. */
export const differentEnds = (sides: Sides, pair: Pair): Difference | null => {
  const one = outcomeAt(sides.one, pair.one);
  const other = outcomeAt(sides.other, pair.other);
  if (one === null && other === null) return null;
  if (one !== null && other !== null && sameJson(told(one), told(other))) return null;
  return { kind: "outcome", one, other };
};

// A line about which an arbiter has ruled: of all that may be said of it only what the ruling says is kept, and nothing before it
// is looked at again.
import { type ArbitratedChoice, type GameEvent, SeatId } from "@assize/kernel-model";
import { COSTS } from "./costs.ts";
import { putIn } from "./gaps.ts";
import { type Hypothesis, type Move, type Moves, onward, withMove } from "./moves.ts";
import { isAsRuled, type Pin } from "./pins.ts";
import { choiceOf, forcedFrom, legally } from "./rules.ts";
import { sameEvent, type Search } from "./search-state.ts";

/** The moves of a hypothesis that are told at a line. */
const movesAt = ({ last }: Hypothesis, index: number): readonly Move[] => {
  const moves: Move[] = [];
  for (let one = last; one !== null && one.index >= index; one = one.before)
    if (one.index === index && one.cost > 0) moves.push(one);
  return moves;
};

const isMoveAsRuled = (pin: Pin, { held, kind }: Move): boolean =>
  isAsRuled(pin, held, kind === "undone");

const asRuled = (moves: readonly Move[], pin: Pin): boolean => {
  if (pin.code === "consequence-missing")
    return moves.some((move) => move.kind === "left-out" && isMoveAsRuled(pin, move));
  const own = moves.find(({ consumes }) => consumes);
  if (own === undefined) return !pin.isOfLine && moves.some((move) => isMoveAsRuled(pin, move));
  if (!isMoveAsRuled(pin, own)) return false;
  return (
    pin.instead === null || (own.applied !== null && sameEvent(own.applied.event, pin.instead))
  );
};

/** The hypothesis from here on: nothing before this line is looked at again. */
const settledFrom = (one: Hypothesis, index: number): Hypothesis => {
  const settled = { clean: null, trail: null, trailFrom: index + 1 };
  const { guess } = one;
  return {
    ...one,
    ...settled,
    guess: guess === null ? null : { ...guess, hypothesis: { ...guess.hypothesis, ...settled } },
  };
};

/**
 * Of the ways to take a line those by which it is as was ruled; all of them where there is none: then the ruling could not
 * be carried out, or answers nothing.
 */
export const ruledAt = (
  { pins }: Search,
  taken: readonly Hypothesis[],
  index: number,
): readonly Hypothesis[] => {
  const here = pins.get(index);
  if (here === undefined) return taken;
  const ruled = taken.filter((one) => {
    const moves = movesAt(one, index);
    return here.every((pin) => asRuled(moves, pin));
  });
  return (ruled.length > 0 ? ruled : taken).map((one) => settledFrom(one, index));
};

const eventOf = (search: Search, { type, by, data }: ArbitratedChoice): GameEvent | null => {
  const line = { seq: 0, type, data: data as never };
  return choiceOf(search.rules, by === undefined ? line : { ...line, by: SeatId(by) });
};

/** The choice that the arbiter lets count, where it is legal. */
export function* ruledInstead(search: Search, one: Hypothesis, index: number): Moves {
  for (const { instead } of search.pins.get(index) ?? []) {
    const event = instead === null ? null : eventOf(search, instead);
    if (event === null) continue;
    const chain = [...forcedFrom(search.rules, one.position)];
    const put = putIn(search, one, index, chain);
    const taken = legally(search.rules, chain.at(-1)?.position ?? one.position, event);
    if (taken === null) continue;
    const move = { index, kind: "rewritten", held: "corrected", consumes: true } as const;
    const { next } = withMove(put, { ...move, cost: COSTS.rewritten, applied: taken });
    yield onward(next, taken.position);
  }
}

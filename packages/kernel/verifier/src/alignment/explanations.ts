// Where the best explanations differ: the winner beside every other one within the margin, move by move. Says of nobody
// that he did anything; `answering` does.
import type { Limits } from "./costs.ts";
import type { Difference } from "./blame.ts";
import { type Hypothesis, type Move, movesIn, type Rival } from "./moves.ts";
import type { Found } from "./search.ts";

const differing = (winner: Move | null, other: Move | null, more: number): Difference => {
  const [own, theirs] = [movesIn(winner), movesIn(other)];
  let same = 0;
  while (same < own.length && own[same] === theirs[same]) same++;
  return { more, without: own.slice(same), instead: theirs.slice(same) };
};

const ofRival = (winner: ReadonlySet<Move>, { last, instead, more }: Rival): Difference | null =>
  instead === null || winner.has(instead) ? differing(instead, last, more) : null;

/** Cheapest first. */
export const differences = (
  { best, least, others }: Found,
  limits: Pick<Limits, "margin" | "marginOfSlip">,
): readonly Difference[] => {
  const winner = new Set(movesIn(best.last));
  const near = others.filter((other: Hypothesis) => {
    const more = other.cost - least;
    // However long a gap is, it is one slip.
    const isSlip = best.accused > 0 && other.accused === 0 && other.deviations <= best.deviations;
    return more <= (isSlip ? limits.marginOfSlip : limits.margin);
  });
  const all = [
    ...near.map((other) => differing(best.last, other.last, other.cost - least)),
    ...best.rivals.flatMap((rival) => ofRival(winner, rival) ?? []),
  ];
  return all.filter(({ without }) => without.length > 0).sort((a, b) => a.more - b.more);
};

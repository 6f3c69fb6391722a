// A refused choice that was carried out, though no position can be after it: one card would lie at two places. From there the
// rules say nothing. Says only whether the lines after it bear that out.
import type { GameEvent } from "@assize/kernel-model";
import { type Hypothesis, unknownOf } from "./moves.ts";
import { carriedOut, goesOnImpossibly, waysOf } from "./carried-out.ts";
import { fit } from "./rules.ts";
import type { Search } from "./search-state.ts";

/** True where the lines right after the decision fit only had it been carried out, and that cannot be. */
export const stoodImpossibly = (
  { rules, lineAt, length, limits }: Search,
  one: Hypothesis,
  index: number,
  event: GameEvent,
): boolean => {
  // In a terse record the lines after it say nothing of its effects.
  if (rules.terse || event.by === undefined) return false;
  if (unknownOf(one) !== null || one.impossible !== null) return false;
  const { position } = one;
  const end = Math.min(length, index + limits.fitAfterBack);
  const lines = Array.from({ length: end - index - 1 }, (_, at) => lineAt(index + 1 + at));
  if (lines.length === 0 || fit(rules, position, lines[0]!) !== null) return false;
  const ways = waysOf(rules, position, event.type).map((row) => ({ row, event }));
  return (
    ways.some((way) => goesOnImpossibly(rules, position, way, lines)) &&
    ways.every((way) => carriedOut(rules, position, way) === null)
  );
};

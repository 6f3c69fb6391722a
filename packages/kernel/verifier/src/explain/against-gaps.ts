// What tells against lines being gone: lines behind them that fit where none are gone, and show that what could have changed did not.
import type { Position } from "@assize/kernel-chart-engine";
import { type Edit, editOf, type Play, type Stand } from "./edits.ts";
import { showsUnchanged, uncertainAt } from "./uncertain.ts";

/** It belongs to the latest gap of these edits. */
export const agreesBehindGap = (edits: readonly Edit[], line: number): Edit =>
  editOf("agrees-behind-gap", {
    line,
    act: { does: "nothing" },
    partOf: edits.findLast(({ act }) => act.does === "gap") ?? null,
  });

const positionsOf = (from: Stand | null, first: number): ReadonlyMap<number, Position<unknown>> => {
  const positions = new Map<number, Position<unknown>>();
  for (let one = from; one !== null && one.line >= first; one = one.before)
    positions.set(one.line, one.position);
  return positions;
};

/**
 * An edit for each such line from `first`, before which lines are gone, up to the line in hand. `edits`, `gapped`: those
 * of play with lines gone, and where it stands before the line in hand; `behind`: right behind the gap.
 */
export const againstGap = (
  play: Play,
  edits: readonly Edit[],
  gapped: Stand,
  first: number,
  behind: Position<unknown>,
): readonly Edit[] => {
  const odd = new Set(play.edits.flatMap(({ line, at }) => [line, at]));
  const ungapped = positionsOf({ ...gapped, position: play.position, before: play.trail }, first);
  const own = new Map(positionsOf(gapped, first)).set(first, behind);
  const against: Edit[] = [];
  for (let line = first; line < play.line; line++) {
    const [before, after, other] = [own.get(line), own.get(line + 1), ungapped.get(line + 1)];
    if (odd.has(line) || before === undefined || after === undefined || other === undefined)
      continue;
    if (uncertainAt(other) === null && showsUnchanged(before, after, other))
      against.push(agreesBehindGap(edits, line));
  }
  return against;
};

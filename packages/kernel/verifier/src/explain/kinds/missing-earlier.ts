// A choice is missing before an earlier line, which fits without it too: only the choice in hand tells so. It has changed something that
// the choice in hand reads, and all lines between fit with it.
import type { Taken } from "@assize/kernel-referee";
import { alternatives } from "../../rules/rules.ts";
import type { Conflict } from "../conflict.ts";
import { asItStands, mostFitting, playAgain } from "../course.ts";
import { mendsByChoice } from "../earlier-lines.ts";
import { editOf, type Play, type Stand, standOf, standsOf } from "../edits.ts";
import { LIMITS } from "../limits.ts";
import { openFrom } from "../ruled.ts";

export function* missingEarlier(conflict: Conflict): Generator<Play, void> {
  const { play, search, line, choice } = conflict;
  if (choice?.by === undefined) return;
  const { rules } = search;
  const most = rules.looked + LIMITS.putInSteps;
  const mends = mendsByChoice(conflict);
  const found: Play[] = [];
  for (const stand of standsOf(play, Math.max(openFrom(search, line), line - LIMITS.half)))
    for (const taken of alternatives(rules, stand.position, null, {
      left: LIMITS.alternativesInRun,
    })) {
      if (rules.looked > most) break;
      if (!mends(stand.position, taken.position)) continue;
      const next = withIt(conflict, stand, taken);
      if (next !== null) found.push(next);
    }
  yield* mostFitting(search, found, standOf, LIMITS.ahead, LIMITS.kept);
}

/** The play behind the line in hand with a choice before an earlier line; null where a line between does not fit. */
const withIt = (
  { search, play, line }: Conflict,
  stand: Stand,
  { row, event }: Taken<unknown>,
): Play | null => {
  const edit = editOf("put-in-choice-earlier", {
    line: stand.line,
    at: line,
    act: { does: "insert", event, way: "rules" },
    row,
    guessed: true,
  });
  const again = playAgain(search, play, stand, [...play.edits, edit], line);
  if (again === null) return null;
  const trail: Stand = { line, position: again.position, before: again.trail };
  const position = asItStands(search, trail);
  if (position === null) return null;
  const cost = again.edits.reduce((sum, one) => sum + one.cost, 0);
  return { line: line + 1, position, cost, edits: again.edits, trail, rivals: play.rivals };
};

// Play went back, and nobody wrote that down: the lines go on from an earlier position.
import { isOver } from "@assize/kernel-referee";
import { isBehindEnd } from "../../rules/rules.ts";
import type { Conflict } from "../conflict.ts";
import { asItStands, linesThatFit } from "../course.ts";
import { openFrom } from "../ruled.ts";
import { editOf, type Play, playedOn, standsOf } from "../edits.ts";
import { LIMITS } from "../limits.ts";

export function* goneBack(conflict: Conflict): Generator<Play, void> {
  const { search, play, line, recorded } = conflict;
  const { rules, length } = search;
  if (conflict.prepared === null) return;
  if (!isOver(rules.game, play.position) && isBehindEnd(rules, play.position)) return;
  const isDecision = rules.game.classOf(recorded.type) === "decision";
  if (isDecision && line + 1 === length) return;
  let lines = 0;
  for (const stand of standsOf(play, openFrom(search, line))) {
    lines++;
    if (stand.position === play.position) continue;
    const from = { line, position: stand.position, before: play.trail };
    const after = asItStands(search, from);
    if (after === null) continue;
    const fitting = isDecision ? LIMITS.backAheadByChoice : LIMITS.backAhead;
    const next = { line: line + 1, position: after, before: from };
    if (linesThatFit(search, next, fitting - 1) < fitting - 1) continue;
    const edit = editOf(isDecision && lines === 1 ? "gone-back-one" : "gone-back", {
      line,
      act: { does: "back", to: stand.line },
      to: stand.position,
    });
    yield playedOn(play, [edit], after);
    return;
  }
}

// What was due did not take place, and nobody wrote another event in its place: the table forgot it, and play went on.
import { rowsAnsweredFor, suppose } from "@assize/kernel-chart-engine";
import { deriveEvent } from "@assize/kernel-referee";
import { carriedOut } from "../../rules/carried-out.ts";
import { fit } from "../../rules/rules.ts";
import type { Conflict } from "../conflict.ts";
import { editOf, type Play, playedOn } from "../edits.ts";

/** Another consequence that ends the same step, with what the game derives of it. */
export function* notTaken(conflict: Conflict): Generator<Play, void> {
  const { search, play, line, forced, recorded } = conflict;
  const [due] = forced;
  if (due === undefined || search.rules.terse) return;
  const { game } = search.rules;
  // The rules do not take that step here: what it leads to is supposed.
  const { at, context } = play.position;
  const position = { at, context: suppose(context) };
  for (const type of game.table.leaves[position.at]!.rows.keys()) {
    if (type === due.event.type || game.classOf(type) !== "consequence") continue;
    for (const row of rowsAnsweredFor(game.table, position.at, type)) {
      const event = deriveEvent(game, row, position);
      const to = event === null ? null : carriedOut(search.rules, position, { row, event });
      const steps = to === null ? null : fit(search.rules, to, recorded);
      if (steps === null) continue;
      const act = { does: "insert", event: event!, way: "claim" } as const;
      const edit = editOf("put-in-not-due", { line, act, row });
      yield playedOn(play, [edit], steps.at(-1)!.position);
    }
  }
}

// Forced events that stand in no line before the one in hand: one deviation, however many they are.
import type { Taken } from "@assize/kernel-referee";
import { COSTS } from "../alignment/costs.ts";
import { sameEvent } from "../alignment/search-state.ts";
import type { Conflict } from "./conflict.ts";
import { type Edit, editOf } from "./edits.ts";

/** The line that was passed over, or an event put in before, that is the same as this one. */
export const otherHalf = (
  { open, search }: Conflict,
  kind: "passed-over" | "left-out",
  event: { readonly type: string; readonly by?: number | undefined; readonly data: unknown },
  taken: readonly Edit[] = [],
): Edit | null =>
  open.find((edit) => {
    if (edit.kind !== kind || taken.some(({ half }) => half === edit)) return false;
    const own = edit.act.does === "insert" ? edit.act.event : search.lineAt(edit.line);
    return sameEvent(own, event);
  }) ?? null;

/** Edits that put in these forced events, in their order. A terse record need not state them. `cause`: what is missing with them. */
export const leftOut = (
  conflict: Conflict,
  steps: readonly Taken<unknown>[],
  cause: Edit | null = null,
): readonly Edit[] => {
  const edits: Edit[] = [];
  let first = cause;
  for (const { row, event } of steps) {
    const half = otherHalf(conflict, "passed-over", event, edits);
    const missing = first === null ? COSTS.leftOut : COSTS.leftOutMore;
    const edit = editOf({
      kind: "left-out",
      line: conflict.line,
      act: { does: "insert", event, way: "rules" },
      row,
      cost: conflict.search.rules.terse ? 0 : half === null ? missing : COSTS.moved,
      held: "corrected",
      partOf: half === null ? first : (half.partOf ?? half),
      half,
    });
    if (half === null && !conflict.search.rules.terse) first ??= edit;
    edits.push(edit);
  }
  return edits;
};

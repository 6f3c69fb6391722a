// Forced events that stand in no line before the one in hand: one deviation, however many they are.
import type { Taken } from "@assize/kernel-referee";
import { sameEvent } from "./same-event.ts";
import type { Conflict } from "./conflict.ts";
import { TABLE } from "./costs.ts";
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

/** What an edit is as the other half of one told before. What shared a run with that one is then a deviation of its own. */
export const asHalfOf = (
  { play }: Conflict,
  half: Edit,
): Required<Pick<Edit, "cost" | "half" | "partOf">> => {
  const root = half.partOf ?? half;
  const inRun =
    root === half
      ? play.edits.find(
          ({ partOf, half: other, act }) =>
            partOf === half && other === null && act.does === half.act.does,
        )
      : play.edits.some((edit) => edit.half === root) || root.half !== null
        ? undefined
        : half;
  const repaid = inRun === undefined ? 0 : Math.max(0, TABLE[inRun.as].cost - inRun.cost);
  return { cost: TABLE["other-half"].cost + repaid, half, partOf: root };
};

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
    const { cost, more } = TABLE["put-in-consequence"];
    const missing = first === null ? cost : more;
    const edit = editOf("put-in-consequence", {
      line: conflict.line,
      act: { does: "insert", event, way: "rules" },
      row,
      ...(half === null ? { cost: missing, partOf: first } : asHalfOf(conflict, half)),
      ...(conflict.search.rules.terse ? { cost: 0 } : {}),
    });
    if (half === null && !conflict.search.rules.terse) first ??= edit;
    edits.push(edit);
  }
  return edits;
};

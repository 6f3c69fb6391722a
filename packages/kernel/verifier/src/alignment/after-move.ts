// Where a move that was said of one position leads from another one.
import type { Position } from "@assize/kernel-chart-engine";
import { forcedStep } from "@assize/kernel-referee";
import type { Applied, Move } from "./moves.ts";
import { carriedOut, waysOf } from "./carried-out.ts";
import { legally } from "./rules.ts";
import type { Search } from "./search-state.ts";

/** What is taken for the move there, and where that leads; null where it cannot be said from there. */
export const takenFor = (
  { rules }: Search,
  from: Position<unknown>,
  { applied, held }: Move,
): (Applied & { readonly position: Position<unknown> }) | null => {
  const { row, event } = applied!;
  if (held === "believed" || held === "stood") {
    if (!waysOf(rules, from, row.event).includes(row)) return null;
    const position = carriedOut(rules, from, { row, event });
    return position === null ? null : { row, event, position };
  }
  if (rules.game.classOf(event.type) !== "consequence") return legally(rules, from, event);
  const due = forcedStep(rules.game, from);
  return due?.event.type === event.type ? due : null;
};

// Lines about which an arbiter has ruled: a ruling is a fixed edit. Of all that may be said of such a line only what the ruling says
// is kept, and nothing before it is looked at again.
import type { ArbitratedChoice, GameEvent } from "@assize/kernel-model";
import { isAsRuled, type Pin } from "./pins.ts";
import { choiceOf, legally } from "../rules/rules.ts";
import { sameEvent } from "./same-event.ts";
import type { Search } from "./search-state.ts";
import type { Conflict } from "./conflict.ts";
import { type Edit, editOf, linesOf, type Play, playedOn } from "./edits.ts";
import { leftOut } from "./left-out.ts";

const isEditAsRuled = (pin: Pin, { held, kind }: Edit): boolean =>
  isAsRuled(pin, held, kind === "undone");

/** `edits`: those that are told at the line. */
const asRuled = (edits: readonly Edit[], pin: Pin): boolean => {
  if (pin.code === "consequence-missing")
    return edits.some((edit) => edit.kind === "left-out" && isEditAsRuled(pin, edit));
  const own = edits.find((edit) => edit.line === edit.at && linesOf(edit) > 0);
  if (own === undefined) return !pin.isOfLine && edits.some((edit) => isEditAsRuled(pin, edit));
  if (!isEditAsRuled(pin, own)) return false;
  return pin.instead === null || (own.act.does === "read" && sameEvent(own.act.event, pin.instead));
};

/**
 * Of the plays that have taken a line those by which it is as was ruled; all of them where there is none: then the ruling could not be
 * carried out, or answers nothing.
 */
export const ruledAt = (
  { pins }: Search,
  taken: readonly Play[],
  line: number,
): readonly Play[] => {
  const here = pins.get(line);
  if (here === undefined) return taken;
  const ruled = taken.filter(({ edits }) => {
    const told = edits.filter(({ at, cost }) => at === line && cost > 0);
    return here.every((pin) => asRuled(told, pin));
  });
  return ruled.length > 0 ? ruled : taken;
};

/** The first line that may be looked at again: behind the last one before it about which was ruled. */
export const openFrom = ({ pins }: Search, line: number): number => {
  let first = 0;
  for (const at of pins.keys()) if (at < line) first = Math.max(first, at + 1);
  return first;
};

const eventOf = (search: Search, { type, by, data }: ArbitratedChoice): GameEvent | null => {
  const line = { seq: 0, type, data: data as never };
  return choiceOf(search.rules, by === undefined ? line : { ...line, by });
};

/** The choice that the arbiter lets count, where it is legal. */
export function* ruledInstead(conflict: Conflict): Generator<Play, void> {
  const { search, line, forced, behind, play } = conflict;
  for (const { instead } of search.pins.get(line) ?? []) {
    const event = instead === null ? null : eventOf(search, instead);
    const taken = event === null ? null : legally(search.rules, behind, event);
    if (taken === null) continue;
    const act = { does: "read", event: taken.event, way: "rules" } as const;
    const edit = editOf("read-choice", { line, act, row: taken.row });
    yield playedOn(play, [...leftOut(conflict, forced), edit], taken.position);
  }
}

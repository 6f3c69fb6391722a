// A line that tells a consequence: events before it are missing, its value is another, another event was due in its place, or it took
// place although it was not due.
import type { Position } from "@assize/kernel-chart-engine";
import type { Json } from "@assize/kernel-model";
import { type PreparedEvent, saysSo, type Taken } from "@assize/kernel-referee";
import { carriedOut, claimedData, waysOf } from "../../rules/carried-out.ts";
import {
  agreeBut,
  renamingOf,
  isSameRenaming,
  hasSameNumbers,
  isAsFarOff,
  type Renaming,
} from "../renamings.ts";
import type { Conflict } from "../conflict.ts";
import { type RowName, TABLE } from "../costs.ts";
import { type Edit, editOf, type Play, playedOn } from "../edits.ts";
import { leftOut } from "../left-out.ts";

export function* consequence(conflict: Conflict): Generator<Play, void> {
  const { prepared, forced, recorded, play } = conflict;
  if (prepared?.class !== "consequence" || recorded.by !== undefined) return;
  const own = forced.findIndex(
    ({ event }, at) =>
      at > 0 && event.type === recorded.type && saysSo(prepared, event.data, recorded.data),
  );
  if (own > 0) yield playedOn(play, leftOut(conflict, forced.slice(0, own)), forced[own]!.position);
  const like = forced.findIndex(({ event }) => event.type === recorded.type);
  if (like >= 0)
    yield* otherValue(
      conflict,
      prepared,
      leftOut(conflict, forced.slice(0, like)),
      forced[like]!,
      forced[like - 1]?.position ?? play.position,
    );
  yield* notDue(conflict, prepared);
}

/** The event is due, with other data: play went on by the rules, or by the record. */
function* otherValue(
  { line, recorded, play, search }: Conflict,
  prepared: PreparedEvent,
  before: readonly Edit[],
  due: Taken<unknown>,
  from: Position<unknown>,
): Generator<Play, void> {
  const again = sameBefore({ play, line, search }, due, recorded.data);
  const told = (name: RowName) => ({
    line,
    row: due.row,
    partOf: again,
    derived: due.event.data,
    cost: again === null ? TABLE[name].cost : TABLE[name].more,
  });
  const edit = editOf("value-due", {
    ...told("value-due"),
    act: { does: "read", event: due.event, way: "rules" },
  });
  yield playedOn(play, [...before, edit], due.position);
  const data = claimedData(prepared, recorded, due.event.data);
  if (data === null) return;
  const event = { type: recorded.type, data };
  const after = carriedOut(search.rules, from, { row: due.row, event });
  if (after === null) return;
  const act = { does: "read", event, way: "claim" } as const;
  const believed = editOf("value-believed", { ...told("value-believed"), act });
  yield playedOn(play, [...before, believed], after);
}

/** The deviation in which the same was written for the same before. */
const sameBefore = (
  { play, line, search }: Pick<Conflict, "play" | "line" | "search">,
  due: Taken<unknown>,
  written: Json,
): Edit | null => {
  const renamed = renamingOf(due.event.data as Json, written);
  if (renamed === null) return null;
  for (const edit of play.edits.toReversed()) {
    if (edit.kind !== "value" || edit.act.does !== "read" || edit.derived === undefined) continue;
    const before = renamingOf(edit.derived as Json, search.lineAt(edit.line).data);
    if (before === null) continue;
    if (isSameRenaming(renamed, before)) return edit.partOf ?? edit;
    const isSame = hasSameNumbers(renamed, before) || isAsFarOff(renamed, before);
    if (isSame && !isRightBetween({ play, search }, edit.line, line, renamed))
      return edit.partOf ?? edit;
  }
  return null;
};

/** True where a line between two has the number right that both have wrong: then they are two slips. */
const isRightBetween = (
  { play, search: { lineAt } }: Pick<Conflict, "play" | "search">,
  earlier: number,
  later: number,
  renamed: Renaming,
): boolean => {
  const { type, data } = lineAt(later);
  const told = new Set(play.edits.map((edit) => edit.line));
  for (let line = earlier + 1; line < later; line++)
    if (lineAt(line).type === type && !told.has(line) && agreeBut(data, lineAt(line).data, renamed))
      return true;
  return false;
};

/** It took place although it was not due: in the place of what is due, or where nothing is. */
function* notDue(conflict: Conflict, prepared: PreparedEvent): Generator<Play, void> {
  const { line, recorded, play, search, forced } = conflict;
  if (forced[0]?.event.type === recorded.type) return;
  const [due] = forced;
  if (due !== undefined) yield inPlaceOf(conflict, due, "replaced-consequence");
  const data = claimedData(prepared, recorded, null);
  if (data === null) return;
  const event = { type: recorded.type, data };
  for (const row of waysOf(search.rules, play.position, recorded.type)) {
    const after = carriedOut(search.rules, play.position, { row, event });
    if (after === null) continue;
    const kind = due === undefined ? "passed-over" : "replaced";
    const act = { does: "read", event, way: "claim" } as const;
    yield playedOn(play, [editOf("not-due-took-place", { kind, line, act, row })], after);
  }
}

/** Another event stands in the place of what is due. */
export const inPlaceOf = (
  { line, play }: Conflict,
  due: Taken<unknown>,
  as: "replaced-consequence" | "replaced-choice",
): Play => {
  const act = { does: "read", event: due.event, way: "rules" } as const;
  const edit = editOf(as, { line, act, row: due.row });
  return playedOn(play, [edit], due.position);
};

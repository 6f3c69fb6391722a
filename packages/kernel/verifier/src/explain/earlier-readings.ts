// Readings of an earlier line that fits as it stands: another choice than is written, none, one more before it, or a later one's data.
// Each is priced; none is tried.
import type { Position } from "@assize/kernel-chart-engine";
import { type GameEvent, type Json, sameJson, type SeatId } from "@assize/kernel-model";
import { choiceOf } from "../rules/rules.ts";
import { sameEvent } from "./same-event.ts";
import type { Conflict } from "./conflict.ts";
import { type RowName, TABLE } from "./costs.ts";
import { type Echoes } from "./course.ts";
import { addedToRun, type Edit, editOf, rootOfRun, runBefore, type Stand } from "./edits.ts";
import { OTHERS, type Others } from "./other-choices.ts";
import { differencesIn, valuesChanged } from "./differences.ts";
import { LIMITS } from "./limits.ts";

export interface Variant {
  readonly edits: readonly Edit[];
  /** What lines behind it repeat of what is written there. */
  readonly echoes?: Echoes;
  readonly isKept: (edit: Edit) => boolean;
  /** Where another choice at the stand leads. */
  readonly after?: Position<unknown>;
}

/** True for an edit that supposes a choice which may have been another one. */
export const mayBeOther = ({ kind, guessed, as, act }: Edit): boolean =>
  (kind === "revised" || (guessed && as !== "read-unknown")) &&
  (act.does === "read" || act.does === "insert");

export function* variants(
  conflict: Conflict,
  stand: Stand,
  others: Others,
): Generator<Variant, void> {
  const { play, line, search } = conflict;
  const own = play.edits.filter((edit) => edit.line === stand.line);
  const told = own.find(mayBeOther);
  const { without } = search;
  if (told !== undefined)
    return without.has(otherwiseTold)
      ? undefined
      : yield* otherwiseTold(conflict, stand, told, others);
  const event = choiceOf(search.rules, search.lineAt(stand.line));
  if (own.length > 0 || event === null) return;
  const isKept = (edit: Edit): boolean => edit.line <= stand.line;
  for (const taken of without.has(others) ? [] : others(conflict, stand, event)) {
    const edit = editOf(rowOfRevised(conflict, taken.event, event), {
      line: stand.line,
      at: line,
      act: { does: "read", event: taken.event, way: "rules" },
      row: taken.row,
      by: conflict.choice?.by,
    });
    const echoes = echoesOf(conflict, stand.line, taken.event, edit);
    const own = { ...edit, cost: edit.cost + fieldsMore(edit.as, event, taken.event) };
    yield { edits: [...play.edits, own], isKept, echoes, after: taken.position };
  }
  if (others !== OTHERS[0] || line - stand.line > LIMITS.half) return;
  yield* exchangedWith(conflict, stand, event, isKept);
  const run = runBefore(play.edits, stand.line);
  const drop = rowOfDrop(conflict);
  const surplus = editOf(drop, {
    line: stand.line,
    at: line,
    act: { does: "drop", lines: 1 },
    written: event,
    cost: addedToRun(drop, run),
    partOf: rootOfRun(run),
  });
  yield { edits: [...play.edits, surplus], isKept };
  if (conflict.choice === null || sameEvent(conflict.choice, event)) return;
  const put = editOf("put-in-earlier", {
    line: stand.line,
    at: line,
    act: { does: "insert", event: conflict.choice, way: "rules" },
  });
  yield { edits: [...play.edits, put], isKept };
}

/** How many values more differ from what is written. */
const valuesMore = (
  { search }: Conflict,
  line: number,
  before: GameEvent,
  now: GameEvent,
): number => {
  const written = search.lineAt(line).data;
  const changed = ({ data }: GameEvent): number =>
    Math.max(1, valuesChanged(written, data as Json));
  return changed(now) - changed(before);
};

/** A line that has an edit was something else again: a guess at no cost, one more field of an earlier line at little. */
export function* otherwiseTold(
  conflict: Conflict,
  stand: Stand,
  told: Edit,
  others: Others,
): Generator<Variant, void> {
  const { play, search } = conflict;
  const { act } = told as Edit & { readonly act: { readonly event: GameEvent } };
  const isRevised = told.kind === "revised";
  const rest = play.edits.filter(({ kind, partOf }) => kind !== "value" || partOf !== told);
  for (const taken of search.without.has(others) ? [] : others(conflict, stand, act.event)) {
    const more = isRevised ? valuesMore(conflict, stand.line, act.event, taken.event) : 0;
    const instead = {
      ...told,
      act: { ...told.act, event: taken.event },
      cost: told.cost + TABLE[told.as].more * more,
    } as Edit;
    yield {
      edits: rest.map((edit) => (edit === told ? instead : edit)),
      isKept: (edit) => edit === instead || edit.line <= stand.line,
      ...(isRevised ? { echoes: echoesOf(conflict, stand.line, taken.event, instead) } : {}),
    };
  }
}

export const rowOfDrop = (conflict: Conflict): RowName =>
  isByDecision(conflict) ? "drop-earlier-by-choice" : "drop-earlier";

const isByDecision = ({ prepared }: Conflict): boolean => prepared?.class === "decision";

/** By which line tells that a choice was another than is written, and whether it was another seat's. */
const rowOfRevised = (conflict: Conflict, another: GameEvent, written: GameEvent): RowName => {
  return isByDecision(conflict) ? rowByChoice(another.by, written.by) : "earlier-choice";
};

export const rowByChoice = (by: SeatId | undefined, written: SeatId | undefined): RowName =>
  by === written ? "earlier-by-choice" : "earlier-seat";

/** What it costs that further values of the line differ. */
const fieldsMore = (as: RowName, written: GameEvent, another: GameEvent): number =>
  TABLE[as].more * Math.max(0, valuesChanged(written.data as Json, another.data as Json) - 1);

/** Values of the choice as it is written, each with the one that it was. */
const echoesOf = ({ search }: Conflict, line: number, { data }: GameEvent, of: Edit): Echoes => ({
  levels: differencesIn(data as Json, search.lineAt(line).data).map((one) => [one]),
  of,
});

/** It has the data of a later choice of its kind, and that one its own. */
function* exchangedWith(
  { search, play, line }: Conflict,
  stand: Stand,
  event: GameEvent,
  isKept: Variant["isKept"],
): Generator<Variant, void> {
  const { type, by, data } = event;
  if (by === undefined) return;
  for (let at = stand.line + 1; at < line && at <= stand.line + LIMITS.half; at++) {
    const other = choiceOf(search.rules, search.lineAt(at));
    if (other?.type !== type || other.by === undefined || sameJson(other.data, data)) continue;
    if (play.edits.some((edit) => edit.line === at)) continue;
    const as = other.by === by ? "earlier-exchanged" : "data-exchanged";
    const first = editOf(as, {
      kind: "revised",
      at: line,
      line: stand.line,
      act: { does: "read", event: { ...event, data: other.data }, way: "rules" },
    });
    const second = editOf(as, {
      kind: "revised",
      at: line,
      line: at,
      act: { does: "read", event: { ...other, data }, way: "rules" },
      cost: TABLE["other-half"].cost,
      partOf: first,
    });
    const levels = differencesIn(other.data as Json, data as Json).map(({ due, written }) => [
      { due, written },
      { due: written, written: due },
    ]);
    // One without the other is no exchange.
    const areKept = (edit: Edit): boolean => edit.as === as || isKept(edit);
    yield { edits: [...play.edits, first, second], isKept: areKept, echoes: { levels, of: first } };
  }
}

// A line that tells a choice, or an outcome of chance: events before it are missing, it is another seat's, it was refused and carried
// out all the same, or another one was made than is written.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameEvent } from "@assize/kernel-model";
import type { Taken } from "@assize/kernel-referee";
import { carriedOut, waysOf } from "../../rules/carried-out.ts";
import { legally, nearAlternatives, type Wanted } from "../../rules/rules.ts";
import type { Conflict } from "../conflict.ts";
import { TABLE } from "../costs.ts";
import { linesThatFit } from "../course.ts";
import { type Edit, editOf, type Play, playedOn, standOf } from "../edits.ts";
import { leftOut } from "../left-out.ts";
import { inPlaceOf } from "./consequence.ts";
import { LIMITS } from "../limits.ts";

export function* choice(conflict: Conflict): Generator<Play, void> {
  const { choice: event, forced, behind, play, search } = conflict;
  const before = leftOut(conflict, forced);
  if (event !== null) {
    const later = forced.length === 0 ? null : legally(search.rules, behind, event);
    if (later !== null) yield playedOn(play, before, later.position);
    yield* otherSeat(conflict, event, before);
    yield* stood(conflict, event, [], play.position);
    if (forced.length > 0 && later === null) yield* stood(conflict, event, before, behind);
    if (forced.length > 0 && !search.rules.terse)
      yield inPlaceOf(conflict, forced[0]!, "replaced-choice");
  }
}

/** The one other seat for which the very same decision is legal. */
function* otherSeat(
  { search, line, play, behind }: Conflict,
  event: GameEvent,
  before: readonly Edit[],
): Generator<Play, void> {
  if (event.by === undefined) return;
  const legal = search.rules.seats.flatMap((by) => {
    const taken = by === event.by ? null : legally(search.rules, behind, { ...event, by });
    return taken === null ? [] : [taken];
  });
  if (legal.length !== 1) return;
  const [taken] = legal as [Taken<unknown>];
  const again = play.edits.findLast(
    (edit) =>
      edit.kind === "seat" &&
      edit.act.does === "read" &&
      edit.act.event.by === taken.event.by &&
      search.lineAt(edit.line).by === event.by,
  );
  const edit = editOf("read-seat", {
    line,
    act: { does: "read", event: taken.event, way: "rules" },
    row: taken.row,
    ...(again === undefined
      ? {}
      : { cost: TABLE["read-seat"].more, partOf: again.partOf ?? again }),
    by: event.by,
  });
  yield playedOn(play, [...before, edit], taken.position);
}

/** The rules refuse it, and it was carried out. */
function* stood(
  { search, line, play }: Conflict,
  event: GameEvent,
  before: readonly Edit[],
  from: Position<unknown>,
): Generator<Play, void> {
  for (const row of waysOf(search.rules, from, event.type)) {
    const after = carriedOut(search.rules, from, { row, event });
    if (after === null) continue;
    const act = { does: "read", event, way: "claim" } as const;
    const edit =
      event.by === undefined
        ? editOf("stood-chance", { line, act, row })
        : editOf("stood-choice", { line, act, row, by: event.by });
    yield playedOn(play, [...before, edit], after);
  }
}

/** Another choice was made than is written. */
export function* otherChoice(conflict: Conflict): Generator<Play, void> {
  const { line, play, behind, forced, choice: event } = conflict;
  const kind = conflict.prepared?.class;
  if (kind === undefined && forced.length > 0)
    yield inPlaceOf(conflict, forced[0]!, "replaced-consequence");
  if ((kind === undefined || kind === "consequence") && forced.length > 0) return;
  const before = leftOut(conflict, forced);
  const cost = before.reduce((sum, edit) => sum + edit.cost, TABLE["read-choice"].cost);
  if (cost > conflict.room()) return;
  for (const taken of nearest(conflict, behind, wantedAt(conflict))) {
    const edit = editOf("read-choice", {
      line,
      act: { does: "read", event: taken.event, way: "rules" },
      row: taken.row,
      by: event?.by,
      guessed: true,
    });
    yield playedOn(play, [...before, edit], taken.position);
  }
}

/** What is asked of another choice, the nearest first: its type and seat, its seat, nothing. */
const wantedAt = ({ recorded: { type, by, data }, prepared }: Conflict): readonly Wanted[] => {
  if (prepared === null || prepared.class === "consequence") {
    const written = prepared === null ? { written: data } : {};
    return by === undefined ? [written] : [{ by, ...written }, {}];
  }
  return by === undefined
    ? [{ type, written: data }, {}]
    : [{ type, by, written: data }, { by }, {}];
};

/** The alternatives of the nearest that can be chosen at all. */
const nearest = (
  conflict: Conflict,
  position: Position<unknown>,
  wanted: readonly Wanted[],
): readonly Taken<unknown>[] => {
  for (const one of wanted) {
    const found = mostFitting(conflict, position, one);
    if (found.length > 0) return found;
  }
  return [];
};

/** The alternatives with which most of the lines fit, the nearest to what is written first. */
const mostFitting = (
  { search, play, line }: Conflict,
  position: Position<unknown>,
  wanted: Wanted,
): readonly Taken<unknown>[] => {
  const found: { readonly taken: Taken<unknown>; readonly fits: number }[] = [];
  const looked = { left: LIMITS.alternatives };
  for (const taken of nearAlternatives(search.rules, position, wanted, looked)) {
    const next = { line: line + 1, position: taken.position, before: standOf(play) };
    const fits = linesThatFit(search, next, LIMITS.ahead);
    found.push({ taken, fits });
    if (found.length >= LIMITS.alternatives) break;
  }
  const most = Math.max(...found.map(({ fits }) => fits));
  return found
    .filter(({ fits }) => fits === most)
    .slice(0, LIMITS.kept)
    .map(({ taken }) => taken);
};

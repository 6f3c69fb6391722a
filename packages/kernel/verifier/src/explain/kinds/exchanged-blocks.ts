// Lines that have changed places, or data: two lines, a line that was moved, two choices with each other's data, or two blocks that follow each other, as pages in the wrong order.
import { type GameEvent, sameJson } from "@assize/kernel-model";
import { choiceOf, eventOf } from "../../rules/rules.ts";
import { sameEvent } from "../same-event.ts";
import type { Conflict } from "../conflict.ts";
import { TABLE } from "../costs.ts";
import { asItStands, playAgain, takenBy, throughExchanged } from "../course.ts";
import { type Edit, editOf, type NewEdit, type Play, playedOn, standOf } from "../edits.ts";
import { LIMITS } from "../limits.ts";

export function* exchangedBlocks(conflict: Conflict): Generator<Play, void> {
  const { search, play, line } = conflict;
  const last = Math.min(search.length, line + LIMITS.block) - 1;
  for (let middle = line + 1; middle <= last; middle++) {
    // No line is moved over one that takes play back.
    if (search.undos.at.has(middle)) return;
    yield* dataExchanged(conflict, middle);
    const from = asItStands(search, { ...standOf(play), line: middle });
    if (from === null) continue;
    if (middle > line + 1) yield* linesExchanged(conflict, middle);
    yield* blocksExchanged(conflict, middle, from);
  }
}

/** The lines from the middle on, up to where the two blocks fit the other way round. */
function* blocksExchanged(
  conflict: Conflict,
  middle: number,
  from: Play["position"],
): Generator<Play, void> {
  const { search, play, line } = conflict;
  const { length } = search;
  const stand = standOf(play);
  let position: Play["position"] | null = from;
  for (let end = middle + 1; position !== null && end <= middle + LIMITS.block; end++) {
    if (search.undos.at.has(end)) return;
    const isLine = middle === line + 1 || end === middle + 1;
    const to =
      asItStands(search, { ...stand, position }) === null
        ? null
        : throughExchanged(search, play.position, line, middle, end);
    if (to !== null && isLine && end < length) yield* lineMoved(conflict, middle, end);
    else if (
      to !== null &&
      (end === length || asItStands(search, { ...stand, line: end, position: to }) !== null)
    ) {
      const act = { does: "exchange", middle, end } as const;
      yield playedOn(play, [editOf("blocks-exchanged", { line, act, to })], to, end);
      return;
    }
    position = end < length ? asItStands(search, { ...stand, line: end, position }) : null;
  }
}

/** Half of a line that stands in another place. */
const half = (more: Omit<NewEdit, "act"> & { readonly act: Edit["act"] }): Edit =>
  editOf("line-moved", {
    ...(more.act.does === "drop" ? { kind: "passed-over", held: "passed-over" } : {}),
    ...more,
  });

const OTHER = TABLE["other-half"].cost;
const COST = TABLE["line-moved"].cost;

/** One line in the place of a block before it or behind it. */
function* lineMoved(conflict: Conflict, middle: number, end: number): Generator<Play, void> {
  const { line } = conflict;
  const isLater = end === middle + 1;
  const [from, to] = isLater ? [middle, line] : [line, end];
  const act = insertOf(conflict, from);
  if (act === null) return;
  const put = { line: to, act };
  const drop = { line: from, act: DROP };
  const first = half({ ...(isLater ? put : drop), cost: COST - OTHER });
  const second = half({ ...(isLater ? drop : put), cost: OTHER, partOf: first, half: first });
  if (isLater) yield* played(conflict, [first, second], end);
  else for (const next of played(conflict, [first], end)) yield* putIn(conflict, next, second);
}

/** Two lines each in the place of the other. */
function* linesExchanged(conflict: Conflict, other: number): Generator<Play, void> {
  const { line } = conflict;
  const [earlier, later] = [insertOf(conflict, line), insertOf(conflict, other)];
  if (earlier === null || later === null) return;
  const first = half({ line, act: later, cost: COST - 3 * OTHER });
  const dropped = half({ line, act: DROP, cost: OTHER, partOf: first });
  const put = { line: other, act: earlier, cost: OTHER };
  const second = half({ ...put, partOf: first, half: dropped });
  const last = half({ line: other, act: DROP, cost: OTHER, partOf: first, half: first });
  yield* played(conflict, [first, dropped, second, last], other + 1);
}

/** Two choices of one kind each with the data of the other. */
function* dataExchanged(conflict: Conflict, other: number): Generator<Play, void> {
  const { search, line, choice: own } = conflict;
  const later = own === null ? null : choiceOf(search.rules, search.lineAt(other));
  if (own === null || later?.type !== own.type || sameJson(later.data, own.data)) return;
  const read = (at: number, event: GameEvent, more: Partial<NewEdit>): Edit =>
    editOf("data-exchanged", {
      line: at,
      act: { does: "read", event, way: "rules" },
      ...more,
    });
  const first = read(line, { ...own, data: later.data }, {});
  const second = read(other, { ...later, data: own.data }, { cost: OTHER, partOf: first });
  yield* played(conflict, [first, second], other + 1);
}

const DROP = { does: "drop", lines: 1 } as const;

/** Null where the line is no event of the game. */
const insertOf = ({ search }: Conflict, line: number): Edit["act"] | null => {
  const event = eventOf(search.rules, search.lineAt(line));
  return event === null ? null : { does: "insert", event, way: "rules" };
};

/** The play with one event more that stands before its next line. */
function* putIn({ search }: Conflict, play: Play, edit: Edit): Generator<Play, void> {
  const taken = takenBy(search, play.position, edit);
  if (
    taken === null ||
    !isSame(edit, { ...edit, act: { ...edit.act, event: taken.event } as Edit["act"] })
  )
    return;
  const { row, position } = taken;
  const [first] = play.edits.slice(-1);
  const own = { ...edit, row, partOf: first!, half: first! };
  yield { ...play, position, edits: [...play.edits, own], cost: play.cost + own.cost };
}

/** What is due in the other place has to be what the line says. */
const isSame = ({ act }: Edit, { act: now }: Edit): boolean =>
  act.does !== "insert" || now.does !== "insert" || sameEvent(act.event, now.event);

/** The play behind these lines, where they all fit with the edits. */
function* played(conflict: Conflict, own: readonly Edit[], end: number): Generator<Play, void> {
  const { search, play } = conflict;
  const again = playAgain(search, play, standOf(play), [...play.edits, ...own], end);
  if (again === null || !own.every((edit, at) => isSame(edit, again.edits.at(at - own.length)!)))
    return;
  const { position, trail, edits } = again;
  const cost = own.reduce((sum, one) => sum + one.cost, play.cost);
  yield { ...play, line: end, position, trail, edits, cost };
}

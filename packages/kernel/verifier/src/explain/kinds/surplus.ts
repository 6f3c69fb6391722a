// A line that is no part of the game: it stands there twice, in the wrong place, or was not carried out. A block of lines that stands
// there twice is one edit.
import { comesUnasked, isOver } from "@assize/kernel-referee";
import type { SeatId } from "@assize/kernel-model";
import { COSTS } from "../../alignment/costs.ts";
import { legally } from "../../alignment/rules.ts";
import { sameEvent } from "../../alignment/search-state.ts";
import type { Conflict } from "../conflict.ts";
import { type Edit, editOf, type Play, playedOn, standsOf } from "../edits.ts";
import { otherHalf } from "../left-out.ts";

export function* surplus(conflict: Conflict): Generator<Play, void> {
  yield* blockTwice(conflict);
  const { play, line, recorded } = conflict;
  const half = otherHalf(conflict, "left-out", recorded);
  if (half !== null) {
    const edit = dropped(conflict, { cost: COSTS.moved, partOf: half.partOf ?? half, half });
    yield playedOn(play, [edit], play.position);
    return;
  }
  const before = passingBefore(conflict);
  const twice = line > 0 && sameEvent(conflict.search.lineAt(line - 1), recorded);
  const edit = dropped(conflict, {
    cost: costOf(conflict, before, twice),
    partOf: before === null ? null : (before.partOf ?? before),
    twice,
    accuses: before === null && !twice ? accused(conflict) : null,
  });
  yield playedOn(play, [edit], play.position);
}

const dropped = ({ line }: Conflict, more: Pick<Edit, "cost"> & Partial<Edit>, lines = 1): Edit =>
  editOf({
    kind: "passed-over",
    line,
    act: { does: "drop", lines },
    held: "passed-over",
    ...more,
  });

/** The edit that passes over the line before this one, as the first of a run. */
const passingBefore = ({ play, line }: Conflict): Edit | null => {
  const last = play.edits.at(-1);
  if (last === undefined || last.act.does !== "drop" || last.half !== null) return null;
  return last.line + last.act.lines === line ? last : null;
};

const costOf = (
  { choice, search, recorded }: Conflict,
  before: Edit | null,
  twice: boolean,
): number => {
  if (before !== null)
    return COSTS.passedOverMore + (choice === null ? 0 : COSTS.passedOverChoiceMore);
  if (twice) return COSTS.writtenTwice;
  const isAsked = choice !== null && !comesUnasked(search.rules.game, recorded.type);
  return isAsked ? COSTS.passedOverChoice : COSTS.passedOver;
};

/** Whoever made a choice that was not carried out; not where it lacks only what is forced before it. */
const accused = ({ search, play, choice, forced, behind, line }: Conflict): SeatId | null => {
  if (choice?.by === undefined || isOver(search.rules.game, play.position)) return null;
  const isLate =
    forced.length > 0 &&
    legally(search.rules, behind, choice) !== null &&
    (line + 1 === search.length || search.lineAt(line + 1).type !== forced[0]!.event.type);
  return isLate ? null : choice.by;
};

/** Lines that have to be equal for a block to be known as one that stands there twice. */
const LEAST_BLOCK = 3;

/**
 * Lines from here on, or from some lines before, that are equal to lines further before. Where they began to be read as further play,
 * it goes on from where it stood before them.
 */
function* blockTwice({ search, play, line }: Conflict): Generator<Play, void> {
  const { lineAt, length } = search;
  const same = (one: number, other: number): boolean => sameEvent(lineAt(one), lineAt(other));
  let best: { readonly first: number; readonly lines: number } | null = null;
  for (let other = line - 1; other >= 0; other--) {
    if (!same(other, line)) continue;
    let after = 1;
    while (line + after < length && other + after < line && same(other + after, line + after))
      after++;
    let before = 0;
    while (
      other > before &&
      line - before - 1 > other + after - 1 &&
      same(other - before - 1, line - before - 1)
    )
      before++;
    const lines = before + after;
    if (lines >= LEAST_BLOCK && lines > (best?.lines ?? 0)) best = { first: line - before, lines };
  }
  if (best === null) return;
  const stand = [...standsOf(play)].find((one) => one.line <= best.first);
  const from = best.first === line ? play.position : stand?.position;
  if (from === undefined) return;
  const rest = best.first + best.lines - line;
  const edit = editOf({
    kind: best.first === line ? "passed-over" : "undone",
    line,
    act: best.first === line ? { does: "drop", lines: rest } : { does: "back", to: best.first },
    held: "passed-over",
    cost: COSTS.writtenTwice,
    twice: true,
    ...(best.first === line ? {} : { to: from }),
  });
  const over = editOf({
    kind: "passed-over",
    line,
    act: { does: "drop", lines: rest },
    held: "passed-over",
    cost: 0,
    twice: true,
    partOf: edit,
  });
  const edits = best.first === line ? [edit] : [edit, over];
  yield playedOn(play, edits, from, line + rest);
}

// A line that is no part of the game: it stands there twice, in the wrong place, or was not carried out. A block of lines that stands
// there twice is one edit.
import { comesUnasked, isOver } from "@assize/kernel-referee";
import type { GameEvent } from "@assize/kernel-model";
import { legally } from "../../rules/rules.ts";
import { sameEvent } from "../same-event.ts";
import type { Conflict } from "../conflict.ts";
import type { RowName } from "../costs.ts";
import {
  addedToRun,
  type Edit,
  editOf,
  type NewEdit,
  type Play,
  playedOn,
  rootOfRun,
  runBefore,
  runOf,
  standsOf,
} from "../edits.ts";
import { openFrom } from "../ruled.ts";
import { costOfFurther } from "../runs.ts";
import { asHalfOf, otherHalf } from "../left-out.ts";
import { LIMITS } from "../limits.ts";

export function* surplus(conflict: Conflict): Generator<Play, void> {
  const { play, recorded, line } = conflict;
  if (runOf(play) >= LIMITS.longRun) {
    yield longer(conflict);
    return;
  }
  yield* blockTwice(conflict);
  const half = otherHalf(conflict, "left-out", recorded);
  const name = rowOf(conflict);
  if (half !== null) {
    yield playedOn(play, [dropped(conflict, name, asHalfOf(conflict, half))], play.position);
    return;
  }
  const run = runBefore(play.edits, line);
  const edit = dropped(conflict, name, {
    twice: name === "drop-twice",
    cost: addedToRun(name, run),
    partOf: rootOfRun(run),
  });
  yield playedOn(
    play,
    [run.length > 0 ? { ...edit, accuses: null, suspects: null } : edit],
    play.position,
  );
}

/** One line more of a long run, which is one edit from here on. */
const longer = ({ play, search, line }: Conflict): Play => {
  const [last] = play.edits.slice(-1) as [Edit & { readonly act: { readonly lines: number } }];
  const edit = { ...last, act: { does: "drop", lines: last.act.lines + 1, each: true } } as const;
  return {
    ...playedOn(play, [], play.position),
    cost: play.cost + costOfFurther(search, line),
    edits: [...play.edits.slice(0, -1), edit],
  };
};

const dropped = (
  { line, choice }: Conflict,
  name: RowName,
  more: Partial<NewEdit>,
  lines = 1,
): Edit => editOf(name, { line, act: { does: "drop", lines }, by: choice?.by, ...more });

const rowOf = (conflict: Conflict): RowName => {
  const { search, line, recorded, choice } = conflict;
  if (line > 0 && sameEvent(search.lineAt(line - 1), recorded)) return "drop-twice";
  if (choice === null) return "drop-consequence";
  if (isBehindEnd(conflict)) return "drop-behind-end";
  if (isLate(conflict, choice)) return "drop-late";
  if (comesUnasked(search.rules.game, recorded.type)) return "drop-unasked";
  return choice.by === undefined ? "drop-chance" : "drop-choice";
};

/** Also behind an end that need not be stated. */
const isBehindEnd = ({ search, play, behind }: Conflict): boolean =>
  isOver(search.rules.game, search.rules.terse ? behind : play.position);

/** It lacks only what is forced before it. */
const isLate = ({ search, forced, behind, line }: Conflict, choice: GameEvent): boolean =>
  forced.length > 0 &&
  legally(search.rules, behind, choice) !== null &&
  (line + 1 === search.length || search.lineAt(line + 1).type !== forced[0]!.event.type);

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
    if (lines >= LIMITS.blockTwice && lines > (best?.lines ?? 0))
      best = { first: line - before, lines };
  }
  if (best === null) return;
  const stand = [...standsOf(play, openFrom(search, line))].find((one) => one.line <= best.first);
  const from = best.first === line ? play.position : stand?.position;
  if (from === undefined) return;
  const rest = best.first + best.lines - line;
  const drop = { line, act: { does: "drop", lines: rest }, twice: true } as const;
  const back = editOf("gone-back-twice", {
    line,
    act: { does: "back", to: best.first },
    twice: true,
    to: from,
  });
  const edits =
    best.first === line
      ? [editOf("drop-twice", drop)]
      : [back, editOf("drop-twice", { ...drop, cost: 0, partOf: back })];
  yield playedOn(play, edits, from, line + rest);
}

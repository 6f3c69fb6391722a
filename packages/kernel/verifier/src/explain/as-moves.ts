// Edits as the moves by which a verdict is told.
import type { Search } from "../alignment/search-state.ts";
import {
  type Back,
  type Hypothesis,
  firstHypothesis,
  type Move,
  type NewMove,
  withMove,
} from "../alignment/moves.ts";
import { withLinesBehindGaps } from "./taken-as-told.ts";
import { costOfFurther } from "./runs.ts";
import { type Edit, isRoot, linesOf, type Play, runOf, type Stand, standOf } from "./edits.ts";

/** The hypothesis of a play; plays that have edits in common have those moves in common. */
export const asHypotheses = (search: Search): ((play: Play) => Hypothesis) => {
  const known = new Map<Move | null, Map<Edit, readonly Move[]>>();
  const told = (edits: readonly Edit[], position: Play["position"]): Hypothesis => {
    let now = firstHypothesis(position, null);
    const moves = new Map<Edit, Move>();
    const certain = certainBefore(search, edits);
    for (const edit of edits) {
      const own = known.get(now.last) ?? new Map<Edit, readonly Move[]>();
      known.set(now.last, own);
      const made: Move[] = [];
      let next = now;
      for (const move of movesOf(search, edit, moves, made, edit.at < certain)) {
        const one = withMove(next, move);
        made.push(one.move);
        next = one.next;
      }
      const all = own.get(edit) ?? made;
      own.set(edit, all);
      moves.set(edit, all[0]!);
      now = { ...next, last: all.at(-1)! };
    }
    return now;
  };
  return (play) => {
    const one = told(withLinesBehindGaps(search, play), play.position);
    const rivals = play.rivals.map(({ edits, instead, more }) => ({
      last: told(edits, play.position).last,
      instead: told(instead, play.position).last,
      more,
    }));
    const backs = backsOf(search, play);
    return {
      ...one,
      position: play.position,
      cost: play.cost,
      rivals,
      backs,
      ...runAtEnd(play, one),
    };
  };
};

/**
 * The first line that takes play back behind an edit: it may name a line by a number that is off, so that nobody is accused
 * behind it.
 */
const certainBefore = ({ undos }: Search, edits: readonly Edit[]): number => {
  const first = edits.find(isRoot)?.at ?? Infinity;
  for (const line of undos.at.keys()) if (line > first) return line;
  return Infinity;
};

/** Where lines of the record took play back to. */
const backsOf = ({ undos }: Search, play: Play): Back | null => {
  if (undos.at.size === 0) return null;
  const found: Stand[] = [];
  let after: Stand = standOf(play);
  for (let one = play.trail; one !== null; one = one.before) {
    if (undos.at.has(one.line)) found.push({ ...one, position: after.position });
    after = one;
  }
  return found.reduceRight<Back | null>(
    (before, { line, position }) => ({ index: line, position, before }),
    null,
  );
};

/** The lines passed over at the end. */
const runAtEnd = (play: Play, { last }: Hypothesis): Pick<Hypothesis, "run" | "passing"> => {
  const run = runOf(play);
  return { run, passing: run === 0 ? null : last };
};

/** The move of an edit, and one for each further line that it accounts for. */
function* movesOf(
  search: Search,
  edit: Edit,
  moves: ReadonlyMap<Edit, Move>,
  made: readonly Move[],
  isCertain: boolean,
): Generator<NewMove> {
  const { act } = edit;
  const lines = linesOf(edit);
  const isLong = lines > 1 && edit.line === edit.at;
  const first = asMove(edit, moves, isCertain);
  yield isLong ? { ...first, to: null } : first;
  for (let line = 1; isLong && line < lines; line++)
    yield {
      index: edit.at + line,
      kind: "passed-over",
      held: "passed-over",
      cost: act.does === "drop" && act.each === true ? costOfFurther(search, edit.at + line) : 0,
      consumes: true,
      partOf: made[0]!,
      twice: edit.twice,
      to: line === lines - 1 ? edit.to : null,
    };
}

const asMove = (edit: Edit, moves: ReadonlyMap<Edit, Move>, isCertain: boolean): NewMove => {
  const { act, at, line, row } = edit;
  const isEarlier = line < at;
  const event = act.does === "insert" || act.does === "read" ? act.event : null;
  return {
    index: at,
    kind: edit.kind,
    held: edit.held,
    cost: edit.cost,
    consumes: isEarlier ? edit.kind === "belongs-before" : linesOf(edit) > 0,
    applied: isEarlier || event === null ? null : { row: row!, event },
    to: edit.to,
    revised: isEarlier ? { line, event: event ?? edit.written! } : null,
    accuses: isCertain ? edit.accuses : null,
    suspects: isCertain ? null : edit.accuses,
    partOf: edit.partOf === null ? null : (moves.get(edit.partOf) ?? null),
    half: edit.half === null ? null : (moves.get(edit.half) ?? null),
    standsAt: edit.kind === "stands-too-early" ? line : null,
    twice: edit.twice,
    guessed: edit.guessed,
  };
};

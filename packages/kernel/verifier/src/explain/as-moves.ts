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

/** A play as it is told. */
export interface Told {
  readonly hypothesis: Hypothesis;
  /** The moves of each of its edits. */
  readonly moves: ReadonlyMap<Edit, readonly Move[]>;
}

export const toldAs = (search: Search, play: Play): Told => {
  const edits = withLinesBehindGaps(search, play);
  const { last, moves } = chainOf(search, play.position, edits);
  const backs = backsOf(search, play);
  const one = { ...firstHypothesis(play.position, null), last, cost: play.cost, backs };
  return { hypothesis: { ...one, ...runAtEnd(play, one) }, moves };
};

/** The moves of some edits of another set. */
export const movesOfEdits = (search: Search, edits: readonly Edit[]): Told["moves"] =>
  chainOf(search, search.rules.start.position, edits).moves;

const chainOf = (
  search: Search,
  position: Play["position"],
  edits: readonly Edit[],
): Pick<Told, "moves"> & Pick<Hypothesis, "last"> => {
  let now = firstHypothesis(position, null);
  const moves = new Map<Edit, Move[]>();
  const certain = certainBefore(search, edits);
  for (const edit of edits) {
    const made: Move[] = [];
    moves.set(edit, made);
    if (edit.as === "end-behind-unknown") now = restingOnUnknown(now);
    for (const move of movesOf(search, edit, moves, edit.at < certain)) {
      const one = withMove(now, move);
      made.push(one.move);
      now = one.next;
    }
  }
  return { last: now.last, moves };
};

/** What is told next proves nothing: it rests on a choice of which the record does not know all. */
const restingOnUnknown = (one: Hypothesis): Hypothesis => {
  let move = one.last;
  while (move !== null && move.kind !== "unknown") move = move.before;
  return move === null ? one : { ...one, unknown: { move, before: null } };
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
const runAtEnd = (
  play: Play,
  { last }: Pick<Hypothesis, "last">,
): Pick<Hypothesis, "run" | "passing"> => {
  const run = runOf(play);
  return { run, passing: run === 0 ? null : last };
};

/** The move of an edit, and one for each further line that it accounts for. */
function* movesOf(
  search: Search,
  edit: Edit,
  moves: Told["moves"],
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
      partOf: moves.get(edit)![0]!,
      twice: edit.twice,
      to: line === lines - 1 ? edit.to : null,
    };
}

const moveOf = (edit: Edit | null, moves: Told["moves"]): Move | null =>
  edit === null ? null : (moves.get(edit)?.[0] ?? null);

const asMove = (edit: Edit, moves: Told["moves"], isCertain: boolean): NewMove => {
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
    suspects: isCertain ? edit.suspects : (edit.accuses ?? edit.suspects),
    partOf: moveOf(edit.partOf, moves),
    half: moveOf(edit.half, moves),
    standsAt: edit.kind === "stands-too-early" ? line : null,
    twice: edit.twice,
    guessed: edit.guessed,
  };
};

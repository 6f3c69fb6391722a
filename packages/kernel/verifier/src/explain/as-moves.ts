// Edits as the moves by which a verdict is told.
import {
  type Hypothesis,
  firstHypothesis,
  type Move,
  type NewMove,
  withMove,
} from "../alignment/moves.ts";
import { type Edit, linesOf, type Play } from "./edits.ts";

/** The hypothesis of a play; plays that have edits in common have those moves in common. */
export const asHypotheses = (): ((play: Play) => Hypothesis) => {
  const known = new Map<Move | null, Map<Edit, readonly Move[]>>();
  const told = (edits: readonly Edit[], position: Play["position"]): Hypothesis => {
    let now = firstHypothesis(position, null);
    const moves = new Map<Edit, Move>();
    for (const edit of edits) {
      const own = known.get(now.last) ?? new Map<Edit, readonly Move[]>();
      known.set(now.last, own);
      const made: Move[] = [];
      let next = now;
      for (const move of movesOf(edit, moves, made)) {
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
    const one = told(play.edits, play.position);
    const rivals = play.rivals.map(({ edits, instead, more }) => ({
      last: told(edits, play.position).last,
      instead: told(instead, play.position).last,
      more,
    }));
    return { ...one, position: play.position, cost: play.cost, rivals, ...runAtEnd(play) };
  };
};

/** The lines passed over at the end. */
const runAtEnd = ({ edits, line }: Play): Pick<Hypothesis, "run"> => {
  let first = line;
  for (const { act, line: at } of edits.toReversed()) {
    if (act.does !== "drop" || at + act.lines !== first) break;
    first = at;
  }
  return { run: line - first };
};

/** The move of an edit, and one for each further line that it accounts for. */
function* movesOf(
  edit: Edit,
  moves: ReadonlyMap<Edit, Move>,
  made: readonly Move[],
): Generator<NewMove> {
  const lines = linesOf(edit);
  const isLong = lines > 1 && edit.line === edit.at;
  const first = asMove(edit, moves);
  yield isLong ? { ...first, to: null } : first;
  for (let line = 1; isLong && line < lines; line++)
    yield {
      index: edit.at + line,
      kind: "passed-over",
      held: "passed-over",
      cost: 0,
      consumes: true,
      partOf: made[0]!,
      twice: edit.twice,
      to: line === lines - 1 ? edit.to : null,
    };
}

const asMove = (edit: Edit, moves: ReadonlyMap<Edit, Move>): NewMove => {
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
    accuses: edit.accuses,
    partOf: edit.partOf === null ? null : (moves.get(edit.partOf) ?? null),
    half: edit.half === null ? null : (moves.get(edit.half) ?? null),
    standsAt: edit.kind === "stands-too-early" ? line : null,
    twice: edit.twice,
    guessed: edit.guessed,
  };
};

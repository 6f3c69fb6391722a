// The words of an explanation: edits of a record, and a record played with them. An edit says what one line was, or what stood
// before it in no line. Types, and how they are put together. Knows no rule and no kind of mistake.
import type { Position, Row } from "@assize/kernel-chart-engine";
import type { GameEvent, Held, SeatId } from "@assize/kernel-model";
import { baseOf, type EditKind, type RowName, TABLE } from "./costs.ts";
import { stillUncertain } from "./uncertain.ts";

/** By what right an event is taken: the rules accept or force it; or it took place although they do not. */
export type Way = "rules" | "claim";

/** What an edit does at its line. */
export type Act =
  /** The line and those behind it, `lines` in all, are no part of the game. `each`: that is told of each of them. */
  | { readonly does: "drop"; readonly lines: number; readonly each?: true }
  /** The lines from `middle` on, before line `end`, stand before the line and those up to there. */
  | { readonly does: "exchange"; readonly middle: number; readonly end: number }
  /** An event stands before the line. */
  | { readonly does: "insert"; readonly event: GameEvent; readonly way: Way }
  /** The line is this event. */
  | { readonly does: "read"; readonly event: GameEvent; readonly way: Way }
  /** The line has no seat. */
  | { readonly does: "unseat" }
  /** Lines are gone before it. */
  | { readonly does: "gap" }
  /** The line is taken as it stands. */
  | { readonly does: "nothing" }
  /** Play goes on from where it stood before line `to`. */
  | { readonly does: "back"; readonly to: number };

/** One edit of a record. */
export interface Edit {
  /** Its row in the table of costs. */
  readonly as: RowName;
  /** What it is told as. */
  readonly kind: EditKind;
  /** The line that it is about, from 0 ... */
  readonly line: number;
  /** ... and the line that it answers, where that is a later one. */
  readonly at: number;
  readonly act: Act;
  /** The transition that it takes; null where it takes none. */
  readonly row: Row | null;
  /** Tenths of a deviation. */
  readonly cost: number;
  readonly held: Held;
  /** The seat that it accuses ... */
  readonly accuses: SeatId | null;
  /** ... or names beside whoever kept the record. */
  readonly suspects: SeatId | null;
  /** The edit whose deviation it belongs to; null where it is one of its own. */
  readonly partOf: Edit | null;
  /** The edit that tells the other half of a line which stands in the wrong place. */
  readonly half: Edit | null;
  /** True where other events would do as well: then it is exchanged for one of these at no cost. */
  readonly guessed: boolean;
  /** True for a line, or lines, that stand there a second time. */
  readonly twice: boolean;
  /** The choice as it is written, of an earlier line that was not made there. */
  readonly written?: GameEvent;
  /** What the rules derive in the place of what is written; undefined where nothing was due. */
  readonly derived?: unknown;
  /** The position before line `at`, of an edit that is about an earlier line. */
  readonly to: Position<unknown> | null;
}

/** Where a play stood before a line. */
export interface Stand {
  readonly line: number;
  readonly position: Position<unknown>;
  readonly before: Stand | null;
}

/** Where a play stands before the line to be read next. */
export const standOf = ({ line, position, trail }: Play): Stand => ({
  line,
  position,
  before: trail,
});

/** The edits of another play that came to the same position as `instead`, and what they cost more than these. */
export interface Rival {
  readonly edits: readonly Edit[];
  readonly instead: readonly Edit[];
  readonly more: number;
}

/** A record played up to a line, with the edits that it took. */
export interface Play {
  /** The line to be read next. */
  readonly line: number;
  readonly position: Position<unknown>;
  readonly cost: number;
  /** In the order in which they are told. */
  readonly edits: readonly Edit[];
  readonly trail: Stand | null;
  readonly rivals: readonly Rival[];
}

/** `by`: the seat that the line names, or the event that is put in or read. */
export type NewEdit = Pick<Edit, "line" | "act"> &
  Partial<Omit<Edit, "as" | "accuses" | "suspects">> & { readonly by?: SeatId | undefined };

/** An edit by its row in the table of costs, which says what it costs where nothing else is said, and whom it accuses. */
export const editOf = (as: RowName, { by, ...edit }: NewEdit): Edit => ({
  ...toldAs(as, by),
  cost: TABLE[as].cost,
  at: edit.line,
  row: null,
  partOf: null,
  half: null,
  guessed: false,
  twice: false,
  to: null,
  ...edit,
});

const toldAs = (as: RowName, by: SeatId | undefined) => {
  const { kind, held, accuses } = TABLE[as];
  return {
    as,
    kind,
    held,
    accuses: accuses === "line" ? (by ?? null) : null,
    suspects: accuses === "either" ? (by ?? null) : null,
  };
};

/** An edit by another row of the table. */
export const inRow = (edit: Edit, as: RowName, by: SeatId | undefined): Edit => ({
  ...edit,
  ...toldAs(as, by),
  cost: edit.cost + TABLE[as].cost - TABLE[edit.as].cost,
});

/** How many lines an edit accounts for. */
export const linesOf = ({ act, line }: Edit): number => {
  if (act.does === "drop") return act.lines;
  if (act.does === "exchange") return act.end - line;
  return act.does === "read" ? 1 : 0;
};

/** The edits that pass over the lines right before one. */
export const runBefore = (edits: readonly Edit[], line: number): readonly Edit[] => {
  const run: Edit[] = [];
  let next = line;
  for (const edit of edits.toReversed()) {
    if (edit.act.does !== "drop" || edit.half !== null || edit.line + edit.act.lines !== next)
      break;
    run.unshift(edit);
    next = edit.line;
  }
  return run;
};

/** The first edit of the deviation that a run is told as; null where there is no run. */
export const rootOfRun = ([first]: readonly Edit[]): Edit | null => first?.partOf ?? first ?? null;

/** What a line costs in a run that some edits tell: the run costs its dearest line, and what each other one adds. */
export const addedToRun = (name: RowName, run: readonly Edit[]): number => {
  const base = run.length === 0 ? 0 : Math.max(...run.map(({ as }) => baseOf(as)));
  return TABLE[name].more + Math.max(0, baseOf(name) - base);
};

/** True for the first edit of a deviation. */
export const isRoot = ({ partOf, cost }: Edit): boolean => partOf === null && cost > 0;

/** The seats accused by edits, no half of a line that stands in the wrong place among them: whoever wrote it down misplaced it. */
export const accusations = (edits: readonly Edit[]): number => {
  const accused = new Set(edits.filter(({ accuses, half }) => accuses !== null && half === null));
  for (const { half } of edits) if (half !== null) accused.delete(half);
  return accused.size;
};

/** A play after the line in hand: with these edits, at this position. */
export const playedOn = (
  play: Play,
  edits: readonly Edit[],
  position: Position<unknown>,
  line = play.line + 1,
): Play => ({
  line,
  position: stillUncertain(play.position, position),
  cost: edits.reduce((sum, { cost }) => sum + cost, play.cost),
  edits: edits.length === 0 ? play.edits : [...play.edits, ...edits],
  trail: { line: play.line, position: play.position, before: play.trail },
  rivals: play.rivals,
});

/** How many lines were passed over just before the line to be read next. */
export const runOf = ({ edits, line }: Play): number => {
  let first = line;
  for (const { act, line: at } of edits.toReversed()) {
    if (act.does !== "drop" || at + act.lines !== first) break;
    first = at;
  }
  return line - first;
};

/** The stands of a play, the latest first, down to a line. */
export function* standsOf({ trail }: Play, from: number): Generator<Stand, void> {
  for (let one = trail; one !== null && one.line >= from; one = one.before) yield one;
}

// What is told of a record: a statement for each line that an edit accounts for, or that it stands before. Types, and how edits become
// statements. Asks no rule.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameEvent, Held, SeatId } from "@assize/kernel-model";
import type { EditKind, RowName } from "../explain/costs.ts";
import { type Edit, isRoot, linesOf } from "../explain/edits.ts";
import { costOfFurther } from "../explain/runs.ts";
import type { Search } from "../explain/search-state.ts";
import type { Applied } from "../rules/carried-out.ts";

/** What is told of one line. */
export interface Statement {
  /** The line at which it is told, from 0. */
  readonly index: number;
  readonly kind: EditKind;
  /** The row of its edit in the table of costs. */
  readonly as: RowName;
  readonly held: Held;
  readonly cost: number;
  /** True where the line itself is accounted for; else it has to fit after this. */
  readonly consumes: boolean;
  /** What is taken for it; null: nothing. */
  readonly applied: Applied | null;
  /** The position from which the line is read, where play went back or an earlier choice was another one. */
  readonly to: Position<unknown> | null;
  /** That choice, and its line; of one that belongs before a line, that line. */
  readonly revised: { readonly line: number; readonly event: GameEvent } | null;
  /** Who is accused by it ... */
  readonly accuses: SeatId | null;
  /** ... or named beside whoever kept the record. */
  readonly suspects: SeatId | null;
  /** The statement whose deviation this one is a part of. */
  readonly partOf: Statement | null;
  /** The other half of a line that stands in the wrong place, told before. */
  readonly half: Statement | null;
  /** Another line that its event stands at: of one that stands too early. */
  readonly standsAt: number | null;
  /** True for a line, or lines, that stand there a second time. */
  readonly twice: boolean;
  /** True where the event that is taken is a guess. */
  readonly guessed: boolean;
  /** The choice of which the record does not know all, where this rests on it: then it proves nothing. */
  readonly restsOn: Statement | null;
}

/** The statements of each of some edits. */
export type Statements = ReadonlyMap<Edit, readonly Statement[]>;

/** The statement that a part of it belongs to. */
export const rootOf = (one: Statement): Statement =>
  one.partOf === null ? one : rootOf(one.partOf);

/** True where a value that the record does not know lets nothing be taken: there the explanation ends. */
export const isEnd = ({ kind, applied }: Statement): boolean =>
  kind === "unknown" && applied === null;

/** Who is accused by statements, no half of a line that stands in the wrong place among them: whoever wrote it down misplaced it. */
export const accusedBy = (all: readonly Statement[]): ReadonlyMap<Statement, SeatId> => {
  const accused = new Map<Statement, SeatId>();
  for (const one of all) {
    if (one.half !== null) accused.delete(one.half);
    else if (one.accuses !== null) accused.set(one, one.accuses);
  }
  return accused;
};

/** The line that is no part of the game where a statement says so. */
export const passedOverAt = ({ standsAt, index }: Statement): number => standsAt ?? index;

/** Edits as statements, in their order. */
export const statementsOf = (search: Search, edits: readonly Edit[]): Statements => {
  const made = new Map<Edit, Statement[]>();
  const certain = certainBefore(search, edits);
  let unknown: Statement | null = null;
  let restsOn: Statement | null = null;
  for (const edit of edits) {
    if (edit.as === "end-behind-unknown") restsOn = unknown;
    const first: Statement = { ...statementOf(edit, made, edit.at < certain), restsOn };
    made.set(edit, [first, ...furtherOf(search, edit, first)]);
    if (first.kind === "unknown") unknown = first;
  }
  return made;
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

/** A statement for each further line that an edit accounts for. */
const furtherOf = (search: Search, edit: Edit, first: Statement): readonly Statement[] => {
  const lines = linesOf(edit);
  if (!isLong(edit)) return [];
  return Array.from({ length: lines - 1 }, (_, nth): Statement => {
    const index = edit.at + nth + 1;
    return {
      ...first,
      index,
      kind: "passed-over",
      held: "passed-over",
      cost: edit.act.does === "drop" && edit.act.each === true ? costOfFurther(search, index) : 0,
      consumes: true,
      applied: null,
      revised: null,
      accuses: null,
      suspects: null,
      partOf: first,
      half: null,
      standsAt: null,
      guessed: false,
      to: nth === lines - 2 ? edit.to : null,
    };
  });
};

/** True where an edit accounts for several lines from its own on. */
const isLong = (edit: Edit): boolean => linesOf(edit) > 1 && edit.line === edit.at;

const firstOf = (edit: Edit | null, made: Statements): Statement | null =>
  edit === null ? null : (made.get(edit)?.[0] ?? null);

const statementOf = (
  edit: Edit,
  made: Statements,
  isCertain: boolean,
): Omit<Statement, "restsOn"> => {
  const { act, at, line, row } = edit;
  const isEarlier = line < at;
  const event = act.does === "insert" || act.does === "read" ? act.event : null;
  return {
    index: at,
    kind: edit.kind,
    as: edit.as,
    held: edit.held,
    cost: edit.cost,
    consumes: isEarlier ? edit.kind === "belongs-before" : linesOf(edit) > 0,
    applied: isEarlier || event === null ? null : { row: row!, event },
    to: isLong(edit) ? null : edit.to,
    revised: isEarlier ? { line, event: event ?? edit.written! } : null,
    accuses: isCertain ? edit.accuses : null,
    suspects: isCertain ? edit.suspects : (edit.accuses ?? edit.suspects),
    partOf: firstOf(edit.partOf, made),
    half: firstOf(edit.half, made),
    standsAt: edit.kind === "stands-too-early" ? line : null,
    twice: edit.twice,
    guessed: edit.guessed,
  };
};

// Whether an accused seat may have played honestly by a record that is wrong: had an earlier choice been another one, or did
// the accused one stand elsewhere, it would have been legal, and the record would go on just as it does. Then nobody can
// say who answers.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameEvent } from "@assize/kernel-model";
import { isOver } from "@assize/kernel-referee";
import { takenFor } from "./after-move.ts";
import type { Move, Trail, Wanted } from "./moves.ts";
import { carriedOut, waysOf } from "./carried-out.ts";
import { alternatives, choiceOf, fit, forcedFrom } from "./rules.ts";
import { reach } from "./reach.ts";
import { relatedChoices } from "./related.ts";
import { nearOthers } from "./revised.ts";
import { sameEvent, type Search } from "./search-state.ts";

/** What is asked with: the explanation's moves by line, and the lines before the accused choice. */
export interface Course {
  readonly search: Search;
  readonly lines: ReadonlyMap<number, readonly Move[]>;
  readonly trail: Trail | null;
  /** The choices told before that were guessed or refused. */
  readonly uncertain: ReadonlyMap<Move, MadeAt>;
  /** Steps for all excuses so far. */
  readonly asked: { steps: number };
}

/** Positions in which a choice was made: at its move's line, and at its own where that is an earlier one. */
export interface MadeAt {
  readonly here: Position<unknown>;
  readonly earlier: Position<unknown> | null;
}

/**
 * True where the choice at the line of the move is legal by a record that differs in one thing; `here`: before the move. Also
 * where so much was looked for that nothing more is.
 */
export const isExcused = (course: Course, move: Move, here: Position<unknown>): boolean => {
  const { rules, limits } = course.search;
  if (course.asked.steps > limits.excusedInAll) return true;
  const before = rules.looked;
  const excused = hasExcuse(course, move, here);
  course.asked.steps += rules.looked - before;
  return excused;
};

const hasExcuse = (course: Course, { index }: Move, here: Position<unknown>): boolean => {
  const { rules, limits, length } = course.search;
  const most = rules.looked + limits.excused + limits.related;
  const isLast = index + 1 >= length;
  if (isLast ? isDisplaced(course, index) : wasMadeLater(course, index, here)) return true;
  const end = untilBorneOut(course, index);
  if (!isLast && isRelatedToAnother(course, here, index, end)) return true;
  for (const other of otherwise(course, index, isLast)) {
    if (rules.looked > most) return false;
    if (wouldFit(course, other, index, end)) return true;
  }
  return false;
};

/** True where an earlier decision that names the same was another one, at whatever distance. */
const isRelatedToAnother = (
  course: Course,
  position: Position<unknown>,
  index: number,
  end: number,
): boolean => {
  const { search, trail } = course;
  const { rules, limits, related } = search;
  if (related.inVainAt === index && course.uncertain.size === 0) return false;
  const most = rules.looked + limits.related;
  for (const { written, taken } of relatedChoices(search, { position, trail }, index)) {
    if (rules.looked > most) return false;
    const other = { position: taken.position, line: written.line + 1 };
    if (!course.lines.has(written.line) && wouldFit(course, other, index, end)) return true;
  }
  return false;
};

/** Where the game would have stood, and the line that it would have gone on with. */
interface Other {
  readonly position: Position<unknown>;
  readonly line: number;
  /** A choice that was put in: where it stands too late, that line is left out. */
  readonly put?: GameEvent;
}

/** All that may have been otherwise; before the last line only what was guessed or refused. */
function* otherwise(course: Course, index: number, isLast: boolean): Generator<Other> {
  for (const [move, made] of course.uncertain) yield* otherChoices(course, move, made);
  const first = isLast ? index : index - 2 * course.search.limits.trail;
  for (let trail = course.trail; trail !== null && trail.line >= first; trail = trail.before)
    yield* otherLines(course, trail, index);
}

/** The last line of a record has none after it that bear it out: whether it stands too late. */
const isDisplaced = (course: Course, index: number): boolean => {
  const { limits } = course.search;
  for (let one = course.trail; one !== null && index - one.line <= limits.back; one = one.before) {
    let position = asItStands(course, one.position, index);
    for (let line = one.line; line < index && position !== null; line++)
      position = along(course, position, line);
    if (position !== null) return true;
  }
  return false;
};

/** True where the choice is legal some lines later, and the record goes on just as it does. */
const wasMadeLater = (course: Course, index: number, here: Position<unknown>): boolean => {
  const { limits, length } = course.search;
  let position: Position<unknown> | null = here;
  let isOpen = false;
  const last = Math.min(length, index + limits.ahead);
  for (let line = index + 1; position !== null && line <= last; line++) {
    const made = asItStands(course, position, index);
    if (made !== null && (isOpen || goesOn(course, made, line))) return true;
    // After a choice of which the record does not know all nobody can say whether the lines would fit.
    isOpen ||= course.lines.get(line)?.some(({ kind }) => kind === "unknown") ?? false;
    position = line < last ? along(course, position, line) : null;
  }
  return false;
};

/** True where the lines from this one on fit; at the end of the record: where the game is over. */
const goesOn = (course: Course, from: Position<unknown>, first: number): boolean => {
  const { rules, length } = course.search;
  if (first === length)
    return isOver(rules.game, [...forcedFrom(rules, from)].at(-1)?.position ?? from);
  let position: Position<unknown> | null = from;
  const end = untilBorneOut(course, first - 1);
  for (let line = first; line < end && position !== null; line++)
    position = asItStands(course, position, line);
  return position !== null;
};

/**
 * A choice that nobody knows was another one than was guessed; one that was told otherwise than it is written took place as
 * it is written, be the position after it possible or not.
 */
function* otherChoices(
  { search }: Course,
  { kind, index, guessed, applied, revised }: Move,
  { here, earlier }: MadeAt,
): Generator<Other> {
  const { rules, limits, lineAt } = search;
  const line = index + 1;
  if (kind === "left-out" || kind === "revised")
    for (const taken of alternatives(rules, here, null, { left: limits.alternatives })) {
      const steps = reach(search, taken.position, index);
      if (steps !== null) yield { position: steps.at(-1)!.position, line };
    }
  if (kind === "left-out") return;
  if (earlier !== null)
    for (const taken of nearOthers(search, earlier, revised!.event))
      yield { position: taken.position, line: revised!.line + 1 };
  const looked = { left: guessed ? limits.alternatives : 0 };
  for (const taken of alternatives(rules, here, sameKind(applied?.event), looked))
    yield { position: taken.position, line };
  const event = choiceOf(rules, lineAt(index));
  for (const row of event === null ? [] : waysOf(rules, here, event.type)) {
    const to = carriedOut(rules, here, { row, event: event! }, false);
    if (to !== null) yield { position: to, line };
  }
}

/** What is certain of a choice that was guessed: its seat, or of chance its type. */
const sameKind = (event: GameEvent | undefined): Wanted | null => {
  if (event === undefined) return null;
  return event.by === undefined ? { type: event.type } : { by: event.by };
};

/** Without some lines; with another choice in one; after a choice that stands in no line. */
function* otherLines(
  { search, lines }: Course,
  { position, line }: Trail,
  index: number,
): Generator<Other> {
  const { rules, limits, lineAt } = search;
  const isNear = index - line <= limits.back;
  // Without its own last choice every seat would be excused that plays twice; but for one that is written twice.
  const isTwice = line > 0 && sameEvent(lineAt(line - 1), lineAt(line));
  const isOwn = lineAt(line).by === lineAt(index).by && !isTwice;
  if (isNear && (line + 1 < index || isTwice))
    for (let on = line + (isOwn ? 2 : 1); on <= index; on++) yield { position, line: on };
  const event = lines.has(line) ? null : choiceOf(rules, lineAt(line));
  if (event !== null)
    for (const taken of nearOthers(search, position, event))
      yield { position: taken.position, line: line + 1 };
  if (!isNear) return;
  for (const taken of alternatives(rules, position, null, { left: limits.runAlternatives }))
    yield { position: taken.position, line, put: taken.event };
}

/** All lines up to the accused one as the explanation has them, that one as it stands, and those after it before `end`. */
const wouldFit = (course: Course, from: Other, index: number, end: number): boolean => {
  let position: Position<unknown> | null = from.position;
  let { line } = from;
  const { lineAt } = course.search;
  for (; line < end && position !== null; line++) {
    const before: Position<unknown> = position;
    position = line < index ? along(course, before, line) : asItStands(course, before, line);
    if (position === null && from.put !== undefined && sameEvent(from.put, lineAt(line)))
      position = before;
  }
  return position !== null;
};

/** How many lines have to fit for an excuse: some, and all up to the next of which anything is told. */
const untilBorneOut = ({ search, lines }: Course, index: number): number => {
  const { limits, length } = search;
  let next = index + 1;
  while (next < length && !lines.has(next)) next++;
  return Math.min(length, Math.max(index + limits.fitAfterBackByChoice, next));
};

const asItStands = (
  { search: { rules, lineAt } }: Course,
  position: Position<unknown>,
  line: number,
): Position<unknown> | null => {
  rules.looked++;
  return fit(rules, position, lineAt(line))?.at(-1)?.position ?? null;
};

/** As it stands; else as the explanation has it. */
const along = (course: Course, from: Position<unknown>, line: number): Position<unknown> | null => {
  const fitting = asItStands(course, from, line);
  const told = fitting === null ? course.lines.get(line) : undefined;
  return told === undefined ? fitting : asTold(course, from, told, line);
};

/** Where a line leads of which something is told; null where that cannot be said from here. */
const asTold = (
  course: Course,
  from: Position<unknown>,
  told: readonly Move[],
  line: number,
): Position<unknown> | null => {
  let position: Position<unknown> | null = from;
  for (const move of told) {
    if (position === null || move.to !== null) return null;
    if (move.applied !== null) position = takenFor(course.search, position, move)?.position ?? null;
  }
  if (position === null || told.some(({ consumes }) => consumes)) return position;
  return asItStands(course, position, line);
};

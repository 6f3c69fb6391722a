// Whether an accused seat may have played honestly by a record that is wrong: had an earlier choice been another one, its
// own would have been legal, and the record would go on just as it does. Then nobody can say who answers.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameEvent, Json } from "@assize/kernel-model";
import { forcedStep, type Taken } from "@assize/kernel-referee";
import type { Move, Trail } from "./moves.ts";
import { alternatives, choiceOf, fit, legally, nearData } from "./rules.ts";
import type { Search } from "./search-state.ts";

/** What is asked with: the explanation's moves by line, and the lines before the accused choice. */
export interface Course {
  readonly search: Search;
  readonly lines: ReadonlyMap<number, readonly Move[]>;
  readonly trail: Trail | null;
}

/** True where the choice at the line of the move is legal by a record that differs before it in one thing. */
export const isExcused = (course: Course, { index }: Move): boolean => {
  const { search } = course;
  const { rules, limits } = search;
  if (index + 1 >= search.length) return false;
  const most = rules.looked + limits.excused;
  for (let trail = course.trail; trail !== null; trail = trail.before)
    for (const { position, line } of otherwise(course, trail, index)) {
      if (rules.looked > most) return false;
      if (wouldFit(course, position, line, index)) return true;
    }
  return false;
};

/** Where the game would have stood, and the line that it would have gone on with. */
interface Other {
  readonly position: Position<unknown>;
  readonly line: number;
}

/** Without some lines; with another choice in one; after a choice that stands in no line. */
function* otherwise(
  { search, lines }: Course,
  { position, line }: Trail,
  index: number,
): Generator<Other> {
  const { rules, limits } = search;
  const isNear = index - line <= limits.back;
  // Without its own last choice every seat would be excused that plays twice.
  const isOwn = search.lineAt(line).by === search.lineAt(index).by;
  if (isNear && line + 1 < index)
    for (let on = line + (isOwn ? 2 : 1); on <= index; on++) yield { position, line: on };
  const event = lines.has(line) ? null : choiceOf(rules, search.lineAt(line));
  if (event !== null)
    for (const taken of othersFor(search, position, event))
      yield { position: taken.position, line: line + 1 };
  if (!isNear) return;
  for (const taken of alternatives(rules, position, null, { left: limits.runAlternatives }))
    yield { position: taken.position, line };
}

/** The choice by another seat; with one thing in its data changed. */
function* othersFor(
  { rules, limits }: Search,
  position: Position<unknown>,
  event: GameEvent,
): Generator<Taken<unknown>> {
  const { type, by } = event;
  for (const seat of by === undefined ? [] : rules.seats) {
    rules.looked++;
    const taken = seat === by ? null : legally(rules, position, { ...event, by: seat });
    if (taken !== null) yield taken;
  }
  const written = event.data as Json;
  const wanted = by === undefined ? { type, written } : { type, by, written };
  yield* nearData(rules, position, wanted, { left: limits.alternatives });
}

/** All lines up to the accused one as the explanation has them, that one as it stands, and those after it. */
const wouldFit = (
  course: Course,
  from: Position<unknown>,
  first: number,
  index: number,
): boolean => {
  const { rules, limits, lineAt, length } = course.search;
  const end = Math.max(index + limits.fitAfterBackByChoice, untilNext(course.lines, index, length));
  let position: Position<unknown> | null = from;
  for (let line = first; line < Math.min(length, end) && position !== null; line++) {
    rules.looked++;
    const told = line < index ? course.lines.get(line) : undefined;
    position =
      told === undefined
        ? after(fit(rules, position, lineAt(line)))
        : asTold(course.search, position, told);
  }
  return position !== null;
};

const after = (steps: readonly Taken<unknown>[] | null): Position<unknown> | null =>
  steps?.at(-1)?.position ?? null;

/** Where a line leads of which something is told; null where that cannot be said from here. */
const asTold = (
  { rules, lineAt }: Search,
  from: Position<unknown>,
  told: readonly Move[],
): Position<unknown> | null => {
  let position: Position<unknown> | null = from;
  for (const move of told) {
    if (position === null || move.to !== null || move.held === "believed" || move.held === "stood")
      return null;
    if (move.applied === null) continue;
    const { event } = move.applied;
    position =
      rules.game.classOf(event.type) === "consequence"
        ? (forcedStep(rules.game, position)?.position ?? null)
        : (legally(rules, position, event)?.position ?? null);
  }
  if (position === null || told.some(({ consumes }) => consumes)) return position;
  return after(fit(rules, position, lineAt(told[0]!.index)));
};

/** The next line of which anything is told. */
const untilNext = (lines: Course["lines"], index: number, length: number): number => {
  for (let line = index + 1; line < length; line++) if (lines.has(line)) return line;
  return length;
};

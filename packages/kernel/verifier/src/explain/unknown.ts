// Choices of which the record does not know all: edits that cost nothing. The first values that are legal are read; where a later line
// does not fit, all others are tried, of every such choice, before anything else is said of that line. Where not all can be tried the
// explanation ends: what differs there proves nothing.
import type { GameEvent, Json } from "@assize/kernel-model";
import type { Taken } from "@assize/kernel-referee";
import {
  agrees,
  alternatives,
  forcedFrom,
  isUnknownChoice,
  legallyWith,
  listsAll,
  mayCome,
  nearData,
  type Wanted,
} from "../rules/rules.ts";
import type { Search } from "./search-state.ts";
import { type Conflict, conflictAt } from "./conflict.ts";
import { asItStands, playAgain, takenBy } from "./course.ts";
import { substituted } from "./differences.ts";
import { type Edit, editOf, type Play, playedOn, type Stand, standsOf } from "./edits.ts";
import { leftOut } from "./left-out.ts";
import { openFrom } from "./ruled.ts";
import { isOnlyPassedOver } from "./runs.ts";
import { LIMITS } from "./limits.ts";

interface OfType extends Wanted {
  readonly type: string;
}

const knownAt = ({ lineAt }: Search, line: number): OfType => {
  const { type, by, data } = lineAt(line);
  return { type, by, known: data };
};

/** The plays that a conflict leads to where values that the record does not know decide; null where they do not. */
export const byUnknownValues = (conflict: Conflict): readonly Play[] | null => {
  if (isOnlyPassedOver(conflict)) return null;
  const { search, play, line } = conflict;
  const own = unknownChoice(conflict);
  if (own !== null) return [own];
  const tried = search.pins.has(line) ? "all" : otherValues(conflict);
  if (tried === "all") return null;
  if (tried !== "some") return [tried];
  const rest = { does: "drop", lines: search.length - line } as const;
  const end = editOf("end-behind-unknown", { line, act: rest });
  return [playedOn(play, [end], play.position, search.length)];
};

/** The choice with the first values that are legal; the end where there are too many; null where it is refused, whatever it says. */
const unknownChoice = (conflict: Conflict): Play | null => {
  const { search, line, recorded, play, behind, forced } = conflict;
  const { rules } = search;
  if (!isUnknownChoice(rules, recorded)) return null;
  const known = knownAt(search, line);
  if (!mayCome(rules, behind, known.type)) return null;
  const before = leftOut(conflict, forced);
  const looked = { left: LIMITS.alternatives };
  const [first] = alternatives(rules, behind, known, looked);
  if (first !== undefined) {
    const act = { does: "read", event: first.event, way: "rules" } as const;
    const edit = editOf("read-unknown", { line, act, row: first.row, guessed: true });
    return playedOn(play, [...before, edit], first.position);
  }
  if (looked.left >= 0 && listsAll(rules, known.type)) return null;
  const end = editOf("end-unknown", { line, act: { does: "drop", lines: search.length - line } });
  return playedOn(play, [...before, end], behind, search.length);
};

/** How values are tried against the line of a conflict. */
interface Trial {
  readonly conflict: Conflict;
  /** Steps of the search at which it ends. */
  readonly most: number;
  isAll: boolean;
}

/** The events that a choice may be at a position. */
type Values = (edit: Edit, position: Stand["position"]) => Iterable<GameEvent>;

/** A play with other values, which the line fits. `all`: there is none. `some`: not all values could be tried. */
const otherValues = (conflict: Conflict): Play | "all" | "some" => {
  const { search, play, line } = conflict;
  const first = openFrom(search, line);
  const unknown = play.edits.filter(({ as, line: at }) => as === "read-unknown" && at >= first);
  if (unknown.length === 0) return "all";
  const trial: Trial = { conflict, most: search.rules.looked + LIMITS.unknownSteps, isAll: true };
  for (const [nth, edit] of [...unknown.entries()].reverse()) {
    const values: Values = (one, position) =>
      one === edit ? nearValues(conflict, edit, position) : [eventOf(one)];
    const [found] = fitting(trial, unknown.slice(nth), values);
    if (found !== undefined) return found;
  }
  const [found] = fitting(trial, unknown, (edit, position) => allValues(trial, edit, position));
  return found ?? (trial.isAll ? "all" : "some");
};

const eventOf = ({ act }: Edit): GameEvent => (act as { readonly event: GameEvent }).event;

/** As the line in hand says, or with one value changed. */
function* nearValues(
  { search, differences }: Conflict,
  edit: Edit,
  position: Stand["position"],
): Generator<GameEvent> {
  const { rules } = search;
  const { type, by, data } = eventOf(edit);
  const wanted = knownAt(search, edit.line);
  const isPossible = (one: Json): boolean => agrees(one, wanted);
  for (const one of substituted(data as Json, differences)) {
    const taken = isPossible(one) ? legallyWith(rules, position, { type, by }, one) : null;
    if (taken !== null) yield taken.event;
  }
  const near = { type, by, written: data as Json };
  for (const { event } of nearData(
    rules,
    position,
    near,
    { left: LIMITS.alternatives },
    isPossible,
  ))
    yield event;
}

/** All of them. Where there are too many, that is noted. */
function* allValues(trial: Trial, edit: Edit, position: Stand["position"]): Generator<GameEvent> {
  const { search } = trial.conflict;
  const wanted = knownAt(search, edit.line);
  const looked = { left: LIMITS.alternatives };
  for (const { event } of alternatives(search.rules, position, wanted, looked)) yield event;
  if (looked.left < 0 || !listsAll(search.rules, wanted.type)) trial.isAll = false;
}

/** The plays with such values of these choices that all lines fit, with the edits that they had. */
function* fitting(trial: Trial, unknown: readonly Edit[], values: Values): Generator<Play> {
  const { play } = trial.conflict;
  const [first] = unknown as readonly [Edit];
  const stand = [...standsOf(play, first.line)].find(({ line }) => line === first.line);
  if (stand === undefined) trial.isAll = false;
  else yield* fittingFrom(trial, unknown, values, stand, play.edits);
}

function* fittingFrom(
  trial: Trial,
  [edit, ...later]: readonly Edit[],
  values: Values,
  stand: Stand,
  edits: readonly Edit[],
): Generator<Play> {
  const { conflict } = trial;
  const { search, play, line } = conflict;
  if (edit === undefined) {
    const next = onward(conflict, stand, edits);
    if (next !== null) yield next;
    return;
  }
  const end = later[0]?.line ?? line;
  for (const event of values(edit, whereMade(search, stand, edits, edit))) {
    if (search.rules.looked > trial.most) {
      trial.isAll = false;
      return;
    }
    const instead: Edit = { ...edit, act: { does: "read", event, way: "rules" } };
    const now = edits.map((one) => (one === edit ? instead : one));
    const again = playAgain(search, play, stand, now, end);
    if (again === null) continue;
    const next = { line: end, position: again.position, before: again.trail };
    yield* fittingFrom(trial, later, values, next, again.edits);
  }
}

/** Where a choice was made: behind what was put in before it, and what is forced. */
const whereMade = (
  search: Search,
  { position }: Stand,
  edits: readonly Edit[],
  edit: Edit,
): Stand["position"] => {
  let now = position;
  for (const one of edits) {
    if (one.line !== edit.line || one.act.does !== "insert") continue;
    const taken: Taken<unknown> | null = takenBy(search, now, one);
    now = taken?.position ?? now;
  }
  return [...forcedFrom(search.rules, now)].at(-1)?.position ?? now;
};

/** The play behind the line in hand, where that fits, or is itself such a choice. */
const onward = (
  { search, play, line, since, room }: Conflict,
  stand: Stand,
  edits: readonly Edit[],
): Play | null => {
  const here: Play = { ...play, position: stand.position, trail: stand.before, edits };
  const after = asItStands(search, stand);
  if (after !== null) return playedOn(here, [], after);
  return isUnknownChoice(search.rules, search.lineAt(line))
    ? unknownChoice(conflictAt(search, here, since, room))
    : null;
};

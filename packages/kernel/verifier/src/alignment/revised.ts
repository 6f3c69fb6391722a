// An earlier choice was another one than is written. It was legal as it is written; only the line in hand contradicts it.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameEvent, Json } from "@assize/kernel-model";
import type { Taken } from "@assize/kernel-referee";
import { COSTS } from "./costs.ts";
import {
  type Earlier,
  type Guess,
  type Hypothesis,
  type Moves,
  restingOn,
  withMove,
} from "./moves.ts";
import { alternatives, choiceOf, kindsDue, legally, nearData } from "./rules.ts";
import type { Search } from "./search-state.ts";
import { relatedChoices } from "./related.ts";
import { along, keptOn, onwardAt, type Stand } from "./taken-back.ts";

/**
 * Where a second deviation stands close to a first: the latest choice before the first with which, had it been another
 * one, all lines fit up to the one in hand and some after it. `least` is what the cheapest hypothesis costs that fits.
 */
export function* otherwiseChosen(
  search: Search,
  { clean }: Hypothesis,
  index: number,
  least: number,
): Moves {
  if (clean === null || clean.index === index) return;
  if (clean.hypothesis.cost + COSTS.revised > least + search.limits.margin) return;
  const { limits, revised: tried } = search;
  const times = tried.get(clean.hypothesis) ?? 0;
  if (times >= limits.revisedTimes) return;
  tried.set(clean.hypothesis, times + 1);
  const most = least + limits.margin;
  for (const others of OTHERS) {
    const [revised] = revisedBy(search, clean, index, most, others);
    if (revised !== undefined) return yield revised;
  }
}

/**
 * Where a decision is refused: the latest earlier decision, at any distance, with which, had it named something else that the refused one
 * names too, or what that names, all lines fit up to that one and some after it.
 */
export function* otherwiseNamed(
  search: Search,
  one: Hypothesis,
  index: number,
  least: number,
): Moves {
  const { rules, limits, related, lineAt, length } = search;
  if (choiceOf(rules, lineAt(index))?.by === undefined) return;
  if (one.cost + COSTS.revisedByChoice > least + limits.margin) return;
  if (index + 1 >= length || related.steps > limits.relatedInAll) return;
  const before = rules.looked;
  const after = limits.fitAfterBackByChoice;
  let isFound = false;
  for (const { written, taken } of relatedChoices(search, one, index)) {
    if (rules.looked > before + limits.related) break;
    const stand = { position: taken.position, kept: written.kept };
    const fitting = fitsUpTo(search, stand, written.line + 1, index, index, after);
    if (fitting === null) continue;
    const cost = costOfRevised(search, index, taken.event, written.event);
    const told = { cost, written, event: taken.event };
    yield goneOn(search, { hypothesis: one, index }, index, told, fitting);
    isFound = true;
    break;
  }
  if (!isFound && one.last === null) related.inVainAt = index;
  related.steps += rules.looked - before;
}

/** The choices that could have been made in place of one. */
type Others = (
  search: Search,
  position: Position<unknown>,
  event: GameEvent,
) => Generator<Taken<unknown>>;

/** The latest choice first. `most`: what the explanation may cost. */
function* revisedBy(
  search: Search,
  clean: NonNullable<Hypothesis["clean"]>,
  index: number,
  most: number,
  others: Others,
): Moves {
  const { rules, limits } = search;
  const end = rules.looked + limits.revisedReplayed;
  let left = limits.revised;
  for (let trail = clean.hypothesis.trail; trail !== null && left > 0; trail = trail.before) {
    const event = choiceOf(rules, search.lineAt(trail.line));
    if (event === null) continue;
    left--;
    for (const taken of others(search, trail.position, event)) {
      if (rules.looked > end) return;
      const cost = costOfRevised(search, clean.index, taken.event, event);
      if (clean.hypothesis.cost + cost > most) break;
      const stand = { position: taken.position, kept: trail.kept };
      const fitting = fitsUpTo(search, stand, trail.line + 1, clean.index, index);
      if (fitting === null) continue;
      const written = { ...trail, event };
      yield goneOn(search, clean, index, { cost, written, event: taken.event }, fitting);
    }
  }
}

/** What it costs that a choice was `another`, where the line `at` is the first to contradict what is `written`. */
export const costOfRevised = (
  { rules, lineAt }: Search,
  at: number,
  another: GameEvent,
  written: GameEvent,
): number => {
  if (rules.game.events.get(lineAt(at).type)?.class !== "decision") return COSTS.revised;
  return another.by === written.by ? COSTS.revisedByChoice : COSTS.revisedSeat;
};

interface Revised {
  readonly cost: number;
  readonly written: Earlier & Stand;
  /** What it was. */
  readonly event: GameEvent;
}

/** The hypothesis from before the deviations, told at the first of them, with all lines up to the one in hand. */
const goneOn = (
  search: Search,
  { hypothesis, index: at }: NonNullable<Hypothesis["clean"]>,
  index: number,
  { cost, written, event }: Revised,
  stands: readonly Stand[],
): Hypothesis => {
  const [to, ...after] = stands;
  const told = {
    index: at,
    kind: "revised",
    held: "corrected",
    cost,
    to: to!.position,
    revised: { line: written.line, event },
  } as const;
  const { move, next } = withMove(hypothesis, told);
  const { position } = written;
  const guess: Guess = { hypothesis, position, wanted: null, from: at, move, earlier: written };
  const rests = { unknown: restingOn(hypothesis, move), guess, settled: false };
  return after
    .slice(0, index - at + 1)
    .reduce<Hypothesis>((one, stand, step) => onwardAt(search, one, at + step, stand.position), {
      ...next,
      ...to!,
      ...rests,
    });
};

/** All that could have been chosen in place of an earlier line, the nearest first. */
export function* othersFor(
  search: Search,
  position: Position<unknown>,
  event: GameEvent,
): Generator<Taken<unknown>> {
  for (const others of OTHERS) yield* others(search, position, event);
}

/** The same by another seat; with one thing in its data changed. */
export function* nearOthers(
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

/** Another of its kind by the same seat. */
function* allOthers(
  { rules, limits }: Search,
  position: Position<unknown>,
  { type, by }: GameEvent,
): Generator<Taken<unknown>> {
  const wanted = by === undefined ? { type } : { type, by };
  yield* alternatives(rules, position, wanted, { left: limits.alternatives });
}

/** A choice of another kind by the same seat. */
function* othersOfOtherTypes(
  { rules, limits }: Search,
  position: Position<unknown>,
  { type, by }: GameEvent,
): Generator<Taken<unknown>> {
  for (const other of by === undefined ? [] : kindsDue(rules, position)) {
    if (other === type) continue;
    yield* alternatives(rules, position, { type: other, by: by! }, { left: limits.alternatives });
  }
}

const OTHERS: readonly Others[] = [nearOthers, allOthers, othersOfOtherTypes];

/** Where it stands from the line `at` on, if all lines up to `index` and some after it fit. */
const fitsUpTo = (
  search: Search,
  from: Stand,
  first: number,
  at: number,
  index: number,
  after = search.limits.fitAfterBack,
): readonly Stand[] | null => {
  const stands: Stand[] = [];
  let stand: Stand = { ...from, kept: keptOn(search, from.kept, first - 1, from.position) };
  for (let line = first; line < Math.min(search.length, index + after); line++) {
    if (line === at) stands.push(stand);
    const next = along(search, stand, line);
    if (next === null) return null;
    stand = next;
    if (line >= at) stands.push(stand);
  }
  return stands;
};

// The search for the cheapest explanation of a record from one of its lines on. Each line is one layer: every hypothesis
// takes it by one move, equal positions are merged, and only the cheapest few go on. A hypothesis branches only at a line
// that does not fit, so nothing of this is entered while a record is sound.
import type { Blame } from "./blame.ts";
import type { Position } from "@assize/kernel-chart-engine";
import { isTableLine } from "@assize/kernel-event-log";
import { isOver } from "@assize/kernel-referee";
import { belongsBefore } from "./belongs-before.ts";
import { choiceMoves, endsAt, guessed, unknownAt } from "./choice-moves.ts";
import { consequenceMoves } from "./consequence-moves.ts";
import { COSTS } from "./costs.ts";
import { exchangedChoices, owedAt } from "./exchanged.ts";
import { inPlaceOf, passOver, secondHalf } from "./gaps.ts";
import { guessAgain } from "./guesses.ts";
import {
  better,
  firstHypothesis,
  type Hypothesis,
  isDeviation,
  type Move,
  type Moves,
  onward,
  withMove,
  type Trail,
} from "./moves.ts";
import { otherwiseChosen, otherwiseNamed } from "./revised.ts";
import { ruledAt, ruledInstead } from "./ruled.ts";
import { fit, forcedFrom, isBehindEnd, keyOf } from "./rules.ts";
import type { Search, Thorough } from "./search-state.ts";
import { standsTooEarly } from "./stands-too-early.ts";
import { toldOf } from "./told-one.ts";
import { otherwiseShuffled } from "./swapped.ts";
import { keeping, keptKey, takenBack } from "./taken-back.ts";
import { goneBack } from "./undone.ts";

/** Where a search begins. */
export interface From {
  readonly index: number;
  readonly position: Position<unknown>;
  readonly trail: Trail | null;
}

/** Why a search did not come to the end of the record. */
export type Halt = "deviations-dense" | "search-limit";

export interface Found {
  /** The one that is told. */
  readonly best: Hypothesis;
  /** What the cheapest costs: others are compared with that. */
  readonly least: number;
  /** The other explanations that were still held at the end, cheapest first. */
  readonly others: readonly Hypothesis[];
  /** The first line that was not taken, and why; null at the end of the record. */
  readonly halted: { readonly index: number; readonly why: Halt } | null;
  /** Who answers, where the sets of edits alone say that. */
  readonly blame?: Blame;
  /** Lines, from 0, at which not all was looked at that may be said. */
  readonly searchedInPart?: readonly { readonly first: number; readonly last: number }[];
  /** True where the outcome depends on what nobody knows, since lines are gone. Undefined: it does not. */
  readonly isOutcomeOpen?: boolean;
}

export const searchFrom = (search: Search, from: From): Found => {
  let beam: readonly Hypothesis[] = [firstHypothesis(from.position, from.trail)];
  for (let index = from.index; index < search.length; index++) {
    const layer = takeLine(search, beam, index);
    if (layer === null) return found(beam, { index, why: "search-limit" });
    beam = layer.beam;
    if (endsAt(beam[0]!, index)) return found(beam, null);
    const why = layer.deviated ? haltOf(search, beam[0]!, index) : null;
    if (why !== null) return found(beam, { index: index + 1, why });
  }
  return found(beam, null);
};

const found = (beam: readonly Hypothesis[], halted: Found["halted"]): Found => {
  const best = toldOf(beam);
  return { best, least: beam[0]!.cost, others: beam.filter((one) => one !== best), halted };
};

/** Asked where the beam took a line that did not fit. */
const haltOf = (
  { rules, limits, pins, related }: Search,
  best: Hypothesis,
  index: number,
): Halt | null => {
  // What was looked for at any distance has a limit of its own.
  if (rules.looked - related.steps > limits.steps) return "search-limit";
  const { deviations, lines } = limits.dense;
  let found = 0;
  for (let one = best.last; one !== null && one.index > index - lines; one = one.before)
    if (isDeviation(one) && !pins.has(one.index)) found++;
  return found >= deviations ? "deviations-dense" : null;
};

interface Layer {
  readonly beam: readonly Hypothesis[];
  /** True where a hypothesis could not take the line as it stands. */
  readonly deviated: boolean;
}

/** Null where the line takes play back to a position that was let go. */
const takeLine = (search: Search, beam: readonly Hypothesis[], index: number): Layer | null => {
  const fitting = beam.map((one) => asItStands(search, one, index));
  const deviated = fitting.includes(null);
  if (deviated && search.undos.at.has(index)) return null;
  const cheapest = beam.findIndex((_, at) => fitting[at] === null);
  const least = Math.min(...fitting.map((one) => one?.cost ?? Infinity));
  const bound = { cost: least };
  const all: Hypothesis[] = [];
  for (const [at, one] of beam.entries()) {
    const next = fitting[at]!;
    const effort = { least, bound, isCheapest: at === cheapest };
    const taken =
      next === null ? movesOf(search, one, index, effort) : [next, ...otherHalf(one, index)];
    for (const other of taken) {
      all.push(keeping(search, other, index));
      bound.cost = Math.min(bound.cost, other.cost);
    }
  }
  const grown = ended(ruledAt(search, all, index), index);
  if (grown.length === 1) return { beam: grown, deviated };
  // Lines passed over lead nowhere: as long as nothing else happens, nothing can have become equal.
  const moved = grown.some(({ passing }) => passing === null);
  return {
    beam: cut(search, grown, moved && (deviated || index % search.limits.mergeEvery === 0)),
    deviated,
  };
};

/** An explanation that ends here ends the search where none is cheaper; else the cheaper ones go on without it. */
const ended = (taken: readonly Hypothesis[], index: number): readonly Hypothesis[] => {
  const going = taken.filter((one) => !endsAt(one, index));
  if (going.length === taken.length) return taken;
  const [cheapest] = taken.filter((one) => endsAt(one, index)).sort(better);
  return going.some(({ cost }) => cost < cheapest!.cost) ? going : [cheapest!];
};

/** A line that was put in before its place may be no second event of the kind, though one would be legal. */
const otherHalf = (one: Hypothesis, index: number): readonly Hypothesis[] => {
  const half = one.putIn.find(({ standsAt }) => standsAt === index);
  return half === undefined ? [] : [secondHalf(one, index, half)];
};

const asItStands = (search: Search, one: Hypothesis, index: number): Hypothesis | null => {
  if (search.undos.at.has(index)) return takenBack(search, one, index);
  if (search.undos.ruled.has(index)) return onward(one, one.position);
  const exchanged = one.owed?.line === index ? owedAt(search, one, one.owed) : null;
  if (exchanged !== null) return exchanged;
  const steps = fit(search.rules, one.position, search.lineAt(index));
  return steps === null ? null : onward(one, steps.at(-1)!.position);
};

/** Where an arbiter ruled, no earlier guess is changed. */
const ruledGuess = ({ guess }: Hypothesis): "exhausted" | null =>
  guess === null ? null : "exhausted";

/** No alternative of the guess fits: the line right after it belongs to it all the same, others are their own. */
const settledAt = (one: Hypothesis, index: number): Hypothesis => ({
  ...one,
  settled: true,
  unexplained: one.guess?.from === index ? one.guess.move : null,
});

/** What decides how much is looked for. */
interface Effort {
  /** What the cheapest hypothesis costs that the line fits. */
  readonly least: number;
  /** The cheapest that has taken it so far, by whatever move. */
  readonly bound: { readonly cost: number };
  /** Of those that it does not fit. */
  readonly isCheapest: boolean;
}

/** What nobody wrote down is looked for where that could still explain the record as cheaply as one that fits, or where an arbiter ruled. */
const isThorough =
  ({ limits, pins }: Search, { cost }: Hypothesis, index: number, { bound }: Effort): Thorough =>
  (known) =>
    pins.has(index) ||
    cost + COSTS.leftOut <= bound.cost + (known === undefined ? limits.margin : limits.elsewhere);

/** Behind an end nothing is played: that what came before was otherwise is borne out by several lines only. */
const isBorneOut = (
  { rules, limits, length }: Search,
  { position }: Hypothesis,
  index: number,
): boolean => length - index >= limits.fitAfterBackByChoice || !isBehindEnd(rules, position);

/** All that may be said of a line that does not fit. */
function* movesOf(search: Search, one: Hypothesis, index: number, effort: Effort): Moves {
  const { rules, limits } = search;
  const { type } = search.lineAt(index);
  // What the table says is no part of the game: nothing stands in its place.
  if (isTableLine(rules.start.header, type)) return yield passOver(search, one, index);
  const prepared = rules.game.events.get(type);
  const isGap = one.passing !== null && one.run >= limits.run;
  const looksBack =
    effort.isCheapest && !isGap && prepared !== undefined && isBorneOut(search, one, index);
  // What is stated behind an end changes nothing, whatever it says.
  const isOnlyStated = prepared?.class === "outside" && isBehindEnd(rules, one.position);
  if (prepared === undefined || isGap || isOnlyStated || isOver(rules.game, one.position)) {
    if (looksBack) yield* goneBack(search, one, index, effort.least);
    if (prepared === undefined && !isGap) yield* anotherInItsPlace(search, one, index);
    return yield passOver(search, one, index);
  }
  if (prepared.class !== "decision" && search.lineAt(index).by !== undefined)
    return yield* withoutSeat(search, one, index, effort);
  const unknown = unknownAt(search, one, index);
  if (unknown !== null) return yield unknown;
  const isRuled = search.pins.has(index);
  if (isRuled) yield* ruledInstead(search, one, index);
  const again = isRuled ? ruledGuess(one) : guessAgain(search, one, index);
  if (again !== null && again !== "exhausted") return yield again;
  const from = again === "exhausted" ? settledAt(one, index) : one;
  const thorough = isThorough(search, from, index, effort);
  if (prepared.class === "consequence")
    yield* consequenceMoves(search, from, index, prepared, thorough);
  else yield* choiceMoves(search, from, index, thorough);
  if (looksBack) {
    yield* belongsBefore(search, from, index, effort.least);
    yield* standsTooEarly(search, from, index, effort.least);
    yield* exchangedChoices(search, from, index, effort.least);
    yield* otherwiseShuffled(search, from, index, effort.least);
    yield* otherwiseChosen(search, from, index, effort.least);
    yield* otherwiseNamed(search, from, index, effort.least);
    yield* goneBack(search, from, index, effort.least);
  }
  yield passOver(search, from, index);
}

/** A line of no known type stands in the place of the consequence that is due, or of some choice. */
function* anotherInItsPlace(search: Search, one: Hypothesis, index: number): Moves {
  if (isOver(search.rules.game, one.position)) return;
  const { value: due } = forcedFrom(search.rules, one.position).next();
  if (due === undefined) yield* guessed(search, one, index, "rewritten");
  else yield inPlaceOf(one, index, due, COSTS.replaced);
}

/** A seat stands beside what has none: that is told, and the line is read without it. */
function* withoutSeat(search: Search, one: Hypothesis, index: number, effort: Effort): Moves {
  const { by: _, ...line } = search.lineAt(index);
  const { next } = withMove(one, {
    index,
    kind: "seat-unexpected",
    held: "corrected",
    cost: COSTS.seatUnexpected,
  });
  const read: Search = {
    ...search,
    lineAt: (at) => (at === index ? line : search.lineAt(at)),
  };
  const fitting = asItStands(read, next, index);
  if (fitting === null) yield* movesOf(read, next, index, effort);
  else yield fitting;
}

/** No explanation has found a line of the game for long: each keeps a move for every line. */
const isLongRun = ({ limits }: Search, grown: readonly Hypothesis[]): boolean =>
  grown.every(({ passing, run }) => passing !== null && run > limits.longRun);

/** The cheapest few; with `merge`, one of those that stand in the same position. */
const cut = (
  search: Search,
  grown: readonly Hypothesis[],
  merge: boolean,
): readonly Hypothesis[] => {
  const { limits, rules } = search;
  const sorted = [...grown].sort(better);
  const most = sorted[0]!.cost + limits.worse;
  const near = sorted.filter(({ cost }) => cost <= most);
  if (!merge) return near.slice(0, isLongRun(search, grown) ? limits.beamOfLongRun : limits.beam);
  const kept = new Map<string, Hypothesis>();
  for (const one of near) {
    const key = `${keyOf(rules, one.position) + keptKey(search, one)}${hasOpenGuess(one) ? "?" : ""}${one.owed?.line ?? ""}`;
    const same = kept.get(key);
    if (same !== undefined) kept.set(key, withRival(search, same, one));
    else if (kept.size < limits.beam) kept.set(key, one);
  }
  return [...kept.values()];
};

/** A guess that can still change stands for other positions too. */
const hasOpenGuess = ({ guess, last, settled }: Hypothesis): boolean =>
  guess !== null && !settled && last === guess.move;

/** Remembers another explanation that led to the same position, where it costs little more. */
const withRival = ({ limits }: Search, kept: Hypothesis, other: Hypothesis): Hypothesis => {
  const more = other.cost - kept.cost;
  if (more > limits.margin || other.last === kept.last || kept.rivals.length >= limits.rivals)
    return kept;
  const instead: Move | null = kept.last;
  return { ...kept, rivals: [...kept.rivals, { last: other.last, more, instead }] };
};

// Gaps between a record and the game: lines that are no part of it, consequences that stand in no line. Gaps are affine:
// the first of a run costs, the rest little. The two halves of a line that stands in the wrong place find one another.
import type { Envelope } from "@assize/kernel-event-log";
import type { GameEvent } from "@assize/kernel-model";
import { comesUnasked, isOver, type Taken } from "@assize/kernel-referee";
import { COSTS } from "./costs.ts";
import {
  accusing,
  type Hypothesis,
  type Move,
  onward,
  passedOverAt,
  remembered,
  rootOf,
  unknownOf,
  withMove,
  without,
} from "./moves.ts";
import { choiceOf, forcedFrom, legally } from "./rules.ts";
import { sameEvent, type Search } from "./search-state.ts";
import { stoodImpossibly } from "./stood-impossibly.ts";

/** The line is no part of the game: written twice, in the wrong place, never happened, or not carried out. */
export const passOver = (search: Search, one: Hypothesis, index: number): Hypothesis => {
  const line = search.lineAt(index);
  const half = one.putIn.find(({ applied }) => sameEvent(applied!.event, line));
  const stays = { trail: onward(one, one.position).trail };
  if (half !== undefined) return secondHalf(one, index, half);
  const { passing } = one;
  const twice = index > 0 && sameEvent(search.lineAt(index - 1), line);
  const accused = accusedOf(search, one, line, index, twice);
  const event = accused === null ? null : choiceOf(search.rules, line);
  const impossible = event !== null && stoodImpossibly(search, one, index, event);
  const { move, next } = withMove(one, {
    index,
    kind: "passed-over",
    held: "passed-over",
    cost: costOf(search, one, line, twice),
    consumes: true,
    ...accusing(one, accused),
    impossible,
    partOf: passing === null ? (twice ? null : stemsFrom(search, one, line)) : rootOf(passing),
    twice,
  });
  return {
    ...next,
    ...stays,
    passing: move,
    run: one.run + 1,
    passedOver: remembered(one.passedOver, move, search.limits.passedOver),
  };
};

/** An event that was put in before stands here. A run of lines passed over ends with it. */
export const secondHalf = (one: Hypothesis, index: number, half: Move): Hypothesis =>
  withMove(
    one,
    {
      index,
      kind: "passed-over",
      held: "passed-over",
      cost: COSTS.moved,
      consumes: true,
      partOf: half.partOf ?? half,
      half,
    },
    { putIn: without(one.putIn, half), trail: onward(one, one.position).trail },
  ).next;

const isChoice = ({ rules }: Search, { type }: Envelope): boolean => {
  const kind = rules.game.events.get(type)?.class;
  return kind !== undefined && kind !== "consequence";
};

const costOf = (
  search: Search,
  { passing }: Hypothesis,
  line: Envelope,
  twice: boolean,
): number => {
  const choice = isChoice(search, line);
  if (passing !== null) return COSTS.passedOverMore + (choice ? COSTS.passedOverChoiceMore : 0);
  if (twice) return COSTS.writtenTwice;
  // What nobody is asked for may be said in vain: nothing need be missing before it.
  const isAsked = choice && !comesUnasked(search.rules.game, line.type);
  return isAsked ? COSTS.passedOverChoice : COSTS.passedOver;
};

/** What is chosen in a position that rests on an unknown choice may have been legal. */
const stemsFrom = (search: Search, one: Hypothesis, line: Envelope): Move | null =>
  isChoice(search, line) ? unknownOf(one) : null;

/** Whoever made a choice that was not carried out; not where the line is a slip of whoever wrote it down. */
const accusedOf = (
  search: Search,
  one: Hypothesis,
  line: Envelope,
  index: number,
  twice: boolean,
): Move["accuses"] => {
  if (twice || one.passing !== null) return null;
  if (isOver(search.rules.game, one.position)) return null;
  const event = choiceOf(search.rules, line);
  if (event?.by === undefined) return null;
  return lacksOnlyForced(search, one, event, index) ? null : event.by;
};

/** True where a choice is legal after what is forced before it, and that does not stand behind it. */
const lacksOnlyForced = (
  { rules, lineAt, length }: Search,
  { position }: Hypothesis,
  event: GameEvent,
  index: number,
): boolean => {
  const [first, ...more] = forcedFrom(rules, position);
  if (first === undefined) return false;
  const after = more.at(-1) ?? first;
  if (legally(rules, after.position, event) === null) return false;
  return index + 1 === length || lineAt(index + 1).type !== first.event.type;
};

/** Another event stands in the place of the consequence that is due. */
export const inPlaceOf = (
  one: Hypothesis,
  index: number,
  due: Taken<unknown>,
  ofItsOwn: number,
): Hypothesis => {
  const unknown = unknownOf(one);
  const { next } = withMove(one, {
    index,
    kind: "replaced",
    held: "corrected",
    cost: unknown === null ? ofItsOwn : COSTS.unknown + 2,
    consumes: true,
    applied: due,
    partOf: unknown,
  });
  return onward(next, due.position);
};

/** Puts in consequences that the record left out: one deviation, however many they are. */
export const putIn = (
  search: Search,
  one: Hypothesis,
  index: number,
  steps: readonly Taken<unknown>[],
): Hypothesis => {
  if (steps.length === 0) return one;
  let now = one;
  let first: Move | null = null;
  for (const { row, event, position } of steps) {
    const half = now.passedOver.find((move) => sameEvent(search.lineAt(passedOverAt(move)), event));
    const missing = first === null ? COSTS.leftOut : COSTS.leftOutMore;
    const { move, next } = withMove(now, {
      index,
      kind: "left-out",
      held: "corrected",
      cost: search.rules.terse ? 0 : half === undefined ? missing : COSTS.moved,
      applied: { row, event },
      partOf: half === undefined ? first : (half.partOf ?? half),
      half: half ?? null,
    });
    if (half === undefined) first ??= move;
    now = {
      ...next,
      position,
      passedOver: half === undefined ? now.passedOver : without(now.passedOver, half),
      putIn: half === undefined ? remembered(now.putIn, move, search.limits.putIn) : now.putIn,
    };
  }
  return now;
};

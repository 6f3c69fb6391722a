// Lines that are gone: where play may stand behind them, and what nobody knows there. Play is gone on with by the rules, by lot and in
// several ways; all that differs in any of the positions on the way could have changed. Knows no record.
import { due, type Position, suppose } from "@assize/kernel-chart-engine";
import type { GameEvent } from "@assize/kernel-model";
import { comesUnasked, forcedStep, isOver, type Taken } from "@assize/kernel-referee";
import { legally, type Rules } from "../rules/rules.ts";
import { noteWritten, otherwise, type Written } from "./marks.ts";
import { besideOthers } from "./uncertain.ts";
import { LIMITS } from "./limits.ts";

/** A position in a gap, and how many events lie between. */
export interface InGap {
  readonly position: Position<unknown>;
  readonly events: number;
}

/** A number below another one, as if by lot and always the same: a verdict holds no chance. */
const lot = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
type Lot = ReturnType<typeof lot>;

/** Positions that may come behind this one, of each playing those on the way. The first one of a playing is this one. */
export const playings = (
  rules: Rules,
  from: Position<unknown>,
  most = LIMITS.gapLongest,
): readonly (readonly InGap[])[] =>
  Array.from({ length: LIMITS.gapPlayings }, (_, nth) => {
    const draw = lot(nth + 1);
    let position: Position<unknown> = { at: from.at, context: suppose(from.context) };
    const way: InGap[] = [{ position, events: 0 }];
    for (let events = 1; events <= most && !isOver(rules.game, position); events++) {
      const taken = forcedStep(rules.game, position) ?? chosen(rules, position, draw);
      if (taken === null) break;
      ({ position } = taken);
      way.push({ position, events });
    }
    return way;
  });

/** One of the things that may be chosen or may happen. */
const chosen = (rules: Rules, position: Position<unknown>, draw: Lot): Taken<unknown> | null => {
  const { game } = rules;
  rules.looked++;
  const types = due(game.table, position, game.classOf).may.filter(
    (type) => !comesUnasked(game, type),
  );
  for (const type of shuffled(types, draw))
    for (const event of possible(rules, position, type, draw)) {
      const taken = legally(rules, position, event);
      if (taken !== null) return taken;
    }
  return null;
};

function* possible(
  { game, seats }: Rules,
  { context }: Position<unknown>,
  type: string,
  lots: Lot,
): Generator<GameEvent> {
  const { definition, class: kind } = game.events.get(type)!;
  const { draw, outcomes, choices } = definition;
  if (kind !== "decision") {
    if (draw !== undefined) yield { type, data: draw(context, lots) };
    else for (const data of some(outcomes?.(context), lots)) yield { type, data };
    return;
  }
  for (const by of shuffled(seats, lots))
    for (const data of some(choices?.(context, by), lots)) yield { type, by, data };
}

/** Some of a list, from all of it alike, in any order. */
function* some<Data>(all: Iterable<Data> | undefined, draw: Lot): Generator<Data> {
  const kept: Data[] = [];
  let looked = 0;
  for (const one of all ?? []) {
    if (looked++ >= LIMITS.gapLooked) break;
    const at = kept.length < LIMITS.gapTried ? kept.length : draw(looked);
    if (at < LIMITS.gapTried) kept[at] = one;
  }
  yield* shuffled(kept, draw);
}

function* shuffled<One>(all: readonly One[], draw: Lot): Generator<One> {
  const left = [...all];
  while (left.length > 0) yield left.splice(draw(left.length), 1)[0]!;
}

/** What was written on these ways, up to so many events. */
export const writtenOn = (ways: readonly (readonly InGap[])[], events: number): Written => {
  const written: Written = new Map();
  for (const way of ways)
    for (const [at, { position }] of way.slice(1, events + 1).entries())
      noteWritten(written, way[at]!.position.context, position.context);
  return written;
};

/** A position in a gap, beside others that differ from it wherever something could have been written. */
export const inGap = ({ at, context }: Position<unknown>, written: Written): Position<unknown> =>
  besideOthers(
    { at, context },
    Array.from({ length: LIMITS.gapOthers }, (_, turn) =>
      suppose(otherwise(context, written, turn)),
    ),
  );

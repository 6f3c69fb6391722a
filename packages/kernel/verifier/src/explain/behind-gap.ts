// A line behind lines that are gone. The position is one of those that are possible there; other possible states stand beside it, and
// where these differ nobody knows what was. A question that reads such a path accuses nobody: the line is taken as it stands. What is
// said of it there is no edit and costs nothing.
import {
  ask,
  askedFor,
  type Part,
  type Position,
  rowsAnsweredFor,
  suppose,
} from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { type GameEvent, type Json, sameJson } from "@assize/kernel-model";
import {
  deriveEvent,
  type PreparedGame,
  readAt,
  type ReadPath,
  saysSo,
  type Taken,
} from "@assize/kernel-referee";
import { type Applied, carriedOut, claimedData } from "../rules/carried-out.ts";
import { eventOf, fit, forcedFrom, type Rules } from "../rules/rules.ts";
import { type Difference, differencesIn, valuesChanged } from "./differences.ts";
import {
  isSameAt,
  markedReads,
  type Marks,
  marksOf,
  readsMarked,
  withAt,
  withMarked,
} from "./marks.ts";
import { otherwiseWritten, updatesOf } from "./open-writes.ts";
import { changedBy, otherPlaces } from "./other-ways.ts";
import { LIMITS } from "./limits.ts";
import { besideOthers, type Uncertain, uncertainAt } from "./uncertain.ts";

/** How a line was taken in one of the states. */
export interface Taking {
  /** The position from which: with marked values as the line says that they were. */
  readonly from: Position<unknown>;
  /** Carried out as it stands; null where it is what the rules say there. */
  readonly claimed: Applied | null;
  /** What took place. */
  readonly applied: readonly Applied[];
  readonly position: Position<unknown>;
  /** Where else it may lead. */
  readonly elsewhere: readonly Position<unknown>[];
}

interface Asking {
  readonly rules: Rules;
  readonly recorded: Envelope;
  readonly uncertain: Uncertain;
  tried: number;
}

/** A line at an uncertain position; null where it does not fit, whatever stands at the marked paths. */
export const takeUncertain = (
  rules: Rules,
  position: Position<unknown>,
  recorded: Envelope,
): Position<unknown> | null => {
  rules.looked += LIMITS.gapSteps;
  const uncertain = uncertainAt(position)!;
  const { others, marks } = uncertain;
  const own = takingOf(rules, position, recorded);
  if (own === null) return null;
  const { at, context } = own.position;
  const now = others.map((other) => {
    const taken = takingIn(
      { rules, recorded, uncertain, tried: 0 },
      { at: position.at, context: other },
    );
    if (taken?.position.at === at) return taken.position.context;
    return (
      changedAlike(rules, own, withToldOf(own, position, marks, other)) ??
      suppose(withMarked(context, marks, other))
    );
  });
  const written = writtenOtherwise(rules, own, marks, others);
  const all = now.map((state, nth) =>
    written
      .filter((_, at) => at % now.length === nth)
      .reduce((other, one) => withWritten(other, own.position, one), state),
  );
  return besideOthers(own.position, all, own.elsewhere, marks);
};

/** Another state with what a line has told of this one. */
const withToldOf = (
  { from }: Taking,
  { context }: Position<unknown>,
  marks: Marks,
  other: unknown,
): unknown =>
  withMarked(
    other,
    new Set([...marks].filter((mark) => !isSameAt(mark, context, from.context))),
    from.context,
  );

/** Another state, changed by what has changed this one; null where it cannot be. */
const changedAlike = (
  { game }: Rules,
  { from, applied }: Taking,
  other: unknown,
): object | null => {
  let [position, now]: [Position<unknown>, object | null] = [from, other as object];
  for (const one of applied) {
    now = now === null ? null : changedBy(updatesOf(game, position, one), now, one.event);
    position = game.engine.take(one.row, position, one.event);
  }
  return now === null ? null : suppose(now);
};

/** States as they may be behind what took place, where its updates read what nobody knows. */
const writtenOtherwise = (
  { game }: Rules,
  { from, applied }: Taking,
  marks: Marks,
  others: readonly unknown[],
): readonly object[] => {
  const last = applied.at(-1);
  const before = applied
    .slice(0, -1)
    .reduce((position, { row, event }) => game.engine.take(row, position, event), from);
  return last === undefined ? [] : otherwiseWritten(game, before, last, marks, others);
};

/** A state that is another one too where a state behind a line may be another. */
const withWritten = (state: unknown, { context }: Position<unknown>, written: object): unknown => {
  const open = [...marksOf(context, [written])].filter((mark) => isSameAt(mark, state, context));
  return open.length === 0 ? state : suppose(withMarked(state, new Set(open), written));
};

/** The same, with how it is taken. */
export const takingOf = (
  rules: Rules,
  position: Position<unknown>,
  recorded: Envelope,
): Taking | null => {
  const uncertain = uncertainAt(position)!;
  const others = uncertain.others.map((context) => ({ at: position.at, context }));
  for (const state of [position, ...uncertain.places, ...others]) {
    const taken = takingIn({ rules, recorded, uncertain, tried: 0 }, state);
    if (taken !== null) return taken;
  }
  return null;
};

const takingIn = (asking: Asking, position: Position<unknown>): Taking | null => {
  const { rules, recorded } = asking;
  rules.looked++;
  const steps = fit(rules, position, recorded);
  if (steps !== null) return lawful(asking, position, steps);
  const stands = rules.terse
    ? [position, ...[...forcedFrom(rules, position)].map((step) => step.position)]
    : [position];
  for (const stand of stands) {
    const from = asTheLineSays(asking, stand);
    const taken = from === null ? null : fit(rules, from, recorded);
    if (taken !== null) return lawful(asking, from!, taken);
  }
  for (const stand of stands) {
    const claimed = claimedAt(asking, stand);
    if (claimed !== null) return claimed;
  }
  return null;
};

const lawful = (
  { rules, uncertain }: Asking,
  from: Position<unknown>,
  steps: readonly Taken<unknown>[],
): Taking => {
  const { event, position } = steps.at(-1)!;
  const before = steps.at(-2)?.position ?? from;
  const elsewhere = otherPlaces(rules.game, before, event, uncertain.marks, position.at);
  return { from, claimed: null, applied: steps, position, elsewhere };
};

const deriveOf =
  (game: PreparedGame, type: string) =>
  (state: unknown): unknown =>
    game.events.get(type)!.definition.derive!(state);

const asked = (part: Part, event: GameEvent) => (state: unknown) => ask(part, state, event);

const holds = (part: Part, state: unknown, event: GameEvent): boolean => {
  try {
    return ask(part, state, event);
  } catch {
    return false;
  }
};

const withState = ({ at }: Position<unknown>, context: unknown): Position<unknown> => ({
  at,
  context: suppose(context),
});

/** The position with marked values such that the line is what the rules say there; null where none were found. */
const asTheLineSays = (asking: Asking, position: Position<unknown>): Position<unknown> | null => {
  const { rules, recorded } = asking;
  const event = eventOf(rules, recorded);
  if (event === null) return null;
  const rows = rules.game.table.leaves[position.at]!.rows.get(recorded.type) ?? [];
  for (const { parts } of rows) {
    const from = withAnswers(asking, position, parts, event, 0);
    if (from === null) continue;
    const derived = withDerived(asking, from);
    if (derived !== null) return derived;
  }
  return null;
};

/** With values such that all questions say yes, where only these do. */
const withAnswers = (
  asking: Asking,
  position: Position<unknown>,
  parts: readonly Part[],
  event: GameEvent,
  depth: number,
): Position<unknown> | null => {
  const failing = parts.find((part) => !holds(part, position.context, event));
  if (failing === undefined) return position;
  if (depth >= LIMITS.valuesDeep) return null;
  const { marks } = asking.uncertain;
  const found: Position<unknown>[] = [];
  for (const path of markedReads(marks, position.context, asked(failing, event)))
    for (const value of valuesFor(asking, path, event)) {
      if (asking.tried++ >= LIMITS.valuesTried) return null;
      const now = withState(position, withAt(position.context, path, value));
      if (!holds(failing, now.context, event)) continue;
      const whole = withAnswers(asking, now, parts, event, depth + 1);
      if (whole !== null) found.push(whole);
      // Where other values would do as well, the line says nothing of them.
      if (found.length > 1) return null;
    }
  return found[0] ?? null;
};

/** What the line names, and what stands there in other possible states. */
const valuesFor = (
  { uncertain }: Asking,
  path: ReadPath,
  { by, data }: GameEvent,
): readonly unknown[] => [
  ...new Set([
    ...(by === undefined ? [] : [by]),
    ...leavesOf(data as Json),
    ...uncertain.others.map((context) => readAt(context, path)),
  ]),
];

const leavesOf = (data: Json): readonly Json[] => {
  if (typeof data !== "object" || data === null) return [data];
  return Object.values(data).flatMap((one) => leavesOf(one));
};

/** With values such that the rules derive what the line says. */
const withDerived = (asking: Asking, position: Position<unknown>): Position<unknown> | null => {
  const { rules, recorded, uncertain } = asking;
  const prepared = rules.game.events.get(recorded.type)!;
  if (prepared.class !== "consequence") return position;
  const row = rules.game.engine.accepts(position, recorded);
  if (row === undefined) return null;
  const derivedAt = (at: Position<unknown>): Json | null =>
    (deriveEvent(rules.game, row, at)?.data as Json | undefined) ?? null;
  let now = position;
  let due = derivedAt(now);
  while (due !== null && !saysSo(prepared, due, recorded.data)) {
    const paths = markedReads(uncertain.marks, now.context, deriveOf(rules.game, recorded.type));
    const next = nearer(asking, now, due, paths, derivedAt);
    if (next === null) return null;
    ({ now, due } = next);
  }
  return due === null ? null : now;
};

/** With one marked value changed so that less differs. */
const nearer = (
  asking: Asking,
  position: Position<unknown>,
  due: Json,
  paths: readonly ReadPath[],
  derivedAt: (at: Position<unknown>) => Json | null,
): { readonly now: Position<unknown>; readonly due: Json } | null => {
  const { data } = asking.recorded;
  const before = valuesChanged(due, data);
  for (const difference of differencesIn(due, data)) {
    const found: { readonly now: Position<unknown>; readonly due: Json }[] = [];
    for (const path of paths) {
      const value = asIn(difference, readAt(position.context, path));
      if (value === undefined) continue;
      if (asking.tried++ >= LIMITS.valuesTried) return null;
      const now = withState(position, withAt(position.context, path, value));
      const other = derivedAt(now);
      if (other !== null && valuesChanged(other, data) < before) found.push({ now, due: other });
    }
    if (found.length === 1) return found[0]!;
  }
  return null;
};

/** What stands at a path if the line is right; undefined where it says nothing of it. */
const asIn = ({ due, written }: Difference, value: unknown): unknown => {
  if (sameJson(due, value)) return written;
  const areNumbers = [due, written, value].every((one) => typeof one === "number");
  return areNumbers ? (value as number) + (written as number) - (due as number) : undefined;
};

/** The line carried out as it stands, where each question that refuses it reads a marked path. */
const claimedAt = (asking: Asking, position: Position<unknown>): Taking | null => {
  const { rules, recorded, uncertain } = asking;
  const { game } = rules;
  const event = eventOf(rules, recorded);
  if (event === null) return null;
  const ways = askedFor(game.table, position.at, recorded.type);
  const rows = rowsAnsweredFor(game.table, position.at, recorded.type);
  for (const [at, row] of rows.entries()) {
    const { context } = position;
    const isOpen = ways[at]!.parts.every(
      (part) =>
        holds(part, context, event) || readsMarked(uncertain.marks, context, asked(part, event)),
    );
    if (!isOpen) continue;
    const own = claimOf(game, position, uncertain.marks, { row, event }, recorded);
    if (own === null) continue;
    const after = carriedOut(rules, position, own);
    if (after === null) continue;
    const elsewhere = otherPlaces(game, position, own.event, uncertain.marks, after.at);
    return { from: position, claimed: own, applied: [own], position: after, elsewhere };
  }
  return null;
};

/** A consequence is taken as it stands where what the rules derive in its place reads a marked path. */
const claimOf = (
  game: PreparedGame,
  { at, context }: Position<unknown>,
  marks: Marks,
  { row, event }: Applied,
  recorded: Envelope,
): Applied | null => {
  const prepared = game.events.get(event.type)!;
  if (prepared.class !== "consequence") return { row, event };
  const position = { at, context: suppose(context) };
  const due = deriveEvent(game, row, position);
  const isOther = due === null || !saysSo(prepared, due.data, recorded.data);
  if (isOther && !readsMarked(marks, context, deriveOf(game, event.type))) return null;
  const data = claimedData(prepared, recorded, due?.data ?? null);
  return data === null ? null : { row, event: { type: event.type, data } };
};

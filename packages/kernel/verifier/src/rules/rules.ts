// What the rules say at a position of an explanation: does a line fit, what is forced, what may come?
// Costs nothing, blames nobody, notes no ruling.
import { due, type Position } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { type GameEvent, type Json, sameJson, SeatId } from "@assize/kernel-model";
import {
  choiceIn,
  comesUnasked,
  forcedFrom as forcedIn,
  forcedSteps,
  isOver,
  legally as legallyTaken,
  meaningBehind,
  meaningHere,
  prepare,
  type PreparedGame,
  readEvent,
  type Start,
  type Taken,
  type UnknownField,
  unknownFields,
  withDerived,
} from "@assize/kernel-referee";
import * as Result from "effect/Result";
import { nearTo } from "./near-data.ts";

/** The rules of one game as a search asks them, and how often it has asked. */
export interface Rules {
  readonly start: Start;
  /** With the table whatever the audit runs on: XState takes no step that its guards refuse. */
  readonly game: PreparedGame;
  readonly seats: readonly SeatId[];
  readonly terse: boolean;
  /** Steps of the search so far. */
  looked: number;
}

export const rulesOf = (start: Start): Rules => ({
  start: { ...start, game: prepare(start.game.model) },
  game: prepare(start.game.model),
  seats: start.setup.seats.map((_, seat) => SeatId(seat)),
  terse: start.header.terse === true,
  looked: 0,
});

/** What is known of a choice: its type, its seat, or data of which the record does not know every field. */
export interface Wanted {
  readonly type?: string;
  readonly by?: number | undefined;
  readonly known?: Json;
  /** All of its data as they are written, right or wrong. */
  readonly written?: Json;
}

/** The position with the rulings themselves: what is read of them by a search is no reading of the audit's. */
export const plain = (
  { start, game }: Rules,
  { at, context }: Position<unknown>,
): Position<unknown> => ({
  at,
  context: game.model.withRulings(context, start.setup.rulings),
});

interface ReadChoice {
  readonly seats: number;
  readonly event: GameEvent | null;
}

/** Choices as they were read: a search comes to the same line at many positions. */
const choices = new WeakMap<PreparedGame, WeakMap<Envelope, ReadChoice>>();

/** A choice of the record as the game reads it, or null where it is none. */
export const choiceOf = ({ start, game }: Rules, line: Envelope): GameEvent | null => {
  const seats = start.setup.seats.length;
  const known = choices.get(game)?.get(line);
  if (known?.seats === seats) return known.event;
  const event = choiceIn(start, line);
  const ofGame = choices.get(game) ?? new WeakMap<Envelope, ReadChoice>();
  choices.set(game, ofGame.set(line, { seats, event }));
  return event;
};

/** A line as an event of the game; null where it is none. */
export const eventOf = (rules: Rules, line: Envelope): GameEvent | null =>
  rules.game.events.get(line.type)?.class === "consequence"
    ? { type: line.type, data: line.data }
    : choiceOf(rules, line);

/** What the record does not know of a line that the game could read with any other values there. */
export const unknownIn = (rules: Rules, line: Envelope): readonly UnknownField[] => {
  const prepared = rules.game.events.get(line.type);
  if (prepared === undefined) return [];
  if (prepared.class === "consequence") return unknownFields(line.data, prepared.definition.fields);
  const read = readEvent(rules.game, rules.seats.length, line);
  return Result.isFailure(read) && read.failure.kind === "unknown-value" ? read.failure.fields : [];
};

/** True for a choice that could be read if the record knew all of it. */
export const isUnknownChoice = (rules: Rules, line: Envelope): boolean =>
  rules.game.events.get(line.type)?.class !== "consequence" && unknownIn(rules, line).length > 0;

/** A choice that the rules accept here. */
export const legally = (
  { game }: Rules,
  position: Position<unknown>,
  event: GameEvent,
): Taken<unknown> | null => legallyTaken(game, position, event);

/** A choice with other data, where these are data of its kind and the rules accept it here. */
export const legallyWith = (
  rules: Rules,
  position: Position<unknown>,
  { type, by }: { readonly type: string; readonly by?: number | undefined },
  data: Json,
): Taken<unknown> | null => {
  const line = { seq: 0, type, data: data as Envelope["data"] };
  const event = choiceOf(rules, by === undefined ? line : { ...line, by });
  return event === null ? null : legally(rules, position, event);
};

/** The steps of a line that is what the rules say, where it leaves values open by the derived ones; in a terse record with those forced before it. */
export const fit = (
  rules: Rules,
  position: Position<unknown>,
  line: Envelope,
): readonly Taken<unknown>[] | null => {
  const own = meaningHere(rules.start, position, line, choiceOf(rules, line));
  if (own !== null) return own.steps;
  return rules.terse ? fitAfterForced(rules, position, line) : null;
};

/** The steps that are forced from here until the line fits, and the line's own; null where it never does. */
export const fitAfterForced = (
  rules: Rules,
  position: Position<unknown>,
  line: Envelope,
): readonly Taken<unknown>[] | null => {
  const forced = forcedFrom(rules, position);
  return meaningBehind(forced, rules.start, line, choiceOf(rules, line))?.steps ?? null;
};

/** What is forced from here on, lazily; each step counts. */
export function* forcedFrom(
  rules: Rules,
  from: Position<unknown>,
): Generator<Taken<unknown>, void, void> {
  rules.looked++;
  for (const step of forcedIn(rules.game, from)) {
    yield step;
    rules.looked++;
  }
}

/** A choice as it would be legal with one thing changed in what is written; then any other, as below. */
export function* nearAlternatives(
  rules: Rules,
  position: Position<unknown>,
  wanted: Wanted,
  looked: { left: number },
): Generator<Taken<unknown>, void, void> {
  yield* nearData(rules, position, wanted, { left: looked.left });
  yield* alternatives(rules, position, wanted, looked);
}

/** As it is written, under the type of another choice that is due. */
function* ofOtherType(
  rules: Rules,
  position: Position<unknown>,
  { by, written }: Wanted,
): Generator<Taken<unknown>, void, void> {
  const { game } = rules;
  if (written === undefined || isOver(game, position)) return;
  for (const type of due(game.table, position, game.classOf).may) {
    if (comesUnasked(game, type)) continue;
    rules.looked++;
    const isChance = game.classOf(type) === "chance";
    const read = choiceOf(rules, {
      seq: 0,
      type,
      data: written as Envelope["data"],
      ...seatOf(isChance ? undefined : by),
    });
    const taken = read === null ? null : legally(rules, position, read);
    if (taken !== null) yield taken;
  }
}

const seatOf = (by: number | undefined): { readonly by?: number } =>
  by === undefined ? {} : { by };

/** A choice as it would be legal with one thing changed in what is written; only such data as are `asked` for. */
export function* nearData(
  rules: Rules,
  position: Position<unknown>,
  wanted: Wanted,
  looked: { left: number },
  asked: (data: Json) => boolean = () => true,
): Generator<Taken<unknown>, void, void> {
  const { type, by, written } = wanted;
  if (written === undefined) return;
  if (type === undefined) return yield* ofOtherType(rules, position, wanted);
  const some = possibleData(rules, position, { type, by }, looked.left);
  yield* madeWith(rules, position, { type, by }, nearTo(written, some), looked, asked);
}

/** Another choice of that type and seat, of those that the game lists first; only such data as are `asked` for. */
export function* otherData(
  rules: Rules,
  position: Position<unknown>,
  { type, by }: Pick<GameEvent, "type" | "by">,
  looked: { left: number },
  asked: (data: Json) => boolean,
): Generator<Taken<unknown>, void, void> {
  const some = possibleData(rules, position, { type, by }, looked.left);
  yield* madeWith(rules, position, { type, by }, some, looked, asked);
}

const possibleData = (
  rules: Rules,
  position: Position<unknown>,
  { type, by }: { readonly type: string; readonly by?: number | undefined },
  most: number,
): readonly Json[] => {
  const some: Json[] = [];
  for (const { data } of candidates(rules, position, type, by === undefined ? null : { by })) {
    if (some.length >= most) break;
    some.push(data as Json);
  }
  return some;
};

/** The choice with each of these data, where it is legal. */
function* madeWith(
  rules: Rules,
  position: Position<unknown>,
  { type, by }: { readonly type: string; readonly by?: number | undefined },
  all: Iterable<Json>,
  looked: { left: number },
  asked: (data: Json) => boolean,
): Generator<Taken<unknown>, void, void> {
  for (const data of all) {
    if (!asked(data)) continue;
    if (looked.left-- <= 0) return;
    rules.looked++;
    // What is written may be malformed in more than the one thing.
    const taken = legallyWith(rules, position, { type, by }, data);
    if (taken !== null) yield taken;
  }
}

/** True where the game is over, or what is forced ends it: behind that nothing is played. */
export const isBehindEnd = (rules: Rules, position: Position<unknown>): boolean =>
  isOver(rules.game, forcedSteps(rules.game, plain(rules, position)).at(-1)?.position ?? position);

/** What may be chosen or may happen here, by its types. */
export const kindsDue = ({ game }: Rules, position: Position<unknown>): readonly string[] =>
  isOver(game, position) ? [] : due(game.table, position, game.classOf).may;

/** True where a choice of this type is among those that may come here. */
export const mayCome = (rules: Rules, position: Position<unknown>, type: string): boolean =>
  kindsDue(rules, position).includes(type);

/** True where the game lists what may be chosen or may happen under a type. */
export const listsAll = ({ game }: Rules, type: string): boolean => {
  const { choices, outcomes } = game.events.get(type)!.definition;
  return choices !== undefined || outcomes !== undefined;
};

/**
 * What may be chosen or may happen here, lazily: all of it, or what agrees with what is known. At most `looked.left` are
 * looked at, legal or not. What nobody is asked for is supposed only where its very type is wanted.
 */
export function* alternatives(
  rules: Rules,
  position: Position<unknown>,
  wanted: Wanted | null,
  looked: { left: number },
): Generator<Taken<unknown>, void, void> {
  const { game } = rules;
  if (isOver(game, position)) return;
  for (const type of due(game.table, position, game.classOf).may) {
    if (wanted?.type === undefined ? comesUnasked(game, type) : wanted.type !== type) continue;
    for (const event of candidates(rules, position, type, wanted)) {
      if (looked.left-- <= 0) return;
      rules.looked++;
      const taken = agrees(event.data, wanted) ? legally(rules, position, event) : null;
      if (taken !== null) yield taken;
    }
  }
}

function* candidates(
  { game, seats }: Rules,
  { context }: Position<unknown>,
  type: string,
  wanted: Wanted | null,
): Generator<GameEvent, void, void> {
  const { definition, class: kind } = game.events.get(type)!;
  if (kind !== "decision") {
    for (const data of definition.outcomes?.(context) ?? []) yield { type, data };
    return;
  }
  for (const by of seats) {
    if (wanted?.by !== undefined && wanted.by !== by) continue;
    for (const data of definition.choices?.(context, by) ?? []) yield { type, by, data };
  }
}

/** True where data are what is known of them. */
export const agrees = (data: unknown, wanted: Wanted | null): boolean =>
  wanted?.known === undefined || sameJson(data, withDerived(wanted.known, data));

/** Equal for positions that are the same. */
export const keyOf = ({ game }: Rules, { at, context }: Position<unknown>): string =>
  `${at} ${JSON.stringify(game.model.encodeContext(context))}`;

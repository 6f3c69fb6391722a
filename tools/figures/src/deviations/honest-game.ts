// A whole game played by the rules, with the position before each of its events; and how a game is played on from any
// position, be it one that the rules never reach. Knows the referee of the kernel; no error and no verdict.
import * as Result from "effect/Result";
import { ask, type Position, type Row } from "@assize/kernel-chart-engine";
import type { Header } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Draw, GameEvent, Json, JsonObject, WrittenEvent } from "@assize/kernel-model";
import {
  forcedSteps,
  isOver,
  placeOf,
  type PreparedGame,
  readEvent,
  start,
  type Start,
  type Taken,
  writeData,
} from "@assize/kernel-referee";
import { playOn, seeded } from "@assize/kernel-simulation";
import { headerOf, type Setup, type Subject } from "./subject.ts";
import { ValuePool } from "./value-pool.ts";

export interface HonestGame {
  readonly subject: Subject;
  readonly seed: number;
  readonly setup: Setup;
  readonly header: Header;
  readonly start: Start;
  readonly events: readonly WrittenEvent[];
  /** One more than there are events: the last one is the end. */
  readonly positions: readonly Position<unknown>[];
  readonly pool: ValuePool;
}

/** A game is left where it goes on for so many events, which only an impossible position does. */
const MOST_EVENTS = 2_000;

const digest = (value: Json): string => digestJson(value, nodeHash);

const startOf = ({ model }: Subject, header: Header): Start =>
  Result.getOrThrow(start(header, { games: [model], digest }));

/** An event with its data in the order in which a writer puts them. */
export const written = (game: PreparedGame, event: GameEvent): WrittenEvent => {
  const data = JSON.parse(writeData(game, event)) as JsonObject;
  return event.by === undefined
    ? { type: event.type, data }
    : { type: event.type, by: event.by, data };
};

/** From a position to the end of the game, by the rules: what is forced, and what players of this seed choose. */
const playedOn = (
  { subject, start: { game, setup } }: Pick<HonestGame, "subject" | "start">,
  from: Position<unknown>,
  seed: number,
  most = MOST_EVENTS,
): readonly Taken<unknown>[] => {
  const taken = isOver(game, from) ? [] : [...forcedSteps(game, from)];
  const seats = setup.seats.length;
  const bots = setup.seats.map((_, seat) => subject.bot(seed + seat));
  const situation = { game, seats, position: taken.at(-1)?.position ?? from };
  for (const steps of playOn(situation, bots, seeded(seed))) {
    taken.push(...steps);
    if (taken.length > most) break;
  }
  return taken;
};

/** The events of steps, as they are written. */
const eventsOf = (
  { start: { game } }: Pick<HonestGame, "start">,
  steps: readonly Taken<unknown>[],
): readonly WrittenEvent[] => steps.map(({ event }) => written(game, event));

/** From a position on by the rules, as another game of the same players: so many events at most, each with the position after it. */
export const otherPlay = (
  game: HonestGame,
  from: Position<unknown>,
  seed: number,
  most: number,
): readonly { readonly event: WrittenEvent; readonly position: Position<unknown> }[] =>
  playedOn(game, from, seed, most)
    .slice(0, most)
    .map(({ event, position }) => ({ event: written(game.start.game, event), position }));

export const playHonestly = (subject: Subject, seed: number): HonestGame => {
  const setup = subject.setup(seed);
  const header = headerOf(subject, setup);
  const begun = startOf(subject, header);
  const steps = playedOn({ subject, start: begun }, begun.position, seed);
  const events = eventsOf({ start: begun }, steps);
  return {
    subject,
    seed,
    setup,
    header,
    start: begun,
    events,
    positions: [begun.position, ...steps.map(({ position }) => position)],
    pool: new ValuePool(events),
  };
};

/** The same game as a terse record: choices and chance alone, each with the position in which it was made. */
export const tersely = (game: HonestGame): HonestGame => {
  const kept = [...game.events.keys()].filter(
    (index) => game.start.game.classOf(game.events[index]!.type) !== "consequence",
  );
  return {
    ...game,
    header: { ...game.header, terse: true },
    events: kept.map((index) => game.events[index]!),
    positions: [...kept, game.events.length].map((index) => game.positions[index]!),
  };
};

/** A written event as one of this game, where it is one at all. */
export const asGameEvent = (
  { start: { game, setup } }: HonestGame,
  event: WrittenEvent,
): GameEvent | null => {
  const read = readEvent(game, setup.seats.length, event);
  return Result.isSuccess(read) ? read.success : null;
};

/** Whether the rules take the event before this line of the honest game. */
export const isLegalAt = (game: HonestGame, index: number, event: WrittenEvent): boolean => {
  const { game: prepared } = game.start;
  const position = game.positions[index]!;
  const one = asGameEvent(game, event);
  return (
    one !== null &&
    !isOver(prepared, position) &&
    prepared.engine.accepts(position, one) !== undefined
  );
};

/** How many of a row's questions say no to this event; infinite where one of them cannot be asked. */
const refusals = (row: Row, { context }: Position<unknown>, event: GameEvent): number => {
  try {
    return row.parts.filter((part) => !ask(part, context, event)).length;
  } catch {
    return Infinity;
  }
};

/** Carries an event out in spite of what the rules ask: by the row that refuses it least. Null where that fails. */
export const carriedOut = (
  { start: { game } }: HonestGame,
  position: Position<unknown>,
  event: GameEvent,
): Position<unknown> | null => {
  const rows = game.table.leaves[position.at]!.rows.get(event.type) ?? [];
  const row = rows
    .map((one) => ({ one, no: refusals(one, position, event) }))
    .toSorted((a, b) => a.no - b.no)[0];
  if (row === undefined || row.no === Infinity) return null;
  try {
    return game.engine.take(row.one, position, event);
  } catch {
    return null;
  }
};

/** Whether a header could state this position: its shape, its invariants, and that it can stand at its place. */
export const couldBeStated = (game: HonestGame, position: Position<unknown>): boolean => {
  const { model } = game.start.game;
  try {
    const context = JSON.parse(JSON.stringify(model.encodeContext(position.context))) as Json;
    const place = placeOf(game.start.game, position);
    const decoded = model.decodeContext(context, game.start.setup, model.edition.reference, place);
    return Result.isSuccess(decoded) && model.invariants(decoded.success).length === 0;
  } catch {
    return false;
  }
};

/** Plays on from a position that may be impossible; null where the game cannot bear it. */
export const playedOnFrom = (
  game: HonestGame,
  position: Position<unknown>,
  draw: Draw,
): readonly WrittenEvent[] | null => {
  try {
    const { classOf } = game.start.game;
    const isTerse = game.header.terse === true;
    return eventsOf(game, playedOn(game, position, draw(1_000_000))).filter(
      ({ type }) => !isTerse || classOf(type) !== "consequence",
    );
  } catch {
    return null;
  }
};

// From a record to its steps: each choice is read by the one door, each consequence held to the derived one, and taken.
// Goes on as long as the record says just what the rules say, and ends before the first event that does not. Finds
// nothing and blames nobody: how a game goes on after a deviation is for an audit to explain.
import * as Result from "effect/Result";
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope, RecordedGame } from "@assize/kernel-event-log";
import { Defect, noteReadings, sameJson, Seq } from "@assize/kernel-model";
import {
  deriveBy,
  forcedSteps,
  legally,
  type PreparedGame,
  readEvent,
  type Start,
  type Taken,
} from "@assize/kernel-referee";
import type { Step } from "./step.ts";
import { NO_UNDOS, type Undos } from "./undos.ts";

/** A replay under way. */
export interface Replay {
  /** One step for each event, made as it is asked for; can be gone through once. */
  readonly steps: Generator<Step, void>;
  /** How far it has come. */
  readonly reached: () => Reached;
}

/** How many of the latest positions are kept: play may turn out to have gone back to one of them. */
export const RECENT = 96;

/** How far a record was gone along already, and found sound. */
export interface Begun {
  /** How many of its events. */
  readonly index: number;
  /** Where they lead. */
  readonly position: Position<unknown>;
  /** The positions before the latest of them: that before event `i`, counted from 0, is entry `i % RECENT`. */
  readonly recent: readonly Position<unknown>[];
  /** Which of them are outcomes of chance, counted from 0. */
  readonly outcomes: readonly number[];
  /** The rulings read so far, those of the state before the first event among them. */
  readonly read: ReadonlySet<string>;
}

/** Before the first event. */
const begunAt = ({ position, rulings }: Start): Begun => ({
  index: 0,
  position,
  recent: [],
  outcomes: [],
  read: rulings.read,
});

/** How far a replay has come, and the positions after the lines to which play goes back somewhere. */
export interface Reached extends Begun {
  readonly kept: ReadonlyMap<number, Position<unknown>>;
}

const NONE: readonly never[] = [];

/** Numbers count up by one from the event before, right or wrong, and from 1. */
const isNext = ({ seq }: Envelope, before: Envelope | undefined): boolean =>
  seq === (before?.seq ?? 0) + 1;

/** The transition of a consequence that is due and recorded as the rules derive it. */
const soundConsequence = (
  game: PreparedGame,
  position: Position<unknown>,
  recorded: Envelope,
): Taken<unknown> | null => {
  if (recorded.by !== undefined) return null;
  const row = game.engine.accepts(position, recorded);
  const forced = row === undefined ? null : deriveBy(game, row, position);
  return forced !== null && sameJson(forced.event.data, recorded.data) ? forced : null;
};

/** The transition of a decision or an outcome of chance that is legal. */
const soundChoice = (
  { game, setup }: Start,
  position: Position<unknown>,
  recorded: Envelope,
): Taken<unknown> | null => {
  const read = readEvent(game, setup.seats.length, recorded);
  return Result.isFailure(read) ? null : legally(game, position, read.success);
};

/** The transition of an event that is just what the rules say here; null for every other. */
const soundTaken = (
  start: Start,
  position: Position<unknown>,
  recorded: Envelope,
): Taken<unknown> | null => {
  const { game } = start;
  const prepared = game.events.get(recorded.type);
  if (prepared === undefined) return null;
  return prepared.class === "consequence"
    ? soundConsequence(game, position, recorded)
    : soundChoice(start, position, recorded);
};

/** What a sound event leads to: its own step; in a terse record after those that it forces and leaves out. */
const soundSteps = (
  start: Start,
  position: Position<unknown>,
  recorded: Envelope,
): readonly Taken<unknown>[] | null => {
  const own = soundTaken(start, position, recorded);
  if (own !== null) return [own];
  return start.header.terse === true ? afterForced(start, position, recorded) : null;
};

const afterForced = (
  start: Start,
  from: Position<unknown>,
  recorded: Envelope,
): readonly Taken<unknown>[] | null => {
  const steps: Taken<unknown>[] = [];
  for (const step of forcedSteps(start.game, from)) {
    steps.push(step);
    const own = soundTaken(start, step.position, recorded);
    if (own !== null) return [...steps, own];
  }
  return null;
};

/**
 * Replays a record from its start, or from where it was begun, and ends before the first event that is not just what the
 * rules say. The positions of its steps note the rulings that are read of them. A record that takes play back is replayed
 * from its start: the positions that it goes back to are those of its own steps.
 */
export const replay = (
  start: Start,
  { events }: Pick<RecordedGame, "events">,
  begun: Begun = begunAt(start),
  undos: Undos = NO_UNDOS,
): Replay => {
  if (undos !== NO_UNDOS && begun.index > 0) throw new Defect("an undo needs the lines before it");
  const read = new Set(begun.read);
  const readings = new Set<string>();
  const noting = noteReadings(start.setup.rulings, (id) => {
    read.add(id);
    readings.add(id);
  });
  const { at, context } = begun.position;
  const recent = [...begun.recent];
  const outcomes = [...begun.outcomes];
  let position: Position<unknown> = { at, context: start.game.model.withRulings(context, noting) };
  let { index } = begun;
  const kept = new Map<number, Position<unknown>>();
  const keepAfter = (line: number): void => {
    if (undos.named.has(line)) kept.set(line, position);
  };
  keepAfter(index);

  function* steps(): Generator<Step, void> {
    for (; index < events.length; index++) {
      const recorded = events[index]!.envelope;
      if (!isNext(recorded, events[index - 1]?.envelope)) return;
      if (readings.size > 0) readings.clear();
      const before = position;
      const undo = undos.at.get(index);
      const table = undo ?? undos.ruled.get(index) ?? null;
      const taken = table === null ? soundSteps(start, before, recorded) : NONE;
      if (taken === null) return;
      if (undo !== undefined) position = kept.get(undo.to)!;
      else position = taken.at(-1)?.position ?? before;
      recent[index % RECENT] = before;
      if (taken !== NONE && start.game.classOf(recorded.type) === "chance") outcomes.push(index);
      keepAfter(index + 1);
      yield {
        seq: Seq(index + 1),
        recorded,
        taken,
        before,
        after: position,
        readings: readings.size === 0 ? NONE : [...readings],
        held: null,
        demanded: null,
        table,
      };
    }
  }

  return { steps: steps(), reached: () => ({ index, position, recent, outcomes, read, kept }) };
};

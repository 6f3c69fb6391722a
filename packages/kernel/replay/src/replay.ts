// From a record to its steps: each choice is read by the one door, each consequence held to the derived one, and taken.
// Goes on by itself as long as the record says just what the rules say; how to go on after an event that does not is
// for a judge to say. Finds nothing and blames nobody.
import * as Result from "effect/Result";
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope, RecordedGame } from "@assize/kernel-event-log";
import { noteReadings, sameJson, Seq } from "@assize/kernel-model";
import {
  deriveEvent,
  isOver,
  type PreparedGame,
  readEvent,
  type Start,
  type Taken,
} from "@assize/kernel-referee";
import type { Step } from "./step.ts";

/** An event of the record that a judge is asked about. */
export interface Line {
  /** Its index among the record's events, from 0. */
  readonly index: number;
  readonly recorded: Envelope;
  readonly position: Position<unknown>;
  /** The rulings read for it so far; grows while the judge asks the rules. */
  readonly readings: ReadonlySet<string>;
}

/** What a judge says of an event. */
export interface Settled {
  /** The transitions to take for it, leading on from its position; none: it is not applied. */
  readonly taken: readonly Taken<unknown>[];
  /** True where the record cannot be followed beyond this event. */
  readonly stops: boolean;
}

/** Says how a replay goes on where the record is not what the rules say. */
export interface Judge {
  /** True while it wants to be asked about every event, also about sound ones. */
  readonly isOpen: () => boolean;
  readonly settle: (line: Line) => Settled;
}

/** A replay under way. */
export interface Replay {
  /** One step for each event, made as it is asked for; can be gone through once. */
  readonly steps: Generator<Step, void>;
  /** Where the replay stands. */
  readonly position: () => Position<unknown>;
  /** All rulings read so far, those of the state before the first event among them. */
  readonly read: ReadonlySet<string>;
}

/** How far a record was gone along already, and found sound. */
export interface Begun {
  /** How many of its events. */
  readonly index: number;
  /** Where they lead. */
  readonly position: Position<unknown>;
  /** The rulings read so far, those of the state before the first event among them. */
  readonly read: ReadonlySet<string>;
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
  if (row === undefined) return null;
  const event = deriveEvent(game, row, position);
  return sameJson(event.data, recorded.data)
    ? { row, event, position: game.engine.take(row, position, event) }
    : null;
};

/** The transition of a decision or an outcome of chance that is legal. */
const soundChoice = (
  { game, setup }: Start,
  position: Position<unknown>,
  recorded: Envelope,
): Taken<unknown> | null => {
  const read = readEvent(game, setup.seats.length, recorded);
  if (Result.isFailure(read)) return null;
  const event = read.success;
  const row = game.engine.accepts(position, event);
  return row === undefined
    ? null
    : { row, event, position: game.engine.take(row, position, event) };
};

/** The transition of an event that is just what the rules say here; null for every other. */
const soundTaken = (
  start: Start,
  position: Position<unknown>,
  recorded: Envelope,
): Taken<unknown> | null => {
  const { game } = start;
  const prepared = game.events.get(recorded.type);
  if (prepared === undefined || isOver(game, position)) return null;
  return prepared.class === "consequence"
    ? soundConsequence(game, position, recorded)
    : soundChoice(start, position, recorded);
};

/**
 * Replays a record from its start, or from where it was begun. Without a judge it ends before the first event that is not
 * just what the rules say. The positions of its steps note the rulings that are read of them.
 */
export const replay = (
  start: Start,
  { events }: Pick<RecordedGame, "events">,
  judge: Judge | null = null,
  begun: Begun = { index: 0, position: start.position, read: start.rulings.read },
): Replay => {
  const read = new Set(begun.read);
  const readings = new Set<string>();
  const noting = noteReadings(start.setup.rulings, (id) => {
    read.add(id);
    readings.add(id);
  });
  const { at, context } = begun.position;
  let position: Position<unknown> = { at, context: start.game.model.withRulings(context, noting) };

  const settled = (index: number, recorded: Envelope): Settled | null => {
    const isSound =
      (judge === null || !judge.isOpen()) && isNext(recorded, events[index - 1]?.envelope);
    const taken = isSound ? soundTaken(start, position, recorded) : null;
    if (taken !== null) return { taken: [taken], stops: false };
    return judge === null ? null : judge.settle({ index, recorded, position, readings });
  };

  function* steps(): Generator<Step, void> {
    for (let { index } = begun; index < events.length; index++) {
      const recorded = events[index]!.envelope;
      if (readings.size > 0) readings.clear();
      const before = position;
      const answer = settled(index, recorded);
      if (answer === null) return;
      const { taken, stops } = answer;
      position = taken.at(-1)?.position ?? before;
      yield {
        seq: Seq(index + 1),
        recorded,
        taken,
        before,
        after: position,
        readings: readings.size === 0 ? NONE : [...readings],
      };
      if (stops) return;
    }
  }

  return { steps: steps(), position: () => position, read };
};

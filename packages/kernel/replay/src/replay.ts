// From a record to its steps: each choice is read by the one door, each consequence held to the derived one, and taken.
// Goes on as long as the record says just what the rules say, and ends before the first event that does not. Finds
// nothing and blames nobody: how a game goes on after a deviation is for an audit to explain.
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope, RecordedGame } from "@assize/kernel-event-log";
import { Defect, noteReadings, Seq } from "@assize/kernel-model";
import { meaningOf, type Start, type Taken } from "@assize/kernel-referee";
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

/** What a line leads to that is just what the rules say, and leaves no value open; null for every other. */
const soundSteps = (
  start: Start,
  position: Position<unknown>,
  recorded: Envelope,
): readonly Taken<unknown>[] | null => {
  const meaning = meaningOf(start, position, recorded);
  return meaning !== null && meaning.isWhole ? meaning.steps : null;
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

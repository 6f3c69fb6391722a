// A recording in progress as a value: a choice comes in, is refereed, and comes out as lines with everything it
// forces; or it is refused with its clauses. Knows no store; who keeps the lines is the caller's business.
import * as Result from "effect/Result";
import {
  type AppendConflict,
  conflict,
  encodeEvent,
  encodeHeader,
  envelopeOf,
  FORMAT_WITH_TABLE,
  type Header,
  readTableEvent,
  type TableProblem,
  type Undo,
  UNDO,
  undoData,
} from "@assize/kernel-event-log";
import { type Hash, linkOf } from "@assize/kernel-integrity";
import { Defect, type JsonObject, type WrittenEvent } from "@assize/kernel-model";
import {
  type ChoiceRefusal,
  forcedSteps,
  type Situation,
  type Start,
  takeChoice,
  type Taken,
  writeData,
} from "@assize/kernel-referee";

type Position = Situation["position"];

/** The positions after the lines of a record, the latest first: play may be taken back to each. */
export interface Past {
  /** After how many events. */
  readonly events: number;
  readonly position: Position;
  readonly before: Past | null;
}

/** A game under way that is written down. */
export interface Recording extends Situation {
  readonly header: Header;
  readonly hash: Hash;
  /** Events recorded so far. */
  readonly events: number;
  /** The last line, which the next one names. */
  readonly lastLine: string;
  /** Null where the record's format has no undo. */
  readonly past: Past | null;
}

/** Why play is not taken back. */
export type UndoRefusal =
  | TableProblem
  /** The log was begun in a format that has no undo. */
  | { readonly kind: "no-undo"; readonly format: string };

export type Refusal =
  | ChoiceRefusal
  | { readonly kind: "not-taken-back"; readonly why: UndoRefusal };

export interface Recorded {
  readonly recording: Recording;
  /** The lines to be kept, without newlines: the choice and all it forces. */
  readonly lines: readonly string[];
  readonly steps: readonly Taken<unknown>[];
}

export interface Submission extends WrittenEvent {
  /** When it happened, ISO 8601 in UTC. Never decides anything. */
  readonly at?: string;
}

/** Writes steps down as lines. Requires that they lead on from the recording's position. */
export const recordSteps = (
  recording: Recording,
  steps: readonly Taken<unknown>[],
  at: string | undefined,
): Recorded => {
  const lines: string[] = [];
  const when = at === undefined ? {} : { at };
  let { lastLine } = recording;
  let { events } = recording;
  let { past } = recording;
  for (const { event, position } of steps) {
    events++;
    const envelope = envelopeOf(event, events, { ...when, prev: linkOf(lastLine, recording.hash) });
    lastLine = encodeEvent(envelope, writeData(recording.game, event));
    past = pastOn(past, events, position);
    lines.push(lastLine);
  }
  const position = steps.at(-1)?.position ?? recording.position;
  return { recording: { ...recording, position, events, lastLine, past }, lines, steps };
};

/** With the position after the latest line, where positions are kept. */
export const pastOn = (before: Past | null, events: number, position: Position): Past | null =>
  before === null ? null : { events, position, before };

const positionAfter = (past: Past | null, line: number): Position | undefined => {
  let one = past;
  while (one !== null && one.events > line) one = one.before;
  return one?.position;
};

/** A recording of which nothing but its header line is written. */
export const beforeFirst = (start: Start, hash: Hash, headerLine: string): Recording => ({
  game: start.game,
  seats: start.setup.seats.length,
  header: start.header,
  hash,
  position: start.position,
  events: 0,
  lastLine: headerLine,
  past:
    start.header.format === FORMAT_WITH_TABLE
      ? { events: 0, position: start.position, before: null }
      : null,
});

/** Begins a record: its header line, and whatever the rules force before the first choice. */
export const begin = (start: Start, hash: Hash): Recorded => {
  const lastLine = encodeHeader(start.header);
  const empty = beforeFirst(start, hash, lastLine);
  const forced = recordSteps(empty, forcedSteps(start.game, start.position), undefined);
  return { ...forced, lines: [lastLine, ...forced.lines] };
};

/** Writes down that play is taken back, and what is forced from there. Nothing that was written is changed. */
const takeBack = (
  recording: Recording,
  { type, by, data, at }: Submission,
): Result.Result<Recorded, UndoRefusal> => {
  const { header, events } = recording;
  const line = { type, data: data as JsonObject, ...(by === undefined ? {} : { by }) };
  const read = readTableEvent(header, line, events + 1);
  if (read === null) return Result.fail({ kind: "no-undo", format: header.format });
  if (!read.ok) return Result.fail(read.problem);
  if (read.event.kind !== "undo") throw new Defect(`${type} takes nothing back`);
  const position = positionAfter(recording.past, read.event.to);
  if (position === undefined) throw new Defect(`no position after line ${read.event.to}`);
  const prev = linkOf(recording.lastLine, recording.hash);
  const when = at === undefined ? {} : { at };
  const undo = { type, data: undoData(read.event) };
  const lastLine = encodeEvent(envelopeOf(undo, events + 1, { ...when, prev }));
  const past = pastOn(recording.past, events + 1, position);
  const back = { ...recording, position, events: events + 1, lastLine, past };
  const forced = recordSteps(back, forcedSteps(recording.game, position), at);
  return Result.succeed({ ...forced, lines: [lastLine, ...forced.lines] });
};

/** What is submitted to take play back to the position after line `to`. */
export const undoTo = ({ to, seats }: Pick<Undo, "to" | "seats">): Submission => ({
  type: UNDO,
  data: undoData({ to, seats }),
});

/**
 * Referees a decision or an outcome of chance. Accepted: it and its consequences as lines. An undo (`undoTo`) is no event
 * of the game; it is written down where the record can go back so far.
 * `expectedEvents`: how many events the submitter has seen; another number is a conflict.
 */
export const submit = (
  recording: Recording,
  submission: Submission,
  expectedEvents: number = recording.events,
): Result.Result<Recorded, Refusal | AppendConflict> => {
  const { events } = recording;
  if (expectedEvents !== events) return Result.fail(conflict(expectedEvents, events));
  if (submission.type === UNDO)
    return Result.mapError(takeBack(recording, submission), (why) => ({
      kind: "not-taken-back",
      why,
    }));
  return Result.map(takeChoice(recording, submission), (steps) =>
    recordSteps(recording, steps, submission.at),
  );
};

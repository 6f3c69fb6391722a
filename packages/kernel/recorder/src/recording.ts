// A recording in progress as a value: a choice comes in, is refereed, and comes out as lines with everything it
// forces; or it is refused with its clauses. Knows no store; who keeps the lines is the caller's business.
import * as Result from "effect/Result";
import { encodeEvent, encodeHeader, envelopeOf, type Header } from "@assize/kernel-event-log";
import { type Hash, linkOf } from "@assize/kernel-integrity";
import type { WrittenEvent } from "@assize/kernel-model";
import {
  type ChoiceRefusal,
  forcedSteps,
  type Situation,
  type Start,
  takeChoice,
  type Taken,
  writeData,
} from "@assize/kernel-referee";

/** A game under way that is written down. */
export interface Recording extends Situation {
  readonly header: Header;
  readonly hash: Hash;
  /** Events recorded so far. */
  readonly events: number;
  /** The last line, which the next one names. */
  readonly lastLine: string;
}

export type Refusal =
  | ChoiceRefusal
  | { readonly kind: "conflict"; readonly expected: number; readonly actual: number };

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
  for (const { event } of steps) {
    events++;
    const envelope = envelopeOf(event, events, { ...when, prev: linkOf(lastLine, recording.hash) });
    lastLine = encodeEvent(envelope, writeData(recording.game, event));
    lines.push(lastLine);
  }
  const position = steps.at(-1)?.position ?? recording.position;
  return { recording: { ...recording, position, events, lastLine }, lines, steps };
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
});

/** Begins a record: its header line, and whatever the rules force before the first choice. */
export const begin = (start: Start, hash: Hash): Recorded => {
  const lastLine = encodeHeader(start.header);
  const empty = beforeFirst(start, hash, lastLine);
  const forced = recordSteps(empty, forcedSteps(start.game, start.position), undefined);
  return { ...forced, lines: [lastLine, ...forced.lines] };
};

/**
 * Referees a decision or an outcome of chance. Accepted: it and its consequences as lines.
 * `expectedEvents`: how many events the submitter has seen; another number is a conflict.
 */
export const submit = (
  recording: Recording,
  submission: Submission,
  expectedEvents: number = recording.events,
): Result.Result<Recorded, Refusal> => {
  const { events } = recording;
  if (expectedEvents !== events)
    return Result.fail({ kind: "conflict", expected: expectedEvents, actual: events });
  return Result.map(takeChoice(recording, submission), (steps) =>
    recordSteps(recording, steps, submission.at),
  );
};

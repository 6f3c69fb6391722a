// A recording kept in a store: what is acknowledged is in it, and of two writers one wins.
import * as Result from "effect/Result";
import {
  type AppendConflict,
  type EventStore,
  isUnbegun,
  type StorageProblem,
} from "@assize/kernel-event-log";
import type { Hash } from "@assize/kernel-integrity";
import type { Start } from "@assize/kernel-referee";
import {
  begin,
  type Recorded,
  type Recording,
  type Refusal,
  submit,
  type Submission,
} from "./recording.ts";
import { resumeFrom, type ResumeOptions, type ResumeRefusal } from "./resuming.ts";

/** Creates the log in the store. */
export const createStored = async (
  store: EventStore,
  log: string,
  start: Start,
  hash: Hash,
): Promise<Result.Result<Recorded, StorageProblem | AppendConflict>> => {
  const begun = begin(start, hash);
  const [headerLine, ...forced] = begun.lines;
  const created = await store.create(log, headerLine!);
  if (Result.isFailure(created)) return Result.fail(created.failure);
  if (forced.length > 0) {
    const appended = await store.append(log, 0, forced);
    if (Result.isFailure(appended)) return Result.fail(appended.failure);
  }
  return Result.succeed(begun);
};

/**
 * Submits a choice and keeps its lines; refused, or overtaken by another writer, nothing is kept.
 * `expectedEvents`: how many events the submitter has seen; another number is a conflict.
 */
export const submitStored = async (
  store: EventStore,
  log: string,
  recording: Recording,
  submission: Submission,
  expectedEvents: number = recording.events,
): Promise<Result.Result<Recorded, Refusal | AppendConflict | StorageProblem>> => {
  const recorded = submit(recording, submission, expectedEvents);
  if (Result.isFailure(recorded)) return Result.fail(recorded.failure);
  const appended = await store.append(log, recording.events, recorded.success.lines);
  return Result.isFailure(appended) ? Result.fail(appended.failure) : recorded;
};

export interface Resumed extends Recorded {
  /** Where the store put a torn last line aside, or null. */
  readonly torn: string | null;
}

const unbegun = (log: string): StorageProblem => ({
  code: "missing",
  path: log,
  message: `${log}: nothing whole was written before the recorder stopped; create the log`,
});

/**
 * Goes on with a stored log after a crash, a failed append or a conflict. What it answers is durable: neither a crash
 * nor a writer takes it back. Forced events that are missing at its end are written (they are the answer's `lines`), a
 * torn last line is put aside. Refuses a log that is not compliant and leaves it as it is. `missing` where not even
 * the header is whole: then the log can be created.
 */
export const resume = async (
  store: EventStore,
  log: string,
  options: ResumeOptions,
): Promise<Result.Result<Resumed, ResumeRefusal | AppendConflict | StorageProblem>> => {
  const bytes = await store.readDurable(log);
  if (Result.isFailure(bytes)) return Result.fail(bytes.failure);
  if (isUnbegun(bytes.success)) return Result.fail(unbegun(log));
  const resumed = resumeFrom(bytes.success, options);
  if (Result.isFailure(resumed)) return Result.fail(resumed.failure);
  const { recording, lines } = resumed.success;
  const appended = await store.append(log, recording.events - lines.length, lines);
  if (Result.isFailure(appended)) return Result.fail(appended.failure);
  return Result.succeed({ ...resumed.success, torn: appended.success.torn });
};

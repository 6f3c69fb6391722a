// A recording kept in a store: what is acknowledged is in it, and of two writers one wins.
import * as Result from "effect/Result";
import type { AppendConflict, EventStore, StorageProblem } from "@assize/kernel-event-log";
import type { Hash } from "@assize/kernel-integrity";
import type { Start } from "@assize/kernel-replay";
import {
  begin,
  type Recorded,
  type Recording,
  type Refusal,
  submit,
  type Submission,
} from "./recording.ts";

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

/** Submits a choice and keeps its lines; refused, or overtaken by another writer, nothing is kept. */
export const submitStored = async (
  store: EventStore,
  log: string,
  recording: Recording,
  submission: Submission,
): Promise<Result.Result<Recorded, Refusal | AppendConflict | StorageProblem>> => {
  const recorded = submit(recording, submission);
  if (Result.isFailure(recorded)) return Result.fail(recorded.failure);
  const appended = await store.append(log, recording.events, recorded.success.lines);
  return Result.isFailure(appended) ? Result.fail(appended.failure) : recorded;
};

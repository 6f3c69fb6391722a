// Records a game of nim in a store, the way a program that may crash does: it resumes or creates, submits, and looks
// again where another writer was faster. For tests, in this process and in programs that they kill.
import * as Result from "effect/Result";
import type { AppendConflict, EventStore, StorageProblem } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { SeatId } from "@assize/kernel-model";
import { isOver, legalDecisions, possibleOutcomes, start } from "@assize/kernel-referee";
import {
  createStored,
  type Recorded,
  type Recording,
  type Refusal,
  resume,
  type ResumeRefusal,
  type Submission,
  submitStored,
} from "../src/index.ts";
import { digest, GAMES, HEADER } from "./table-of-nim.ts";

export const READY = Result.getOrThrow(start(HEADER, { games: GAMES, digest }));

/** Told of all lines that a store has acknowledged, and of the recording that goes on from there. */
export type Acknowledge = (lines: readonly string[], recording: Recording) => void;

type Answer = Result.Result<Recorded, Refusal | ResumeRefusal | AppendConflict | StorageProblem>;
type Failure = StorageProblem | ResumeRefusal;

/** The failure, unless it only says that somebody else was faster. */
const seriousIn = (answer: Answer): Failure | null => {
  if (Result.isSuccess(answer)) return null;
  const { failure } = answer;
  if (!("code" in failure)) {
    if (failure.kind === "violated" || failure.kind === "unreadable") return failure;
    throw new Error(JSON.stringify(failure));
  }
  return failure.code === "conflict" || failure.code === "exists" ? null : failure;
};

const isMissing = (answer: Answer): boolean =>
  Result.isFailure(answer) && "code" in answer.failure && answer.failure.code === "missing";

/** A legal choice; `taste` decides which. */
const choiceIn = ({ game, position, header, events }: Recording, taste: number): Submission => {
  const seats = header.seats.flatMap((_, seat) => [
    ...legalDecisions(game, position, SeatId(seat)),
  ]);
  const legal = [...possibleOutcomes(game, position), ...seats];
  const { type, by, data } = legal[(taste + events) % legal.length]!;
  return { type, ...(by === undefined ? {} : { by }), data: data as Submission["data"] };
};

/** Records to the end of the game; returns what prevented it, or null. */
export const recordGame = async (
  store: EventStore,
  log: string,
  taste: number,
  acknowledge: Acknowledge,
): Promise<Failure | null> => {
  let recording: Recording | null = null;
  while (recording === null || !isOver(recording.game, recording.position)) {
    let answer: Answer;
    if (recording === null) {
      answer = await resume(store, log, { games: GAMES, hash: nodeHash });
      if (isMissing(answer)) answer = await createStored(store, log, READY, nodeHash);
    } else answer = await submitStored(store, log, recording, choiceIn(recording, taste));
    const failure = seriousIn(answer);
    if (failure !== null) return failure;
    if (Result.isSuccess(answer)) acknowledge(answer.success.lines, answer.success.recording);
    recording = Result.isSuccess(answer) ? answer.success.recording : null;
  }
  return null;
};

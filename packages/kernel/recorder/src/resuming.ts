// From a stored log back to a recording that can go on: the recorder referees the log's own choices once more and
// compares what they force. It goes on only from what it would have written itself. Knows no verdict: why a log is
// wrong, the audit tells in full.
import * as Result from "effect/Result";
import {
  type Envelope,
  readLog,
  type ReadProblem,
  type RecordedGame,
} from "@assize/kernel-event-log";
import { checkChain, digestJson, type Hash } from "@assize/kernel-integrity";
import { type Doubt, type GameEvent, type Json, sameJson, Seq } from "@assize/kernel-model";
import {
  forcedSteps,
  type Start,
  start,
  type StartOptions,
  type Taken,
} from "@assize/kernel-referee";
import { beforeFirst, type Recorded, type Recording, recordSteps, referee } from "./recording.ts";
import type { Refusal } from "./recording.ts";

/** What is needed to make a log's game ready. Rulings are the header's. */
export interface ResumeOptions extends Omit<StartOptions, "digest" | "rulings"> {
  readonly hash: Hash;
}

/** Why recording cannot go on from a log. */
export type ResumeRefusal =
  | { readonly kind: "unreadable"; readonly problem: ReadProblem }
  /** Its game, rules, edition or rulings are not known here. */
  | { readonly kind: "undetermined"; readonly doubts: readonly Doubt[] }
  /** It is terse or has no chain, so the recorder has not written it. */
  | { readonly kind: "not-recorded-here"; readonly reason: "terse" | "unchained" }
  | { readonly kind: "chain-broken"; readonly seq: Seq }
  /** Event `seq` is not what the rules force there, or its choice is refused. */
  | { readonly kind: "violated"; readonly seq: Seq; readonly why: Difference };

export type Difference =
  | { readonly kind: "number"; readonly recorded: number }
  | { readonly kind: "not-forced"; readonly expected: GameEvent; readonly recorded: Envelope }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** Where a log leaves off. */
interface Followed {
  readonly recording: Recording;
  /** Forced steps that the log does not hold: its writer was cut off. */
  readonly missing: readonly Taken<unknown>[];
  readonly at: string | undefined;
}

const violated = (seq: number, why: Difference): Result.Result<never, ResumeRefusal> =>
  Result.fail({ kind: "violated", seq: Seq(seq), why });

const isForced = ({ event }: Taken<unknown>, { type, by, data }: Envelope): boolean =>
  type === event.type && by === undefined && sameJson(event.data, data);

const follow = (fresh: Recording, game: RecordedGame): Result.Result<Followed, ResumeRefusal> => {
  let recording = fresh;
  let due = forcedSteps(fresh.game, fresh.position);
  let at: string | undefined;
  for (const { envelope } of game.events) {
    const seq = recording.events + 1;
    if (envelope.seq !== seq) return violated(seq, { kind: "number", recorded: envelope.seq });
    if (due.length === 0) {
      const steps = referee(recording, envelope);
      if (Result.isFailure(steps))
        return violated(seq, { kind: "refused", refusal: steps.failure });
      due = steps.success;
      ({ at } = envelope);
    } else if (!isForced(due[0]!, envelope))
      return violated(seq, {
        kind: "not-forced",
        expected: due[0]!.event,
        recorded: envelope,
      });
    recording = { ...recording, position: due[0]!.position, events: seq };
    due = due.slice(1);
  }
  return Result.succeed({ recording, missing: due, at });
};

const whyForeign = (game: RecordedGame, hash: Hash): ResumeRefusal | null => {
  if (game.header.terse === true) return { kind: "not-recorded-here", reason: "terse" };
  const chain = checkChain(game.headerLine, game.events, hash);
  if (game.events.length > 0 && !chain.chained)
    return { kind: "not-recorded-here", reason: "unchained" };
  const broken = [...chain.breaks.map(({ index }) => index), ...chain.missing];
  return broken.length === 0 ? null : { kind: "chain-broken", seq: Seq(Math.min(...broken) + 1) };
};

const ready = (game: RecordedGame, options: ResumeOptions): Result.Result<Start, ResumeRefusal> => {
  const digest = (value: Json): string => digestJson(value, options.hash);
  const started = start(game.header, { ...options, digest });
  const doubts = Result.isFailure(started) ? started.failure : started.success.doubts;
  return Result.isFailure(started) || doubts.length > 0
    ? Result.fail({ kind: "undetermined", doubts })
    : Result.succeed(started.success);
};

const decoder = new TextDecoder();

/**
 * The recording that a log holds, and as its `lines` what is still to be written: the forced events that a crash
 * cut off. A torn last line counts as not written. Refuses every log that is not compliant.
 */
export const resumeFrom = (
  log: Uint8Array,
  options: ResumeOptions,
): Result.Result<Recorded, ResumeRefusal> => {
  const game = readLog(log);
  if (!game.ok) return Result.fail({ kind: "unreadable", problem: game.problem });
  const started = ready(game, options);
  if (Result.isFailure(started)) return Result.fail(started.failure);
  const foreign = whyForeign(game, options.hash);
  if (foreign !== null) return Result.fail(foreign);
  const headerLine = decoder.decode(game.headerLine.bytes);
  const followed = follow(beforeFirst(started.success, options.hash, headerLine), game);
  if (Result.isFailure(followed)) return Result.fail(followed.failure);
  const { recording, missing, at } = followed.success;
  const lastLine = decoder.decode((game.events.at(-1)?.line ?? game.headerLine).bytes);
  return Result.succeed(recordSteps({ ...recording, lastLine }, missing, at));
};

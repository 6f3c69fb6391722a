// From a stored log back to a recording that can go on: the log is replayed, and nothing in it may be other
// than what the rules say. It goes on only from what it would have written itself. Knows no verdict: why a log is
// wrong, the audit tells in full.
import * as Result from "effect/Result";
import {
  type Envelope,
  readLog,
  type ReadProblem,
  readTableEvent,
  type RecordedGame,
} from "@assize/kernel-event-log";
import { checkChain, digestJson, type Hash } from "@assize/kernel-integrity";
import { Defect, type Doubt, type GameEvent, type Json, Seq } from "@assize/kernel-model";
import {
  forcedStep,
  forcedSteps,
  type Situation,
  type Start,
  start,
  type StartOptions,
  takeChoice,
} from "@assize/kernel-referee";
import { replay, type Step, undosOf } from "@assize/kernel-replay";
import { beforeFirst, pastOn, type Recorded, type Recording, recordSteps } from "./recording.ts";
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

const violated = (seq: number, why: Difference): Result.Result<never, ResumeRefusal> =>
  Result.fail({ kind: "violated", seq: Seq(seq), why });

/** Why a replay ended before this event. */
const differenceAt = (
  situation: Situation & Pick<Recording, "header">,
  seq: number,
  recorded: Envelope,
): Difference => {
  const { header } = situation;
  if (recorded.seq !== seq) return { kind: "number", recorded: recorded.seq };
  const ofTable = readTableEvent(header, recorded, seq);
  if (ofTable !== null && !ofTable.ok)
    return { kind: "refused", refusal: { kind: "not-taken-back", why: ofTable.problem } };
  const forced = forcedStep(situation.game, situation.position);
  if (forced !== null) return { kind: "not-forced", expected: forced.event, recorded };
  const taken = takeChoice(situation, recorded);
  if (Result.isFailure(taken)) return { kind: "refused", refusal: taken.failure };
  throw new Defect(`event ${seq} is refused by the replay and legal by the referee`);
};

/** Where a log leaves off, and the forced events that it does not hold: its writer was cut off. */
const follow = (
  fresh: Recording,
  start: Start,
  record: RecordedGame,
): Result.Result<Recorded, ResumeRefusal> => {
  const replayed = replay(start, record, undefined, undosOf(start.header, record));
  const steps = [...replayed.steps];
  const own = ({ at, context }: Step["after"]): Step["after"] => ({
    at,
    context: start.game.model.withRulings(context, start.setup.rulings),
  });
  const position = own(replayed.reached().position);
  let { past } = fresh;
  if (past !== null) for (const { seq, after } of steps) past = pastOn(past, seq, own(after));
  const next = record.events[steps.length];
  if (next !== undefined) {
    const seq = steps.length + 1;
    return violated(seq, differenceAt({ ...fresh, position }, seq, next.envelope));
  }
  const lastLine = decoder.decode((record.events.at(-1)?.line ?? record.headerLine).bytes);
  const reached = { ...fresh, position, events: steps.length, lastLine, past };
  const { classOf } = start.game;
  const choice = steps.findLast(
    ({ recorded, table }) => table !== null || classOf(recorded.type) !== "consequence",
  );
  const missing = forcedSteps(start.game, position);
  return Result.succeed(recordSteps(reached, missing, choice?.recorded.at));
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
  return follow(beforeFirst(started.success, options.hash, headerLine), started.success, game);
};

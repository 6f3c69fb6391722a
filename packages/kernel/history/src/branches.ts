// What might have been: takes a choice at a moment, or lets bots go on, in a branch of its own or at the end of a game
// that is being written down. Every answer is another history; the one given stays as it is.
import * as Result from "effect/Result";
import type { Position } from "@assize/kernel-chart-engine";
import { type Envelope, envelopeOf, readTableEvent, type Undo } from "@assize/kernel-event-log";
import { Defect, LIMITS, SeatId, Seq } from "@assize/kernel-model";
import { type Submission, type UndoRefusal, undoTo } from "@assize/kernel-recorder";
import {
  type ChoiceRefusal,
  forcedSteps,
  type Situation,
  takeChoice,
  type Taken,
} from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";
import { type Bot, playOn, type Random } from "@assize/kernel-simulation";
import { type Branch, type BranchId, type History, positionAt, RECORD } from "./history.ts";

/** Why a history did not go on. */
export type BranchRefusal =
  | { readonly kind: "refused"; readonly refusal: ChoiceRefusal }
  | { readonly kind: "not-taken-back"; readonly why: UndoRefusal }
  | { readonly kind: "no-such-moment" }
  /** `LIMITS.branchesPerGame` or `LIMITS.eventsPerGame`. */
  | { readonly kind: "limit" };

/** A history that went on, and where it stands now. */
export interface Continued {
  readonly history: History;
  readonly branch: BranchId;
  readonly seq: number;
}

type GoneOn = Result.Result<Continued, BranchRefusal>;

/** One step for each event that was taken; `at` is when it happened, ISO 8601 in UTC. */
const stepsOf = (
  before: Position<unknown>,
  seq: number,
  taken: readonly Taken<unknown>[],
  at?: string,
): readonly Step[] => {
  const when = at === undefined ? {} : { at };
  return taken.map((one, index): Step => {
    const number = Seq(seq + index + 1);
    return {
      seq: number,
      recorded: envelopeOf(one.event, number, when),
      taken: [one],
      before: taken[index - 1]?.position ?? before,
      after: one.position,
      readings: [],
      held: null,
      demanded: null,
      table: null,
    };
  });
};

const situationAt = (history: History, branch: Branch, seq: number): Situation | undefined => {
  const position = positionAt(history, branch, seq);
  const { game, setup } = history.start;
  return position === undefined ? undefined : { game, seats: setup.seats.length, position };
};

const mayGrow = (history: History, branch: Branch): boolean =>
  branch.id !== RECORD || history.growing;

/** Adds steps at the end of a branch, or as a branch that leaves it. */
const goOn = (history: History, branch: Branch, seq: number, steps: readonly Step[]): GoneOn => {
  if (seq + steps.length > LIMITS.eventsPerGame) return Result.fail({ kind: "limit" });
  const isLonger = seq === branch.steps.length && mayGrow(history, branch);
  if (!isLonger && history.branches.size > LIMITS.branchesPerGame)
    return Result.fail({ kind: "limit" });
  const id = isLonger ? branch.id : history.nextBranch;
  const all = [...branch.steps.slice(0, seq), ...steps];
  const longer: Branch = isLonger
    ? { ...branch, steps: all }
    : {
        id,
        from: { branch: branch.id, seq },
        opening: branch.opening,
        steps: all,
      };
  return Result.succeed({
    history: {
      ...history,
      branches: new Map(history.branches).set(id, longer),
      nextBranch: Math.max(history.nextBranch, id + 1),
    },
    branch: id,
    seq: all.length,
  });
};

/** Takes a choice, with what is forced before it can be taken and all that it forces. */
export const takeAt = (
  history: History,
  branch: Branch,
  seq: number,
  submission: Submission,
): GoneOn => {
  const situation = situationAt(history, branch, seq);
  if (situation === undefined) return Result.fail({ kind: "no-such-moment" });
  const forced = [...forcedSteps(situation.game, situation.position)];
  const position = forced.at(-1)?.position ?? situation.position;
  const taken = takeChoice({ ...situation, position }, submission);
  if (Result.isFailure(taken)) return Result.fail({ kind: "refused", refusal: taken.failure });
  const steps = stepsOf(situation.position, seq, [...forced, ...taken.success], submission.at);
  return goOn(history, branch, seq, steps);
};

/** One step that takes play back; `at` is when that happened. */
const backStep = (
  history: History,
  branch: Branch,
  recorded: Envelope,
  table: Undo,
): Step | null => {
  const after = positionAt(history, branch, table.to);
  if (after === undefined) return null;
  const before = branch.steps.at(-1)?.after ?? branch.opening.position;
  return {
    seq: Seq(recorded.seq),
    recorded,
    taken: [],
    before,
    after,
    readings: [],
    held: null,
    demanded: null,
    table,
  };
};

/**
 * Takes play back at the end of a branch to the position after event `to`, as those seats agreed; with all that is forced
 * from there. Nothing that was written down is changed.
 */
export const takeBackTo = (
  history: History,
  branch: Branch,
  to: number,
  seats: readonly number[],
  at?: string,
): GoneOn => {
  const { header } = history.record;
  const seq = branch.steps.length;
  const when = at === undefined ? {} : { at };
  const { type, data } = undoTo({ to, seats: seats.map(SeatId) });
  const recorded = envelopeOf({ type, data }, seq + 1, when);
  const read = readTableEvent(header, recorded, seq + 1);
  if (read === null)
    return Result.fail({ kind: "not-taken-back", why: { kind: "no-undo", format: header.format } });
  if (!read.ok) return Result.fail({ kind: "not-taken-back", why: read.problem });
  if (read.event.kind !== "undo") throw new Defect(`${type} takes nothing back`);
  const step = backStep(history, branch, recorded, read.event);
  if (step === null) return Result.fail({ kind: "no-such-moment" });
  const forced = stepsOf(step.after, seq + 1, [...forcedSteps(history.start.game, step.after)], at);
  return goOn(history, branch, seq, [step, ...forced]);
};

export interface PlayOnOptions {
  readonly bot: Bot<any>;
  /** The bot's own seat, for which it also says what it has to say unasked; left out where it stands in for people. */
  readonly speaksFor?: number;
  readonly random: Random;
  /** How many choices and outcomes of chance; `Infinity` to the end. */
  readonly choices: number;
}

/** Lets a bot take every seat. Chance is drawn from the generator. */
export const playOnAt = (
  history: History,
  branch: Branch,
  seq: number,
  options: PlayOnOptions,
): GoneOn => {
  const situation = situationAt(history, branch, seq);
  if (situation === undefined) return Result.fail({ kind: "no-such-moment" });
  const taken = [...forcedSteps(situation.game, situation.position)];
  const position = taken.at(-1)?.position ?? situation.position;
  // One bot for all, people's seats too: it answers what is asked, and says nothing in their place.
  const answering: Bot<any> = (question) => options.bot(question);
  const bots = history.start.setup.seats.map((_, seat) =>
    seat === options.speaksFor ? options.bot : answering,
  );
  let left = options.choices;
  for (const played of playOn({ ...situation, position }, bots, options.random)) {
    if (left-- <= 0) break;
    taken.push(...played);
    if (seq + taken.length > LIMITS.eventsPerGame) return Result.fail({ kind: "limit" });
  }
  return goOn(history, branch, seq, stepsOf(situation.position, seq, taken));
};

export const renameBranch = (history: History, id: BranchId, name: string): History => ({
  ...history,
  names: new Map(history.names).set(id, name),
});

/** Without this branch and all that leave it. The record itself stays. */
export const discardBranch = (history: History, id: BranchId): History => {
  if (id === RECORD) return history;
  const gone = new Set([id]);
  // A branch is younger than the one it leaves, and a map keeps the order in which its keys came.
  for (const branch of history.branches.values())
    if (branch.from !== null && gone.has(branch.from.branch)) gone.add(branch.id);
  return { ...history, branches: new Map([...history.branches].filter(([one]) => !gone.has(one))) };
};

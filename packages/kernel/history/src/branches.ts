// What might have been: takes a choice at a moment, or lets bots go on, in a branch of its own or at the end of a game
// that is being written down. Every answer is another history; the one given stays as it is.
import * as Result from "effect/Result";
import { LIMITS } from "@assize/kernel-model";
import { type Recording, referee, type Refusal, type Submission } from "@assize/kernel-recorder";
import { asWrittenEvent, forcedSteps, type Taken } from "@assize/kernel-referee";
import { type Bot, playOn, type Random } from "@assize/kernel-simulation";
import {
  type History,
  positionAt,
  RECORD,
  type Branch,
  type BranchId,
  type Step,
} from "./history.ts";

/** Why a history did not go on. */
export type BranchRefusal =
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "no-such-moment" }
  /** `LIMITS.branchesPerGame` or `LIMITS.eventsPerGame`. */
  | { readonly kind: "limit" };

/** A history that went on, and where it stands now. */
export interface Continued {
  readonly history: History;
  readonly branch: BranchId;
  readonly seq: number;
}

type Answer = Result.Result<Continued, BranchRefusal>;

const stepOf = (step: Taken<unknown>, at: string | null): Step => ({
  event: asWrittenEvent(step.event),
  at,
  taken: [step],
  position: step.position,
});

const NO_DIGEST = "A".repeat(43);

/** A recording that stands at a moment. Its lines are nobody's: they are written when a branch becomes a log. */
const recordingAt = (history: History, branch: Branch, seq: number): Recording | undefined => {
  const position = positionAt(history, branch, seq);
  return position === undefined
    ? undefined
    : {
        game: history.start.game,
        header: history.record.header,
        hash: () => NO_DIGEST,
        position,
        events: seq,
        lastLine: "",
      };
};

const mayGrow = (history: History, branch: Branch): boolean =>
  branch.id !== RECORD || history.growing;

/** Adds steps at the end of a branch, or as a branch that leaves it. */
const goOn = (history: History, branch: Branch, seq: number, steps: readonly Step[]): Answer => {
  if (seq + steps.length > LIMITS.eventsPerGame) return Result.fail({ kind: "limit" });
  const extends_ = seq === branch.steps.length && mayGrow(history, branch);
  if (!extends_ && history.branches.size > LIMITS.branchesPerGame)
    return Result.fail({ kind: "limit" });
  const id = extends_ ? branch.id : history.nextBranch;
  const all = [...branch.steps.slice(0, seq), ...steps];
  const longer: Branch = extends_
    ? { ...branch, steps: all }
    : {
        id,
        from: { branch: branch.id, seq },
        before: branch.before,
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

/** Takes a choice, and all that it forces. */
export const takeAt = (
  history: History,
  branch: Branch,
  seq: number,
  submission: Submission,
): Answer => {
  const recording = recordingAt(history, branch, seq);
  if (recording === undefined) return Result.fail({ kind: "no-such-moment" });
  const steps = referee(recording, submission);
  if (Result.isFailure(steps)) return Result.fail({ kind: "refused", refusal: steps.failure });
  const at = submission.at ?? null;
  return goOn(
    history,
    branch,
    seq,
    steps.success.map((step) => stepOf(step, at)),
  );
};

export interface PlayOnOptions {
  readonly bot: Bot<any>;
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
): Answer => {
  const recording = recordingAt(history, branch, seq);
  if (recording === undefined) return Result.fail({ kind: "no-such-moment" });
  const forced = forcedSteps(recording.game, recording.position);
  const position = forced.at(-1)?.position ?? recording.position;
  const steps = forced.map((step) => stepOf(step, null));
  const seats = history.start.setup.seats.map(() => options.bot);
  let left = options.choices;
  for (const { steps: played } of playOn({ ...recording, position }, seats, options.random)) {
    if (left-- <= 0) break;
    for (const step of played) steps.push(stepOf(step, null));
    if (seq + steps.length > LIMITS.eventsPerGame) return Result.fail({ kind: "limit" });
  }
  return goOn(history, branch, seq, steps);
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

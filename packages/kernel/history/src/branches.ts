// What might have been: takes a choice at a moment, or lets bots go on, in a branch of its own or at the end of a game
// that is being written down. Every answer is another film; the one given stays as it is.
import * as Result from "effect/Result";
import { LIMITS } from "@assize/kernel-model";
import { type Recording, referee, type Refusal, type Submission } from "@assize/kernel-recorder";
import { forcedSteps, type Taken } from "@assize/kernel-referee";
import { type Bot, playOn, type Random } from "@assize/kernel-simulation";
import { type Film, positionAt, RECORD, type Reel, type ReelId, type Shot } from "./film.ts";
import { written } from "./why.ts";

/** Why a film did not go on. */
export type BranchRefusal =
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "no-such-moment" }
  /** `LIMITS.branchesPerGame` or `LIMITS.eventsPerGame`. */
  | { readonly kind: "limit" };

/** A film that went on, and where it stands now. */
export interface Continued {
  readonly film: Film;
  readonly reel: ReelId;
  readonly seq: number;
}

type Answer = Result.Result<Continued, BranchRefusal>;

const shotOf = (step: Taken<unknown>, at: string | null): Shot => ({
  event: written(step.event),
  at,
  taken: [step],
  position: step.position,
});

const NO_DIGEST = "A".repeat(43);

/** A recording that stands at a moment. Its lines are nobody's: they are written when a reel becomes a log. */
const recordingAt = (film: Film, reel: Reel, seq: number): Recording | undefined => {
  const position = positionAt(film, reel, seq);
  return position === undefined
    ? undefined
    : {
        game: film.start.game,
        header: film.record.header,
        hash: () => NO_DIGEST,
        position,
        events: seq,
        lastLine: "",
      };
};

const mayGrow = (film: Film, reel: Reel): boolean => reel.id !== RECORD || film.growing;

/** Adds shots at the end of a reel, or as a branch that leaves it. */
const goOn = (film: Film, reel: Reel, seq: number, shots: readonly Shot[]): Answer => {
  if (seq + shots.length > LIMITS.eventsPerGame) return Result.fail({ kind: "limit" });
  const extends_ = seq === reel.shots.length && mayGrow(film, reel);
  if (!extends_ && film.reels.size > LIMITS.branchesPerGame) return Result.fail({ kind: "limit" });
  const id = extends_ ? reel.id : film.nextReel;
  const all = [...reel.shots.slice(0, seq), ...shots];
  const longer: Reel = extends_
    ? { ...reel, shots: all }
    : { id, from: { reel: reel.id, seq }, before: reel.before, opening: reel.opening, shots: all };
  return Result.succeed({
    film: {
      ...film,
      reels: new Map(film.reels).set(id, longer),
      nextReel: Math.max(film.nextReel, id + 1),
    },
    reel: id,
    seq: all.length,
  });
};

/** Takes a choice, and all that it forces. */
export const takeAt = (film: Film, reel: Reel, seq: number, submission: Submission): Answer => {
  const recording = recordingAt(film, reel, seq);
  if (recording === undefined) return Result.fail({ kind: "no-such-moment" });
  const steps = referee(recording, submission);
  if (Result.isFailure(steps)) return Result.fail({ kind: "refused", refusal: steps.failure });
  const at = submission.at ?? null;
  return goOn(
    film,
    reel,
    seq,
    steps.success.map((step) => shotOf(step, at)),
  );
};

export interface PlayOnOptions {
  readonly bot: Bot<any>;
  readonly random: Random;
  /** How many choices and outcomes of chance; `Infinity` to the end. */
  readonly choices: number;
}

/** Lets a bot take every seat. Chance is drawn from the generator. */
export const playOnAt = (film: Film, reel: Reel, seq: number, options: PlayOnOptions): Answer => {
  const recording = recordingAt(film, reel, seq);
  if (recording === undefined) return Result.fail({ kind: "no-such-moment" });
  const forced = forcedSteps(recording.game, recording.position);
  const position = forced.at(-1)?.position ?? recording.position;
  const shots = forced.map((step) => shotOf(step, null));
  const seats = film.start.setup.seats.map(() => options.bot);
  let left = options.choices;
  for (const { steps } of playOn({ ...recording, position }, seats, options.random)) {
    if (left-- <= 0) break;
    for (const step of steps) shots.push(shotOf(step, null));
    if (seq + shots.length > LIMITS.eventsPerGame) return Result.fail({ kind: "limit" });
  }
  return goOn(film, reel, seq, shots);
};

export const renameReel = (film: Film, id: ReelId, name: string): Film => ({
  ...film,
  names: new Map(film.names).set(id, name),
});

/** Without this branch and all that leave it. The record itself stays. */
export const discardReel = (film: Film, id: ReelId): Film => {
  if (id === RECORD) return film;
  const gone = new Set([id]);
  // A branch is younger than the one it leaves, and a map keeps the order in which its keys came.
  for (const reel of film.reels.values())
    if (reel.from !== null && gone.has(reel.from.reel)) gone.add(reel.id);
  return { ...film, reels: new Map([...film.reels].filter(([one]) => !gone.has(one))) };
};

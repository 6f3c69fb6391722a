// What a line of a record means at a position: the one stepper, of replay, search and completion alike. The fast lane of the
// replay is a copy held equal by its test; `formal` has its own, since it checks this one. Finds nothing, blames nobody.
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { type GameEvent, sameJson } from "@assize/kernel-model";
import * as Result from "effect/Result";
import { readEvent, saysSo } from "./door.ts";
import type { PreparedGame, Taken } from "./prepared.ts";
import { forcedSteps } from "./referee.ts";
import type { Start } from "./start.ts";
import { deriveBy, legally } from "./steps.ts";

/** What a line means where it fits. */
export interface Meaning {
  /** What is forced before it and a terse record leaves out, then the step of the line itself. */
  readonly steps: readonly Taken<unknown>[];
  /** False where the line leaves a value open (`$unknown`) that the rules derive. */
  readonly isWhole: boolean;
}

/** Of a start, what a line is read by. */
export type Reading = Pick<Start, "game" | "header" | "setup">;

/** The choice, outcome or statement that a line holds; null for a consequence, and for what is no event of the game. */
export const choiceIn = ({ game, setup }: Reading, line: Envelope): GameEvent | null => {
  if (game.events.get(line.type)?.class === "consequence") return null;
  const read = readEvent(game, setup.seats.length, line);
  return Result.isSuccess(read) ? read.success : null;
};

const consequence = (
  game: PreparedGame,
  position: Position<unknown>,
  line: Envelope,
): Meaning | null => {
  if (line.by !== undefined) return null;
  const row = game.engine.accepts(position, line);
  const forced = row === undefined ? null : deriveBy(game, row, position);
  if (forced === null) return null;
  if (sameJson(forced.event.data, line.data)) return { steps: [forced], isWhole: true };
  return saysSo(game.events.get(line.type)!, forced.event.data, line.data)
    ? { steps: [forced], isWhole: false }
    : null;
};

/**
 * What a line means at this very position, with nothing before it: a choice that is legal, or a consequence as the rules
 * derive it. `choice`: what `choiceIn` answered for it, from a caller that asks of one line at many positions.
 */
export const meaningHere = (
  reading: Reading,
  position: Position<unknown>,
  line: Envelope,
  choice?: GameEvent | null,
): Meaning | null => {
  const { game } = reading;
  const prepared = game.events.get(line.type);
  if (prepared === undefined) return null;
  if (prepared.class === "consequence") return consequence(game, position, line);
  const event = choice === undefined ? choiceIn(reading, line) : choice;
  const taken = event === null ? null : legally(game, position, event);
  return taken === null ? null : { steps: [taken], isWhole: true };
};

/** The same behind the first of the forced steps after which the line fits. */
export const meaningBehind = (
  forced: Iterable<Taken<unknown>>,
  reading: Reading,
  line: Envelope,
  choice?: GameEvent | null,
): Meaning | null => {
  const steps: Taken<unknown>[] = [];
  for (const step of forced) {
    steps.push(step);
    const own = meaningHere(reading, step.position, line, choice);
    if (own !== null) return { steps: [...steps, ...own.steps], isWhole: own.isWhole };
  }
  return null;
};

/**
 * What a line means at a position: its own step, in a terse record also behind what is forced there. Null where it does not
 * fit. Throws GameMistake where the game contradicts itself; in a supposed state the line does not fit then.
 */
export const meaningOf = (
  reading: Reading,
  position: Position<unknown>,
  line: Envelope,
): Meaning | null => {
  const own = meaningHere(reading, position, line);
  if (own !== null || reading.header.terse !== true) return own;
  // All that is forced here is derived first: a verdict names the rulings that this reads.
  return meaningBehind(forcedSteps(reading.game, position), reading, line);
};

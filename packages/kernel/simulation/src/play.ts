// Bots play a whole game through the recorder. A bot sees only its own seat's view and the legal decisions.
import * as Result from "effect/Result";
import type { Hash } from "@assize/kernel-integrity";
import { Defect, type Draw, type GameEvent, type JsonObject, SeatId } from "@assize/kernel-model";
import {
  chanceDue,
  isOver,
  legalDecisions,
  placeOf,
  type PreparedGame,
  type Start,
} from "@assize/kernel-replay";
import { begin, type Recording, submit, type Submission } from "@assize/kernel-recorder";
import { fork, nextBelow, type Random } from "./random.ts";

/** What a bot is asked: its view, its legal decisions (lazily: there may be thousands), and its dice. */
export interface Question<View> {
  readonly seat: SeatId;
  readonly view: View;
  readonly legal: () => Iterable<GameEvent>;
  readonly draw: Draw;
}

/** A player: answers one of the legal decisions. */
export type Bot<View> = (question: Question<View>) => GameEvent;

export interface PlayedGame {
  /** Header and events, without newlines. */
  readonly lines: readonly string[];
  readonly recording: Recording;
}

export interface PlayOptions<View> {
  readonly start: Start;
  /** One for each seat. */
  readonly bots: readonly Bot<View>[];
  readonly random: Random;
  readonly hash: Hash;
  /** Stops after so many events, finished or not. */
  readonly mostEvents?: number;
}

const drawFrom = (random: Random): Draw => {
  let current = random;
  return (below) => {
    const [value, after] = nextBelow(current, below);
    current = after;
    return value;
  };
};

const outcomeOf = (
  game: PreparedGame,
  recording: Recording,
  type: string,
  draw: Draw,
): Submission => {
  const definition = game.events.get(type)?.definition;
  if (definition?.draw === undefined) throw new Defect(`the chance event ${type} has no draw`);
  return { type, data: definition.draw(recording.position.context, draw) as JsonObject };
};

const firstSeatDue = (game: PreparedGame, recording: Recording): SeatId => {
  for (let seat = 0; seat < recording.header.seats.length; seat++)
    if (!legalDecisions(game, recording.position, SeatId(seat)).next().done) return SeatId(seat);
  throw new Defect(`nobody can move at ${placeOf(game, recording.position)}`);
};

const askBot = <View>(
  game: PreparedGame,
  recording: Recording,
  options: PlayOptions<View>,
  draws: readonly Draw[],
): Submission => {
  const seat = firstSeatDue(game, recording);
  const { position } = recording;
  const chosen = options.bots[seat]!({
    seat,
    view: game.model.view(position.context, placeOf(game, position), seat) as View,
    legal: () => legalDecisions(game, position, seat),
    draw: draws[seat]!,
  });
  return { type: chosen.type, by: seat, data: chosen.data as JsonObject };
};

/** Plays to the end. A bot that answers something illegal is our own mistake. */
export const play = <View>(options: PlayOptions<View>): PlayedGame => {
  const { start, random } = options;
  const { game } = start;
  const chance = drawFrom(fork(random, 0));
  const draws = options.bots.map((_, seat) => drawFrom(fork(random, seat + 1)));
  const begun = begin(start, options.hash);
  const lines = [...begun.lines];
  let { recording } = begun;
  const most = options.mostEvents ?? Infinity;
  while (!isOver(game, recording.position) && recording.events < most) {
    const type = chanceDue(game, recording.position);
    const submission =
      type === null
        ? askBot(game, recording, options, draws)
        : outcomeOf(game, recording, type, chance);
    const recorded = submit(recording, submission);
    if (Result.isFailure(recorded))
      throw new Defect(
        `a bot was refused: ${JSON.stringify({ submission, why: recorded.failure })}`,
      );
    recording = recorded.success.recording;
    lines.push(...recorded.success.lines);
  }
  return { lines, recording };
};

/** Takes any legal decision, each equally likely. */
export const randomBot: Bot<unknown> = ({ legal, draw }) => {
  // Reservoir sampling: one pass, whatever the number of decisions.
  let chosen: GameEvent | undefined;
  let seen = 0;
  for (const event of legal()) {
    seen++;
    if (draw(seen) === 0) chosen = event;
  }
  if (chosen === undefined) throw new Defect("a bot was asked without a legal decision");
  return chosen;
};

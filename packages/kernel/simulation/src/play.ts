// Bots play a whole game through the recorder. A bot sees only its own seat's view and the legal decisions.
import * as Result from "effect/Result";
import type { Hash } from "@assize/kernel-integrity";
import {
  Defect,
  type Draw,
  GameMistake,
  type JsonObject,
  sameJson,
  SeatId,
} from "@assize/kernel-model";
import {
  chanceDue,
  isOver,
  legalDecisions,
  placeOf,
  type PreparedGame,
  type Start,
} from "@assize/kernel-referee";
import {
  begin,
  type Recorded,
  type Recording,
  type Refusal,
  submit,
  type Submission,
} from "@assize/kernel-recorder";
import type { Bot } from "./bot.ts";
import { drawFrom, fork, type Random } from "./random.ts";

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

/** Draws an outcome of chance. Requires that one of this type is due. */
export const drawOutcome = (recording: Recording, type: string, draw: Draw): Submission => {
  const definition = recording.game.events.get(type)?.definition;
  if (definition?.draw === undefined) throw new Defect(`the chance event ${type} has no draw`);
  return { type, data: definition.draw(recording.position.context, draw) as JsonObject };
};

const firstSeatDue = (game: PreparedGame, recording: Recording): SeatId => {
  for (let seat = 0; seat < recording.header.seats.length; seat++)
    if (!legalDecisions(game, recording.position, SeatId(seat)).next().done) return SeatId(seat);
  throw new GameMistake(
    game.model.id,
    placeOf(game, recording.position),
    "nobody has a legal choice here, nothing is forced and no chance is due; give the place a way on",
  );
};

const askBot = <View>(
  game: PreparedGame,
  recording: Recording,
  bots: readonly Bot<View>[],
  draws: readonly Draw[],
): Submission => {
  const seat = firstSeatDue(game, recording);
  const { position } = recording;
  const chosen = bots[seat]!({
    seat,
    view: game.model.view(position.context, placeOf(game, position), seat) as View,
    legal: () => legalDecisions(game, position, seat),
    draw: draws[seat]!,
  });
  return { type: chosen.type, by: seat, data: chosen.data as JsonObject };
};

/** Whose mistake it is: the game's, where the game itself offered or drew what it then refuses; else the bot's. */
const refused = (recording: Recording, submission: Submission, why: Refusal): Defect => {
  const { game, position } = recording;
  const { type, by, data } = submission;
  const isOffered =
    by === undefined ||
    [...legalDecisions(game, position, SeatId(by))].some(
      (one) => one.type === type && sameJson(one.data, data),
    );
  if (!isOffered) return new Defect(`a bot was refused: ${JSON.stringify({ submission, why })}`);
  const reason =
    why.kind === "data-malformed" ? why.why.replaceAll(/\s*\n\s*/g, ", ") : "the chart refuses it";
  return new GameMistake(
    game.model.id,
    `${type}, ${by === undefined ? "draw" : "choices"}`,
    `it answers ${JSON.stringify(data)} at ${placeOf(game, position)}, and that is refused (${reason}); ` +
      "correct it, the event's schema or the chart",
  );
};

/**
 * Goes on with a recording, one choice or outcome of chance at a time, as far as it is asked for; one bot for each
 * seat. A bot that answers something illegal is our own mistake, or the game's where the game offered it.
 */
export function* playOn<View>(
  from: Recording,
  bots: readonly Bot<View>[],
  random: Random,
): Generator<Recorded> {
  const { game } = from;
  const chance = drawFrom(fork(random, 0));
  const draws = bots.map((_, seat) => drawFrom(fork(random, seat + 1)));
  let recording = from;
  while (!isOver(game, recording.position)) {
    const type = chanceDue(game, recording.position);
    const submission =
      type === null ? askBot(game, recording, bots, draws) : drawOutcome(recording, type, chance);
    const recorded = submit(recording, submission);
    if (Result.isFailure(recorded)) throw refused(recording, submission, recorded.failure);
    ({ recording } = recorded.success);
    yield recorded.success;
  }
}

/** Plays a whole game, or its first events. */
export const play = <View>(options: PlayOptions<View>): PlayedGame => {
  const { start, bots, random, hash, mostEvents = Infinity } = options;
  const begun = begin(start, hash);
  const lines = [...begun.lines];
  let { recording } = begun;
  if (recording.events >= mostEvents) return { lines, recording };
  for (const recorded of playOn(recording, bots, random)) {
    ({ recording } = recorded);
    lines.push(...recorded.lines);
    if (recording.events >= mostEvents) break;
  }
  return { lines, recording };
};

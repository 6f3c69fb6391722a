// Bots play a whole game through the recorder. A bot sees only its own seat's view and the legal decisions.
import * as Result from "effect/Result";
import type { Hash } from "@assize/kernel-integrity";
import {
  Defect,
  type Draw,
  GameMistake,
  type Json,
  sameJson,
  SeatId,
  type WrittenEvent,
} from "@assize/kernel-model";
import {
  chanceDue,
  type ChoiceRefusal,
  isOver,
  legalDecisions,
  placeOf,
  type Situation,
  type Start,
  takeChoice,
  type Taken,
  unaskedDecisions,
} from "@assize/kernel-referee";
import { begin, type Recording, recordSteps } from "@assize/kernel-recorder";
import type { Bot, Question } from "./bot.ts";
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
export const drawOutcome = (
  { game, position }: Situation,
  type: string,
  draw: Draw,
): WrittenEvent => {
  const definition = game.events.get(type)?.definition;
  if (definition?.draw === undefined) throw new Defect(`the chance event ${type} has no draw`);
  return { type, data: definition.draw(position.context, draw) as Json };
};

const firstSeatDue = ({ game, seats, position }: Situation): SeatId => {
  for (let seat = 0; seat < seats; seat++)
    if (!legalDecisions(game, position, SeatId(seat)).next().done) return SeatId(seat);
  throw new GameMistake(
    game.model.id,
    placeOf(game, position),
    "nobody has a legal choice here, nothing is forced and no chance is due; give the place a way on",
  );
};

const askBot = <View>(
  situation: Situation,
  bots: readonly Bot<View>[],
  draws: readonly Draw[],
): WrittenEvent => {
  const seat = firstSeatDue(situation);
  const asked = questionFor<View>(situation, seat, draws, legalDecisions);
  const chosen = bots[seat]!(asked);
  return { type: chosen.type, by: seat, data: chosen.data as Json };
};

const questionFor = <View>(
  { game, position }: Situation,
  seat: SeatId,
  draws: readonly Draw[],
  offered: typeof legalDecisions,
): Question<View> => ({
  seat,
  view: game.model.view(position.context, placeOf(game, position), seat) as View,
  legal: () => offered(game, position, seat),
  draw: draws[seat]!,
});

/** What the first bot says that has something to say here though nobody asks it; null where all pass. */
const askUnasked = <View>(
  situation: Situation,
  bots: readonly Bot<View>[],
  draws: readonly Draw[],
): WrittenEvent | null => {
  const { game, position } = situation;
  if (!game.hasUnasked) return null;
  for (const [index, { speaks }] of bots.entries()) {
    const seat = SeatId(index);
    if (speaks === undefined || unaskedDecisions(game, position, seat).next().done) continue;
    const said = speaks(questionFor<View>(situation, seat, draws, unaskedDecisions));
    if (said !== null) return { type: said.type, by: seat, data: said.data as Json };
  }
  return null;
};

/** Whose mistake it is: the game's, where the game itself offered or drew what it then refuses; else the bot's. */
const refused = (
  { game, position }: Situation,
  choice: WrittenEvent,
  why: ChoiceRefusal,
): Defect => {
  const { type, by, data } = choice;
  const isOffered =
    by === undefined ||
    [legalDecisions, unaskedDecisions].some((offered) =>
      [...offered(game, position, SeatId(by))].some(
        (one) => one.type === type && sameJson(one.data, data),
      ),
    );
  if (!isOffered) return new Defect(`a bot was refused: ${JSON.stringify({ choice, why })}`);
  const reason =
    why.kind === "data-malformed" ? JSON.stringify(why.misfits) : "the chart refuses it";
  return new GameMistake(
    game.model.id,
    `${type}, ${by === undefined ? "draw" : "choices"}`,
    `it answers ${JSON.stringify(data)} at ${placeOf(game, position)}, and that is refused (${reason}); ` +
      "correct it, the event's schema or the chart",
  );
};

/**
 * Goes on from a situation, one choice or outcome of chance at a time with all that it forces, as far as it is asked
 * for; one bot for each seat. A bot that answers something illegal is our own mistake, or the game's where the game
 * offered it.
 */
export function* playOn<View>(
  from: Situation,
  bots: readonly Bot<View>[],
  random: Random,
): Generator<readonly Taken<unknown>[]> {
  const { game } = from;
  const chance = drawFrom(fork(random, 0));
  const draws = bots.map((_, seat) => drawFrom(fork(random, seat + 1)));
  let { position } = from;
  while (!isOver(game, position)) {
    const situation = { ...from, position };
    const type = chanceDue(game, position);
    const choice =
      askUnasked(situation, bots, draws) ??
      (type === null ? askBot(situation, bots, draws) : drawOutcome(situation, type, chance));
    const taken = takeChoice(situation, choice);
    if (Result.isFailure(taken)) throw refused(situation, choice, taken.failure);
    ({ position } = taken.success.at(-1)!);
    yield taken.success;
  }
}

/** Plays a whole game, or its first events. */
export const play = <View>(options: PlayOptions<View>): PlayedGame => {
  const { start, bots, random, hash, mostEvents = Infinity } = options;
  const begun = begin(start, hash);
  const lines = [...begun.lines];
  let { recording } = begun;
  if (recording.events >= mostEvents) return { lines, recording };
  for (const steps of playOn(recording, bots, random)) {
    const recorded = recordSteps(recording, steps, undefined);
    ({ recording } = recorded);
    lines.push(...recorded.lines);
    if (recording.events >= mostEvents) break;
  }
  return { lines, recording };
};

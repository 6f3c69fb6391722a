// The state of a game after one of its lines: for a terminal, as JSON, or as the start of a new log.
// The game finds the words; this file says only where we are and what is due.
import { encodeHeader, type Header, type StatedPosition } from "@assize/kernel-event-log";
import { isJsonObject, isReadable, type Json, type Language } from "@assize/kernel-model";
import {
  awaited,
  isOver,
  placeOf,
  rulingsAsJudged,
  seatsDue,
  statedAt,
} from "@assize/kernel-referee";
import type { ReplayWishes } from "../commands/flags.ts";
import { eyesNamed } from "../eyes.ts";
import { nameOf } from "../files.ts";
import { oneGame } from "../logs.ts";
import { messagesIn } from "../messages/messages.ts";
import { plainJson, plainLine, seatsInWords, tableOf } from "@assize/kernel-report";
import { auditOptionsFor, momentAfter, type Moment } from "../replaying.ts";
import { type Session, Trouble } from "../session.ts";

interface PositionInput extends ReplayWishes {
  readonly log: string;
  readonly at: number;
  readonly number: number | undefined;
}

export interface ShowInput extends PositionInput {
  readonly as: string;
  readonly position: boolean;
  readonly json: boolean;
  readonly lang: Language;
}

const replayed = async (
  input: PositionInput,
  session: Session,
): Promise<Moment & { readonly header: Header; readonly events: number }> => {
  const optionsFor = await auditOptionsFor(input, session);
  const game = await oneGame(input.log, input.number, session);
  const { header } = game;
  return {
    ...momentAfter(game, input.at, await optionsFor(header)),
    header,
    events: game.events.length,
  };
};

const stated = ({ start, position }: Moment, input: PositionInput): StatedPosition =>
  statedAt(start, position, `${nameOf(input.log)}, after event ${input.at}`);

/** What header and edition say already is left out of a view. */
const withoutSetting = (view: unknown): Json => {
  if (!isJsonObject(view)) return view as Json;
  const { setting: _, ...rest } = view;
  return rest;
};

const dueAt = ({ start, position }: Moment) => ({
  awaited: awaited(start.game, position),
  seats: seatsDue(start.game, position, start.setup.seats.length),
});

export const show = async (input: ShowInput, session: Session): Promise<number> => {
  const found = await replayed(input, session);
  const { start, position } = found;
  const { model } = start.game;
  if (input.position) {
    await session.json(stated(found, input));
    return 0;
  }
  const eyes = eyesNamed("--as", input.as, found.header);
  const place = placeOf(start.game, position);
  const due = dueAt(found);
  if (input.json) {
    const view = withoutSetting(model.view(position.context, place, eyes));
    const facts = { game: model.id, at: input.at, of: found.events, place, due, eyes, view };
    await session.json(facts);
    return 0;
  }
  const words = model.describe;
  const seats = due.seats.map((seat) => words.seat(seat, start.setup, input.lang));
  const say = messagesIn(input.lang);
  const next = isOver(start.game, position) ? say.over : say.due(due.awaited, seats);
  const table = tableOf(start, input.lang);
  const lines = [
    `${words.place(place, input.lang)} — ${say.afterEvent(input.at, found.events)}`,
    next,
    ...(start.setup.seats.some(({ name }) => isReadable(name))
      ? [seatsInWords(start, input.lang)]
      : []),
    "",
    ...words.state(position.context, place, eyes, input.lang, table),
  ];
  const last = lines.findLastIndex((line) => line.trim() !== "");
  await session.lines(lines.slice(0, last + 1).map((line) => plainLine(line.trimEnd())));
  return 0;
};

/** Throws Trouble where a place in a log is said, and no log. */
export const checkPlace = (said: {
  readonly from: string | undefined;
  readonly at: number;
  readonly number: number | undefined;
}): void => {
  const { from, at, number } = said;
  if (from !== undefined || (at === 0 && number === undefined)) return;
  const flag = at === 0 ? `--game-number ${number}` : `--at ${at}`;
  throw new Trouble(`${flag}: of which log? Name it: --from FILE`);
};

/** The header of a log that starts where this one stands after line `at`. */
export const headerAt = async (input: PositionInput, session: Session): Promise<Header> => {
  const found = await replayed(input, session);
  const { terse: _, ...full } = found.header;
  return { ...full, rulings: rulingsAsJudged(found.start), position: stated(found, input) };
};

/** Writes that header. */
export const writePosition = async (input: PositionInput, session: Session): Promise<number> => {
  const header = await headerAt(input, session);
  await session.data(`${plainJson(encodeHeader(header))}\n`);
  return 0;
};

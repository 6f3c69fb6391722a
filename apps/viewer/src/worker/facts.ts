// What is told of a film once: its game, seats, verdict and report.
import type { RecordedGame } from "@assize/kernel-event-log";
import { type Language, localize, SeatId } from "@assize/kernel-model";
import { type Film, RECORD, reportFor, standingOf } from "@assize/kernel-history";
import type { FilmFacts, Reader, Seat } from "../protocol/protocol.ts";
import { type Answering, type Desk, filmAt, type OpenFilm } from "./desk.ts";

const timesOf = ({ events }: RecordedGame): readonly (number | null)[] | null => {
  if (!events.some(({ envelope }) => envelope.at !== undefined)) return null;
  return events.map(({ envelope: { at } }) => {
    const time = at === undefined ? Number.NaN : Date.parse(at);
    return Number.isNaN(time) ? null : time;
  });
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const seatsOf = ({ record, start }: Film, language: Language): readonly Seat[] => {
  const { describe } = start.game.model;
  const nameless = {
    ...start.setup,
    seats: start.setup.seats.map((seat) => {
      const { name: _, ...rest } = seat;
      return rest;
    }),
  };
  return record.header.seats.map(({ colour }, seat) => {
    const name = describe.seat(SeatId(seat), start.setup, language);
    const word = capitalized(describe.seat(SeatId(seat), nameless, language));
    const isNamed = name.toLowerCase() !== word.toLowerCase();
    return { colour, name, label: isNamed ? `${name} (${word})` : word };
  });
};

/** A game that is being written down is judged as it stands now. */
const judged = async ({ film }: OpenFilm, { hash }: Desk): Promise<Film> =>
  film.growing ? (await import("./judging.ts")).judgedNow(film, hash) : film;

export const factsOf = async (desk: Desk, open: OpenFilm, reader: Reader): Promise<FilmFacts> => {
  const { game, id, name } = open;
  const film = await judged(open, desk);
  const { model } = game;
  const { language } = reader;
  const { verdict, report } = reportFor(film, name, reader);
  return {
    film: id,
    game: model.id,
    title: localize(model.title, language).text,
    name,
    hash: film.verdict.record.digest.slice(0, 8),
    seats: seatsOf(film, language),
    languages: model.describe.languages,
    events: film.record.events.length,
    shown: film.shown,
    verdict,
    report,
    outcome: standingOf(film, film.reels.get(RECORD)!, language).outcome,
    times: timesOf(film.record),
    rulingSets: Object.keys(model.rulebook.rulingSets),
    bots: Object.entries(game.bots).map(([bot, { describe }]) => ({ id: bot, describe })),
    drawn: game.drawing === undefined ? "generic" : "by the game",
  };
};

export const facts: Answering<"facts"> = (desk, { film, language, eyes = "all" }) =>
  factsOf(desk, filmAt(desk, film, language), { eyes, language });

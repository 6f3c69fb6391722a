// What is told of a history once: its game, seats, verdict and report.
import type { RecordedGame } from "@assize/kernel-event-log";
import { type Language, localize, SeatId } from "@assize/kernel-model";
import { causesOf, toldInEnglish } from "@assize/kernel-report/lean";
import { type History, RECORD, reportFor, standingOf } from "@assize/kernel-history";
import type { HistoryFacts, Reader, Seat } from "../protocol/protocol.ts";
import { explained } from "./explained.ts";
import { type Answering, type Desk, historyAt, type OpenHistory } from "./desk.ts";
import { botsOf, rulingSetsOf } from "./named.ts";

const timesOf = ({ events }: RecordedGame): readonly (number | null)[] | null => {
  if (!events.some(({ envelope }) => envelope.at !== undefined)) return null;
  return events.map(({ envelope: { at } }) => {
    const time = at === undefined ? Number.NaN : Date.parse(at);
    return Number.isNaN(time) ? null : time;
  });
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const seatsOf = ({ record, start }: History, language: Language): readonly Seat[] => {
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
    const otherwise = describe.seat(SeatId(seat), nameless, language);
    const word = capitalized(otherwise);
    const isNamed = name.toLowerCase() !== word.toLowerCase();
    // Of seats with one name the game says it already.
    const said = ` (${otherwise})`;
    const bare = name.endsWith(said) ? name.slice(0, -said.length) : name;
    return { colour, name, label: isNamed ? `${bare} (${word})` : word };
  });
};

/** A game that is being written down is judged as it stands now. */
export const judged = async ({ history }: OpenHistory, { hash }: Desk): Promise<History> =>
  history.growing ? explained((await import("./judging.ts")).judgedNow(history, hash)) : history;

export const factsOf = async (
  desk: Desk,
  open: OpenHistory,
  reader: Reader,
): Promise<HistoryFacts> => {
  const { game, id, name, text, stated } = open;
  const history = await judged(open, desk);
  const { model } = game;
  const { language } = reader;
  const { verdict, open: left, report } = reportFor(history, name, reader);
  return {
    history: id,
    game: model.id,
    title: localize(model.title, language).text,
    name,
    hash: history.verdict.record.digest.slice(0, 8),
    seats: seatsOf(history, language),
    text: text !== null && text.lines.length > 0 ? text : null,
    inEnglish: toldInEnglish(model, language),
    events: history.record.events.length,
    shown: history.shown,
    verdict,
    causes: causesOf(verdict.findings).length,
    open: left,
    report,
    outcome:
      history.verdict.outcome === null
        ? null
        : standingOf(history, history.branches.get(RECORD)!, language).outcome,
    ruled: stated.ruled,
    times: timesOf(history.record),
    rulingSets: rulingSetsOf(game, language),
    bots: botsOf(game, language),
    drawn: game.drawing === undefined ? "generic" : "by the game",
  };
};

export const facts: Answering<"facts"> = (desk, { history, language, eyes = "all" }) =>
  factsOf(desk, historyAt(desk, history, language), { eyes, language });

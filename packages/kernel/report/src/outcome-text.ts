// How a game ended, in words: winners, places, the game's own figures.
// Knows of figures only that a list of numbers as long as the table is by seat, and that a word may be a term.
import { grammarOf, isJsonObject, type Json, type Outcome } from "@assize/kernel-model";
import type { Line } from "./lines.ts";
import { seatName, type Telling, term } from "./telling.ts";

export const outcomeLines = (outcome: Outcome, telling: Telling): readonly Line[] => {
  const { say } = telling;
  const names = (seats: readonly number[]) => seats.map((seat) => seatName(telling, seat));
  const note = outcome.note === undefined ? null : term(telling, outcome.note);
  const won = outcome.winners.length > 0 ? say.winner(names(outcome.winners)) : say.nobodyWon(note);
  const before = outcome.places.map((_, index) =>
    outcome.places.slice(0, index).reduce((sum, tied) => sum + tied.length, 1),
  );
  return [
    { indent: 0, lead: won, tone: "strong" },
    ...outcome.places.map((tied, index) => ({
      indent: 1,
      text: say.place(before[index]!, names(tied)),
    })),
    ...figures(outcome.scores, telling).map((text) => ({ indent: 1, text })),
    ...(outcome.saidBy === undefined
      ? []
      : [{ indent: 1, text: say.onWordOf(term(telling, outcome.saidBy)) }]),
  ];
};

/** One line for each figure. Nothing where a game has none. */
const figures = (scores: Json, telling: Telling): readonly string[] => {
  if (scores === null || (isJsonObject(scores) && Object.keys(scores).length === 0)) return [];
  const rows = Array.isArray(scores) && scores.every(isJsonObject) ? (scores as Json[]) : [scores];
  return rows.map((row) => figure(row, telling));
};

const figure = (value: Json, telling: Telling): string => {
  if (typeof value === "string") return term(telling, value);
  if (bySeat(value, telling)) {
    const figures = value.map((number, seat) => `${seatName(telling, seat)} ${number}`);
    return grammarOf(telling.language).and(figures);
  }
  if (!isJsonObject(value)) return JSON.stringify(value);
  return Object.entries(value)
    .filter(([, inner]) => inner !== null)
    .map(([key, inner]) => member(key, inner, telling))
    .join("; ");
};

/** Values by seat speak for themselves where the game has no word for them. */
const member = (key: string, value: Json, telling: Telling): string => {
  const word = term(telling, key);
  const said = figure(value, telling);
  return word === key && bySeat(value, telling) ? said : `${word}: ${said}`;
};

const bySeat = (value: Json, { start }: Telling): value is readonly number[] =>
  Array.isArray(value) &&
  value.length === start?.setup.seats.length &&
  value.every((number) => typeof number === "number");

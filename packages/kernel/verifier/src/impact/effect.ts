// What the ends of two games have in common: who won, who came where, the figures. Follows no game.
import {
  type Assumption,
  type BothGames,
  type Consequences,
  type Effect,
  type Impact,
  type Json,
  type Outcome,
  type OtherWay,
  sameJson,
} from "@assize/kernel-model";
import { asWrittenEvent, stateKeyOf } from "@assize/kernel-referee";
import type { Position } from "@assize/kernel-chart-engine";
import type { Rules } from "../rules/rules.ts";
import type { Ending } from "./following.ts";
import type { Played } from "./played.ts";

const outcomeOf = ({ game }: Rules, { context }: Position<unknown>): Outcome | null =>
  game.model.outcome(context) ?? null;

const figuresOf = ({ game }: Rules, { context }: Position<unknown>): Json =>
  game.model.outcome(context)?.scores ?? game.model.standing?.(context) ?? null;

const sameSeats = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/** Of two games that are over. */
const effectOf = (recorded: Outcome, corrected: Outcome): Effect => {
  if (!sameSeats(recorded.winners, corrected.winners)) return "winner";
  if (!sameJson(recorded.places, corrected.places)) return "ranks";
  return sameJson(recorded.scores, corrected.scores) ? "none" : "scores";
};

/** Of two games that are not over: what the figures say, unless nothing that matters differs. */
const effectSoFar = (
  rules: Rules,
  recorded: Position<unknown>,
  corrected: Position<unknown>,
): Effect => {
  if (stateKeyOf(rules.game, recorded) === stateKeyOf(rules.game, corrected)) return "none";
  return sameJson(figuresOf(rules, recorded), figuresOf(rules, corrected)) ? "open" : "scores";
};

const both = <Value>(value: Value): BothGames<Value> => ({ recorded: value, corrected: value });

/** The game as it was played, in the place of both. */
export const nothingOf = ({ rules, end }: Played, assumes: readonly Assumption[]): Consequences => {
  const { winners = null, places = null } = outcomeOf(rules, end) ?? {};
  const scores = figuresOf(rules, end);
  return {
    effect: "none",
    winners: both(winners),
    places: both(places),
    scores: both(scores),
    firstNotLegal: null,
    notLegalBy: null,
    assumes,
  };
};

/** What one way came to. */
const consequencesOf = (played: Played, way: Ending): Consequences => {
  const { rules, end } = played;
  const { position, notLegal, assumes } = way;
  if (position === null) return nothingOf(played, assumes);
  const [recorded, corrected] = [outcomeOf(rules, end), outcomeOf(rules, position)];
  // Where a choice is no longer possible, the figures up to there say nothing of the end.
  const isKnown = way.isWhole || corrected !== null;
  const effect = !isKnown
    ? "open"
    : recorded !== null && corrected !== null
      ? effectOf(recorded, corrected)
      : recorded === null && corrected === null
        ? effectSoFar(rules, end, position)
        : "open";
  return {
    effect,
    winners: { recorded: recorded?.winners ?? null, corrected: corrected?.winners ?? null },
    places: { recorded: recorded?.places ?? null, corrected: corrected?.places ?? null },
    scores: {
      recorded: figuresOf(rules, end),
      corrected: isKnown ? figuresOf(rules, position) : null,
    },
    firstNotLegal: notLegal?.seq ?? null,
    notLegalBy: (notLegal !== null && "event" in notLegal ? notLegal.event.by : null) ?? null,
    assumes,
  };
};

const sameEnd = (a: Consequences, b: Consequences): boolean =>
  a.effect === b.effect &&
  a.firstNotLegal === b.firstNotLegal &&
  sameJson(a.winners, b.winners) &&
  sameJson(a.places, b.places) &&
  sameJson(a.scores, b.scores);

const agreed = <Value>(values: readonly Value[]): Value | null =>
  values.every((value) => sameJson(value, values[0])) ? values[0]! : null;

const distinct = (all: readonly Assumption[]): readonly Assumption[] =>
  all.filter((one, index) => all.findIndex((other) => sameJson(one, other)) === index);

/** One impact of all ways: what they agree in, and each of them where they do not. Requires one at least. */
export const together = (played: Played, endings: readonly Ending[]): Impact => {
  const ways = endings.map((one): OtherWay => ({
    instead: one.instead === null ? null : { ...asWrittenEvent(one.instead) },
    ...consequencesOf(played, one),
  }));
  const [first] = ways as [OtherWay];
  const { instead: _, ...same } = first;
  const assumes = distinct(ways.flatMap((way) => way.assumes));
  if (ways.every((way) => sameEnd(way, first))) return { ...same, assumes, ways: [] };
  return {
    effect: agreed(ways.map(({ effect }) => effect)) ?? "open",
    winners: {
      recorded: first.winners.recorded,
      corrected: agreed(ways.map(({ winners }) => winners.corrected)),
    },
    places: {
      recorded: first.places.recorded,
      corrected: agreed(ways.map(({ places }) => places.corrected)),
    },
    scores: {
      recorded: first.scores.recorded,
      corrected: agreed(ways.map(({ scores }) => scores.corrected)),
    },
    firstNotLegal: agreed(ways.map(({ firstNotLegal }) => firstNotLegal)),
    notLegalBy: agreed(ways.map(({ notLegalBy }) => notLegalBy)),
    assumes,
    ways,
  };
};

// How many ways to go on there are, so many choices or outcomes deep; what is forced takes no depth. Counted
// twice: along the project's charts, and by reading the slow referee's script again from the start each time.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type GameEvent, type Json, SeatId } from "@assize/kernel-model";
import {
  forcedSteps,
  legalDecisions,
  possibleOutcomes,
  type PreparedGame,
  start,
} from "@assize/kernel-referee";
import { xidit } from "@assize/xidit-game";
import type { PlainEvent } from "../../src/reference/asking.ts";
import { yearStartContext, YEAR_START } from "../../src/reference/position.ts";
import { beginGame, beginYear, type Referee } from "../../src/reference/referee.ts";
import { copyTable } from "../../src/reference/table.ts";
import type { NamedPosition } from "./positions.ts";

type ChartPosition = Parameters<typeof forcedSteps>[1];

const digest = (value: Json): string => digestJson(value, nodeHash);

const afterForced = (game: PreparedGame, position: ChartPosition): ChartPosition =>
  forcedSteps(game, position).at(-1)?.position ?? position;

const taken = (game: PreparedGame, position: ChartPosition, event: GameEvent): ChartPosition => {
  const row = game.engine.accepts(position, event);
  if (row === undefined) throw new Error(`not legal: ${JSON.stringify(event)}`);
  return afterForced(game, game.engine.take(row, position, event));
};

const continuations = (
  game: PreparedGame,
  position: ChartPosition,
  seats: number,
): readonly GameEvent[] => {
  const events = [...possibleOutcomes(game, position)];
  for (let seat = 0; seat < seats; seat++)
    events.push(...legalDecisions(game, position, SeatId(seat)));
  return events;
};

/** Counted along the charts. */
export const perftOfChart = (named: NamedPosition, depth: number): number => {
  const { header, edition, from } = named;
  const stated =
    from === null
      ? header
      : { ...header, position: { place: YEAR_START, context: yearStartContext(from) as Json } };
  const started = start(stated, { games: [xidit], digest, edition });
  if (Result.isFailure(started)) throw new Error(JSON.stringify(started.failure));
  const { game } = started.success;
  const below = (position: ChartPosition, left: number): number => {
    const events = continuations(game, position, header.seats.length);
    if (left === 1) return events.length;
    return events.reduce((sum, event) => sum + below(taken(game, position, event), left - 1), 0);
  };
  let position = afterForced(game, started.success.position);
  for (const event of named.since) position = taken(game, position, event as GameEvent);
  return below(position, depth);
};

const passForced = (referee: Referee): void => {
  for (let next = referee.expected(); next.kind === "forced"; next = referee.expected())
    referee.step(next.event);
};

/** Counted by the slow referee. */
export const perftOfReferee = (named: NamedPosition, depth: number): number => {
  const { header, edition, from } = named;
  const below = (path: readonly PlainEvent[], left: number): number => {
    const referee = from === null ? beginGame(header, edition) : beginYear(copyTable(from));
    passForced(referee);
    for (const event of path) {
      referee.step(event);
      passForced(referee);
    }
    const expected = referee.expected();
    const events =
      expected.kind === "chance"
        ? expected.enumerate()
        : expected.kind === "choices"
          ? expected.seats.flatMap((one) => one.enumerate())
          : [];
    if (left === 1) return events.length;
    return events.reduce((sum, event) => sum + below([...path, event], left - 1), 0);
  };
  return below(named.since, depth);
};

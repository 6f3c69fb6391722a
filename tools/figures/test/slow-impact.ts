// The impact of one planted error, the long way: the record with the rules kept in that line, played by the referee from its
// start. Knows which line is wrong; asks no audit.
import * as Result from "effect/Result";
import {
  type GameEvent,
  isJsonObject,
  type Json,
  type Outcome,
  sameJson,
  type WrittenEvent,
} from "@assize/kernel-model";
import {
  forcedStep,
  isOver,
  legalDecisions,
  possibleOutcomes,
  readEvent,
  type Start,
} from "@assize/kernel-referee";

type Position = Start["position"];

/** Drawn from a pile whose order is known: no chance any more. */
const DRAWN = new Set(["card-drawn", "treasure-drawn"]);

export interface SlowEnd {
  readonly effect: string;
  readonly winner: readonly number[] | null;
  readonly firstNotLegal: number | null;
}

interface Line {
  readonly seq: number;
  readonly event: WrittenEvent;
}

const stepOf = (
  { game, setup }: Start,
  position: Position,
  event: WrittenEvent,
): Position | null => {
  const read = readEvent(game, setup.seats.length, event);
  if (Result.isFailure(read) || isOver(game, position)) return null;
  const row = game.engine.accepts(position, read.success);
  return row === undefined ? null : game.engine.take(row, position, read.success);
};

/** The order of the lying things as the recorded order has them; those that it lacks come last, as the state has them. */
const reordered = (start: Start, position: Position, event: WrittenEvent): Position | null => {
  const { value: some } = possibleOutcomes(start.game, position).next() as { value?: GameEvent };
  if (some === undefined || some.type !== event.type || !isJsonObject(event.data)) return null;
  const data: Record<string, Json> = {};
  for (const [field, now] of Object.entries(some.data as Record<string, Json>)) {
    const then = event.data[field];
    if (!Array.isArray(now) || !Array.isArray(then)) return null;
    const sort = (one: readonly Json[]) =>
      one.toSorted((a, b) => {
        const [x, y] = [a, b].map((thing) => then.flat().indexOf(thing));
        return (x! < 0 ? 1_000 : x!) - (y! < 0 ? 1_000 : y!);
      });
    data[field] = now.every((one) => Array.isArray(one)) ? now.map((one) => sort(one)) : sort(now);
  }
  return stepOf(start, position, { type: event.type, data });
};

const playedTo = (
  start: Start,
  lines: readonly Line[],
): { position: Position; refused: number | null } => {
  const { game } = start;
  let { position } = start;
  const left = [...lines];
  for (;;) {
    if (isOver(game, position)) return { position, refused: left[0]?.seq ?? null };
    const forced = forcedStep(game, position);
    if (forced !== null) {
      ({ position } = forced);
      continue;
    }
    const some = possibleOutcomes(game, position);
    const [first, second] = [some.next().value, some.next().value] as (GameEvent | undefined)[];
    const only = first !== undefined && second === undefined ? first : undefined;
    const [line] = left;
    if (only !== undefined && line?.event.type !== only.type) {
      position = stepOf(start, position, only as WrittenEvent)!;
      continue;
    }
    if (line === undefined) return { position, refused: null };
    const next =
      stepOf(start, position, line.event) ??
      (only === undefined ? null : stepOf(start, position, only as WrittenEvent)) ??
      reordered(start, position, line.event);
    if (next === null) return { position, refused: line.seq };
    position = next;
    left.shift();
  }
};

const leaves = (value: unknown, path = ""): ReadonlyMap<string, unknown> =>
  typeof value === "object" && value !== null
    ? new Map(Object.entries(value).flatMap(([key, one]) => [...leaves(one, `${path}/${key}`)]))
    : new Map([[path, value]]);

const differing = (a: unknown, b: unknown): number => {
  const [x, y] = [leaves(a), leaves(b)];
  return [...new Set([...x.keys(), ...y.keys()])].filter(
    (path) => !x.has(path) || !y.has(path) || x.get(path) !== y.get(path),
  ).length;
};

const MOST = 12;

/** The legal choices that come nearest to a refused one; none where the seat has nothing to choose. */
const nearest = (start: Start, position: Position, refused: GameEvent): readonly GameEvent[] => {
  const all =
    refused.by === undefined
      ? [...possibleOutcomes(start.game, position)]
      : [...legalDecisions(start.game, position, refused.by)];
  const same = all.filter(({ type }) => type === refused.type);
  const some = same.length > 0 ? same : all;
  const least = Math.min(...some.map(({ data }) => differing(data, refused.data)));
  return some.filter(({ data }) => differing(data, refused.data) === least).slice(0, MOST);
};

const endOf = (start: Start, lines: readonly Line[], was: Outcome | null): SlowEnd => {
  const { position, refused } = playedTo(start, lines);
  const now = start.game.model.outcome(position.context) ?? null;
  const winner = now?.winners ?? null;
  if (now === null || was === null) return { effect: "open", winner, firstNotLegal: refused };
  const effect =
    [...now.winners].join() !== [...was.winners].join()
      ? "winner"
      : !sameJson(now.places, was.places)
        ? "ranks"
        : sameJson(now.scores, was.scores)
          ? "none"
          : "scores";
  return { effect, winner, firstNotLegal: refused };
};

/** Every way to correct line `at`, from 1. `was` is the outcome as it was played. */
export const slowImpact = (
  start: Start,
  events: readonly WrittenEvent[],
  at: number,
  was: Outcome | null,
): readonly SlowEnd[] => {
  const { game, setup } = start;
  const lines = events
    .map((event, index): Line => ({ seq: index + 1, event }))
    .filter(({ event }) => game.classOf(event.type) !== "consequence" && !DRAWN.has(event.type));
  const rest = lines.filter(({ seq }) => seq !== at);
  const wrong = events[at - 1]!;
  if (game.classOf(wrong.type) === "consequence" || DRAWN.has(wrong.type))
    return [endOf(start, rest, was)];
  const before = events
    .slice(0, at - 1)
    .reduce((position, event) => stepOf(start, position, event)!, start.position);
  const refused = Result.getOrThrow(readEvent(game, setup.seats.length, wrong));
  const instead = forcedStep(game, before) === null ? nearest(start, before, refused) : [];
  if (instead.length === 0) return [endOf(start, rest, was)];
  return instead.map((event) =>
    endOf(
      start,
      lines.map((line) => (line.seq === at ? { seq: at, event: event as WrittenEvent } : line)),
      was,
    ),
  );
};

// Where an event that is not what the rules say leads, and what it says: as it is recorded, and as the rules force it. For whoever
// draws both beside each other; no verdict rests on it. Knows no drawing.
import { type Position, type Row, rowsAnsweredFor } from "@assize/kernel-chart-engine";
import type { GameEvent, SeatId } from "@assize/kernel-model";
import { recordedEvent } from "@assize/kernel-event-log";
import { asWrittenEvent, carryOut } from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";
import * as Result from "effect/Result";
import { seesAllOf, tellEvent } from "./eyes.ts";
import { type Branch, type History, findingsAt, RECORD } from "./history.ts";
import type { Reader } from "./reader.ts";

/** Null for what cannot be carried out, or is not forced. */
export interface Disputed {
  readonly recorded: Position<unknown> | null;
  readonly forced: Position<unknown> | null;
}

/** The recorded event, where its data have the shape that its type asks for. */
const claimed = ({ start }: History, { recorded }: Step): GameEvent | null => {
  const prepared = start.game.events.get(recorded.type);
  if (prepared === undefined) return null;
  const decoded = prepared.decode(recorded.data);
  if (Result.isFailure(decoded)) return null;
  const data = decoded.success;
  return recorded.by === undefined
    ? { type: recorded.type, data }
    : { type: recorded.type, by: recorded.by as SeatId, data };
};

/** Ways by which it could have taken place, whatever is asked: first the way that the rules took. */
const waysOf = (
  { start }: History,
  { before, demanded, taken, recorded }: Step,
): readonly Row[] => {
  const own = [demanded, taken.at(-1)].flatMap((one) =>
    one?.event.type === recorded.type ? [one.row] : [],
  );
  return [...own, ...rowsAnsweredFor(start.game.table, before.at, recorded.type)];
};

/** Where no way can carry it out there is nothing to show. */
const carriedOut = (history: History, step: Step): Position<unknown> | null => {
  const event = claimed(history, step);
  if (event === null) return null;
  for (const row of waysOf(history, step)) {
    const next = carryOut(history.start.game, step.before, { row, event });
    if (next !== null) return next;
  }
  return null;
};

const HELD_AS_RECORDED: ReadonlySet<string | null> = new Set(["believed", "stood"]);

/** Null for an event that is what the rules say, and for one that is told without an explanation. */
export const disputedAt = (history: History, branch: Branch, seq: number): Disputed | null => {
  const step = branch.steps[seq - 1];
  if (branch.id !== RECORD || step === undefined || step.held === null) return null;
  if (findingsAt(history, branch, seq).length === 0) return null;
  const { after, demanded, held, taken } = step;
  // Another event may be taken before one that is passed over: then that is what took place here.
  const isTaken = held === "corrected" || (held === "passed-over" && taken.length > 0);
  return {
    recorded: HELD_AS_RECORDED.has(held) ? after : carriedOut(history, step),
    forced: isTaken ? after : (demanded?.position ?? null),
  };
};

/** What both sides say, told to one reader; null where only one says anything, or the reader may not know all of both. */
export interface DisputedWords {
  readonly recorded: string;
  readonly forced: string;
}

export const disputedWordsAt = (
  { start }: History,
  branch: Branch,
  seq: number,
  reader: Reader,
): DisputedWords | null => {
  const step = branch.steps[seq - 1];
  if (step === undefined || step.demanded === null || step.table !== null) return null;
  const { type, data, by } = step.demanded.event;
  const written = asWrittenEvent(by === undefined ? { type, data } : { type, by, data });
  const sides = [recordedEvent(step.recorded), written] as const;
  if (!sides.every((side) => seesAllOf(start.game, side, reader.eyes))) return null;
  const [recorded, forced] = sides.map((side) =>
    tellEvent(start, side, step.before.context, reader),
  ) as [string, string];
  return { recorded, forced };
};

// Auditing a decision or an outcome of chance: legal here or not? *As ruled*: an illegal one is not applied, and
// the audit takes up again when the record comes back to what is due.
import { explain, type Position, type Row } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import {
  Defect,
  doubt,
  type Finding,
  type GameEvent,
  SeatId,
  Seq,
  unreachable,
} from "@assize/kernel-model";
import {
  awaited,
  legalDecisions,
  type NoEvent,
  type PreparedEvent,
  readEvent,
  seatsDue,
} from "@assize/kernel-referee";
import * as Result from "effect/Result";
import { causeOf } from "./as-recorded.ts";
import { reportMissing } from "./consequences.ts";
import { countRefusal } from "./counts.ts";
import {
  advance,
  asJson,
  type Course,
  find,
  forced,
  notDueClauses,
  stopAfterPending,
} from "./evidence.ts";

export const auditChoice = (
  course: Course,
  prepared: PreparedEvent,
  envelope: Envelope,
  index: number,
): void => {
  const read = readChoice(course, envelope, index);
  if (Result.isFailure(read)) return auditNoEvent(course, prepared, envelope, index, read.failure);
  const event = read.success;
  const row = course.game.engine.accepts(course.position, event);
  if (row !== undefined) return acceptChoice(course, row, event);

  const chain = forced(course);
  const after = chain.at(-1)?.position;
  const later = after === undefined ? undefined : course.game.engine.accepts(after, event);
  if (later !== undefined) {
    reportMissing(course, index, chain);
    return acceptChoice(course, later, event);
  }
  if (course.pending !== null) return stopAfterPending(course, index);
  const finding = findRefused(course, index, event, placeToExplain(course, event, after));
  refuse(course, index, finding, () => meantSeats(course, event.by ?? null));
};

/** Here or after what is forced first: where the chart knows such an event and it breaks fewer clauses. */
const placeToExplain = (
  course: Course,
  event: GameEvent,
  after: Position<unknown> = course.position,
): Position<unknown> => {
  const broken = (position: Position<unknown>): number => {
    const why = explain(course.game.table, position, event);
    return why.kind === "refused" ? why.clauses.length : Infinity;
  };
  return broken(course.position) <= broken(after) && broken(course.position) < Infinity
    ? course.position
    : after;
};

/** A seat beside an outcome of chance is found, and the outcome is read without it. */
const readChoice = (
  course: Course,
  envelope: Envelope,
  index: number,
): Result.Result<GameEvent, NoEvent> => {
  const read = readEvent(course.game, course.seats, envelope);
  if (Result.isSuccess(read) || read.failure.kind !== "seat-unexpected") return read;
  find(course, index, "seat-unexpected", { blame: "recorder", recorded: read.failure.seat });
  const { type, data } = envelope;
  return readEvent(course.game, course.seats, { type, data });
};

/** What is no event of the game is not applied; whether the audit can go on depends on what is wrong with it. */
const auditNoEvent = (
  course: Course,
  prepared: PreparedEvent,
  envelope: Envelope,
  index: number,
  why: NoEvent,
): void => {
  switch (why.kind) {
    case "seat-missing":
    case "seat-unknown":
      return auditSeatless(course, envelope, index, why.kind);
    case "unknown-value": {
      const [{ field, reason }] = why.fields;
      const values = { type: envelope.type, field, given: reason };
      course.doubts.push(doubt("unknown-value", index + 1, values));
      course.stopped = { seq: Seq(index + 1), code: "unknown-value", values };
      return;
    }
    case "data-malformed": {
      const finding = find(course, index, "data-malformed", {
        blame: "recorder",
        expected: why.misfits,
        recorded: envelope.data,
      });
      const by = prepared.class === "decision" ? SeatId(envelope.by!) : null;
      return refuse(course, index, finding, () => meantSeats(course, by));
    }
    case "type-unknown":
    case "seat-unexpected":
      throw new Defect(`a known choice without a surplus seat was read as ${why.kind}`);
    default:
      return unreachable(why, "no event");
  }
};

const auditSeatless = (
  course: Course,
  envelope: Envelope,
  index: number,
  code: "seat-missing" | "seat-unknown",
): void => {
  if (course.pending !== null) return stopAfterPending(course, index);
  const expected = seatsDue(course.game, afterForced(course), course.seats);
  const recorded = envelope.by ?? null;
  const finding = find(course, index, code, { blame: "recorder", expected, recorded });
  refuse(course, index, finding, () => expected);
};

const acceptChoice = (course: Course, row: Row, event: GameEvent): void => {
  advance(course, { row, event, position: course.game.engine.take(row, course.position, event) });
  const { pending } = course;
  if (pending === null) return;
  const seats = pending.seats.filter((seat) => seat !== event.by);
  course.pending = seats.length === 0 ? null : { ...pending, seats };
};

const afterForced = (course: Course): Position<unknown> =>
  forced(course).at(-1)?.position ?? course.position;

/** Who makes a refused choice good: its seat if that is due, else those that are, else its seat later on. */
const meantSeats = (course: Course, by: SeatId | null): readonly SeatId[] => {
  if (by === null) return [];
  const position = afterForced(course);
  if (legalDecisions(course.game, position, by).next().done !== true) return [by];
  const due = seatsDue(course.game, position, course.seats);
  return due.length === 0 ? [by] : due;
};

/**
 * A refused choice is not applied. A second one before the first is made good ends the audit, which then asks for
 * no seats: they would read rulings that nothing rests on.
 */
const refuse = (
  course: Course,
  index: number,
  finding: Finding,
  seats: () => readonly SeatId[],
): void => {
  if (course.pending !== null) return stopAfterPending(course, index);
  course.pending = { finding, seats: seats() };
};

const findRefused = (
  course: Course,
  index: number,
  event: GameEvent,
  position: Position<unknown>,
): Finding => {
  const recorded = asJson(event);
  const why = explain(course.game.table, position, event);
  if (course.tally !== null) countRefusal(course.tally, why);
  const clauses =
    why.kind === "refused" ? why.clauses : notDueClauses(course, event.type, position);
  const follows = causeOf(course);
  if (event.by === undefined) {
    const code = why.kind === "refused" ? "chance-impossible" : "chance-not-due";
    const expected = awaited(course.game, position);
    return find(course, index, code, { blame: "recorder", clauses, expected, recorded, follows });
  }
  // Who decides what the record allows answers for no fault of the record.
  const blame = follows === null ? "player" : "recorder";
  const rightful = otherSeat(course, event, position);
  if (rightful !== null)
    return find(course, index, "seat-wrong", {
      blame,
      clauses,
      expected: rightful,
      recorded,
      follows,
    });
  const code = why.kind === "refused" ? "decision-illegal" : "decision-not-due";
  const expected = awaited(course.game, position);
  return find(course, index, code, { blame, clauses, expected, recorded, follows });
};

/** The one other seat for which the very same decision would have been legal, or null. */
const otherSeat = (
  course: Course,
  event: GameEvent,
  position: Position<unknown>,
): SeatId | null => {
  const others = Array.from({ length: course.seats }, (_, seat) => SeatId(seat)).filter(
    (by) =>
      by !== event.by &&
      course.game.engine.accepts(position, { ...event, by } as GameEvent) !== undefined,
  );
  return others.length === 1 ? others[0]! : null;
};

// Auditing a consequence: is it due, and does the record say what the rules force? *As ruled*: a wrong one is
// replaced by the derived one, a missing one is put in, a surplus one is left out.
import type { Envelope } from "@assize/kernel-event-log";
import {
  doubt,
  type Finding,
  type GameEvent,
  isJsonObject,
  type Json,
  sameJson,
} from "@assize/kernel-model";
import {
  awaited,
  deriveEvent,
  type PreparedEvent,
  seatsDue,
  type Taken,
  unknownFields,
} from "@assize/kernel-referee";
import * as Result from "effect/Result";
import { believe, causeOf } from "./as-recorded.ts";
import { clausesOfFields, differingFields, withDerived } from "./compare.ts";
import {
  advance,
  applied,
  asJson,
  type Course,
  find,
  forced,
  stopAfterPending,
  whyNotClauses,
} from "./evidence.ts";

export const auditConsequence = (
  course: Course,
  prepared: PreparedEvent,
  envelope: Envelope,
  index: number,
): void => {
  if (envelope.by !== undefined)
    find(course, index, "seat-unexpected", { blame: "recorder", recorded: envelope.by });
  auditClaim(course, prepared, envelope, index);
};

const auditClaim = (
  course: Course,
  prepared: PreparedEvent,
  envelope: Envelope,
  index: number,
): void => {
  const { engine } = course.game;
  const row = engine.accepts(course.position, envelope);
  if (row === undefined) return auditConsequenceNotDue(course, prepared, envelope, index);
  const event = deriveEvent(course.game, row, course.position);
  const position = engine.take(row, course.position, event);
  const equal = sameJson(event.data, envelope.data);
  if (!equal && isLate(course, envelope, index, event)) {
    findSurplus(course, envelope, index);
    return;
  }
  if (!equal) compareData(course, prepared, envelope, index, { row, event, position });
  advance(course, { row, event, position });
  course.pending = null;
};

const compareData = (
  course: Course,
  prepared: PreparedEvent,
  envelope: Envelope,
  index: number,
  { row, event, position }: Taken<unknown>,
): void => {
  const unknown = unknownFields(envelope.data, prepared.definition.fields);
  for (const { field, reason: given } of unknown)
    course.doubts.push(doubt("unknown-value", index + 1, { type: envelope.type, field, given }));
  const fields = differingFields(event.data, envelope.data).filter(
    (field) => !unknown.some((one) => one.field === field),
  );
  if (fields.length === 0) return;
  const malformed = prepared.decode(withDerived(envelope.data, event.data, unknown));
  const ends = course.game.table.leaves[position.at]!.final;
  const { context } = course.position;
  const claim = { context, derived: event.data, recorded: envelope.data };
  const cited = applied(course, { row, event }, course.position);
  const finding = find(
    course,
    index,
    Result.isFailure(malformed) ? "data-malformed" : ends ? "outcome-wrong" : "value-wrong",
    {
      blame: "recorder",
      fields,
      clauses: clausesOfFields(fields, prepared.definition.fields, cited, claim),
      expected: event.data as Json,
      recorded: envelope.data,
      follows: causeOf(course),
    },
  );
  believe(course, envelope, finding);
};

const auditConsequenceNotDue = (
  course: Course,
  prepared: PreparedEvent,
  envelope: Envelope,
  index: number,
): void => {
  const chain = forced(course);
  const reached = indexInChain(chain, envelope);
  if (reached > 0) {
    const { position } = course;
    const before = course.findings.length;
    reportMissing(course, index, chain.slice(0, reached));
    const missing = course.findings[before];
    if (missing !== undefined) believe(course, envelope, missing, position);
    return auditClaim(course, prepared, envelope, index);
  }
  if (chain.length === 0 && course.pending !== null) return stopAfterPending(course, index);
  const [due] = chain;
  if (due === undefined) return findForeign(course, envelope, index);
  if (course.events[index + 1]?.envelope.type === due.event.type) {
    findSurplus(course, envelope, index);
    return;
  }
  const cited = applied(course, due, course.position);
  const finding = find(course, index, "consequence-wrong", {
    blame: "recorder",
    clauses: [...new Set([...whyNotClauses(course, envelope), ...cited])],
    expected: asJson(due.event),
    recorded: asJson(envelope),
    follows: causeOf(course),
  });
  believe(course, envelope, finding);
  advance(course, due);
};

const findSurplus = (course: Course, envelope: Envelope, index: number): Finding => {
  const finding = find(course, index, "consequence-surplus", {
    blame: "recorder",
    clauses: whyNotClauses(course, envelope),
    expected: awaited(course.game, course.position),
    recorded: asJson(envelope),
    follows: missedBefore(course, envelope) ?? causeOf(course),
  });
  believe(course, envelope, finding);
  return finding;
};

/** Where a choice is due, a consequence may stem from one that the record lost: then no other is to blame. */
const findForeign = (course: Course, envelope: Envelope, index: number): void => {
  const finding = findSurplus(course, envelope, index);
  if (missedBefore(course, envelope) !== null) return;
  course.pending = { finding, seats: seatsDue(course.game, course.position, course.seats) };
};

/** True for an event that was missing before and stands here, in front of the one that is due. */
const isLate = (course: Course, envelope: Envelope, index: number, due: GameEvent): boolean => {
  const next = course.events[index + 1]?.envelope;
  return (
    next?.type === due.type &&
    sameJson(next.data, due.data) &&
    missedBefore(course, envelope) !== null
  );
};

/** Where in the forced chain the recorded event stands; an equal one counts before one of equal type. */
const indexInChain = (chain: readonly Taken<unknown>[], envelope: Envelope): number => {
  const equal = chain.findIndex(
    ({ event }) => event.type === envelope.type && sameJson(event.data, envelope.data),
  );
  return equal >= 0 ? equal : chain.findIndex(({ event }) => event.type === envelope.type);
};

/** The finding that reported this very event as missing before, if one did. */
const missedBefore = (course: Course, envelope: Envelope): string | null =>
  course.findings.find(
    (one) =>
      one.code === "consequence-missing" &&
      one.type === envelope.type &&
      isJsonObject(one.expected) &&
      sameJson(one.expected["data"], envelope.data),
  )?.id ?? null;

/** Puts in what the record left out; in a terse log that is no fault. */
export const reportMissing = (
  course: Course,
  index: number,
  steps: readonly Taken<unknown>[],
): void => {
  for (const step of steps) {
    if (!course.terse)
      find(course, index, "consequence-missing", {
        type: step.event.type,
        blame: "recorder",
        clauses: applied(course, step, course.position),
        expected: asJson(step.event),
        follows: causeOf(course, true),
      });
    advance(course, step);
  }
};

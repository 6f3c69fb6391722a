// The course of one audit: re-derives the game event by event and goes on *as ruled* after a finding.
// A wrong consequence is replaced by the derived one; an illegal choice is reported and not applied, and the
// audit takes up again when the record comes back to what is due, or says that it stops.
import { explain, type Position, type Row } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import {
  type Blame,
  type Doubt,
  type Finding,
  type FindingCode,
  type GameEvent,
  isJsonObject,
  type Json,
  LIMITS,
  noteReadings,
  sameJson,
  SeatId,
  Seq,
} from "@assize/kernel-model";
import {
  awaited,
  deriveEvent,
  doubt,
  forcedSteps,
  isOver,
  type PreparedEvent,
  type PreparedGame,
  seatsDue,
  type Start,
  type Taken,
} from "@assize/kernel-replay";
import * as Result from "effect/Result";
import { clausesOfFields, differingFields, unknownFields } from "./compare.ts";

/** Told after each line of the record: the steps it stands for (none if it was not applied) and where they lead. */
export type OnLine = (seq: Seq, steps: readonly Taken<unknown>[], position: Position<unknown>) => void;

export interface CourseResult {
  readonly position: Position<unknown>;
  readonly findings: readonly Finding[];
  readonly doubts: readonly Doubt[];
  readonly audited: number;
  readonly stopped: { readonly seq: Seq; readonly reason: string } | null;
  readonly rulingsRead: readonly string[];
  /** How often each transition was taken, by row id; only where coverage was asked for. */
  readonly taken: ReadonlyMap<string, number>;
}

interface Course {
  readonly game: PreparedGame;
  readonly seats: number;
  readonly terse: boolean;
  readonly envelopes: readonly Envelope[];
  readonly findings: Finding[];
  readonly doubts: Doubt[];
  readonly read: Set<string>;
  readonly readNow: Set<string>;
  readonly taken: Map<string, number>;
  readonly countTaken: boolean;
  readonly onLine: OnLine | undefined;
  /** Steps of the line in hand. */
  steps: Taken<unknown>[];
  position: Position<unknown>;
  audited: number;
  stopped: { readonly seq: Seq; readonly reason: string } | null;
  /** A refused choice that the record has not yet made good. */
  pending: { readonly finding: Finding; readonly type: string; readonly by: SeatId | null } | null;
}

export interface CourseOptions {
  readonly onLine?: OnLine | undefined;
  readonly countTaken?: boolean | undefined;
}

/** Re-derives the whole record. Findings come in the order of the log. */
export const runCourse = (
  start: Start,
  envelopes: readonly Envelope[],
  options: CourseOptions = {},
): CourseResult => {
  const read = new Set<string>();
  const readNow = new Set<string>();
  const { model } = start.game;
  const noting = noteReadings(start.setup.rulings, (id) => {
    read.add(id);
    readNow.add(id);
  });
  const course: Course = {
    game: start.game,
    seats: start.setup.seats.length,
    terse: start.header.terse === true,
    envelopes,
    findings: [],
    doubts: [],
    read,
    readNow,
    taken: new Map(),
    countTaken: options.countTaken ?? false,
    onLine: options.onLine,
    steps: [],
    position: { at: start.position.at, context: model.withRulings(start.position.context, noting) },
    audited: 0,
    stopped: null,
    pending: null,
  };
  for (let index = 0; index < envelopes.length && course.stopped === null; index++) {
    auditLine(course, envelopes[index]!, index);
    course.onLine?.(Seq(index + 1), course.steps, course.position);
    if (course.steps.length > 0) course.steps = [];
  }
  if (course.terse && course.stopped === null) for (const step of forced(course)) advance(course, step);
  return {
    position: course.position,
    findings: course.findings,
    doubts: course.doubts,
    audited: course.audited,
    stopped: course.stopped,
    rulingsRead: [...read].sort(),
    taken: course.taken,
  };
};

const auditLine = (course: Course, envelope: Envelope, index: number): void => {
  if (course.readNow.size > 0) course.readNow.clear();
  if (course.findings.length >= LIMITS.findingsPerGame) {
    course.stopped = { seq: Seq(index + 1), reason: `${LIMITS.findingsPerGame} findings` };
    return;
  }
  checkSeq(course, envelope, index);
  if (isOver(course.game, course.position)) {
    find(course, index, "event-after-end", {
      blame: "recorder",
      recorded: asJson(envelope),
      follows: course.findings.find((one) => one.code === "event-after-end")?.id ?? null,
    });
    return;
  }
  const prepared = course.game.events.get(envelope.type);
  if (prepared === undefined) {
    find(course, index, "type-unknown", { blame: "recorder", recorded: envelope.type });
    return;
  }
  course.audited++;
  if (prepared.class === "consequence") auditConsequence(course, prepared, envelope, index);
  else auditChoice(course, prepared, envelope, index);
};

// ---- consequences

const auditConsequence = (
  course: Course,
  prepared: PreparedEvent,
  envelope: Envelope,
  index: number,
): void => {
  if (envelope.by !== undefined)
    find(course, index, "seat-unexpected", { blame: "recorder", recorded: envelope.by });
  const { engine } = course.game;
  const claimed = { type: envelope.type, data: envelope.data };
  const row = engine.accepts(course.position, claimed);
  if (row === undefined) return auditConsequenceNotDue(course, prepared, envelope, index);
  const event = deriveEvent(course.game, row, course.position);
  const position = engine.take(row, course.position, event);
  if (!sameJson(event.data, envelope.data))
    compareData(course, prepared, envelope, index, { row, event, position });
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
  const unknown = unknownFields(envelope.data);
  for (const { field, reason } of unknown)
    course.doubts.push(doubt("unknown-value", index + 1, `${envelope.type}.${field}: ${reason}`));
  const fields = differingFields(event.data, envelope.data).filter(
    (field) => !unknown.some((one) => one.field === field),
  );
  if (fields.length === 0) return;
  const malformed = prepared.decode(withDerived(envelope.data, event.data, unknown));
  const ends = course.game.table.leaves[position.at]!.final;
  find(
    course,
    index,
    Result.isFailure(malformed) ? "data-malformed" : ends ? "outcome-wrong" : "value-wrong",
    {
      blame: "recorder",
      fields,
      clauses: clausesOfFields(fields, prepared.definition.fields, row.clauses),
      expected: event.data as Json,
      recorded: envelope.data,
    },
  );
};

const withDerived = (
  recorded: Json,
  derived: unknown,
  unknown: readonly { readonly field: string }[],
): unknown => {
  if (unknown.length === 0 || !isJsonObject(recorded) || !isJsonObject(derived)) return recorded;
  const known = Object.fromEntries(unknown.map(({ field }) => [field, derived[field] ?? null]));
  return { ...recorded, ...known };
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
    reportMissing(course, index, chain.slice(0, reached));
    return auditConsequence(course, prepared, envelope, index);
  }
  if (chain.length === 0 && course.pending !== null) return stopAfterPending(course, index);
  const [due] = chain;
  if (due === undefined || course.envelopes[index + 1]?.type === due.event.type) {
    find(course, index, "consequence-surplus", {
      blame: "recorder",
      clauses: whyNotClauses(course, envelope),
      expected: awaited(course.game, course.position),
      recorded: asJson(envelope),
      follows: missedBefore(course, envelope),
    });
    return;
  }
  find(course, index, "consequence-wrong", {
    blame: "recorder",
    clauses: [...new Set([...whyNotClauses(course, envelope), ...due.row.clauses])],
    expected: asJson(due.event),
    recorded: asJson(envelope),
  });
  advance(course, due);
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

const reportMissing = (course: Course, index: number, steps: readonly Taken<unknown>[]): void => {
  for (const step of steps) {
    if (!course.terse)
      find(course, index, "consequence-missing", {
        type: step.event.type,
        blame: "recorder",
        clauses: step.row.clauses,
        expected: asJson(step.event),
      });
    advance(course, step);
  }
};

// ---- decisions and chance

const auditChoice = (
  course: Course,
  prepared: PreparedEvent,
  envelope: Envelope,
  index: number,
): void => {
  const by = seatOf(course, prepared, envelope, index);
  if (by === undefined) return;
  const [unknown] = unknownFields(envelope.data);
  if (unknown !== undefined) {
    const detail = `${envelope.type}.${unknown.field}: ${unknown.reason}`;
    course.doubts.push(doubt("unknown-value", index + 1, detail));
    course.stopped = { seq: Seq(index + 1), reason: `${detail}; what follows depends on it` };
    return;
  }
  const data = prepared.decode(envelope.data);
  if (Result.isFailure(data)) {
    const finding = find(course, index, "data-malformed", {
      blame: "recorder",
      expected: data.failure,
      recorded: envelope.data,
    });
    return refuse(course, index, envelope, by, finding);
  }
  const event: GameEvent =
    by === null
      ? { type: envelope.type, data: data.success }
      : { type: envelope.type, by, data: data.success };
  const row = course.game.engine.accepts(course.position, event);
  if (row !== undefined) return acceptChoice(course, row, event);

  const chain = forced(course);
  const after = chain.at(-1)?.position;
  const later = after === undefined ? undefined : course.game.engine.accepts(after, event);
  if (later !== undefined) {
    reportMissing(course, index, chain);
    return acceptChoice(course, later, event);
  }
  refuse(course, index, envelope, by, findRefused(course, index, event, after ?? course.position));
};

/** The acting seat; null for chance; undefined where the line's seat makes it unusable. */
const seatOf = (
  course: Course,
  prepared: PreparedEvent,
  envelope: Envelope,
  index: number,
): SeatId | null | undefined => {
  if (prepared.class === "chance") {
    if (envelope.by !== undefined)
      find(course, index, "seat-unexpected", { blame: "recorder", recorded: envelope.by });
    return null;
  }
  if (envelope.by !== undefined && envelope.by < course.seats) return SeatId(envelope.by);
  const missing = envelope.by === undefined;
  const finding = find(course, index, missing ? "seat-missing" : "seat-unknown", {
    blame: "recorder",
    expected: seatsDue(course.game, course.position, course.seats),
    recorded: envelope.by ?? null,
  });
  refuse(course, index, envelope, null, finding);
  return undefined;
};

const acceptChoice = (course: Course, row: Row, event: GameEvent): void => {
  advance(course, { row, event, position: course.game.engine.take(row, course.position, event) });
  const { pending } = course;
  if (pending?.type === event.type && pending.by === (event.by ?? null)) course.pending = null;
};

/** A refused choice is not applied. A second one before the first is made good ends the audit. */
const refuse = (
  course: Course,
  index: number,
  envelope: Envelope,
  by: SeatId | null,
  finding: Finding | null,
): void => {
  if (course.pending !== null) return stopAfterPending(course, index);
  if (finding !== null) course.pending = { finding, type: envelope.type, by };
};

const findRefused = (
  course: Course,
  index: number,
  event: GameEvent,
  position: Position<unknown>,
): Finding | null => {
  if (course.pending !== null) return null;
  const recorded = asJson(event);
  const why = explain(course.game.table, position, event);
  const clauses = why.kind === "refused" ? why.clauses : clausesDue(course, position);
  if (event.by === undefined) {
    const code = why.kind === "refused" ? "chance-impossible" : "chance-not-due";
    const expected = awaited(course.game, position);
    return find(course, index, code, { blame: "recorder", clauses, expected, recorded });
  }
  const rightful = otherSeat(course, event, position);
  if (rightful !== null)
    return find(course, index, "seat-wrong", {
      blame: "player",
      clauses,
      expected: rightful,
      recorded,
    });
  const code = why.kind === "refused" ? "decision-illegal" : "decision-not-due";
  const expected = awaited(course.game, position);
  return find(course, index, code, { blame: "player", clauses, expected, recorded });
};

/** The one other seat for which the very same decision would have been legal, or null. */
const otherSeat = (
  course: Course,
  event: GameEvent,
  position: Position<unknown>,
): SeatId | null => {
  const others = Array.from({ length: course.seats }, (_, seat) => SeatId(seat)).filter(
    (by) =>
      by !== event.by && course.game.engine.accepts(position, { ...event, by } as GameEvent) !== undefined,
  );
  return others.length === 1 ? others[0]! : null;
};

const stopAfterPending = (course: Course, index: number): void => {
  const { finding } = course.pending!;
  course.stopped = {
    seq: Seq(index + 1),
    reason: `the record goes on as if the refused event ${finding.seq} (${finding.id}) had been legal`,
  };
};

// ---- small steps

const advance = (course: Course, step: Taken<unknown>): void => {
  course.position = step.position;
  if (course.countTaken)
    course.taken.set(step.row.id, (course.taken.get(step.row.id) ?? 0) + 1);
  if (course.onLine !== undefined) course.steps.push(step);
};

const forced = (course: Course): readonly Taken<unknown>[] =>
  forcedSteps(course.game, course.position);

const checkSeq = (course: Course, envelope: Envelope, index: number): void => {
  const before = index === 0 ? 0 : course.envelopes[index - 1]!.seq;
  if (envelope.seq === before + 1) return;
  const code =
    envelope.seq === before
      ? "seq-duplicate"
      : envelope.seq > before
        ? "seq-gap"
        : "seq-out-of-order";
  find(course, index, code, {
    blame: "record-damage",
    expected: before + 1,
    recorded: envelope.seq,
  });
};

const clausesDue = (course: Course, position: Position<unknown>): readonly string[] => {
  const types = new Set(awaited(course.game, position));
  const rows = [...course.game.table.leaves[position.at]!.rows].flatMap(([type, some]) =>
    types.has(type) ? some : [],
  );
  return [...new Set(rows.flatMap((row) => row.clauses))];
};

const whyNotClauses = (course: Course, envelope: Envelope): readonly string[] => {
  const claimed = { type: envelope.type, data: envelope.data };
  const why = explain(course.game.table, course.position, claimed);
  return why.kind === "refused" ? why.clauses : clausesDue(course, course.position);
};

const asJson = (event: { readonly type: string; readonly by?: number; readonly data: unknown }): Json =>
  event.by === undefined
    ? { type: event.type, data: event.data as Json }
    : { type: event.type, by: event.by, data: event.data as Json };

interface Evidence {
  readonly blame: Blame;
  readonly type?: string;
  readonly clauses?: readonly string[];
  readonly fields?: readonly string[];
  readonly expected?: Json;
  readonly recorded?: Json;
  readonly follows?: string | null;
}

const find = (
  course: Course,
  index: number,
  code: FindingCode,
  evidence: Evidence,
): Finding => {
  const envelope = course.envelopes[index]!;
  const finding: Finding = {
    id: `f${course.findings.length + 1}`,
    code,
    seq: Seq(index + 1),
    type: evidence.type ?? envelope.type,
    by: envelope.by === undefined ? null : SeatId(envelope.by),
    clauses: evidence.clauses ?? [],
    rulings: [...course.readNow].sort(),
    expected: evidence.expected ?? null,
    recorded: evidence.recorded ?? null,
    blame: evidence.blame,
    fields: evidence.fields ?? [],
    follows: evidence.follows ?? null,
  };
  course.findings.push(finding);
  return finding;
};

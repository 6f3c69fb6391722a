// The game as it stood to those who believed the record: the positions to which its wrong consequences lead, told
// line by line beside the audit. Says which finding a line only follows from; never what is legal or what comes next.
// There is none before the first wrong consequence, and a compliant log pays nothing for it.
import { type Position, type Row, rowsAnsweredFor } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import {
  type Finding,
  type GameEvent,
  LIMITS,
  type RulingChoices,
  sameJson,
} from "@assize/kernel-model";
import {
  deriveEvent,
  forcedStep,
  prepare,
  type PreparedEvent,
  type PreparedGame,
  readEvent,
  unknownFields,
} from "@assize/kernel-referee";
import * as Result from "effect/Result";
import type { AsRecorded, Believed, Reading } from "./believed.ts";
import { withDerived } from "./compare.ts";
import type { Course } from "./evidence.ts";

/** Most positions that are kept at a time; further wrong consequences are told by those that are kept. */
const MOST_KEPT = 4;

export const nothingBelieved = (game: PreparedGame, rulings: RulingChoices): AsRecorded => ({
  game: prepare(game.model),
  rulings,
  kept: [],
  readings: [],
  begun: [],
});

/** Reads a line from each believed position; to be called before the line is audited. */
export const readAsRecorded = (course: Course, envelope: Envelope): void => {
  const { asRecorded } = course;
  if (asRecorded.kept.length === 0) return;
  const readings: Reading[] = [];
  const kept = asRecorded.kept.filter((one) => {
    const reading = unlessItThrows(() => readFrom(course, one, envelope));
    if (reading !== null && reading !== THROWN) readings.push(reading);
    return reading !== THROWN;
  });
  asRecorded.kept = kept;
  asRecorded.readings = readings;
};

/**
 * The finding that the line in hand only follows from: of the last claim from which the line is sound, or null.
 * What is missing before the line follows only where nothing is missing from there either: `direct`.
 */
export const causeOf = ({ asRecorded }: Course, direct = false): string | null =>
  asRecorded.readings.findLast((one) => one.sound && (one.direct || !direct))?.because ?? null;

/** Takes the consequence in hand as it is recorded, at the place where it is, beside the audit that does not. */
export const believe = (
  course: Course,
  envelope: Envelope,
  finding: Finding,
  { at, context }: Position<unknown> = course.position,
): void => {
  const { asRecorded } = course;
  if (finding.follows !== null) return;
  if (asRecorded.kept.length + asRecorded.begun.length >= MOST_KEPT) return;
  const next = unlessItThrows(() => {
    const plain = course.game.model.withRulings(context, asRecorded.rulings);
    return claimed(asRecorded.game, { at, context: plain }, envelope);
  });
  if (next !== null && next !== THROWN)
    asRecorded.begun.push({ because: finding.id, position: next });
};

/** Goes on with what is believed, after a line was audited from the position `before`. */
export const goOnAsRecorded = (course: Course, before: Position<unknown>): void => {
  const { asRecorded } = course;
  const { kept, readings, begun } = asRecorded;
  if (kept.length === 0 && begun.length === 0) return;
  // A line that no position can take is skipped by all, as by the audit.
  const applied = course.position !== before || readings.length > 0;
  const on = applied ? readings.map(({ because, next }) => ({ because, position: next })) : kept;
  asRecorded.kept = [...on, ...begun].filter((one) => differs(course, one));
  asRecorded.readings = [];
  asRecorded.begun = [];
};

const differs = (course: Course, { position }: Believed): boolean => {
  if (position.at !== course.position.at) return true;
  const { encodeContext } = course.game.model;
  const asRuled = encodeContext(course.position.context);
  const believed = unlessItThrows(() => encodeContext(position.context));
  return believed !== THROWN && !sameJson(believed, asRuled);
};

const readFrom = (course: Course, believed: Believed, envelope: Envelope): Reading | null => {
  const { game } = course.asRecorded;
  const prepared = game.events.get(envelope.type);
  if (prepared === undefined) return null;
  const event = eventOf(course, prepared, envelope);
  if (event === null) return null;
  let { position } = believed;
  let row = game.engine.accepts(position, event);
  let skipped = 0;
  for (; row === undefined; skipped++) {
    const step = skipped < LIMITS.forcedInARow ? forcedStep(game, position) : null;
    if (step === null) return null;
    position = step.position;
    row = game.engine.accepts(position, event);
  }
  const { because } = believed;
  const direct = skipped === 0;
  if (prepared.class !== "consequence")
    return { because, next: game.engine.take(row, position, event), sound: true, direct };
  const derived = deriveEvent(game, row, position).data;
  const claim = claimOf(prepared, envelope, () => derived);
  if (claim === null) return null;
  const sound = sameJson(claim.data, derived);
  return { because, next: game.engine.take(row, position, claim), sound, direct };
};

/** A choice as the audit takes it, or null where it is none; a consequence is asked for by its type alone. */
const eventOf = (course: Course, prepared: PreparedEvent, envelope: Envelope): GameEvent | null => {
  const { type, by, data } = envelope;
  if (prepared.class === "consequence") return { type, data };
  const written =
    prepared.class === "chance" || by === undefined ? { type, data } : { type, by, data };
  const read = readEvent(course.game, course.seats, written);
  return Result.isFailure(read) ? null : read.success;
};

/** Where the recorded consequence leads. The place has to answer for it; its questions may say no: the record says yes. */
const claimed = (
  game: PreparedGame,
  position: Position<unknown>,
  envelope: Envelope,
): Position<unknown> | null => {
  const row: Row | undefined =
    game.engine.accepts(position, envelope) ??
    rowsAnsweredFor(game.table, position.at, envelope.type)[0];
  if (row === undefined) return null;
  const prepared = game.events.get(envelope.type)!;
  const event = claimOf(prepared, envelope, () => deriveEvent(game, row, position).data);
  return event === null ? null : game.engine.take(row, position, event);
};

/** The recorded consequence, with derived values where the record knows none; null where it has another shape. */
const claimOf = (
  prepared: PreparedEvent,
  { type, data }: Envelope,
  derive: () => unknown,
): GameEvent | null => {
  const unknown = unknownFields(data, prepared.definition.fields);
  const decoded = prepared.decode(
    unknown.length === 0 ? data : withDerived(data, derive(), unknown),
  );
  return Result.isFailure(decoded) ? null : { type, data: decoded.success };
};

const THROWN = Symbol("thrown");

/**
 * A record may claim what the rules can never reach, and no question, derivation or change need bear that. So what
 * is thrown here is no defect: the position is believed no longer. Nowhere else may this be done.
 */
const unlessItThrows = <T>(work: () => T): T | typeof THROWN => {
  try {
    return work();
  } catch {
    return THROWN;
  }
};

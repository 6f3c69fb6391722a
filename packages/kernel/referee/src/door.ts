// The one door from a written event to an event of the game: is the type known, is the seat there, do the data fit?
// Says nothing of whether the event is legal; that is the chart's business.
import {
  Defect,
  type FieldNotes,
  type GameEvent,
  isHuge,
  isJsonObject,
  isUnknown,
  type Json,
  type JsonObject,
  memberPath,
  type Misfit,
  sameJson,
  SeatId,
  type WrittenEvent,
} from "@assize/kernel-model";
import * as Result from "effect/Result";
import type { PreparedEvent, PreparedGame } from "./prepared.ts";

/** A value of recorded data that the record itself does not know, with the reason it gives. */
export interface UnknownField {
  /** Where it stands: `card`, `orders[2]`; `data` where nothing of them is known. */
  readonly field: string;
  readonly reason: string;
}

/** Why something written is no event of the game. Named as findings name it. */
export type NoEvent =
  | { readonly kind: "type-unknown"; readonly type: string; readonly known: readonly string[] }
  | { readonly kind: "seat-unexpected"; readonly seat: number }
  | { readonly kind: "seat-missing" }
  | { readonly kind: "seat-unknown"; readonly seat: number; readonly seats: number }
  | { readonly kind: "unknown-value"; readonly fields: readonly [UnknownField, ...UnknownField[]] }
  | { readonly kind: "data-malformed"; readonly misfits: readonly Misfit[] };

interface Mark {
  readonly path: string;
  readonly reason: string;
}

const DATA = "$.data";

/** Where the record says that it does not know a value. Data of more depth than a log has are none of a log. */
const marksIn = (value: Json, path: string, found: Mark[]): void => {
  if (typeof value !== "object" || value === null) return;
  if (isUnknown(value)) found.push({ path, reason: value.$unknown });
  else if (Array.isArray(value))
    for (let at = 0; at < value.length; at++) {
      if (typeof value[at] === "object") marksIn(value[at] as Json, `${path}[${at}]`, found);
    }
  else if (isJsonObject(value))
    for (const field of Object.keys(value)) {
      const member = value[field]!;
      if (typeof member === "object") marksIn(member, memberPath(path, field), found);
    }
};

const NO_MARKS: readonly Mark[] = [];

type Fields = Readonly<Record<string, FieldNotes>>;

const marksOfHuge = new WeakMap<JsonObject, readonly Mark[]>();

/** The marks in members that the type has, or that of the whole. */
const marksOf = (data: Json, known: Fields): readonly Mark[] => {
  if (!isJsonObject(data)) return NO_MARKS;
  if (!isHuge(data)) return marksAnew(data, known);
  const marks = marksOfHuge.get(data) ?? marksAnew(data, known);
  marksOfHuge.set(data, marks);
  return marks;
};

const marksAnew = (data: JsonObject, known: Fields): readonly Mark[] => {
  if (isUnknown(data)) return [{ path: DATA, reason: data.$unknown }];
  let found: Mark[] | undefined;
  for (const field of Object.keys(data)) {
    const member = data[field]!;
    if (typeof member === "object" && Object.hasOwn(known, field))
      marksIn(member, memberPath(DATA, field), (found ??= []));
  }
  return found ?? NO_MARKS;
};

const asField = ({ path, reason }: Mark): UnknownField => ({
  field: path === DATA ? "data" : path.slice(DATA.length + 1),
  reason,
});

/** The values of recorded data that the record itself does not know, at whatever depth. */
export const unknownFields = (data: Json, known: Fields): readonly UnknownField[] =>
  marksOf(data, known).map(asField);

/** True where recorded data are the derived ones, but for values that the record does not know. */
export const saysSo = (
  { definition }: PreparedEvent,
  derived: unknown,
  recorded: Json,
): boolean => {
  if (isHuge(recorded) && !isHuge(derived) && marksOf(recorded, definition.fields).length === 0)
    return false;
  return sameJson(derived, recorded) || sameJson(derived, withDerived(recorded, derived));
};

/** Recorded data with the derived values in place of those that the record does not know. */
export const withDerived = (recorded: Json, derived: unknown): unknown => {
  if (typeof recorded !== "object" || recorded === null || derived === undefined) return recorded;
  if (isUnknown(recorded)) return derived;
  if (Array.isArray(recorded))
    return Array.isArray(derived)
      ? recorded.map((one, at) => withDerived(one as Json, derived[at]))
      : recorded;
  if (!isJsonObject(derived)) return recorded;
  return Object.fromEntries(
    Object.entries(recorded).map(([field, one]) => [
      field,
      withDerived(one, Object.hasOwn(derived, field) ? derived[field] : undefined),
    ]),
  );
};

const isSeat = (by: number, seats: number): boolean =>
  Number.isInteger(by) && by >= 0 && by < seats;

const seatProblem = (
  { class: kind }: PreparedEvent,
  { by }: WrittenEvent,
  seats: number,
): NoEvent | null => {
  if (kind !== "decision") return by === undefined ? null : { kind: "seat-unexpected", seat: by };
  if (by === undefined) return { kind: "seat-missing" };
  return isSeat(by, seats) ? null : { kind: "seat-unknown", seat: by, seats };
};

/** What is wrong with data is found out once for each line: where they are huge that costs the most. */
const refused = new WeakMap<PreparedEvent, WeakMap<WrittenEvent, NoEvent>>();

const readData = (
  prepared: PreparedEvent,
  written: WrittenEvent,
): Result.Result<unknown, NoEvent> => {
  const known = refused.get(prepared)?.get(written);
  if (known !== undefined) return Result.fail(known);
  const marks = marksOf(written.data, prepared.definition.fields);
  const data = prepared.decode(
    written.data,
    marks.map(({ path }) => path),
  );
  const why = dataProblem(data, marks);
  if (why === null) return data as Result.Result<unknown, never>;
  const lines = refused.get(prepared) ?? new WeakMap<WrittenEvent, NoEvent>();
  refused.set(prepared, lines.set(written, why));
  return Result.fail(why);
};

const dataProblem = (
  data: ReturnType<PreparedEvent["decode"]>,
  marks: readonly Mark[],
): NoEvent | null => {
  if (Result.isFailure(data) && data.failure.length > 0)
    return { kind: "data-malformed", misfits: data.failure };
  const [first, ...more] = marks.map(asField);
  if (first !== undefined) return { kind: "unknown-value", fields: [first, ...more] };
  if (Result.isFailure(data)) throw new Defect("data are refused, and nothing is wrong with them");
  return null;
};

/**
 * The event that is written there, decoded, or the first thing that keeps it from being one. `seats` is how many the
 * game has. Only a decision has a seat: beside an outcome of chance or a consequence it is unexpected.
 */
export const readEvent = (
  game: PreparedGame,
  seats: number,
  written: WrittenEvent,
): Result.Result<GameEvent, NoEvent> => {
  const { type, by } = written;
  const prepared = game.events.get(type);
  if (prepared === undefined)
    return Result.fail({ kind: "type-unknown", type, known: [...game.events.keys()] });
  const problem = seatProblem(prepared, written, seats);
  if (problem !== null) return Result.fail(problem);
  return Result.map(readData(prepared, written), (data) =>
    by === undefined ? { type, data } : { type, by: SeatId(by), data },
  );
};

/** An event of the game as it is written. Requires that its data are the decoded ones of its schema. */
export const asWrittenEvent = ({ type, by, data }: GameEvent): WrittenEvent =>
  by === undefined ? { type, data: data as Json } : { type, by, data: data as Json };

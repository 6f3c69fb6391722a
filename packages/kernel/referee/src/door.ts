// The one door from a written event to an event of the game: is the type known, is the seat there, do the data fit?
// Says nothing of whether the event is legal; that is the chart's business.
import {
  type FieldNotes,
  type GameEvent,
  isJsonObject,
  isUnknown,
  type Json,
  type Misfit,
  SeatId,
  type WrittenEvent,
} from "@assize/kernel-model";
import * as Result from "effect/Result";
import type { PreparedEvent, PreparedGame } from "./prepared.ts";

/** A field of recorded data that the record itself does not know, with the reason it gives. */
export interface UnknownField {
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

/** The fields of recorded data that the record itself does not know. */
export const unknownFields = (
  data: Json,
  known: Readonly<Record<string, FieldNotes>>,
): readonly UnknownField[] => {
  if (!isJsonObject(data)) return NONE;
  let unknown: UnknownField[] | undefined;
  for (const field of Object.keys(data)) {
    const value = data[field]!;
    if (isUnknown(value) && Object.hasOwn(known, field))
      (unknown ??= []).push({ field, reason: value.$unknown });
  }
  return unknown ?? NONE;
};

const NONE: readonly UnknownField[] = [];

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
  const [first, ...more] = unknownFields(written.data, prepared.definition.fields);
  if (first !== undefined) return Result.fail({ kind: "unknown-value", fields: [first, ...more] });
  const data = prepared.decode(written.data);
  if (Result.isFailure(data)) return Result.fail({ kind: "data-malformed", misfits: data.failure });
  return Result.succeed(
    by === undefined ? { type, data: data.success } : { type, by: SeatId(by), data: data.success },
  );
};

/** An event of the game as it is written. Requires that its data are the decoded ones of its schema. */
export const asWrittenEvent = ({ type, by, data }: GameEvent): WrittenEvent =>
  by === undefined ? { type, data: data as Json } : { type, by, data: data as Json };

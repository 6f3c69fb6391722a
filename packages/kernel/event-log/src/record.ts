// The words of the record: a line as stored, the header, an event's envelope.
// Knows no game: what `data`, `options` and `table` mean is the game's business.
// Only format 1 exists; a second one is upcast where `readHeaderLine` recognises the format.
import type { Json, JsonObject, WrittenEvent } from "@assize/kernel-model";

/** The only format written; the reader refuses every other. */
export const FORMAT = "assize-log/1";

/** One stored line. `bytes` are exactly those of the file, without the newline: they are hashed. */
export interface RawLine {
  /** Index of the line in its file, from 0. */
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** Members that begin with `x-` are allowed, kept and ignored. */
export type Extensions = { readonly [member: `x-${string}`]: Json };

export type SeatEntry = Extensions & {
  readonly colour: string;
  readonly name?: string;
  /** The seat's public key. */
  readonly key?: string;
};

/** A place in the chart and a complete state to start from, instead of the game's beginning. */
export type StatedPosition = {
  readonly place: string;
  readonly context: Json;
  /** Where the position was taken from, in the writer's own words. */
  readonly from?: string;
};

export type Header = Extensions & {
  readonly format: typeof FORMAT;
  readonly game: string;
  /** Version of the rules, counted from 1. */
  readonly rules: number;
  /** SHA-256 of the rulebook, base64url. */
  readonly rulebook: string;
  readonly edition: { readonly id: string; readonly digest: string };
  readonly rulings: { readonly set: string; readonly overrides: Readonly<Record<string, string>> };
  readonly seats: readonly SeatEntry[];
  readonly options: JsonObject;
  /** Facts of the table that nobody can derive. */
  readonly table: JsonObject;
  /** The log leaves consequences out. */
  readonly terse?: true;
  readonly position?: StatedPosition;
};

/** An event line, its shape checked and nothing else: `seq`, `type`, `by` may still be nonsense. */
export type Envelope = Extensions & {
  readonly seq: number;
  readonly type: string;
  readonly by?: number;
  /** ISO 8601 in UTC; never decides anything. */
  readonly at?: string;
  readonly data: JsonObject;
  /** SHA-256 of the previous line's bytes, base64url. */
  readonly prev?: string;
};

/** The event that is recorded, without its number, its time and its place in the chain. */
export const recordedEvent = ({ type, by, data }: Envelope): WrittenEvent =>
  by === undefined ? { type, data } : { type, by, data };

/** Members in the order in which writers put them; `x-` members follow. */
export const HEADER_MEMBERS = [
  "format",
  "game",
  "rules",
  "rulebook",
  "edition",
  "rulings",
  "seats",
  "options",
  "table",
  "terse",
  "position",
] as const;

export const ENVELOPE_MEMBERS = ["seq", "type", "by", "at", "data", "prev"] as const;

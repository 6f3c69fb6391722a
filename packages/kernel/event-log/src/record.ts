// The words of the record: a line as stored, the header, an event's envelope; their shapes, each described once.
// Knows no game: what `data`, `options` and `table` mean is the game's business.
// Format 2 has the shapes of format 1, and lines of the table among its events (see `table-event.ts`).
import {
  type GameEvent,
  isJsonObject,
  type Json,
  type JsonObject,
  LIMITS,
  type WrittenEvent,
} from "@assize/kernel-model";
import type { WrittenForm } from "./read-problem.ts";
import {
  anObject,
  type Extensions,
  extensible,
  leaf,
  list,
  optional,
  strict,
  type ValueOf,
} from "./shapes.ts";

export type { Extensions } from "./shapes.ts";

/** The formats that are read and written; the reader refuses every other. */
export const FORMATS = ["assize-log/1", "assize-log/2"] as const;
export type Format = (typeof FORMATS)[number];
/** Of a game whose players take nothing back. */
export const FORMAT: Format = "assize-log/1";
/** The one that has lines of the table. */
export const FORMAT_WITH_TABLE: Format = "assize-log/2";

const isFormat = (value: unknown): value is Format => FORMATS.some((one) => one === value);

/** One stored line. `bytes` are exactly those of the file, without the newline: they are hashed. */
export interface RawLine {
  /** Index of the line in its file, from 0. */
  readonly number: number;
  readonly bytes: Uint8Array;
}

const NO_DIGIT = /[^A-Za-z0-9_-]/;
const DIGEST = "^[A-Za-z0-9_-]{43}$";
/** A day that the calendar has: 29 February in leap years only. */
const DAY =
  "([0-9]{4}-((0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)" +
  "|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)";
const INSTANT = `^${DAY}` + "T([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]{1,9})?Z$";
const instant = new RegExp(INSTANT);

/** As `DIGEST` says, a third faster: this is asked of every chained line. */
export const isDigest = (value: unknown): value is string =>
  typeof value === "string" && value.length === 43 && !NO_DIGIT.test(value);
export const isInstant = (value: unknown): value is string =>
  typeof value === "string" && instant.test(value);
export const isCount = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && Number.isSafeInteger(value);

const whole = (form: WrittenForm, minimum: number) =>
  leaf<number>(form, (value) => isCount(value) && value >= minimum, {
    type: "integer",
    minimum,
    maximum: Number.MAX_SAFE_INTEGER,
  });

const name = leaf<string>("name", (value) => typeof value === "string" && value !== "", {
  type: "string",
  minLength: 1,
});
const digest = leaf<string>("digest", isDigest, { type: "string", pattern: DIGEST });
const anything = leaf<Json>("object", () => true, true);
const overrides = leaf<Readonly<Record<string, string>>>(
  "overrides",
  (value) =>
    isJsonObject(value) && Object.values(value).every((option) => typeof option === "string"),
  { type: "object", additionalProperties: { type: "string" } },
);

// Members stand in the order in which writers put them; `x-` members follow.

const SEAT = {
  colour: name,
  name: optional(name),
  /** The seat's public key. */
  key: optional(name),
};
const EDITION = { id: name, digest };
const RULINGS = { set: name, overrides };
const POSITION = {
  place: name,
  context: anything,
  /** Where the position was taken from, in the writer's own words. */
  from: optional(name),
};
const HEADER = {
  format: leaf<Format>("format", isFormat, { enum: [...FORMATS] }),
  game: name,
  /** Version of the rules, counted from 1. */
  rules: whole("rules", 1),
  /** SHA-256 of the rulebook, base64url. */
  rulebook: digest,
  edition: strict(EDITION),
  rulings: strict(RULINGS),
  seats: list("seats", extensible(SEAT), 1, LIMITS.seats),
  options: anObject,
  /** Facts of the table that the rules cannot derive. */
  table: anObject,
  /** The log leaves consequences out. */
  terse: optional(leaf<true>("terse", (value) => value === true, { const: true })),
  /** A place in the chart and a complete state to start from, instead of the game's beginning. */
  position: optional(strict(POSITION)),
};

export const HEADER_SHAPE = extensible(HEADER);
export type Header = ValueOf<typeof HEADER_SHAPE>;
export type SeatEntry = Header["seats"][number];
export type StatedPosition = NonNullable<Header["position"]>;

const EVENT = {
  type: name,
  by: optional(whole("seat", 0)),
  /** ISO 8601 in UTC; never decides anything. */
  at: optional(leaf<string>("instant", isInstant, { type: "string", pattern: INSTANT })),
  data: anObject,
};
const ENVELOPE = {
  seq: whole("line", 0),
  ...EVENT,
  /** SHA-256 of the previous line's bytes, base64url. */
  prev: optional(digest),
};

export const ENVELOPE_SHAPE = extensible(ENVELOPE);
/** An event line, its shape checked and nothing else: `seq`, `type`, `by` may still be nonsense. */
export type Envelope = ValueOf<typeof ENVELOPE_SHAPE>;

/** What a line says beside its event and its number: when, members of its writer's own, its place in the chain. */
export type Remarks = Pick<Envelope, "at" | "prev"> & Extensions;

/** An event that has no number and no link yet. */
export const CHOICE_SHAPE = strict({
  ...EVENT,
  /** The last event that its sender knew; 0 where that was none. */
  after: optional(whole("event", 0)),
});

/** The envelope of an event that is event number `seq`; `remarks` is what its line says beside the event. */
export const envelopeOf = (
  { type, by, data }: GameEvent,
  seq: number,
  remarks: Remarks = {},
): Envelope => ({
  seq,
  type,
  ...(by === undefined ? {} : { by }),
  data: data as JsonObject,
  ...remarks,
});

/** The event that is recorded, without its number, its time and its place in the chain. */
export const recordedEvent = ({ type, by, data }: Envelope): WrittenEvent =>
  by === undefined ? { type, data } : { type, by, data };

/** Members of each object in the order in which writers put them. */
export const ORDER = {
  header: Object.keys(HEADER),
  edition: Object.keys(EDITION),
  rulings: Object.keys(RULINGS),
  seat: Object.keys(SEAT),
  position: Object.keys(POSITION),
  envelope: Object.keys(ENVELOPE),
} as const;

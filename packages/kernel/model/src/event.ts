// What an event of a game is, and what a game says about each of its event types.
// Knows no log format and no chart; `chart-engine` decides when an event may come.
import type * as Schema from "effect/Schema";
import type { Fact } from "./fact.ts";
import type { Json } from "./json.ts";
import type { SeatId } from "./ids.ts";

/**
 * Who brings an event about: a seat's free choice, dice or a shuffle, somebody at the table who holds no seat (an arbiter, a
 * clock), or the rules alone.
 */
export const EVENT_CLASSES = ["decision", "chance", "outside", "consequence"] as const;
export type EventClass = (typeof EVENT_CLASSES)[number];

/**
 * Who may know a field when it is recorded: everybody, the acting seat, the seat that the data's field `seat`
 * names (chance has no acting seat), or nobody until a later event.
 */
export const AUDIENCES = ["public", "actor", "seat", "nobody"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** An event as it is written, in a record or for one; nothing says that it fits its type. */
export interface WrittenEvent {
  readonly type: string;
  readonly by?: number;
  readonly data: Json;
}

/** A decoded event, as the chart sees it. `by` stands on decisions only. */
export interface GameEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly by?: SeatId;
  readonly data: Data;
}

/**
 * The events of one game as its charts see them: `Data` has the schema of each type's data, and a `Decision` carries a
 * seat. Of one type where `Type` names it.
 */
export type EventOfGame<
  Data extends Readonly<Record<string, Schema.Codec<any, any>>>,
  Decision extends keyof Data,
  Type extends keyof Data = keyof Data,
> = {
  [One in Type]: One extends Decision
    ? { readonly type: One; readonly by: SeatId; readonly data: Data[One]["Type"] }
    : { readonly type: One; readonly data: Data[One]["Type"] };
}[Type];

/** A consequence as it is recorded, beside what the rules force there. `context` is the state before it. */
export interface Claim<Context = any, Data = any> {
  readonly context: Context;
  readonly derived: Data;
  /** Of any shape. */
  readonly recorded: Json;
}

/** When a clause is the one that decides a field's value. */
export interface Deciding<Context = any> {
  /** In English, for reference pages: `assessment` is `wealth`. */
  readonly words: string;
  /** Never throws, and reads no ruling. */
  readonly holds: (claim: Claim<Context>) => boolean;
  /** Where it decides by what no text states, though the clause is stated. Never throws, and reads no ruling. */
  readonly completion?: (claim: Claim<Context>) => boolean;
}

/** A field's audience, and the clauses that a wrong value of it breaks. */
export interface FieldNotes<Context = any> {
  readonly audience: Audience;
  /** Cited when a recorded value differs from the derived one; empty: those of the transition. */
  readonly clauses: readonly string[];
  /** Of those clauses that decide the value only sometimes: when. The others always do. */
  readonly where?: Readonly<Record<string, Deciding<Context>>>;
  /**
   * Why the value had to be what it is; null where nothing is to be said. Asked only when a sentence is made. Never
   * throws, whatever is recorded.
   */
  readonly describe?: (claim: Claim<Context>) => Fact | null;
}

/** A number from 0 to `below - 1`, from whoever holds the dice. */
export type Draw = (below: number) => number;

/** What people look for in a game's course: something secret comes to light, somebody's standing changes. */
export const EVENT_MARKS = ["reveal", "score"] as const;
export type EventMark = (typeof EVENT_MARKS)[number];

/** One type of event. `Context` is the game's state without its place in the chart. */
export interface EventDefinition<Context = any, Data = any> {
  readonly class: EventClass;
  /** Decodes `data` strictly; legality is the chart's business, not the schema's. */
  readonly data: Schema.Codec<Data, any>;
  readonly fields: Readonly<Record<string, FieldNotes<Context>>>;
  readonly marks?: readonly EventMark[];
  /** Consequences, and only they: the data that the rules force. Asked only where the event is due. */
  readonly derive?: (context: Context) => Data;
  /** Decisions: a superset of the seat's legal data, lazily, at most `LIMITS.choicesOffered`; the chart's rules sift it. */
  readonly choices?: (context: Context, seat: SeatId) => Iterable<Data>;
  /** Decisions: nobody is asked for it. It may be said beside what is awaited, or left unsaid; no game waits for it. */
  readonly unasked?: true;
  /** Chance: every possible outcome, lazily. From outside: all that may be stated; its data say in `saidBy` who said so. */
  readonly outcomes?: (context: Context) => Iterable<Data>;
  /**
   * Chance: the outcome that a recorded one stands for where it is not possible any more, for example the order that it
   * names, of the tiles that lie there (`inOrderOf`). Absent where an outcome stands for itself alone, as a die does.
   */
  readonly refit?: (context: Context, recorded: Data) => Data;
  /** Chance: one outcome, fairly drawn. */
  readonly draw?: (context: Context, draw: Draw) => Data;
}

/** True for what no game waits for: a decision that nobody is asked for, and all that comes from outside. */
export const isUnasked = ({ class: kind, unasked }: EventDefinition): boolean =>
  kind === "outside" || unasked === true;

/** A value that the record does not know: `{"$unknown": "reason"}`. */
export interface Unknown {
  readonly $unknown: string;
}

export const isUnknown = (value: Json | undefined): value is { readonly $unknown: string } =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  typeof (value as { $unknown?: unknown }).$unknown === "string";

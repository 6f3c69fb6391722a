// A game as it is noted down: what the table agreed on, and each choice and outcome of chance at its place in the game.
// Knows no text and no rule.
import type { Json, JsonObject, WrittenEvent } from "@assize/kernel-model";

export interface NotedSeat {
  readonly colour: string;
  readonly name?: string;
}

/** What stands above the game. Members that are left out were not noted down. */
export interface NotedTable {
  /** Clockwise. */
  readonly seats: readonly NotedSeat[];
  readonly options: JsonObject;
  readonly table: JsonObject;
  readonly rulings: {
    readonly set: string;
    readonly overrides: Readonly<Record<string, string>>;
  };
  readonly rules?: number;
  readonly rulebook?: string;
  readonly edition?: { readonly id: string; readonly digest: string };
  /** From where the game begins, where that is not its start. */
  readonly position?: Json;
  /** Tags that mean nothing to the game: an event, a place, a date. */
  readonly remarks: Readonly<Record<string, string>>;
}

/** Where in a game something is chosen. */
export type Slot =
  | { readonly part: "setup" }
  /** Everybody programs. */
  | { readonly part: "programs"; readonly year: number }
  /** A seat carries out an order, counted from 0. */
  | { readonly part: "order"; readonly year: number; readonly order: number; readonly seat: number }
  /** A kind of unit is counted: its index in UNIT_KINDS. */
  | { readonly part: "census"; readonly year: number; readonly kind: number };

/** Where something stands in a text; both are counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface NotedEvent {
  readonly event: WrittenEvent;
  readonly slot: Slot;
}

/** What was read. */
export interface PlacedEvent {
  readonly event: WrittenEvent;
  /** Of a shuffle that nobody noted down, the first line of the text. */
  readonly place: Place;
}

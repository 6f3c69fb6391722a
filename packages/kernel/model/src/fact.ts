// What decided, as data: what a question read, or why a value had to be what it is. The game has the words for it.
// Knows no sentence and no rule.
import type { SeatId } from "./ids.ts";
import type { JsonObject } from "./json.ts";

/** One thing that decided, at one moment of a game. */
export interface Fact {
  /** What it is, by the game's own name: `tile-held`. Names are stable and public. */
  readonly fact: string;
  /** What its sentence is made of, all of it as plain data. */
  readonly values: JsonObject;
  /** Who may know it: everybody, one seat, or nobody at the table. */
  readonly knownTo: "public" | "nobody" | SeatId;
}

/** A table as it is told: what its seats are called, in the reader's language. */
export interface TableNames {
  readonly seat: (seat: SeatId) => string;
}

// What people choose when they sit down to a game, as data: a command line and a page ask the same questions.
// Plain JSON, so that it can be sent from a worker. Knows no rule: what fits together is the game's to say.
import type { Localized } from "@assize/kernel-model";

interface FieldBase {
  /** The member of the header's `options` or `table` that it becomes. */
  readonly id: string;
  readonly goes: "options" | "table";
  readonly label: Localized;
  /** Asked only at tables of so many seats; of every size where absent. */
  readonly players?: readonly number[];
}

export interface FieldValue {
  readonly value: string;
  readonly label: Localized;
}

/** The default: the same for all, or by the number of seats. */
export type FieldDefault = string | { readonly byPlayers: Readonly<Record<number, string>> };

/** One of several values. */
export interface ChoiceField extends FieldBase {
  readonly kind: "choice";
  readonly values: readonly FieldValue[];
  readonly default: FieldDefault;
}

/** What play has shown of a number that a value takes. */
export interface Caution {
  /** At tables of so many seats. */
  readonly players: readonly number[];
  /** From this number on. */
  readonly from: number;
  /** Not where this field has, or is among others, this value. */
  readonly unless?: { readonly field: string; readonly value: string };
  readonly text: Localized;
}

/** One of several values, some of which take a number: `any:N` is written `any:1` to `any:` and `most`. */
export interface PatternField extends FieldBase {
  readonly kind: "pattern";
  readonly values: readonly (FieldValue & { readonly most?: number; readonly caution?: Caution })[];
  readonly default: FieldDefault;
}

/** Any of several values, with commas between; none by default, and then the header leaves it out. */
export interface FlagsField extends FieldBase {
  readonly kind: "flags";
  readonly values: readonly FieldValue[];
}

/** A number, written as it is or `random`, drawn by lot then; none by default, and then the header leaves it out. */
export interface NumberField extends FieldBase {
  readonly kind: "number";
  readonly least: number;
  readonly most: number;
  /** What is said where there is none. */
  readonly none: Localized;
}

/** One of the seats, written as its colour and recorded as its number; drawn by lot by default. */
export interface SeatField extends FieldBase {
  readonly kind: "seat";
  readonly random: true;
}

export type TableField = ChoiceField | PatternField | FlagsField | NumberField | SeatField;

/** How the table of one game is set. */
export interface TableForm {
  readonly seats: { readonly min: number; readonly max: number; readonly default: number };
  /** Seat colours in the order of the seats, at least `seats.max`; a smaller table has the first ones. */
  readonly colours: readonly string[];
  readonly fields: readonly TableField[];
}

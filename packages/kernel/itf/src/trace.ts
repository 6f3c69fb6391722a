// A trace as a program holds it: the format's own shapes, with whole numbers as bigint. Knows no text.

/**
 * A value of a state. A variant is a record of `tag` and `value`, as the format has it; the entries of a set and of a map
 * have no order.
 */
export type ItfValue =
  | boolean
  | string
  | bigint
  | readonly ItfValue[]
  | { readonly "#tup": readonly ItfValue[] }
  | { readonly "#set": readonly ItfValue[] }
  | { readonly "#map": readonly (readonly [ItfValue, ItfValue])[] }
  | { readonly "#unserializable": string }
  | ItfRecord;

/** The names of its fields do not begin with `#`. */
export interface ItfRecord {
  readonly [field: string]: ItfValue;
}

export interface ItfTrace {
  /** What its writer says about it. */
  readonly meta: Readonly<Record<string, unknown>>;
  readonly vars: readonly string[];
  /** The variables at each moment, by name. */
  readonly states: readonly ItfRecord[];
}

export const isItfRecord = (value: ItfValue | undefined): value is ItfRecord =>
  typeof value === "object" &&
  !Array.isArray(value) &&
  !Object.keys(value).some((field) => field.startsWith("#"));

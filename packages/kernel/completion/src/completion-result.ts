// What a search for the values that nobody wrote down comes to. Data alone.
import type { Json, JsonObject, Seq } from "@assize/kernel-model";

export interface CompletionLimits {
  /** Most choices, outcomes and lines that are tried. */
  readonly tried: number;
  /** Most times that an order too large to be gone through is put right by a later line. */
  readonly repairs: number;
  /** Most values that are counted of one line. */
  readonly ways: number;
  /** Most choices, outcomes and lines that are tried to count them, of all lines together. */
  readonly counted: number;
}

export const COMPLETION_LIMITS: CompletionLimits = {
  tried: 200_000,
  repairs: 1_000,
  ways: 10,
  counted: 100_000,
};

/** The values that a line may have: one alone is forced where these are all. */
export interface Ways {
  /** The one that was filled in first; of many, the first ones. */
  readonly values: readonly Json[];
  /** True where there are no others; false where a limit was reached, or not everything could be tried. */
  readonly isAll: boolean;
  /** Other lines, by their place in the record from 0, some of whose values are never beside some of these. */
  readonly beside: readonly number[];
}

/** Where a value stands in the data of a line: names of members, and places in lists from 0. */
export type MemberPath = readonly (string | number)[];

/** One value of a line that nobody wrote down. */
export interface FilledMember extends Pick<Ways, "values" | "isAll"> {
  readonly path: MemberPath;
}

/** A line with its values filled in. */
export interface Filled {
  readonly seq: Seq;
  readonly type: string;
  readonly data: JsonObject;
  /** Of the line as a whole. */
  readonly ways: Ways;
  /** Of each of its values that nobody wrote down; of data that are not known as a whole, of each member. */
  readonly members: readonly FilledMember[];
}

/**
 * With these values the record is compliant; with none it is, of all that there are; or it is not known, since a limit was
 * reached, or an order has more outcomes than can be gone through.
 */
export type Completion =
  | { readonly kind: "compliant"; readonly filled: readonly Filled[]; readonly tried: number }
  | {
      readonly kind: "violated";
      /** The first line that does not fit, by the values that go farthest. */
      readonly farthest: Seq;
      readonly tried: number;
    }
  | {
      readonly kind: "undetermined";
      readonly why: "tried" | "order-too-large";
      readonly farthest: Seq;
      readonly tried: number;
    };

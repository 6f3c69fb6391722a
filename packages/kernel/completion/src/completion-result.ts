// What a search for the values that nobody wrote down comes to. Data alone.
import type { JsonObject, Seq } from "@assize/kernel-model";

export interface CompletionLimits {
  /** Most choices, outcomes and lines that are tried. */
  readonly tried: number;
  /** Most times that an order too large to be gone through is put right by a later line. */
  readonly repairs: number;
}

export const COMPLETION_LIMITS: CompletionLimits = { tried: 200_000, repairs: 1_000 };

/** A line with its values filled in. */
export interface Filled {
  readonly seq: Seq;
  readonly type: string;
  readonly data: JsonObject;
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

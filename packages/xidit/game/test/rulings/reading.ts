// The shape of a ruling's test: for each option, what happens from the same position.
import type { RulingId, RulingOptions } from "@assize/xidit-rulebook";

export interface Reading {
  readonly ruling: RulingId;
  /** By option; a parameter stands in it as in a header, for example `limited:3`. */
  readonly cases: Readonly<Record<string, (rulings: Partial<RulingOptions>) => unknown>>;
}

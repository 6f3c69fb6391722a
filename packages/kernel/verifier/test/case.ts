// A log tampered with by hand, and all that an audit has to find in it.
import type { Explained, Finding } from "@assize/kernel-model";
import type { Tampering } from "@assize/testkit";

export interface Case {
  readonly what: string;
  readonly done: readonly Tampering[];
  /** All findings, in order, with the members that matter. */
  readonly found: readonly (Partial<Omit<Finding, "explained">> & {
    readonly explained?: Partial<Explained>;
  })[];
  /** Where the audit stopped; absent where it went to the end. */
  readonly stopped?: number;
}

// What a merge comes to. Data alone.
import type { Envelope } from "@assize/kernel-event-log";
import type { Seq } from "@assize/kernel-model";
import type { Audit } from "@assize/kernel-verifier";

export interface MergeLimits {
  /** Most pairs of lines of two protocols that are compared, where these differ. */
  readonly compared: number;
  /** Most audits of what follows from one version or another. */
  readonly audits: number;
}

export const MERGE_LIMITS: MergeLimits = { compared: 4_000_000, audits: 200 };

/** An event as somebody wrote it, without its number and its link. */
export type Said = Omit<Envelope, "seq" | "prev">;

/** One of several things that stand for the same moment of a game. */
export interface Version {
  /** Null: those who wrote before and after it wrote nothing there. */
  readonly event: Said | null;
  /** Who says so, by their places among the protocols, from 0. */
  readonly by: readonly number[];
  /** What the record comes to with it, all other things as they were taken; null where a limit was reached. */
  readonly audit: Extract<Audit, { readonly kind: "audited" }> | null;
  /** True for the one that stands in the record. */
  readonly taken: boolean;
}

export interface Disagreement {
  /** The event of the record; where the version that was taken is none, the event before which it would be. */
  readonly seq: Seq;
  readonly versions: readonly Version[];
}

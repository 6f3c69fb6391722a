// The name of the algorithm by which records that deviate are explained, and the digest of its numbers. Loads neither.
import type { Algorithm } from "@assize/kernel-model";

/**
 * `id` grows with every change of what is told of a record. The digest is that of the table of costs and the limits, held to them by a
 * test.
 */
export const ALGORITHM: Algorithm = {
  id: "edits/2",
  digest: "IDJNJLzwyqEUps4K90s0BWkRi-c1_6l2mSLUrnCG-Bg",
};

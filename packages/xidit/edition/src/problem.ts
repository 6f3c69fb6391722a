// What can be wrong with an edition: stable codes, each with where it is and what to do.
// Knows no checks; docs/reference/edition.md lists the codes, and a test holds both equal.
import type { Asked } from "@assize/kernel-model";

/** Problems that any edition may have. */
export const EDITION_PROBLEM_CODES = [
  "malformed",
  "duplicate-city",
  "missing-city",
  "cities-at-one-place",
  "dangling-road",
  "road-to-itself",
  "two-roads-of-a-colour",
  "road-through-city",
  "crossing-roads",
  "map-in-pieces",
  "duplicate-region",
  "missing-region",
  "central-region-count",
  "lyre-order",
  "region-outside-every-face",
  "regions-share-a-face",
  "face-without-region",
  "open-region-unknown-city",
  "open-region-inside-a-face",
  "open-region-city-inland",
  "duplicate-tile",
  "tile-for-unknown-city",
  "wrong-tile-count",
  "short-game-tile-missing",
  "recruit-size",
  "recruit-too-many-of-a-kind",
  "duplicate-titan",
  "titan-count",
] as const;

/** Further facts asked of the reference edition only. */
export const REFERENCE_PROBLEM_CODES = [
  "reference-road-count",
  "reference-face-count",
  "reference-known-road",
  "reference-city-17",
  "reference-colour-everywhere",
  "reference-dead-end",
  "reference-outer-regions",
  "reference-secluded-cities",
  "reference-closed-in-city",
  "reference-three-player-tiles",
  "reference-known-recruit",
  "reference-known-threat",
  "reference-archer-mage",
  "reference-seen-values",
  "reference-cost-size",
  "reference-unit-shares",
  "reference-reward-order",
  "reference-titan-rewards",
] as const;

export type EditionProblemCode =
  | (typeof EDITION_PROBLEM_CODES)[number]
  | (typeof REFERENCE_PROBLEM_CODES)[number];

export interface EditionProblem {
  readonly code: EditionProblemCode;
  /** Where in the file, for example `roads[3].between`; empty for the whole. */
  readonly path: string;
  /** What is wrong, and what to do. */
  readonly message: string;
  /** What should have stood there, where the edition does not have its shape. */
  readonly asked?: Asked;
}

export const problem = (
  code: EditionProblemCode,
  path: string,
  message: string,
): EditionProblem => ({ code, path, message });

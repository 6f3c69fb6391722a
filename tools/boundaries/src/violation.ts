// What the check finds, as data and as a line of text.

export const VIOLATION_KINDS = [
  "nothing-seen",
  "unplaced-package",
  "forbidden-package",
  "undeclared",
  "past-exports",
  "outside-package",
  "forbidden-external",
  "node-below-apps",
  "other-game",
  "export-all",
  "unreadable",
  "cycle",
] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

export interface Violation {
  readonly kind: ViolationKind;
  readonly from: string;
  readonly to: string;
  /** The file, with its line where there is one. */
  readonly at: string;
  readonly why: string;
}

export const describeViolation = ({ from, to, at, why }: Violation): string =>
  `${from} → ${to} (${at}): ${why}`;

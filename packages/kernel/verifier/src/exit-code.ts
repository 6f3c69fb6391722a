// The exit codes of the platform, decided in one place.
import type { Audit } from "./audit.ts";

export const EXIT = {
  compliant: 0,
  violated: 1,
  undetermined: 2,
  unreadable: 3,
  defect: 70,
} as const;

/** The exit code of one audit. */
export const exitCodeOf = (audit: Audit): number =>
  audit.kind === "unreadable" ? EXIT.unreadable : EXIT[audit.verdict.kind];

/** Worst first: with several logs the first of these that occurs is the answer. */
const ORDER: readonly number[] = [EXIT.defect, EXIT.unreadable, EXIT.violated, EXIT.undetermined];

export const worstExitCode = (codes: Iterable<number>): number => {
  const seen = new Set(codes);
  return ORDER.find((code) => seen.has(code)) ?? EXIT.compliant;
};

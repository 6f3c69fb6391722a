// Findings by their cause: each finding that stands for itself, and those that belong to it. Tells nothing.
import type { Finding } from "@assize/kernel-model";

/** One cause: the finding that is told for it, and all others that belong to it or may stem from it. */
export interface Cause {
  readonly root: Finding;
  readonly parts: readonly Finding[];
}

/** The causes of these findings, in the order of the log. A finding whose cause is not among them stands for itself. */
export const causesOf = (findings: readonly Finding[]): readonly Cause[] => {
  const causes = new Map<string, { readonly root: Finding; readonly parts: Finding[] }>();
  for (const finding of findings) {
    const cause = finding.follows === null ? undefined : causes.get(finding.follows);
    if (cause === undefined) causes.set(finding.id, { root: finding, parts: [] });
    else cause.parts.push(finding);
  }
  return [...causes.values()];
};

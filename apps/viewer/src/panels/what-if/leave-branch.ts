// The way back from a branch: to the record, at the moment where the branch left it. Loaded with the page; all else of
// branches is loaded when it is needed.
import type { BranchFacts, BranchId } from "../../protocol/protocol.ts";
import type { Session } from "../../session/session.tsx";

/** The last event that a branch shares with the record; null for the record and for branches that are not known. */
export const sharedWithRecord = (
  branches: readonly BranchFacts[],
  branch: BranchId,
): number | null => {
  let shared: number | null = null;
  let at = branch;
  while (at !== 0) {
    const from = branches.find(({ id }) => id === at)?.from;
    if (from === undefined || from === null) return null;
    shared = Math.min(shared ?? from.seq, from.seq);
    at = from.branch;
  }
  return shared;
};

export const leaveBranch = ({ branches, cursor }: Session): void => {
  const branch = cursor.branch();
  if (branch !== 0) cursor.enter(0, sharedWithRecord(branches(), branch) ?? undefined);
};

// The way back from a branch: to the record, at the moment where the branch left it. Loaded with the page; all else of
// branches is loaded when it is needed.
import type { Branch, ReelId } from "../protocol/protocol.ts";
import type { Session } from "../session/session.tsx";

/** The last event that a branch shares with the record; null for the record and for branches that are not known. */
export const sharedWithRecord = (branches: readonly Branch[], reel: ReelId): number | null => {
  let shared: number | null = null;
  let at = reel;
  while (at !== 0) {
    const from = branches.find((branch) => branch.reel === at)?.from;
    if (from === undefined || from === null) return null;
    shared = Math.min(shared ?? from.seq, from.seq);
    at = from.reel;
  }
  return shared;
};

export const leaveBranch = ({ branches, cursor }: Session): void => {
  const reel = cursor.reel();
  if (reel !== 0) cursor.enter(0, sharedWithRecord(branches(), reel) ?? undefined);
};

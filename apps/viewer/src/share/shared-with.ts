// What goes along with a game that is shared: the branches that are there, and this reader's notes. Knows no rule.
import { bringBackBranches } from "../panels/what-if/bring-back.ts";
import type { Carried } from "../protocol/carried.ts";
import { branchesOf } from "../session/kept-branches.ts";
import type { Session } from "../session/session.tsx";

const NOTHING: Carried = { branches: [], notes: [] };

export const sharedWith = async (session: Session): Promise<Carried> => {
  const history = session.openLogs.current()?.facts.history;
  if (history === undefined) return NOTHING;
  await bringBackBranches(session);
  const branches = await branchesOf(session.client(), history, session.preferences.language());
  return { branches, notes: session.notes.all() };
};

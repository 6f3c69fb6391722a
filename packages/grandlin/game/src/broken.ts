// An invariant that a state breaks: the clause it stands for, and what is wrong. Knows no state.
import type { Broken } from "@assize/kernel-model";
import type { ClauseId } from "@assize/grandlin-rulebook";

/** `wrong` names what is wrong. */
export const broken = (id: ClauseId, wrong: string, more: Broken["by"] = {}): Broken => ({
  id,
  by: { wrong, ...more },
});

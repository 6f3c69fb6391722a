// The smallest witness from the game's own start: as few choices as lead to a place where the same rule can be broken in the
// same way.
import { emptyDraft } from "./draft.ts";
import { actsBefore, actsFrom, type Deviation, type Followed } from "./followed.ts";
import { AFTERS, spend } from "./limits.ts";
import { withAct } from "./playing.ts";
import { type Reduced, reduced } from "./reduction.ts";
import type { Script, Trial } from "./trial.ts";

/** The earliest moment of the record at which the deviation can stand and is told as it is; null where there is none. */
const earliest = (
  trial: Trial,
  { acts }: Pick<Followed, "acts">,
  { finding }: Deviation,
): Script | null => {
  const { start } = trial.table;
  const before = actsBefore(acts, finding.seq);
  const later = actsFrom(acts, finding.seq);
  const afters = trial.deviation.isOmission ? AFTERS.slice(1) : AFTERS;
  for (const after of afters) {
    let draft = emptyDraft(trial.table);
    for (let count = 0; count <= before.length; count++) {
      if (count > 0) draft = withAct(start, draft, before[count - 1]!) ?? draft;
      // What followed it fits nowhere but at its own place.
      if (after > 1 && count < before.length) continue;
      const following = [...before.slice(count), ...later];
      if (!spend(trial.left, "plays")) return null;
      if (trial.behind(draft, { following, after }) !== null)
        return { acts: before.slice(0, count), following, after };
    }
  }
  return null;
};

export const fromStart = (
  trial: Trial,
  followed: Pick<Followed, "acts">,
  deviation: Deviation,
): Reduced | null => {
  const script = earliest(trial, followed, deviation);
  return script === null ? null : reduced(trial, script);
};

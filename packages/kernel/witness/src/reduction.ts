// A script in which nothing can be left out: no line behind the deviation, no choice, and no part of a choice.
import { fewest } from "./fewest.ts";
import { simplerActs } from "./simpler-acts.ts";
import type { Found, Script, Trial } from "./trial.ts";

export interface Reduced extends Found {
  readonly script: Script;
}

/** Requires that the script breaks the rule in the same way. */
export const reduced = (trial: Trial, from: Script): Reduced => {
  let script = from;
  let size = Infinity;
  while (sizeOf(script) < size && !trial.left.reached) {
    size = sizeOf(script);
    script = shortened(trial, script);
    script = {
      ...script,
      acts: fewest(script.acts, (acts) => trial.of({ ...script, acts }) !== null),
    };
    script = {
      ...script,
      following: fewest(
        script.following,
        (following) => trial.of({ ...script, following }) !== null,
      ),
    };
    script = { ...script, acts: simplerActs(trial, script) };
  }
  return { ...trialAgain(trial, script), script };
};

/** With as few lines behind the deviation as tell it. */
const shortened = (trial: Trial, script: Script): Script => {
  for (let after = 0; after < script.after; after++)
    if (trial.of({ ...script, after }) !== null) return { ...script, after };
  return script;
};

const sizeOf = ({ acts, following, after }: Script): number =>
  JSON.stringify([acts, following].map((all) => all.map((act) => ("event" in act ? act.event : 0))))
    .length + after;

/** It was tried before, so that no limit stands in its way. */
const trialAgain = (trial: Trial, script: Script): Found => {
  const { audits, plays, reached } = trial.left;
  Object.assign(trial.left, { audits: Infinity, plays: Infinity, reached: false });
  const found = trial.of(script)!;
  Object.assign(trial.left, { audits, plays, reached });
  return found;
};

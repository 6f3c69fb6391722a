// Which of several sets of edits comes first, and which one is told. Knows no kind of mistake.
import type { Held } from "@assize/kernel-model";
import { MARGIN } from "./costs.ts";
import { accusations, type Edit, isRoot, linesOf, type Play } from "./edits.ts";
import { saidBy } from "./other-sets.ts";

/** How far play went another way than the rules: not at all, by one line less, by what is written, by what the rules refuse. */
const DEPARTS: Readonly<Record<Held, number>> = {
  corrected: 0,
  "passed-over": 1,
  believed: 2,
  stood: 3,
};

/** A line that stands in the wrong place is two edits, and no departure. */
const departures = (edits: readonly Edit[]): number => {
  const halves = new Set(edits.flatMap(({ half }) => half ?? []));
  const isAlone = (edit: Edit): boolean => edit.half === null && !halves.has(edit);
  return edits.reduce(
    (sum, edit) => sum + (edit.cost > 0 && isAlone(edit) ? DEPARTS[edit.held] : 0),
    0,
  );
};

const linesTold = (edits: readonly Edit[]): number =>
  edits.reduce((sum, edit) => sum + linesOf(edit), 0);

/**
 * Cheapest first; then the fewest accused, then the fewest deviations, then the one by which play kept most to the rules, then the one
 * that is told of the fewest lines, then the one whose last edit is told earlier.
 */
export const better = (a: Play, b: Play): number =>
  a.cost - b.cost ||
  accusations(a.edits) - accusations(b.edits) ||
  a.edits.filter(isRoot).length - b.edits.filter(isRoot).length ||
  departures(a.edits) - departures(b.edits) ||
  linesTold(a.edits) - linesTold(b.edits) ||
  (a.edits.at(-1)?.at ?? -1) - (b.edits.at(-1)?.at ?? -1);

/**
 * The one that is told: the best, unless it supposes something at a line where the rules refuse a choice, and all lines fit as well
 * where that choice was carried out, with no more edits, within the margin. Then the record says what happened.
 *
 * @param plays the best first
 */
export const toldOf = (plays: readonly Play[]): Play => {
  const [best, ...others] = plays as readonly [Play, ...Play[]];
  return others.find((other) => other.cost <= best.cost + MARGIN && standsIn(other, best)) ?? best;
};

/** True where one set says of a choice that it stood, and differs in nothing else from another that says more of the same line. */
const standsIn = (one: Play, other: Play): boolean => {
  const [own, theirs] = [costing(one), costing(other)];
  if (own.length > theirs.length) return false;
  const [here, there] = [saidBy(own), saidBy(theirs)];
  const [said, saidThere] = [new Set(own.map(here)), new Set(theirs.map(there))];
  const differing = own.filter((edit) => !saidThere.has(here(edit)));
  const [stood] = differing;
  if (differing.length !== 1 || stood?.as !== "stood-choice") return false;
  return theirs.every(
    (edit) => said.has(there(edit)) || (edit.line === stood.line && edit.at === stood.at),
  );
};

const costing = ({ edits }: Play): readonly Edit[] => edits.filter(({ cost }) => cost > 0);

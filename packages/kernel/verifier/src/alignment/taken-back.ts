// Play goes back, and a line says so: the position becomes again the one that the explanation had after an earlier line. Which
// positions are kept for that, and how lines are gone along one after the other where some of them go back.
import type { Position } from "@assize/kernel-chart-engine";
import { type Back, type Hypothesis, type Kept, onward } from "./moves.ts";
import { fit, keyOf } from "./rules.ts";
import type { Search } from "./search-state.ts";

/** Where an explanation stands between two lines. */
export interface Stand {
  readonly position: Position<unknown>;
  readonly kept: readonly Kept[];
}

/** What a position rests on that is not known for certain. */
type RestsOn = Pick<Hypothesis, "unknown" | "guess" | "settled">;

const CERTAIN: RestsOn = { unknown: null, guess: null, settled: false };

/** Of the sound part nothing is in doubt. */
const keptAfter = (search: Search, kept: readonly Kept[], line: number): Kept | null => {
  const own = kept.findLast((one) => one.line === line);
  if (own !== undefined) return own;
  const position = search.sound.get(line);
  return position === undefined ? null : { line, position, ...CERTAIN };
};

/** Where line `index` takes play back to; null where it does not, or where the limit has let that position go. */
const backAt = (search: Search, kept: readonly Kept[], index: number): Kept | null => {
  const undo = search.undos.at.get(index);
  return undo === undefined ? null : keptAfter(search, kept, undo.to);
};

/** The positions kept after line `index`: with its own where that is named later, and without those that no longer are. */
export const keptOn = (
  { undos, limits }: Search,
  kept: readonly Kept[],
  index: number,
  position: Position<unknown>,
  restsOn: RestsOn = CERTAIN,
): readonly Kept[] => {
  const isNamed = (line: number): boolean => (undos.named.get(line) ?? -1) > index;
  const needed = undos.at.has(index) ? kept.filter(({ line }) => isNamed(line)) : kept;
  if (!isNamed(index + 1) || needed.at(-1)?.line === index + 1) return needed;
  const { unknown, guess, settled } = restsOn;
  const own = { line: index + 1, position, unknown, guess, settled };
  return [...needed.slice(1 - limits.kept), own];
};

/** A hypothesis that has taken line `index`, with the positions that it has to keep. */
export const keeping = (search: Search, one: Hypothesis, index: number): Hypothesis => {
  if (search.undos.at.size === 0) return one;
  const kept = keptOn(search, one.kept, index, one.position, one);
  return kept === one.kept ? one : { ...one, kept };
};

/** The hypothesis after line `index`, which it knows to lead to this position. */
export const onwardAt = (
  search: Search,
  one: Hypothesis,
  index: number,
  position: Position<unknown>,
): Hypothesis => {
  const next = onward(one, position);
  const isBack = search.undos.at.has(index);
  return keeping(
    search,
    isBack ? { ...next, backs: backOn(one.backs, index, position) } : next,
    index,
  );
};

const backOn = (before: Back | null, index: number, position: Position<unknown>): Back => ({
  index,
  position,
  before,
});

/**
 * The hypothesis after an undo: it stands where it stood, and rests on what it rested on then. No line is moved over an
 * undo. A line that was lost or put in before makes the number of every later one another, so that behind it nobody is
 * accused. Null where the limit has let that position go.
 */
export const takenBack = (search: Search, one: Hypothesis, index: number): Hypothesis | null => {
  const to = backAt(search, one.kept, index);
  if (to === null) return null;
  const { position, unknown, guess, settled } = to;
  const isOff = one.isOff || one.deviations > 0;
  const there = { ...one, unknown, guess, settled, isOff, passedOver: [], putIn: [] };
  return onwardAt(search, there, index, position);
};

/** Where lines of the record took the winner back to, by their index. */
export const backsOf = ({ backs }: Hypothesis): ReadonlyMap<number, Position<unknown>> => {
  const all = new Map<number, Position<unknown>>();
  for (let one = backs; one !== null; one = one.before) all.set(one.index, one.position);
  return all;
};

/** One line, as it has to fit: the position to which it leads; null where it does not. */
export const along = (search: Search, { position, kept }: Stand, index: number): Stand | null => {
  search.rules.looked++;
  const after = search.undos.at.has(index)
    ? backAt(search, kept, index)?.position
    : search.undos.ruled.has(index)
      ? position
      : fit(search.rules, position, search.lineAt(index))?.at(-1)!.position;
  if (after === undefined) return null;
  return { position: after, kept: keptOn(search, kept, index, after) };
};

/** What else two explanations must have in common to be one: what play goes back to. */
export const keptKey = ({ rules }: Search, { kept }: Hypothesis): string =>
  kept.map(({ line, position }) => `\n${line} ${keyOf(rules, position)}`).join("");

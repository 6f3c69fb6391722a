// Other sets of edits beside the one that is told: what they do without, and what they say in its place. Two edits are one where a
// reader is told the same of the same line, whatever is guessed of it.
import { MARGIN } from "./costs.ts";
import { type Edit, linesOf, type Play, type Rival } from "./edits.ts";

/** A set of edits beside the one that is told, from where the two part. */
export interface OtherSet {
  /** What it costs more than the cheapest, in tenths of a deviation. */
  readonly more: number;
  /** Edits that are told and that it does without; one at least. */
  readonly without: readonly Edit[];
  /** Its own edits in their place, and all of its edits from where the two part. */
  readonly instead: readonly Edit[];
  readonly tail: readonly Edit[];
}

/** What is said by each edit of a set. */
export const saidBy = (set: readonly Edit[]): ((edit: Edit) => string) => {
  const halves = new Set(set.flatMap(({ half }) => half ?? []));
  return (edit) => {
    const { kind, held, line, at, accuses, suspects, half, act } = edit;
    const event = act.does === "insert" || act.does === "read" ? act.event : null;
    const isHalf = half !== null || halves.has(edit);
    const named = accuses ?? suspects;
    return [kind, held, line, at, named, isHalf, linesOf(edit), event?.type, event?.by].join();
  };
};

/** The same, where one thing may be said several times. */
const saidIn = (set: readonly Edit[]): ReadonlyMap<string, Edit> => {
  const said = new Map<string, Edit>();
  const by = saidBy(set);
  for (const edit of set.filter(({ cost }) => cost > 0)) {
    let nth = 0;
    while (said.has(`${by(edit)} ${nth}`)) nth++;
    said.set(`${by(edit)} ${nth}`, edit);
  }
  return said;
};

/** Edits from a place on, with those of which one of them is the other half. */
const from = (edits: readonly Edit[], first: number): readonly Edit[] => {
  const tail = edits.slice(first);
  const halves = new Set(tail.flatMap(({ half }) => half ?? []));
  return [...edits.slice(0, first).filter((edit) => halves.has(edit)), ...tail];
};

const apart = (one: readonly Edit[], other: readonly Edit[], more: number): OtherSet => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const tail = from(other, same);
  const [own, theirs] = [saidIn(from(one, same)), saidIn(tail)];
  const without = [...own].flatMap(([said, edit]) => (theirs.has(said) ? [] : [edit]));
  const instead = [...theirs].flatMap(([said, edit]) => (own.has(said) ? [] : [edit]));
  return { more, without, instead, tail };
};

/** A rival of some edits as a whole set: its own in the place of those that it stands beside. Null where these are told otherwise now. */
export const wholeOf = (rival: Rival, edits: readonly Edit[]): readonly Edit[] | null => {
  const { instead } = rival;
  let same = 0;
  while (same < instead.length && edits[same] === instead[same]) same++;
  return same < instead.length ? null : [...rival.edits, ...edits.slice(same)];
};

/** All sets beside the told one that cost at most the margin more than it, the cheapest first. */
export const otherSets = (told: Play, others: readonly Play[]): readonly OtherSet[] => {
  const moreThan = (cost: number): number => Math.max(0, cost - told.cost);
  const near = others.filter(({ cost }) => moreThan(cost) <= MARGIN);
  const sets: OtherSet[] = near.map(({ edits, cost }) => apart(told.edits, edits, moreThan(cost)));
  for (const play of [told, ...near])
    for (const rival of play.rivals) {
      const more = moreThan(play.cost + rival.more);
      const edits = more > MARGIN ? null : wholeOf(rival, play.edits);
      if (edits !== null) sets.push(apart(told.edits, edits, more));
    }
  return sets.filter(({ without }) => without.length > 0).toSorted((a, b) => a.more - b.more);
};

/**
 * Of other sets those worth telling: none that says all that another one says and more, be it beside what is told or in its place.
 * Requires the cheapest first.
 */
export const worthTelling = (sets: readonly OtherSet[]): readonly OtherSet[] => {
  const kept: { readonly one: OtherSet; readonly said: Said }[] = [];
  for (const one of sets.toSorted((a, b) => a.more - b.more || sizeOf(a) - sizeOf(b))) {
    const said = { instead: new Set(saidIn(one.instead).keys()), without: new Set(one.without) };
    if (!kept.some((other) => saysMore(said, other.said))) kept.push({ one, said });
  }
  return kept.map(({ one }) => one);
};

interface Said {
  readonly instead: ReadonlySet<string>;
  readonly without: ReadonlySet<Edit>;
}

const sizeOf = ({ instead, without }: OtherSet): number => instead.length + without.length;

const saysMore = (one: Said, other: Said): boolean =>
  isWithin(other.instead, one.instead) &&
  (isWithin(one.without, other.without) || isWithin(other.without, one.without));

const isWithin = <Member>(some: ReadonlySet<Member>, all: ReadonlySet<Member>): boolean =>
  [...some].every((one) => all.has(one));

// Who answers, read from the sets of edits alone: a seat where every set within the margin accuses it; where some do, it cannot be decided,
// and they are named. Where the budget of an episode was spent, and where none of the lines up to the end of the record is
// taken, nobody knows all sets: then it cannot be decided either.
import type { SeatId } from "@assize/kernel-model";
import { type OtherSet, otherSets, worthTelling } from "../explain/other-sets.ts";
import { runOf } from "../explain/edits.ts";
import type { Found } from "../explain/search.ts";
import type { Search } from "../explain/search-state.ts";
import { accusedBy, type Statement, type Statements, statementsOf, rootOf } from "./statements.ts";

/** A seat, or whoever wrote the record. */
export type Answering = SeatId | "recorder";

/** Another explanation of a stretch of the record. */
export interface Difference {
  /** What it costs more than the cheapest, in tenths of a deviation. */
  readonly more: number;
  /** What is told and it does without, and what it says in its place, first to last. */
  readonly without: readonly Statement[];
  readonly instead: readonly Statement[];
}

/** What the told explanation is compared with, and between whom it cannot be decided for each of its statements. */
export interface Blame {
  readonly differences: readonly Difference[];
  readonly between: (one: Statement) => readonly Answering[];
}

export const blameBy = (
  search: Search,
  told: Statements,
  { told: play, others, spent }: Found,
): Blame => {
  const sets = otherSets(play, others);
  const asStatements = ({ more, without, instead, tail }: OtherSet): Difference => {
    const made = statementsOf(search, tail);
    return {
      more,
      without: without.flatMap((edit) => told.get(edit) ?? []),
      instead: instead.flatMap((edit) => made.get(edit) ?? []),
    };
  };
  const all = sets.map(asStatements);
  const statements = [...told.values()].flat();
  const accused = accusedBy(statements);
  const halves = new Set(statements.flatMap(({ half }) => half ?? []));
  const trailing = runOf(play);
  const isSpent = ({ index }: Statement): boolean =>
    (trailing > 1 && index >= search.length - trailing) ||
    spent.some(({ first, last }) => first <= index && index <= last);
  const between = (said: Statement): readonly Answering[] => {
    const own = accused.get(said) ?? null;
    const beside = halves.has(said) ? null : said.suspects;
    if (own === null && beside === null && rootOf(said) !== said) return [];
    const others = new Set<Answering>(beside === null ? [] : ["recorder"]);
    for (const one of all)
      for (const name of namedIn(one, said, accused, own ?? beside)) others.add(name);
    if (own !== null && others.size === 0 && isSpent(said)) others.add("recorder");
    return others.size === 0 ? [] : [own ?? beside ?? "recorder", ...others];
  };
  return { differences: worthTelling(sets).map(asStatements), between };
};

/**
 * Whom another set names in the place of what a statement says. Who is accused by another set alone is named with the first deviation that
 * it does without.
 */
const namedIn = (
  { without, instead }: Difference,
  said: Statement,
  accused: ReadonlyMap<Statement, SeatId>,
  own: SeatId | null,
): readonly Answering[] => {
  if (!without.some((one) => one === said || rootOf(one) === said)) return [];
  const theirs = new Set(accusedBy(instead).values());
  const halves = new Set(instead.flatMap(({ half }) => half ?? []));
  const perhaps = instead.flatMap((one) => (halves.has(one) ? [] : (one.suspects ?? [])));
  if (own !== null) {
    if (theirs.has(own)) return [];
    const others = [...theirs, ...perhaps].filter((seat) => seat !== own);
    return others.length === 0 ? ["recorder"] : others;
  }
  const first = without.find(({ cost }) => cost > 0);
  if (first === undefined || rootOf(first) !== said) return [];
  const ours = without.flatMap((one) => accused.get(one) ?? one.suspects ?? []);
  return [...theirs, ...perhaps].filter((seat) => !ours.includes(seat));
};

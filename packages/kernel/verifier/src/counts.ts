// What an audit counts on its way, where somebody asks for coverage. Counting decides nothing.
import type { Explanation, Position } from "@assize/kernel-chart-engine";
import {
  clausesOfSteps,
  type PreparedGame,
  type Start,
  type Taken,
  transitionsOf,
} from "@assize/kernel-referee";

/** Of one audit. All empty where nothing was to be counted. */
export interface Counts {
  /** How often each transition was taken, by its id. */
  readonly taken: ReadonlyMap<string, number>;
  /** How many events applied each clause. */
  readonly applied: ReadonlyMap<string, number>;
  /** How many positions stood in each place of the chart, the first one among them, by path. */
  readonly visited: ReadonlyMap<string, number>;
  /** How often a rule of a clause answered no to an event that the record claimed and the chart refused. */
  readonly refused: ReadonlyMap<string, number>;
}

export const NO_COUNTS: Counts = {
  taken: new Map(),
  applied: new Map(),
  visited: new Map(),
  refused: new Map(),
};

/** The same, under way. */
export interface Tally {
  readonly taken: Map<string, number>;
  readonly applied: Map<string, number>;
  readonly visited: Map<string, number>;
  readonly refused: Map<string, number>;
}

export const newTally = (): Tally => ({
  taken: new Map(),
  applied: new Map(),
  visited: new Map(),
  refused: new Map(),
});

const countOne = (counts: Map<string, number>, id: string): void =>
  void counts.set(id, (counts.get(id) ?? 0) + 1);

export const countVisit = (tally: Tally, game: PreparedGame, at: number): void =>
  countOne(tally.visited, game.table.leaves[at]!.path);

export const countTaken = (
  tally: Tally,
  start: Start,
  before: Position<unknown>,
  taken: readonly Taken<unknown>[],
): void => {
  const { game } = start;
  for (const { id } of transitionsOf(game, before, taken)) countOne(tally.taken, id);
  for (const clause of clausesOfSteps(start, before, taken).flat()) countOne(tally.applied, clause);
  for (const { position } of taken) countVisit(tally, game, position.at);
};

/** Each clause once an event, however many ways the event could have been meant. */
export const countRefusal = (tally: Tally, why: Explanation): void => {
  if (why.kind !== "refused") return;
  const clauses = why.ways.flatMap((way) => way.failing.flatMap((failing) => failing.clauses));
  for (const clause of new Set(clauses)) countOne(tally.refused, clause);
};

// Sums of what audits counted, one audit after the other: an archive of any size is one small value.
// Knows audits; must not know what a clause or a transition is.
import { Defect } from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";
import type { Audit } from "@assize/kernel-verifier";

type Sums = ReadonlyMap<string, number>;

/** What the audits of one game's logs counted together. */
export interface Counted {
  readonly game: PreparedGame;
  /** Games that were replayed. */
  readonly games: number;
  /** Events that were audited. */
  readonly events: number;
  /** Transitions taken, by row id. */
  readonly taken: Sums;
  /** Transitions taken that applied it, by clause. */
  readonly applied: Sums;
  /** Positions, by place in the chart. */
  readonly visited: Sums;
  /** Rules that answered no to a claimed event, by clause. */
  readonly refused: Sums;
  /** Findings, by clause. */
  readonly found: Sums;
}

export const nothingCounted = (game: PreparedGame): Counted => ({
  game,
  games: 0,
  events: 0,
  taken: new Map(),
  applied: new Map(),
  visited: new Map(),
  refused: new Map(),
  found: new Map(),
});

const sum = (a: Sums, b: Iterable<readonly [string, number]>): Sums => {
  const sums = new Map(a);
  for (const [id, count] of b) sums.set(id, (sums.get(id) ?? 0) + count);
  return sums;
};

/**
 * With one more audit, made with `countTaken`. A log that was not replayed here adds nothing.
 * An audit of another game is our own mistake.
 */
export const withAudit = (counted: Counted, audit: Audit): Counted => {
  if (audit.kind === "unreadable" || audit.start === null) return counted;
  const { start, counts, verdict } = audit;
  const { id } = counted.game.model;
  if (start.game.model.id !== id)
    throw new Defect(`an audit of ${start.game.model.id} cannot be counted with those of ${id}`);
  const cited = verdict.findings.flatMap(({ clauses }) => [...new Set(clauses)]);
  return {
    game: counted.game,
    games: counted.games + 1,
    events: counted.events + verdict.covered.audited,
    taken: sum(counted.taken, counts.taken),
    applied: sum(counted.applied, counts.applied),
    visited: sum(counted.visited, counts.visited),
    refused: sum(counted.refused, counts.refused),
    found: sum(
      counted.found,
      cited.map((clause) => [clause, 1]),
    ),
  };
};

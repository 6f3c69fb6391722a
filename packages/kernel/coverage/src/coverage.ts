// From counts to coverage: what of a rulebook and its chart some games have reached, and what never.
// Knows clauses, transitions and places by their ids; makes no sentence.
import { type Alternative, alternativesOf } from "@assize/kernel-chart-engine";
import type { Clause } from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";
import type { Counted } from "./counted.ts";

/**
 * What cites a clause: a transition of the chart; else a value that an audit compares; else only what is asked
 * of headers and stated positions; or nothing, since no log can show it.
 */
export const CITED_BY = ["chart", "values", "elsewhere", "not-auditable"] as const;
export type CitedBy = (typeof CITED_BY)[number];

export interface ClauseCoverage {
  readonly clause: string;
  readonly citedBy: CitedBy;
  /** Events that applied it: what it depends on, if there is such a thing, held. */
  readonly applied: number;
  /** Consequences taken of which a value stands for it. */
  readonly compared: number;
  /** Claimed events to which a rule of it answered no. */
  readonly refused: number;
  /** Findings that cite it. */
  readonly found: number;
  /** False where all four are 0. */
  readonly reached: boolean;
}

export interface TransitionCoverage {
  /** Its id, for example `play.turns/turn-passed`. */
  readonly transition: string;
  readonly source: string;
  /** The state it leads to; its own where it stays. */
  readonly target: string;
  /** Null where it is taken at once, after an event that led to its source. */
  readonly event: string | null;
  readonly clauses: readonly string[];
  readonly taken: number;
}

export interface StateCoverage {
  readonly state: string;
  /** Positions that stood here. */
  readonly visits: number;
}

/** Lists are complete and in the rulebook's and the chart's own order. */
export interface Coverage {
  readonly game: string;
  readonly rules: number;
  readonly games: number;
  readonly events: number;
  readonly clauses: readonly ClauseCoverage[];
  readonly transitions: readonly TransitionCoverage[];
  readonly states: readonly StateCoverage[];
}

/** The clauses that stand for a value of its event, where it is one that an audit compares. */
const clausesCompared = (game: PreparedGame, { id }: Alternative): readonly string[] => {
  const prepared = game.events.get(game.table.rows.get(id)?.event ?? "");
  if (prepared?.class !== "consequence") return [];
  const noted = Object.values(prepared.definition.fields).flatMap(({ clauses }) => clauses);
  return [...new Set(noted)];
};

/** Every transition of the chart: those by an event, then those that are taken at once. */
const transitionsIn = ({ table }: PreparedGame): readonly Alternative[] => [
  ...table.rows.values(),
  ...alternativesOf(table),
];

/** How often each clause was compared, with those that never were. */
const comparedIn = (counted: Counted): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const row of transitionsIn(counted.game))
    for (const clause of clausesCompared(counted.game, row))
      sums.set(clause, (sums.get(clause) ?? 0) + (counted.taken.get(row.id) ?? 0));
  return sums;
};

const citedBy = (clause: Clause, inChart: boolean, inValues: boolean): CitedBy => {
  if (clause.notAuditable !== undefined) return "not-auditable";
  if (inChart) return "chart";
  return inValues ? "values" : "elsewhere";
};

const clauseCoverage = (counted: Counted): readonly ClauseCoverage[] => {
  const { game, applied, refused, found } = counted;
  const inChart = new Set(transitionsIn(game).flatMap(({ clauses }) => clauses));
  const compared = comparedIn(counted);
  return game.model.rulebook.clauses.map((clause) => {
    const { id } = clause;
    const counts = {
      applied: applied.get(id) ?? 0,
      compared: compared.get(id) ?? 0,
      refused: refused.get(id) ?? 0,
      found: found.get(id) ?? 0,
    };
    return {
      clause: id,
      citedBy: citedBy(clause, inChart.has(id), compared.has(id)),
      ...counts,
      reached: Object.values(counts).some((count) => count > 0),
    };
  });
};

/** What these audits have reached of their game. */
export const coverageOf = (counted: Counted): Coverage => {
  const { model, table } = counted.game;
  return {
    game: model.id,
    rules: model.rules,
    games: counted.games,
    events: counted.events,
    clauses: clauseCoverage(counted),
    transitions: transitionsIn(counted.game).map(({ id, source, target, clauses, to }) => ({
      transition: id,
      source,
      target: to === null ? target! : table.leaves[to]!.path,
      event: table.rows.get(id)?.event ?? null,
      clauses,
      taken: counted.taken.get(id) ?? 0,
    })),
    states: table.leaves.map(({ path }) => ({
      state: path,
      visits: counted.visited.get(path) ?? 0,
    })),
  };
};

/** Clauses that a game could have reached, as far as the chart and its values go. */
export const reachable = ({ clauses }: Coverage): readonly ClauseCoverage[] =>
  clauses.filter((one) => one.citedBy === "chart" || one.citedBy === "values");

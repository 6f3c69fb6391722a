// Why an event is accepted or refused, from the chart's own questions. The audit's fast path never comes here.
import type { ChartEvent, Position } from "./engine.ts";
import { ask, type Part } from "./chart.ts";
import { unanswered } from "./questions.ts";
import type { Row, Table } from "./table.ts";

/** A question that was answered with no, and the clauses this breaks. */
export interface Failing {
  readonly question: string;
  readonly clauses: readonly string[];
}

/** An alternative that was not open, and the questions that closed it. */
export interface Way {
  readonly row: Row;
  readonly failing: readonly Failing[];
}

export type Explanation =
  | { readonly kind: "accepted"; readonly row: Row }
  | {
      readonly kind: "not-expected-here";
      /** The event types that this place of the chart knows at all. */
      readonly known: readonly string[];
    }
  | {
      readonly kind: "refused";
      /** Broken by the event whichever way it is meant; else all that any way would break. */
      readonly clauses: readonly string[];
      readonly ways: readonly Way[];
    };

const failingParts = <Context>(
  game: string,
  row: Row,
  position: Position<Context>,
  event: ChartEvent,
): readonly Part[] =>
  row.parts.filter((part) => {
    try {
      return !ask(part, position.context, event);
    } catch (cause) {
      throw unanswered(game, row, part, cause);
    }
  });

const headline = (ways: readonly Way[]): readonly string[] => {
  const sets = ways.map((way) => new Set(way.failing.flatMap((failing) => failing.clauses)));
  const common = [...sets[0]!].filter((clause) => sets.every((set) => set.has(clause)));
  return common.length > 0 ? common : [...new Set(sets.flatMap((set) => [...set]))];
};

/** Asks every question of every alternative, in XState's order. */
export const explain = <Context>(
  table: Table,
  position: Position<Context>,
  event: ChartEvent,
): Explanation => {
  const leaf = table.leaves[position.at]!;
  const rows = leaf.rows.get(event.type);
  if (rows === undefined) return { kind: "not-expected-here", known: [...leaf.rows.keys()] };
  const ways: Way[] = [];
  for (const row of rows) {
    const failing = failingParts(table.game, row, position, event);
    if (failing.length === 0) return { kind: "accepted", row };
    ways.push({
      row,
      // A `when` only means that another way is the one: it breaks no clause.
      failing: failing
        .filter((part) => part.clauses.length > 0)
        .map((part) => ({ question: part.name, clauses: part.clauses })),
    });
  }
  return { kind: "refused", clauses: headline(ways), ways };
};

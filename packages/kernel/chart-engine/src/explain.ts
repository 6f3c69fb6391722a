// Why an event is accepted or refused, from the chart's own questions. The audit's fast path never comes here.
import { appliedClauses } from "./applied.ts";
import type { ChartEvent, Position } from "./engine.ts";
import type { Part } from "./chart.ts";
import { holdsAt } from "./questions.ts";
import type { Alternative, Row, Table } from "./rows.ts";
import { suppose } from "./supposed.ts";
import { passedOver, type PassedOver } from "./transients.ts";

/** A question that was answered with no, and the clauses this breaks. */
export interface Failing {
  readonly question: string;
  readonly clauses: readonly string[];
  /** True where no text asks it. */
  readonly completion: boolean;
}

/** An alternative that was not open, and the questions that closed it. */
export interface Way {
  readonly row: Row;
  readonly failing: readonly Failing[];
}

export type Explanation =
  | {
      readonly kind: "accepted";
      readonly row: Row;
      /** What the row applies, without what does not concern the event. */
      readonly clauses: readonly string[];
    }
  | {
      readonly kind: "not-expected-here";
      /** The event types that this place of the chart knows at all. */
      readonly known: readonly string[];
    }
  | {
      readonly kind: "refused";
      /** Broken by the event whichever way it is meant; else all that any way would break. */
      readonly clauses: readonly string[];
      /** Of these the ones for which only questions say no that no text asks. */
      readonly completions: readonly string[];
      readonly ways: readonly Way[];
    };

const failingParts = <Context>(
  game: string,
  row: Alternative,
  position: Position<Context>,
  event: ChartEvent,
): readonly Part[] =>
  row.parts.filter((part) => !holdsAt(game, row, part, position.context, event));

/** A `when` only means that another way is the one: it breaks no clause. */
const told = (failing: readonly Part[]): readonly Failing[] =>
  failing
    .filter((part) => part.clauses.length > 0)
    .map(({ name, clauses, completion }) => ({ question: name, clauses, completion }));

/**
 * What keeps an event from coming where the chart went on otherwise: its own questions, and those of the alternatives
 * that were passed over. Where none of these says no now (an earlier one was open, or the chart came another way),
 * it is their not being taken, which goes against all their clauses.
 */
const failingPassedOver = <Context>(
  table: Table,
  { row, path }: PassedOver,
  { at, context }: Position<Context>,
  event: ChartEvent,
): readonly Failing[] => {
  // The game does not stand where these are asked.
  const position = { at, context: suppose(context) };
  const own = told(failingParts(table.game, row, position, event));
  const settled = path.flatMap((one) => told(failingParts(table.game, one, position, event)));
  const untaken = path
    .map((one): Failing => ({
      question: one.id,
      clauses: appliedClauses(table, one, position.context, event),
      completion: false,
    }))
    .filter(({ clauses }) => clauses.length > 0);
  return [...own, ...(settled.length > 0 ? settled : untaken)];
};

const headline = (ways: readonly Way[]): readonly string[] => {
  const sets = ways.map((way) => new Set(way.failing.flatMap((failing) => failing.clauses)));
  const common = [...sets[0]!].filter((clause) => sets.every((set) => set.has(clause)));
  return common.length > 0 ? common : [...new Set(sets.flatMap((set) => [...set]))];
};

const completionsOf = (clauses: readonly string[], ways: readonly Way[]): readonly string[] => {
  const failing = ways.flatMap((way) => way.failing);
  return clauses.filter((clause) =>
    failing.every((one) => one.completion || !one.clauses.includes(clause)),
  );
};

/**
 * Of clauses that an event appeals to where its place does not know it, the ones for which only questions say no that no text asks:
 * all that events of its type are asked anywhere are asked of it here.
 */
export const completionsAnywhere = <Context>(
  table: Table,
  clauses: readonly string[],
  { at, context }: Position<Context>,
  event: ChartEvent,
): readonly string[] => {
  // The game stands at most of their places not at all.
  const position = { at, context: suppose(context) };
  const failing = [...table.rows.values()]
    .filter((row) => row.event === event.type)
    .flatMap((row) => told(failingParts(table.game, row, position, event)));
  return clauses.filter((clause) => {
    const own = failing.filter((one) => one.clauses.includes(clause));
    return own.length > 0 && own.every(({ completion }) => completion);
  });
};

/** Asks every question of every alternative, in XState's order. */
export const explain = <Context>(
  table: Table,
  position: Position<Context>,
  event: ChartEvent,
): Explanation => {
  const leaf = table.leaves[position.at]!;
  const ways: Way[] = [];
  for (const row of leaf.rows.get(event.type) ?? []) {
    const failing = failingParts(table.game, row, position, event);
    if (failing.length === 0)
      return {
        kind: "accepted",
        row,
        clauses: appliedClauses(table, row, position.context, event),
      };
    ways.push({ row, failing: told(failing) });
  }
  for (const one of passedOver(table, position.at, event.type))
    ways.push({ row: one.row, failing: failingPassedOver(table, one, position, event) });
  if (ways.length === 0) return { kind: "not-expected-here", known: [...leaf.rows.keys()] };
  const clauses = headline(ways);
  return { kind: "refused", clauses, completions: completionsOf(clauses, ways), ways };
};

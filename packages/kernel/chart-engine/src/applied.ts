// Which clauses a transition applies when it is taken: what did not apply is not counted. Knows no rulebook.
import type { Question } from "./chart.ts";
import { carryOut, type ChartEvent, type Position } from "./engine.ts";
import { whenHoldsAt } from "./questions.ts";
import type { Alternative, Citation, Row, Table } from "./rows.ts";

/**
 * The clauses that a transition applies to this event: those on which nothing depends that does not hold. `before` is
 * the state in which its questions were asked. Requires that it was open.
 */
export const appliedClauses = (
  { game }: Table,
  alternative: Alternative,
  before: unknown,
  event: ChartEvent,
): readonly string[] => {
  const apply = ({ clauses, whens }: Citation): boolean =>
    whens.every((when) => whenHoldsAt(game, alternative, when, clauses, before, event));
  return [...new Set(alternative.citations.filter(apply).flatMap(({ clauses }) => clauses))];
};

/** The same of a whole step: of the row, and of the alternatives by which the chart goes on at once. */
export const clausesOfStep = (
  table: Table,
  row: Row,
  position: Position<unknown>,
  event: ChartEvent,
): readonly string[] => {
  const clauses = [...appliedClauses(table, row, position.context, event)];
  if (row.to === null)
    carryOut(table, row, position, event, (alternative, before) => {
      clauses.push(...appliedClauses(table, alternative, before, event));
    });
  return [...new Set(clauses)];
};

const isStateOnly = (question: Question<any, any>): boolean => question.length < 2;

/**
 * Of an alternative those clauses that apply here whatever the event says; where all depend on that, those that may apply here; where none
 * may, all of them.
 */
const clausesOfRow = (game: string, row: Row, context: unknown): readonly string[] => {
  const here = row.citations.filter(({ clauses, whens }) =>
    whens.every((when) => !isStateOnly(when) || whenHoldsAt(game, row, when, clauses, context)),
  );
  const ofEach = here.filter(({ whens }) => whens.every(isStateOnly));
  const told = [ofEach, here, row.citations].find((citations) => citations.length > 0) ?? [];
  return told.flatMap(({ clauses }) => clauses);
};

/**
 * What every event of one type is asked, whatever it says: the clauses common to these alternatives of it; where none is, those of each
 * of them. `context` is the state in which it would be asked.
 */
export const clausesOfType = (
  { game }: Table,
  rows: readonly Row[],
  context: unknown,
): readonly string[] => {
  const sets = rows.map((row) => new Set(clausesOfRow(game, row, context)));
  const all = [...new Set(sets.flatMap((set) => [...set]))];
  const common = all.filter((clause) => sets.every((set) => set.has(clause)));
  return common.length > 0 ? common : all;
};

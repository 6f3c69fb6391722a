// Which clauses a transition applies when it is taken: what did not apply is not counted. Knows no rulebook.
import { answerOf } from "./chart.ts";
import { carryOut, type ChartEvent, type Position } from "./engine.ts";
import { unanswered } from "./questions.ts";
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
    whens.every((when) => {
      try {
        return answerOf(when, before, event);
      } catch (cause) {
        throw unanswered(game, alternative, { name: when.name, clauses }, cause);
      }
    });
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

// Two engines for one chart: the table's own steps, and XState's interpreter. Equal by property test.
// Neither knows why an event is refused; `explain` does.
import { ask } from "./chart.ts";
import { notCarriedOut, unanswered } from "./questions.ts";
import type { Row, Table } from "./table.ts";

/** A state of a game: its place in the chart (index of a leaf) and its context. Plain data. */
export interface Position<Context> {
  readonly at: number;
  readonly context: Context;
}

/** An event as the chart sees it. */
export interface ChartEvent {
  readonly type: string;
}

export interface Engine {
  readonly name: "table" | "xstate";
  readonly table: Table;
  /** The position before the first event. */
  readonly start: <Context>(context: Context) => Position<Context>;
  /**
   * The transition the chart would take for this event, or undefined where it accepts none. Throws GameMistake where a
   * question throws, or answers neither true nor false.
   */
  readonly accepts: <Context>(position: Position<Context>, event: ChartEvent) => Row | undefined;
  /**
   * Carries a transition out. Requires that `accepts` answered `row` for an event of this type. Throws GameMistake
   * where an update throws, or answers no state.
   */
  readonly take: <Context>(
    row: Row,
    position: Position<Context>,
    event: ChartEvent,
  ) => Position<Context>;
}

/** The first alternative whose questions all hold. What two of them ask alike at first is asked once. */
export const rowFor = <Context>(
  table: Table,
  position: Position<Context>,
  event: ChartEvent,
): Row | undefined => {
  const rows = table.leaves[position.at]!.rows.get(event.type);
  if (rows === undefined) return undefined;
  let held = 0;
  let asked = rows[0]!;
  try {
    for (const row of rows) {
      if (held < row.shared) continue;
      const { parts } = row;
      asked = row;
      held = row.shared;
      while (held < parts.length && ask(parts[held]!, position.context, event)) held++;
      if (held === parts.length) return row;
    }
  } catch (cause) {
    throw unanswered(table.game, asked, asked.parts[held]!, cause);
  }
  return undefined;
};

/** Carries an alternative out. Requires that its questions hold. */
const carryOut = <Context>(
  table: Table,
  row: Row,
  position: Position<Context>,
  event: ChartEvent,
): Position<Context> => {
  let context: Context = position.context;
  try {
    for (const apply of row.apply) context = apply(context, event) as Context;
  } catch (cause) {
    throw notCarriedOut(table.game, row, cause);
  }
  return { at: row.to, context };
};

export const tableEngine = (table: Table): Engine => ({
  name: "table",
  table,
  start: (context) => ({ at: table.initial, context }),
  accepts: (position, event) => rowFor(table, position, event),
  take: (row, position, event) => carryOut(table, row, position, event),
});

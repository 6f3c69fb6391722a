// Two engines for one chart: the table's own steps, and XState's interpreter. Equal by property test.
// Neither knows why an event is refused; `explain` does.
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

export interface Step<Context> {
  readonly row: Row;
  readonly position: Position<Context>;
}

export interface Engine {
  readonly name: "table" | "xstate";
  readonly table: Table;
  /** The position before the first event. */
  readonly start: <Context>(context: Context) => Position<Context>;
  /** The step an event takes, or undefined where the chart does not accept it. */
  readonly step: <Context>(
    position: Position<Context>,
    event: ChartEvent,
  ) => Step<Context> | undefined;
}

/** The first alternative whose questions all hold. */
export const rowFor = <Context>(
  table: Table,
  position: Position<Context>,
  event: ChartEvent,
): Row | undefined => {
  const rows = table.leaves[position.at]!.rows.get(event.type);
  if (rows === undefined) return undefined;
  next: for (const row of rows) {
    for (const part of row.parts) if (!part.holds(position.context, event)) continue next;
    return row;
  }
  return undefined;
};

/** Carries an alternative out. Requires that its questions hold. */
export const take = <Context>(
  row: Row,
  position: Position<Context>,
  event: ChartEvent,
): Position<Context> => {
  let context: Context = position.context;
  for (const apply of row.apply) context = apply(context, event) as Context;
  return { at: row.to, context };
};

export const tableEngine = (table: Table): Engine => ({
  name: "table",
  table,
  start: (context) => ({ at: table.initial, context }),
  step: (position, event) => {
    const row = rowFor(table, position, event);
    return row === undefined ? undefined : { row, position: take(row, position, event) };
  },
});

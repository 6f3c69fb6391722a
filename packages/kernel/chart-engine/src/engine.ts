// Two engines for one chart: the table's own steps, and XState's interpreter. Equal by property test.
// Neither knows why an event is refused; `explain` does.
import { ask } from "./chart.ts";
import { touch } from "./marks.ts";
import { holdsAt, notCarriedOut } from "./questions.ts";
import type { Alternative, Row, Table } from "./rows.ts";
import { madeFrom } from "./supposed.ts";

/** A state of a game: its place in the chart (index of a leaf) and its context. Plain data. */
export interface Position<Context> {
  readonly at: number;
  readonly context: Context;
}

/** An event as the chart sees it. */
export interface ChartEvent {
  readonly type: string;
}

/** What an alternative of a transient state is asked with where no event led there: it looks at the state alone. */
const NO_EVENT: ChartEvent = { type: "" };

export interface Engine {
  readonly name: "table" | "xstate";
  readonly table: Table;
  /** The position before the first event. */
  readonly start: <Context>(context: Context) => Position<Context>;
  /**
   * The transition the chart would take for this event, or undefined where it accepts none. Throws GameMistake where a
   * question throws, or answers neither true nor false; in a supposed state such a question says no.
   */
  readonly accepts: <Context>(position: Position<Context>, event: ChartEvent) => Row | undefined;
  /**
   * Carries a transition out. Requires that `accepts` answered `row` for an event of this type. Throws GameMistake
   * where an update throws, or answers no state; in a supposed state whoever asks takes that for a refusal.
   */
  readonly take: <Context>(
    row: Row,
    position: Position<Context>,
    event: ChartEvent,
  ) => Position<Context>;
}

/** The first alternative whose questions all hold. What two of them ask alike at first is asked once. */
const firstOpen = <One extends Alternative>(
  table: Table,
  alternatives: readonly One[],
  context: unknown,
  event: ChartEvent,
): One | undefined => {
  let held = 0;
  try {
    for (let i = 0; i < alternatives.length; i++) {
      const one = alternatives[i]!;
      if (held < one.shared) continue;
      const { parts } = one;
      held = one.shared;
      while (held < parts.length && ask(parts[held]!, context, event)) held++;
      if (held === parts.length) return one;
    }
  } catch {
    // One at a time: the question that threw is told, or says no.
    return alternatives.find((one) =>
      one.parts.every((part) => holdsAt(table.game, one, part, context, event)),
    );
  }
  return undefined;
};

export const rowFor = <Context>(
  table: Table,
  position: Position<Context>,
  event: ChartEvent,
): Row | undefined => {
  const rows = table.leaves[position.at]!.rows.get(event.type);
  return rows === undefined ? undefined : firstOpen(table, rows, position.context, event);
};

const changed = <Context>(
  table: Table,
  alternative: Alternative,
  before: Context,
  event: ChartEvent,
): Context => {
  let context = before;
  touch(alternative.mark);
  try {
    const { apply } = alternative;
    for (let i = 0; i < apply.length; i++) context = apply[i]!(context, event) as Context;
  } catch (cause) {
    throw notCarriedOut(table.game, alternative, cause);
  }
  return madeFrom(before, context);
};

/** On through transient states. Their last alternative has no question, so there is always one that is open. */
const goOn = <Context>(
  table: Table,
  alternatives: readonly Alternative[],
  before: Context,
  event: ChartEvent,
  onAlways?: (alternative: Alternative, before: Context) => void,
): Position<Context> => {
  const taken = firstOpen(table, alternatives, before, event)!;
  onAlways?.(taken, before);
  const context = changed(table, taken, before, event);
  return taken.to === null
    ? goOn(table, taken.goingOn, context, event, onAlways)
    : { at: taken.to, context };
};

/** Carries an alternative out, and goes on through transient states. Requires that its questions hold. */
export const carryOut = <Context>(
  table: Table,
  row: Row,
  position: Position<Context>,
  event: ChartEvent,
  onAlways?: (alternative: Alternative, before: Context) => void,
): Position<Context> => {
  const context = changed(table, row, position.context, event);
  return row.to === null
    ? goOn(table, row.goingOn, context, event, onAlways)
    : { at: row.to, context };
};

/**
 * The alternatives by which an event goes on through transient states, in their order; most events have none. Requires
 * that `accepts` answered `row` for this event.
 */
export const goesOnBy = <Context>(
  table: Table,
  row: Row,
  position: Position<Context>,
  event: ChartEvent,
): readonly Alternative[] => {
  if (row.to !== null) return [];
  const taken: Alternative[] = [];
  carryOut(table, row, position, event, (alternative) => void taken.push(alternative));
  return taken;
};

/**
 * The position of a place by its name, be it one of a transient state: then where that leads from this context.
 * Undefined for a name that is no place's.
 */
export const positionAt = <Context>(
  table: Table,
  place: string,
  context: Context,
): Position<Context> | undefined => {
  const leaf = table.leafOf.get(place);
  if (leaf !== undefined) return { at: leaf.index, context };
  const transient = table.transients.find(({ path }) => path === place);
  return transient === undefined
    ? undefined
    : goOn(table, transient.alternatives, context, NO_EVENT);
};

/** Whether a position can be stated at this place: a state of the chart that has none in it. */
export const hasPlace = ({ leafOf, transients }: Table, place: string): boolean =>
  leafOf.has(place) || transients.some(({ path }) => path === place);

export const tableEngine = (table: Table): Engine => ({
  name: "table",
  table,
  start: (context) => ({ at: table.initial, context }),
  accepts: (position, event) => rowFor(table, position, event),
  take: (row, position, event) => carryOut(table, row, position, event),
});

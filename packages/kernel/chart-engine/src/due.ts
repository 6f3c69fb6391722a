// What the chart awaits at a position. For findings, terse logs, the recorder and the viewer; the audit's
// fast path asks only the questions of the event that the record claims.
import { Defect, type EventClass } from "@assize/kernel-model";
import type { ChartEvent, Position } from "./engine.ts";
import type { Row, Table } from "./table.ts";

/** The one forced event, or none and the types of which one may come. Both are empty after the end. */
export interface Due {
  readonly must: Row | null;
  readonly may: readonly string[];
}

export type ClassOf = (eventType: string) => EventClass;

const openFor = <Context>(row: Row, position: Position<Context>): boolean => {
  // Questions about the state alone never look at the event.
  const nothing = undefined as unknown as ChartEvent;
  return row.parts.every((part) => !part.stateOnly || part.holds(position.context, nothing));
};

/**
 * What is due. A consequence is due when its questions hold; a decision or chance may come when those of its
 * questions hold that ask about the state alone. More than one forced event is our own mistake.
 */
export const due = <Context>(table: Table, position: Position<Context>, classOf: ClassOf): Due => {
  let must: Row | null = null;
  const may: string[] = [];
  for (const [event, rows] of table.leaves[position.at]!.rows) {
    const open = rows.find((row) => openFor(row, position));
    if (open === undefined) continue;
    if (classOf(event) !== "consequence") {
      may.push(event);
      continue;
    }
    if (must !== null)
      throw new Defect(`both ${must.id} and ${open.id} are forced at the same time`);
    must = open;
  }
  if (must !== null && may.length > 0)
    throw new Defect(`${must.id} is forced while ${may.join(", ")} may come`);
  return { must, may };
};

/** Throws where a consequence asks about its event's data, or an event of the chart has no class. */
export const checkClasses = (
  table: Table,
  classOf: (type: string) => EventClass | undefined,
): void => {
  for (const row of table.rows.values()) {
    const eventClass = classOf(row.event);
    if (eventClass === undefined)
      throw new Defect(`${row.id}: the game does not define ${row.event}`);
    if (eventClass !== "consequence") continue;
    const asking = row.parts.find((part) => !part.stateOnly);
    if (asking !== undefined)
      throw new Defect(`${row.id}: ${asking.name} asks a consequence about its own data`);
  }
};

// What the chart awaits at a position. For findings, terse logs, the recorder and the viewer; the audit's
// fast path asks only the questions of the event that the record claims.
import { type EventClass, GameMistake } from "@assize/kernel-model";
import { ask } from "./chart.ts";
import type { Position } from "./engine.ts";
import { unanswered } from "./questions.ts";
import type { Row, Table } from "./rows.ts";

/** The one forced event, or none and the types of which one may come. Both are empty after the end. */
export interface Due {
  readonly must: Row | null;
  readonly may: readonly string[];
}

export type ClassOf = (eventType: string) => EventClass;

const openFor = <Context>(game: string, row: Row, position: Position<Context>): boolean =>
  row.parts.every((part) => {
    if (!part.stateOnly) return true;
    try {
      return ask(part, position.context);
    } catch (cause) {
      throw unanswered(game, row, part, cause);
    }
  });

/**
 * What is due. A consequence is due when its questions hold; a decision or chance may come when those of its
 * questions hold that ask about the state alone. More than one forced event, or one beside a choice, is the game's
 * mistake.
 */
export const due = <Context>(table: Table, position: Position<Context>, classOf: ClassOf): Due => {
  let must: Row | null = null;
  const may: string[] = [];
  for (const [event, rows] of table.leaves[position.at]!.rows) {
    const open = rows.find((row) => openFor(table.game, row, position));
    if (open === undefined) continue;
    if (classOf(event) !== "consequence") {
      may.push(event);
      continue;
    }
    if (must !== null) throw clash(table, position, must, `${open.id} is forced at the same time`);
    must = open;
  }
  if (must !== null && may.length > 0)
    throw clash(table, position, must, `${may.join(", ")} may come at the same time`);
  return { must, may };
};

const clash = (
  { game, leaves }: Table,
  { at }: Position<unknown>,
  must: Row,
  beside: string,
): GameMistake =>
  new GameMistake(
    game,
    leaves[at]!.path,
    `${must.id} is forced here, and ${beside}; give one of them a question about the state that says no`,
  );

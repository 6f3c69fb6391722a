// What the chart awaits at a position. For findings, terse logs, the recorder and the viewer; the audit's
// fast path asks only the questions of the event that the record claims.
import { type EventClass, GameMistake } from "@assize/kernel-model";
import type { Position } from "./engine.ts";
import { holdsAt } from "./questions.ts";
import type { Leaf, Row, Table } from "./rows.ts";
import { isSupposed } from "./supposed.ts";

/** The one forced event, or none and the types of which one may come. Both are empty after the end. */
export interface Due {
  readonly must: Row | null;
  readonly may: readonly string[];
}

export type ClassOf = (eventType: string) => EventClass;

/** The first of an event's alternatives of which all questions hold that ask about the state alone. In loops: an audit asks it of terse logs. */
const openOf = (
  game: string,
  rows: readonly Row[],
  { context }: Position<unknown>,
): Row | undefined => {
  for (let i = 0; i < rows.length; i++) {
    const { parts } = rows[i]!;
    let held = 0;
    while (held < parts.length) {
      const part = parts[held]!;
      if (part.stateOnly && !holdsAt(game, rows[i]!, part, context)) break;
      held++;
    }
    if (held === parts.length) return rows[i];
  }
  return undefined;
};

/** A place of which no question asks about the state alone: the same is due there in every state. */
interface Constant {
  readonly classOf: ClassOf;
  readonly due: Due;
}

const constants = new WeakMap<Leaf, Constant>();

const asksState = ({ rows }: Leaf): boolean =>
  [...rows.values()].some((some) => some.some(({ parts }) => parts.some((one) => one.stateOnly)));

/**
 * What is due. A consequence is due when its questions hold; a decision or chance may come when those of its
 * questions hold that ask about the state alone. More than one forced event, or one beside a choice, is the game's
 * mistake; in a supposed state the first forced event is due and nothing beside it.
 */
export const due = <Context>(table: Table, position: Position<Context>, classOf: ClassOf): Due => {
  const leaf = table.leaves[position.at]!;
  const constant = constants.get(leaf);
  if (constant !== undefined && constant.classOf === classOf) return constant.due;
  const found = dueAt(table, position, classOf);
  if (constant === undefined && !asksState(leaf)) constants.set(leaf, { classOf, due: found });
  return found;
};

const dueAt = <Context>(table: Table, position: Position<Context>, classOf: ClassOf): Due => {
  let must: Row | null = null;
  const may: string[] = [];
  for (const [event, rows] of table.leaves[position.at]!.rows) {
    const open = openOf(table.game, rows, position);
    if (open === undefined) continue;
    if (classOf(event) !== "consequence") {
      may.push(event);
      continue;
    }
    if (must !== null) clash(table, position, must, `${open.id} is forced at the same time`);
    must ??= open;
  }
  if (must === null || may.length === 0) return { must, may };
  clash(table, position, must, `${may.join(", ")} may come at the same time`);
  return { must, may: [] };
};

/** Throws GameMistake, unless the state is supposed. */
const clash = (
  { game, leaves }: Table,
  { at, context }: Position<unknown>,
  must: Row,
  beside: string,
): void => {
  if (isSupposed(context)) return;
  throw new GameMistake(
    game,
    leaves[at]!.path,
    `${must.id} is forced here, and ${beside}; give one of them a question about the state that says no`,
  );
};

// States that the chart never rests in: an event that leads there goes on at once, by the first of their alternatives
// whose questions hold. Says what they are, refuses a circle of them, and finds what was passed over.
import { GameMistake } from "@assize/kernel-model";
import type { Part } from "./chart.ts";
import type { Node } from "./dialect.ts";
import type { Alternative, Row, Table } from "./rows.ts";

/** What stands in an alternative's id where no event leads on. */
export const ALWAYS = "always";

/** Every alternative of every transient state, in the chart's order. */
export const alternativesOf = ({ transients }: Table): readonly Alternative[] =>
  transients.flatMap(({ alternatives }) => alternatives);

/** Makes a state's alternatives once. Throws GameMistake where making them asks for themselves: the chart would never rest. */
export const onceWithoutCircle = (
  make: (node: Node) => readonly Alternative[],
): ((node: Node) => readonly Alternative[]) => {
  const made = new Map<Node, readonly Alternative[]>();
  const making: Node[] = [];
  return (node) => {
    const known = made.get(node);
    if (known !== undefined) return known;
    if (making.includes(node)) throw circle([...making.slice(making.indexOf(node)), node]);
    making.push(node);
    const alternatives = make(node);
    making.pop();
    made.set(node, alternatives);
    return alternatives;
  };
};

const circle = (nodes: readonly Node[]): GameMistake =>
  new GameMistake(
    nodes[0]!.machine.id,
    nodes[0]!.id,
    `"always" leads round in a circle (${nodes.map(({ id }) => id).join(" to ")}); let one of these states await an event`,
  );

/** An event's alternative at another state, which the chart would be in if it had gone on otherwise. */
export interface PassedOver {
  readonly row: Row;
  /** What would have led there, from where the way parts from the one that leads here. */
  readonly path: readonly Alternative[];
}

const leadsTo = (alternative: Alternative, at: number): boolean =>
  alternative.to === at || alternative.goingOn.some((one) => leadsTo(one, at));

/** Every way through transient states from an alternative to an event. */
const waysTo = (
  table: Table,
  alternative: Alternative,
  event: string,
  before: readonly Alternative[] = [],
): readonly PassedOver[] => {
  const path = [...before, alternative];
  if (alternative.to === null)
    return alternative.goingOn.flatMap((one) => waysTo(table, one, event, path));
  return (table.leaves[alternative.to]!.rows.get(event) ?? []).map((row) => ({ row, path }));
};

/**
 * The event's alternatives at the states beside this one: those to which the transient states that may lead here lead
 * as well, where clauses tell the ways apart. The place answers for them as if it listed the event itself. None for an
 * event that it does list.
 */
export const passedOver = (table: Table, at: number, event: string): readonly PassedOver[] =>
  table.leaves[at]!.rows.has(event)
    ? []
    : table.transients
        .filter(({ alternatives }) => alternatives.some((one) => leadsTo(one, at)))
        .flatMap(({ alternatives }) => alternatives.filter((one) => !leadsTo(one, at)))
        .flatMap((alternative) => waysTo(table, alternative, event))
        .filter(({ path }) => path.some(({ clauses }) => clauses.length > 0));

/** Every question asked of an event at a place, by alternative: also those of what was passed over. */
export const askedFor = (
  table: Table,
  at: number,
  event: string,
): readonly { readonly id: string; readonly parts: readonly Part[] }[] =>
  table.leaves[at]!.rows.get(event) ??
  passedOver(table, at, event).map(({ row, path }) => ({
    id: row.id,
    parts: [...row.parts, ...path.flatMap(({ parts }) => parts)],
  }));

/** The event's alternatives that a place answers for: those it lists, else those that were passed over. */
export const rowsAnsweredFor = (table: Table, at: number, event: string): readonly Row[] =>
  table.leaves[at]!.rows.get(event) ?? passedOver(table, at, event).map(({ row }) => row);

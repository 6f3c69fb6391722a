// By how few events a state or transition of a chart could be reached if every question were answered yes: no game gets there by
// fewer. Knows the chart alone.
import {
  type Alternative,
  alternativesOf,
  type Row,
  type Table,
} from "@assize/kernel-chart-engine";

const leafAt = ({ leaves }: Table, index: number): string => leaves[index]!.path;

/** Where a way rests, with all that it passes through on one of its paths: an id and the path of a leaf. */
const ends = (table: Table, way: Row | Alternative): readonly { leaf: string; via: string[] }[] =>
  way.to !== null
    ? [{ leaf: leafAt(table, way.to), via: [way.id] }]
    : way.goingOn.flatMap((next) =>
        ends(table, next).map(({ leaf, via }) => ({ leaf, via: [way.id, ...via] })),
      );

/** By id of a state or transition; what no path of the chart leads to is not in it. */
export const fewestInChart = (table: Table): ReadonlyMap<string, number> => {
  const fewest = new Map<string, number>();
  const sources = new Map(alternativesOf(table).map(({ id, source }) => [id, source]));
  const note = (id: string, events: number): void => {
    if (!fewest.has(id)) fewest.set(id, events);
  };
  const noteState = (path: string, events: number): void => {
    const parts = path.split(".");
    parts.forEach((_, index) => note(parts.slice(0, index + 1).join("."), events));
  };
  let layer = [leafAt(table, table.initial)];
  const known = new Set(layer);
  noteState(layer[0]!, 0);
  for (let events = 1; layer.length > 0; events++) {
    const next: string[] = [];
    for (const path of layer)
      for (const rows of table.leafOf.get(path)!.rows.values())
        for (const { leaf, via } of rows.flatMap((row) => ends(table, row))) {
          for (const id of via) {
            note(id, events);
            if (sources.has(id)) noteState(sources.get(id)!, events);
          }
          noteState(leaf, events);
          if (!known.has(leaf)) next.push(leaf);
          known.add(leaf);
        }
    layer = next;
  }
  return fewest;
};

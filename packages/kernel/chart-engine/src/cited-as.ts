// A table that cites other clauses for the same questions and steps: an older rulebook's. Knows no rulebook.
import type { Part } from "./chart.ts";
import type { Alternative, Row, Table } from "./rows.ts";

/** The same table, with each clause replaced by those that stand for it. */
export const citedAs = (table: Table, cites: (clause: string) => readonly string[]): Table => {
  const all = (clauses: readonly string[]): readonly string[] => [
    ...new Set(clauses.flatMap(cites)),
  ];
  const partOf = remembered((part: Part): Part => ({ ...part, clauses: all(part.clauses) }));
  const citing = <One extends Alternative>(one: One): One => ({
    ...one,
    parts: one.parts.map(partOf),
    clauses: all(one.clauses),
    metaClauses: all(one.metaClauses),
    citations: one.citations.map(({ clauses, whens }) => ({ clauses: all(clauses), whens })),
    goingOn: alternativesOf(one.goingOn),
  });
  const alternativesOf = remembered(
    (alternatives: readonly Alternative[]): readonly Alternative[] => alternatives.map(citing),
  );
  const rowOf = remembered(citing<Row>);
  const leaves = table.leaves.map((leaf) => ({
    ...leaf,
    rows: new Map([...leaf.rows].map(([event, rows]) => [event, rows.map(rowOf)])),
  }));
  return {
    ...table,
    leaves,
    leafOf: new Map(leaves.map((leaf) => [leaf.path, leaf])),
    rows: new Map([...table.rows].map(([id, row]) => [id, rowOf(row)])),
    transients: table.transients.map(({ path, alternatives }) => ({
      path,
      alternatives: alternativesOf(alternatives),
    })),
  };
};

/** The same answer for the same object: questions that alternatives share are still one question. */
const remembered = <Key extends object, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key: Key): Value => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

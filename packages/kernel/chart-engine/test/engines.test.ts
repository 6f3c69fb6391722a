import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnyMachineSnapshot, initialTransition, transition } from "xstate";
import {
  type Alternative,
  compile,
  explain,
  goesOnBy,
  type Position,
  type Row,
  tableEngine,
  xstateEngine,
} from "../src/index.ts";
import { chartPlan, machineOfPlan, type StatePlan, walk } from "./random-charts.ts";
import { type Counter, type Numbered, runs } from "./small-charts.ts";

const counts = {
  charts: 0,
  steps: 0,
  moved: 0,
  stayed: 0,
  bubbled: 0,
  toAncestor: 0,
  second: 0,
  sharing: 0,
  refused: 0,
  absent: 0,
  finals: 0,
  wentOn: 0,
  wentOnTwice: 0,
  wentOnChanging: 0,
  beside: 0,
  named: 0,
  partly: 0,
};

const placeOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Object.entries(value as object)
        .map(([key, below]) => `${key}.${placeOf(below)}`)
        .join(" and ");

const count = (row: Row | undefined, kind: string, from: string, tried: number): void => {
  counts.steps++;
  if (kind === "refused") counts.refused++;
  if (kind === "not-expected-here") counts.absent++;
  if (row === undefined) return;
  counts.moved++;
  const target = row.id.split(">")[1];
  if (target === undefined) counts.stayed++;
  else if (target === "" || from.startsWith(`${target}.`)) counts.toAncestor++;
  if (row.source !== from) counts.bubbled++;
  if (tried > 0) counts.second++;
  if (row.shared > 0) counts.sharing++;
  if (row.id.includes("#")) counts.named++;
};

const countGoingOn = (by: readonly Alternative[]): void => {
  if (by.length > 0) counts.wentOn++;
  if (by.length > 1) counts.wentOnTwice++;
  if (by.some(({ apply }) => apply.length > 0)) counts.wentOnChanging++;
};

/** Walks through a chart with the table, with the interpreter behind our interface, and with XState itself. */
const walkAlike = (plan: StatePlan, events: readonly Numbered[]): void => {
  const machine = machineOfPlan(plan);
  const table = compile(machine);
  const [byTable, byXstate] = [tableEngine(table), xstateEngine(table)];
  counts.charts++;
  let [snapshot] = initialTransition(machine) as unknown as [AnyMachineSnapshot];
  const context = snapshot.context as Counter;
  let position = byTable.start(context);
  let twin = byXstate.start(context);
  expect(twin).toEqual(position);

  for (const event of events) {
    const from = table.leaves[position.at]!.path;
    const row = byTable.accepts(position, event);
    expect(byXstate.accepts(twin, event)).toBe(row);
    expect(byXstate.accepts({ ...position }, event)).toBe(row);
    expect(snapshot.can(event)).toBe(row !== undefined);
    const why = explain(table, position, event);
    expect(why.kind === "accepted" ? why.row : undefined).toBe(row);
    if (why.kind === "accepted" && why.clauses.length < why.row.clauses.length) counts.partly++;
    const tried =
      row === undefined ? 0 : table.leaves[position.at]!.rows.get(event.type)!.indexOf(row);
    count(row, why.kind, from, tried);

    [snapshot] = transition(machine, snapshot, event) as unknown as [AnyMachineSnapshot];
    if (why.kind === "refused" && !table.leaves[position.at]!.rows.has(event.type)) counts.beside++;
    if (row !== undefined) {
      countGoingOn(goesOnBy(table, row, position, event));
      const before = structuredClone(position);
      const next: Position<Counter> = byTable.take(row, position, event);
      expect(position).toEqual(before);
      position = next;
      twin = byXstate.take(row, twin, event);
    }
    const leaf = table.leaves[position.at]!;
    expect(twin).toEqual(position);
    expect(placeOf(snapshot.value)).toBe(leaf.path);
    expect(snapshot.context).toEqual(position.context);
    expect(snapshot.status === "done").toBe(leaf.final);
    if (leaf.final) counts.finals++;
  }
};

describe("two engines for one chart", () => {
  test("agree with each other and with XState on random charts and walks", () => {
    fc.assert(fc.property(chartPlan, walk(40), walkAlike), { numRuns: runs(400) });
    expect(counts.charts).toBeGreaterThanOrEqual(runs(400));
    expect(counts.steps).toBeGreaterThanOrEqual(runs(16_000));
    // Nothing that the walks are for may be rare.
    expect(counts.moved).toBeGreaterThan(runs(3000));
    expect(counts.stayed).toBeGreaterThan(runs(200));
    expect(counts.bubbled).toBeGreaterThan(runs(500));
    expect(counts.toAncestor).toBeGreaterThan(runs(200));
    expect(counts.second).toBeGreaterThan(runs(200));
    expect(counts.sharing).toBeGreaterThan(runs(100));
    expect(counts.named).toBeGreaterThan(runs(500));
    expect(counts.partly).toBeGreaterThan(runs(200));
    expect(counts.refused).toBeGreaterThan(runs(500));
    expect(counts.absent).toBeGreaterThan(runs(1000));
    expect(counts.finals).toBeGreaterThan(runs(300));
    expect(counts.wentOn).toBeGreaterThan(runs(500));
    expect(counts.wentOnTwice).toBeGreaterThan(runs(50));
    expect(counts.wentOnChanging).toBeGreaterThan(runs(300));
    expect(counts.beside).toBeGreaterThan(runs(15));
  }, 600_000);
});

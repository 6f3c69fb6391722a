// A running actor walks as the table does, and tells an inspector the same transitions.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { InspectionEvent } from "xstate";
import { all, compile, rule, startActor, tableEngine, when } from "../src/index.ts";
import { chartPlan, machineOfPlan, walk } from "./random-charts.ts";
import { add, type Counter, runs, tableOf, ZERO } from "./small-charts.ts";

const nothing = () => undefined;

test("an actor walks as the table does, started anew at any position", () => {
  let moved = 0;
  const property = fc.property(chartPlan, walk(20), (plan, events) => {
    const table = compile(machineOfPlan(plan));
    const engine = tableEngine(table);
    let position = engine.start(ZERO);
    let actor = startActor(table, position, "game", nothing);
    for (const [index, event] of events.entries()) {
      const row = engine.accepts(position, event);
      if (row !== undefined) moved++;
      if (row !== undefined) position = engine.take(row, position, event);
      actor.send(event);
      expect(actor.position()).toEqual(position);
      expect(actor.isRunning()).toBe(!table.leaves[position.at]!.final);
      if (!actor.isRunning()) return;
      if (index % 5 === 4) actor = startActor(table, position, "game", nothing);
    }
  });
  fc.assert(property, { numRuns: runs(100) });
  expect(moved).toBeGreaterThan(runs(200));
});

test("an inspector is told, and may stop it", () => {
  const even = (c: Counter) => c.n % 2 === 0;
  const table = tableOf({
    initial: "a",
    states: { a: { on: { x: { guard: rule("e", even), actions: add } } } },
  });
  const seen: InspectionEvent["type"][] = [];
  const actor = startActor(table, { at: 0, context: ZERO }, "game", ({ type }) => seen.push(type));
  actor.send({ type: "x" });
  expect(new Set(seen)).toEqual(
    new Set(["@xstate.actor", "@xstate.event", "@xstate.microstep", "@xstate.snapshot"]),
  );
  actor.stop();
  expect(actor.isRunning()).toBe(false);
});

test("an actor has ended where the game is over, though something may still be stated there", () => {
  const table = tableOf({
    initial: "a",
    states: {
      a: { on: { x: { target: "b" } } },
      b: { tags: ["over"], on: { state: { target: "b" } } },
    },
  });
  const actor = startActor(table, { at: 0, context: ZERO }, "game", nothing);
  expect(actor.isRunning()).toBe(true);
  actor.send({ type: "x" });
  expect(actor.isRunning()).toBe(false);
  actor.send({ type: "state" });
  expect(actor.position().at).toBe(1);
});

test("guards and updates are named after their questions and functions", () => {
  const even = (c: Counter) => c.n % 2 === 0;
  const small = (c: Counter) => c.n < 9;
  expect(all(rule("e", even), when(small)).name).toBe("even and small");
  expect(add.name).toBe("addNumber");
});

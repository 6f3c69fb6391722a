// The config for XState 4, judged by XState 4 itself.
import { createMachine } from "xstate";
import { expect, test } from "vitest";
import type { PlainObject } from "@assize/inspection-observe";
import { toV4Config } from "../src/index.ts";

const V5: PlainObject = {
  id: "order",
  context: { paid: false },
  initial: { target: ".open" as never },
  states: {
    open: {
      initial: "empty",
      entry: ["[function greet]", { type: "log", params: { level: 2 } }],
      states: {
        empty: { on: { add: "full" } },
        full: { always: { guard: "isHuge", target: "#order.closed" } },
      },
      on: {
        pay: [
          { guard: "[function hasMoney]", target: "closed", actions: "[function payAll]" },
          { guard: { type: "has", params: { what: "credit" } }, target: "closed", reenter: true },
        ],
        close: "#order.closed",
      },
      after: { 1000: { target: "closed" } },
      invoke: { id: "bank", src: "[object]", onDone: "closed", onError: { target: "closed" } },
    },
    closed: { type: "final", output: "[function total]" },
  },
};

const machine = createMachine({ ...toV4Config(V5, "other") } as object);

test("XState 4 takes it, with the same states, initial states and id", () => {
  expect(machine.id).toBe("order");
  expect(machine.initialState.value).toEqual({ open: "empty" });
  expect(machine.stateIds).toEqual([
    "order",
    "order.open",
    "order.open.empty",
    "order.open.full",
    "order.closed",
  ]);
});

test("guards, actions, reenter, targets by id, delays and invocations keep their names", () => {
  const definition = JSON.parse(JSON.stringify(machine.definition)) as {
    states: { open: { on: Record<string, unknown[]>; entry: unknown[]; invoke: unknown[] } };
  };
  const { open } = definition.states;
  expect(open.on["pay"]).toMatchObject([
    {
      cond: { name: "hasMoney" },
      target: ["#order.closed"],
      internal: true,
      actions: [{ type: "payAll" }],
    },
    { cond: { type: "has", what: "credit" }, internal: false },
  ]);
  expect(open.on["close"]).toMatchObject([{ target: ["#order.closed"] }]);
  expect(open.entry.slice(0, 2)).toMatchObject([{ type: "greet" }, { type: "log", level: 2 }]);
  expect(open.invoke).toMatchObject([{ id: "bank", src: { type: "object" } }]);
  expect(Object.keys(open.on)).toEqual(
    expect.arrayContaining(["xstate.after(1000)#order.open", "done.invoke.bank"]),
  );
});

test("a machine without an id gets the actor's", () => {
  expect(toV4Config({ states: {} }, "north")["id"]).toBe("north");
});

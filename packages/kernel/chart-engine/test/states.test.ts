import { expect, test } from "vitest";
import { rule, statesOf } from "../src/index.ts";
import { add, tableOf } from "./small-charts.ts";

const table = tableOf({
  initial: "play",
  states: {
    play: {
      initial: "first",
      states: {
        first: {
          on: {
            go: {
              guard: rule("a.clause", () => true),
              actions: add,
              target: "#inner",
              meta: { clauses: ["another.clause"] },
            },
            stay: { actions: add },
          },
        },
        inner: { id: "inner", initial: "leaf", states: { leaf: { on: { end: "#over" } } } },
      },
    },
    over: { id: "over", type: "final" },
  },
});

test("the states are read as they are nested, each before its substates", () => {
  expect(statesOf(table)).toEqual({
    initial: "play",
    states: [
      { path: "play", parent: null, initial: "play.first", final: false, transient: false },
      { path: "play.first", parent: "play", initial: null, final: false, transient: false },
      {
        path: "play.inner",
        parent: "play",
        initial: "play.inner.leaf",
        final: false,
        transient: false,
      },
      {
        path: "play.inner.leaf",
        parent: "play.inner",
        initial: null,
        final: false,
        transient: false,
      },
      { path: "over", parent: null, initial: null, final: true, transient: false },
    ],
  });
});

test("a row says which state its target names, and which clauses only its meta applies", () => {
  const rows = [...table.rows.values()];
  expect(rows.map(({ id, target, metaClauses }) => ({ id, target, metaClauses }))).toEqual([
    { id: "play.first/go>play.inner", target: "play.inner", metaClauses: ["another.clause"] },
    { id: "play.first/stay", target: null, metaClauses: [] },
    { id: "play.inner.leaf/end>over", target: "over", metaClauses: [] },
  ]);
});

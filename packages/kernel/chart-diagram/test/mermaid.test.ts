import fc from "fast-check";
import { expect, test } from "vitest";
import { phasesOf } from "../src/description.ts";
import { chartToMermaid } from "../src/index.ts";
import { readMermaid } from "./mermaid-grammar.ts";
import { anyChart, auctionChart, nimChart, RUNS } from "./toy-charts.ts";

test("a whole chart", () => {
  expect(chartToMermaid(nimChart).split("\n")).toEqual([
    "stateDiagram-v2",
    "  [*] --> play",
    '  state "Play" as play {',
    "    [*] --> play_laying",
    '    state "Laying" as play_laying',
    '    state "Turns" as play_turns',
    "    play_laying --> play_turns : matches-laid [nim.heap]",
    "    play_turns --> play_turns : matches-taken if hasNotTaken [nim.turn, nim.take]",
    "    play_turns --> play_turns : turn-passed [nim.turn, nim.last]",
    "  }",
    '  state "Over" as over',
    "  play_turns --> over : game-ended [nim.turn, nim.last]",
    "  over --> [*]",
    "",
  ]);
});

test("one phase, with the states it leads to", () => {
  const { states, arrows } = readMermaid(chartToMermaid(auctionChart, { phase: "awarding" }));
  expect(states.map(({ id }) => id)).toEqual(["awarding", "bidding", "over"]);
  expect(arrows.map(({ from, to }) => `${from}>${to}`)).toEqual([
    "[*]>awarding",
    "awarding>awarding",
    "awarding>bidding",
    "awarding>over",
    "over>[*]",
  ]);
});

test("any chart, whole or by phase, is a diagram of its states and transitions", () => {
  fc.assert(
    fc.property(anyChart, (chart) => {
      const { states, arrows } = readMermaid(chartToMermaid(chart, { language: "de" }));
      expect(states).toHaveLength(chart.states.length);
      expect(arrows.filter(({ label }) => label !== null)).toHaveLength(chart.transitions.length);
      const ids = new Set(states.map(({ id }) => id));
      for (const { from, to } of arrows)
        for (const end of [from, to]) expect(end === "[*]" || ids.has(end)).toBe(true);
      for (const { id } of phasesOf(chart)) readMermaid(chartToMermaid(chart, { phase: id }));
    }),
    { numRuns: RUNS },
  );
});

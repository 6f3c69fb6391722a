import { expect, test } from "vitest";
import { commonParent, partOf, phasesOf, titleIn } from "../src/description.ts";
import { digestOfChart } from "../src/index.ts";
import { auctionChart, nimChart } from "./toy-charts.ts";

test("the states are nested, titled, and say how they are entered", () => {
  expect(
    nimChart.states.map(({ id, parent, initial, final }) => [id, parent, initial, final]),
  ).toEqual([
    ["play", null, "play.laying", false],
    ["play.laying", "play", null, false],
    ["play.turns", "play", null, false],
    ["over", null, null, true],
  ]);
  expect(nimChart.initial).toBe("play");
  // Nim has no words for its places: their keys stand in.
  expect(nimChart.states.map(({ title }) => title)).toEqual([
    { en: "Play" },
    { en: "Laying" },
    { en: "Turns" },
    { en: "Over" },
  ]);
});

test("a transition says what it asks, in order, and what it changes", () => {
  const taken = nimChart.transitions.find(({ event }) => event === "matches-taken")!;
  expect(taken).toMatchObject({
    id: "play.turns/matches-taken",
    source: "play.turns",
    target: null,
    eventClass: "decision",
    metaClauses: [],
  });
  expect(taken.questions).toEqual([
    { name: "hasNotTaken", kind: "when", clauses: [] },
    { name: "seatOnTurn", kind: "rule", clauses: ["nim.turn"] },
    { name: "oneToThree", kind: "rule", clauses: ["nim.take"] },
    { name: "matchesThere", kind: "rule", clauses: ["nim.take"] },
  ]);
});

test("every transition of the chart is there once, those that stay too", () => {
  expect(auctionChart.transitions.map(({ id }) => id)).toEqual([
    "bidding/bid-made",
    "bidding/bid-declined",
    "bidding/bids-revealed>awarding",
    "awarding/lot-awarded",
    "awarding/round-closed>bidding",
    "awarding/auction-ended>over",
  ]);
});

test("a description is plain JSON, and its digest changes with anything in it", () => {
  expect(JSON.parse(JSON.stringify(nimChart))).toEqual(nimChart);
  const digest = digestOfChart(nimChart);
  expect(digest).toMatch(/^[0-9a-f]{16}$/);
  expect(digestOfChart(structuredClone(nimChart))).toBe(digest);
  const [first, ...rest] = nimChart.states;
  const renamed = { ...nimChart, states: [{ ...first!, title: { en: "Game" } }, ...rest] };
  expect(digestOfChart(renamed)).not.toBe(digest);
});

test("phases are what lies in the one state that holds the game together, or at the top", () => {
  expect(phasesOf(nimChart).map(({ id }) => id)).toEqual(["play.laying", "play.turns"]);
  expect(phasesOf(auctionChart).map(({ id }) => id)).toEqual(["bidding", "awarding"]);
});

test("a phase is its inside, what starts there, and where that leads", () => {
  const part = partOf(auctionChart, "awarding");
  expect(part.states.map(({ id }) => id)).toEqual(["awarding"]);
  expect(part.transitions).toHaveLength(3);
  expect(part.outside.map(({ id }) => id)).toEqual(["bidding", "over"]);
  expect(() => partOf(auctionChart, "nowhere")).toThrow("auction has no state nowhere");
});

test("two states share the innermost state round both", () => {
  expect(commonParent(nimChart, "play.laying", "play.turns")).toBe("play");
  expect(commonParent(nimChart, "play.turns", "over")).toBeNull();
  expect(commonParent(nimChart, "play.turns", "play.turns")).toBe("play");
});

test("a title falls back to English, then to any", () => {
  expect(titleIn({ en: "One", de: "Eins" }, "de")).toBe("Eins");
  expect(titleIn({ en: "One" }, "fr")).toBe("One");
  expect(titleIn({ de: "Eins" }, "fr")).toBe("Eins");
});

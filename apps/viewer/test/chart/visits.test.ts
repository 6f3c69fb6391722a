// How often states and transitions were visited: by hand on a small chart, and against the places of whole games.
import { expect, test } from "vitest";
import {
  type ChartDescription,
  type ChartTransition,
  isTransient,
} from "@assize/kernel-chart-diagram";
import { countedRange, countVisits, linesThat } from "../../src/panels/chart/visits.ts";
import type { Line } from "../../src/protocol/protocol.ts";
import { aClient, exampleBytes, openBytes, reader } from "../worker/a-desk.ts";

const state = (id: string, initial: string | null = null) => ({
  id,
  parent: id.includes(".") ? id.slice(0, id.lastIndexOf(".")) : null,
  title: { en: id },
  initial,
  final: false,
});

const transition = (source: string, event: string, target: string | null): ChartTransition => ({
  id: `${source}/${event}${target === null ? "" : `>${target}`}`,
  source,
  target,
  event,
  eventClass: "decision",
  questions: [],
  updates: [],
  metaClauses: [],
});

const CHART: ChartDescription = {
  format: "assize-chart/1",
  game: "toy",
  rules: 1,
  title: { en: "Toy" },
  languages: ["en"],
  initial: "play",
  states: [
    state("play", "play.day"),
    state("play.day", "play.day.first"),
    state("play.day.first"),
    state("play.day.second"),
    state("play.night"),
  ],
  transitions: [
    transition("play.day.first", "go", "play.day.second"),
    transition("play.day.second", "stay", null),
    transition("play.day", "sleep", "play.night"),
    transition("play.night", "wake", "play.day"),
  ],
};
const [GO, STAY, SLEEP, WAKE] = CHART.transitions.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
];

const lines = (...taken: readonly (readonly string[])[]): readonly Line[] =>
  taken.map((ids, index) => ({ seq: index + 1, taken: ids }) as unknown as Line);

test("a stay of many events is one visit", () => {
  const game = lines([GO], [STAY], [STAY], [], [SLEEP], [WAKE]);
  expect(countVisits(CHART, game, null)).toEqual({
    play: 1,
    "play.day": 2,
    "play.day.first": 2,
    "play.day.second": 1,
    "play.night": 1,
    [GO]: 1,
    [STAY]: 2,
    [SLEEP]: 1,
    [WAKE]: 1,
  });
});

test("before the first event the game stands where it is entered", () => {
  expect(countVisits(CHART, [], null)).toEqual({ play: 1, "play.day": 1, "play.day.first": 1 });
});

test("a range counts its own events, from where the game stood", () => {
  const game = lines([GO], [STAY], [SLEEP], [WAKE], [GO]);
  expect(countVisits(CHART, game, { from: 3, to: 3 })).toEqual({
    play: 1,
    "play.day": 1,
    "play.day.second": 1,
    "play.night": 1,
    [SLEEP]: 1,
  });
  expect(linesThat(game, [GO, SLEEP], { from: 2, to: 4 }).map(({ seq }) => seq)).toEqual([3]);
});

test("a seat's eyes are told of what has been", () => {
  expect(countedRange(null, "all", 7)).toBeNull();
  expect(countedRange({ from: 2, to: 9 }, "all", 7)).toEqual({ from: 2, to: 9 });
  expect(countedRange(null, "public", 7)).toEqual({ from: 0, to: 7 });
  expect(countedRange({ from: 2, to: 9 }, "public", 7)).toEqual({ from: 2, to: 7 });
  expect(countedRange({ from: 2, to: 5 }, "public", 7)).toEqual({ from: 2, to: 5 });
});

test("an event may take several transitions, and what came before them need not be told", () => {
  const game = lines([SLEEP, WAKE], [SLEEP]);
  expect(countVisits(CHART, game, null)).toMatchObject({ "play.night": 2, "play.day.first": 2 });
  expect(countVisits(CHART, lines([WAKE]), null)).toMatchObject({ "play.day": 1, [WAKE]: 1 });
});

/** Visits told from the places after each event alone, without any transition. */
const fromPlaces = (first: string, places: readonly string[]): Record<string, number> => {
  const around = (id: string): readonly string[] =>
    id.split(".").map((_, index, keys) => keys.slice(0, index + 1).join("."));
  const counts: Record<string, number> = {};
  let before: readonly string[] = [];
  for (const place of [first, ...places]) {
    for (const id of around(place)) if (!before.includes(id)) counts[id] = (counts[id] ?? 0) + 1;
    before = around(place);
  }
  return counts;
};

test.for(["long-4p.jsonl", "disputed-4p.jsonl", "short-3p.jsonl"])(
  "%s: the same as its places tell",
  async (name) => {
    const client = aClient();
    const { history } = await openBytes(client, exampleBytes(name));
    const { description } = await client.ask("chart", { history, language: "en" });
    const told = await client.ask("lines", { history, branch: 0, reader: reader() });
    const { place } = await client.ask("frame", {
      moment: { history, branch: 0, seq: 0 },
      reader: reader(),
    });
    const visits = countVisits(description, told, null);
    const places = fromPlaces(
      place,
      told.map((line) => line.place),
    );
    expect(Object.keys(places).length).toBeGreaterThan(10);
    const taken = told.flatMap((line) => line.taken);
    const leadingTo = new Map(description.transitions.map((one) => [one.id, one.target]));
    // Where no game rests, only transitions tell that it went through.
    const passed = (state: string) => taken.filter((id) => leadingTo.get(id) === state).length;
    for (const { id } of description.states)
      expect(visits[id] ?? 0, `${id}`).toBe(
        isTransient(description, id) ? passed(id) : (places[id] ?? 0),
      );
    for (const { id } of description.transitions)
      expect(visits[id] ?? 0, `${id}`).toBe(taken.filter((one) => one === id).length);
    expect(linesThat(told, [...new Set(taken)], null)).toEqual(
      told.filter((line) => line.taken.length > 0),
    );
  },
);

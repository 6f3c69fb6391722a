// The chart of every game that there is: drawn whole and by phase, each of its parts can be pointed at, found, looked at
// and told; and whatever is asked of it says what it looked at.
import { describe, expect, test } from "vitest";
import { GAME_IDS } from "@assize/catalogue";
import {
  CHART_THEMES,
  chartScene,
  clausesOf,
  phaseOf,
  phasesOf,
  titleIn,
} from "@assize/kernel-chart-diagram";
import { everyShape } from "@assize/kernel-drawing";
import { LANGUAGES, SeatId } from "@assize/kernel-model";
import { FORMATS } from "../../src/panels/chart/formats.ts";
import {
  activeStates,
  boundsIn,
  phaseDrawn,
  together,
  waysOn,
} from "../../src/panels/chart/place.ts";
import {
  findInChart,
  litBy,
  nameOfTransition,
  phaseShowing,
  placesOf,
  pointedByKey,
  transitionsOf,
  waysAsked,
} from "../../src/panels/chart/pointing.ts";
import { fileOf } from "../../src/panels/chart/save.ts";
import type { ChartData } from "../../src/protocol/protocol.ts";
import { POINTED_KINDS, type Pointed } from "../../src/session/chart-look.ts";
import { aClient, reader } from "../worker/a-desk.ts";

/** A new game played on by a bot. */
const aGame = async (game: string) => {
  const client = aClient();
  const { form } = (await client.ask("playables", { language: "en" })).find(
    ({ id }) => id === game,
  )!;
  const { history, events } = await client.ask("newGame", {
    wish: {
      game,
      seats: form.colours.slice(0, form.seats.max).map((colour) => ({ colour, name: "" })),
      choices: {},
      rulings: { overrides: {} },
      seed: 3,
    },
    language: "en",
  });
  const { moment } = await client.ask("playOn", {
    moment: { history, branch: 0, seq: events },
    bot: "random",
    choices: 60,
    seed: 3,
    language: "en",
  });
  const chart = await client.ask("chart", { history, language: "en" });
  return { client, history, moment, chart };
};

/** Everything of a chart that can be pointed at. */
const everything = ({ description }: ChartData): readonly Pointed[] => {
  const { states, transitions } = description;
  const all = (kind: Pointed["kind"], ids: readonly string[]) =>
    [...new Set(ids)].map((id) => ({ kind, id }));
  return [
    ...all(
      "state",
      states.map(({ id }) => id),
    ),
    ...all(
      "transition",
      transitions.map(({ id }) => id),
    ),
    ...all(
      "event",
      transitions.map(({ event }) => event),
    ),
    ...all("clause", transitions.flatMap(clausesOf)),
    ...all(
      "question",
      transitions.flatMap(({ questions }) => questions.map(({ name }) => name)),
    ),
  ];
};

expect(GAME_IDS.length).toBeGreaterThan(1);

describe.for(GAME_IDS)("%s", (id) => {
  const game = aGame(id);

  test("each state, transition and clause can be clicked in some drawing", async () => {
    const { chart } = await game;
    const { description, layout } = chart;
    const phases = phasesOf(description).filter(({ final }) => !final);
    expect(phases.length).toBeGreaterThan(3);
    const clicked = new Set<string>();
    for (const phase of [null, ...phases.map((one) => one.id)]) {
      const scene = chartScene(description, layout, { language: "en", phase });
      for (const { key } of everyShape(scene)) {
        const pointed = pointedByKey(description, key);
        if (pointed === null) continue;
        clicked.add(`${pointed.kind} ${pointed.id}`);
        expect(
          transitionsOf(description, pointed).length + placesOf(description, pointed).length,
        ).toBeGreaterThan(0);
        expect(phaseShowing(description, pointed, phase)).not.toBeUndefined();
      }
    }
    for (const { kind, id: one } of everything(chart))
      if (kind === "state" || kind === "transition" || kind === "clause")
        expect(clicked, `${kind} ${one}`).toContain(`${kind} ${one}`);
  });

  test("whatever is pointed at lights something up, is in a drawing and can be looked at there", async () => {
    const { chart } = await game;
    const { description, layout } = chart;
    const all = everything(chart);
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(POINTED_KINDS.length);
    for (const pointed of all.filter((one) => one.id !== "")) {
      expect(litBy(description, pointed).length, `${pointed.id}`).toBeGreaterThan(0);
      for (const shown of [null, ...phasesOf(description).map((one) => one.id)]) {
        const phase = phaseShowing(description, pointed, shown);
        expect(phase, `${pointed.id}`).not.toBeUndefined();
        expect(boundsIn(description, layout, phase!, pointed), `${pointed.id}`).toBeDefined();
      }
    }
  });

  test("everything is found by its own name, in every language", async () => {
    const { chart } = await game;
    for (const language of LANGUAGES) {
      for (const { kind, id: one } of everything(chart)) {
        if (kind === "transition" || one === "") continue;
        const { found, more } = findInChart(chart.description, language, one);
        expect(more || found.some((each) => each.kind === kind && each.id === one), `${one}`).toBe(
          true,
        );
      }
      for (const { title, id: one } of chart.description.states)
        expect(
          findInChart(chart.description, language, titleIn(title, language)).found.map(
            (each) => each.id,
          ),
        ).toContain(one);
    }
    expect(findInChart(chart.description, "en", " ").found).toEqual([]);
    expect(findInChart(chart.description, "en", "no such thing").found).toEqual([]);
  });

  test("every place of a game has a drawing, active states and ways on", async () => {
    const { chart, client, history, moment } = await game;
    const { description, layout } = chart;
    const lines = await client.ask("lines", { history, branch: moment.branch, reader: reader() });
    expect(lines.length).toBeGreaterThan(60);
    for (const { place, taken } of lines) {
      const phase = phaseDrawn(description, "follow", place);
      expect(phase).toBe(phaseOf(description, place) ?? null);
      const states = activeStates(description, place);
      expect(states.at(-1)!.id).toBe(place);
      const bounds = boundsIn(description, layout, phase, { kind: "state", id: place });
      expect(bounds, `${place}`).toBeDefined();
      expect(together(bounds!, undefined)).toBe(bounds);
      expect(nameOfTransition(description, taken[0] ?? "", "de")).not.toBe(taken[0]);
    }
    const known = new Set(
      lines.flatMap(({ place }) => waysOn(description, place)).map(({ event }) => event),
    );
    for (const { type, class: kind } of lines.slice(1))
      if (kind !== "record") expect(known).toContain(type);
    expect(phaseDrawn(description, "whole", lines[9]!.place)).toBeNull();
    expect(phaseDrawn(description, { phase: "no such phase" }, lines[9]!.place)).toBeNull();
  });

  test("what was asked says what it looked at; a seat is told of the event alone", async () => {
    const { client, history, moment, chart } = await game;
    let looked = 0;
    for (let seq = 0; seq < moment.seq; seq += 7) {
      const at = { ...moment, history, seq };
      const why = await client.ask("why", { moment: at, event: null, reader: reader() });
      const { open, refused } = waysAsked(why);
      expect(open.length).toBe(1);
      expect(refused).toEqual([]);
      for (const way of why.ways) {
        expect(chart.description.transitions.map((one) => one.id)).toContain(way.id);
        looked += way.questions.filter((one) => one.looked.length > 0).length;
      }
      const own = await client.ask("why", { moment: at, event: null, reader: reader(SeatId(0)) });
      const told = own.ways.flatMap(({ questions }) => questions.flatMap((one) => one.looked));
      expect(told.filter(({ from }) => from === "state")).toEqual([]);
    }
    expect(looked).toBeGreaterThan(20);
  });

  test("it can be saved in every format, whole and by phase", async () => {
    const { chart } = await game;
    const { description, layout } = chart;
    for (const phase of [null, phasesOf(description)[1]!.id])
      for (const language of LANGUAGES) {
        const scene = chartScene(description, layout, { language, phase });
        const begins = { svg: "<svg", mermaid: "stateDiagram-v2", json: "{" };
        const names = FORMATS.map((format) => {
          const savable = { description, phase, language, scene, theme: CHART_THEMES.light };
          const { name, text } = fileOf(format, savable);
          expect(text.slice(0, 2_000)).toContain(begins[format]);
          return name;
        });
        expect(new Set(names).size).toBe(FORMATS.length);
      }
  });
});

test("the drawing strikes out the way that a refused event claims, and no other", () => {
  const ways = [
    { id: "other", meant: false },
    { id: "claimed", meant: true },
  ];
  expect(waysAsked({ legal: true, ways })).toEqual({ open: ["claimed"], refused: [] });
  expect(waysAsked({ legal: false, ways })).toEqual({ open: [], refused: ["claimed"] });
});

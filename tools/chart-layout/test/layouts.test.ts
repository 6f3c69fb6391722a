// The committed layouts belong to the charts as they are now: nothing is missing, nothing is too many.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isGameId, loadChartLayout } from "@assize/catalogue";
import { GAMES } from "@assize/catalogue/all";
import {
  type ChartLayout,
  chartScene,
  digestOfChart,
  phasesOf,
  planChart,
} from "@assize/kernel-chart-diagram";
import { describeChart } from "@assize/kernel-chart-diagram/describe";
import { layOutChart } from "../src/chart-layout.ts";
import { layoutFile, writeLayout } from "../src/layout-file.ts";

const keysOf = (record: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(record).sort();

test("there are games to look at", () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(2);
});

describe.each(GAMES.map(({ model }) => [model.id, model] as const))("%s", (id, model) => {
  const description = describeChart(model);
  const phases = [null, ...phasesOf(description).map((phase) => phase.id)];
  const read = (): string => readFileSync(layoutFile(id), "utf8");
  const layout = (): ChartLayout => JSON.parse(read()) as ChartLayout;

  test("the layout is of this chart", () => {
    // If this fails, the chart or its words have changed since: run "npm run charts".
    expect(existsSync(layoutFile(id)) && layout().digest).toBe(digestOfChart(description));
    expect(keysOf(layout().drawings)).toEqual(phases.map((phase) => phase ?? "").sort());
  });

  test("the catalogue hands it out", async () => {
    expect(isGameId(id) && (await loadChartLayout(id))).toEqual(layout());
  });

  test("every state and transition is laid out, and nothing else", () => {
    for (const phase of phases) {
      const plan = planChart(description, phase);
      const drawing = layout().drawings[phase ?? ""]!;
      const states = plan.boxes.map(({ state }) => state.id).sort();
      const roads = plan.roads.map(({ key }) => key).sort();
      expect(keysOf(drawing.boxes)).toEqual(states);
      expect(keysOf(drawing.roads)).toEqual(roads);
      expect(keysOf(drawing.labels)).toEqual(roads);
      expect(keysOf(drawing.markers)).toEqual(plan.markers.map(({ target }) => target).sort());
      expect(states).toEqual(expect.arrayContaining(plan.part.states.map((state) => state.id)));
      const shown = [
        ...plan.roads.flatMap(({ label }) => label.entries),
        ...plan.boxes.flatMap(({ staying, leaving }) => [...staying.entries, ...leaving.entries]),
      ].flatMap(({ transitions }) => transitions.map((one) => one.id));
      expect(shown.toSorted()).toEqual(plan.part.transitions.map((one) => one.id).sort());
    }
    expect(planChart(description, null).part.transitions).toEqual(description.transitions);
  });

  test("boxes lie within the drawing and within the box around them, and none on another", () => {
    const wrong: string[] = [];
    for (const phase of phases) {
      const { boxes, size } = layout().drawings[phase ?? ""]!;
      const plan = planChart(description, phase);
      for (const { state, parent } of plan.boxes) {
        const [x, y, width, height] = boxes[state.id]!;
        const [left, top, w, h] = parent === null ? [0, 0, ...size] : boxes[parent]!;
        if (x < left || y < top || x + width > left + w || y + height > top + h)
          wrong.push(`${state.id} reaches out`);
        for (const beside of plan.boxes) {
          if (beside.parent !== parent || beside.state.id === state.id) continue;
          const [bx, by, bw, bh] = boxes[beside.state.id]!;
          if (bx < x + width && x < bx + bw && by < y + height && y < by + bh)
            wrong.push(`${state.id} on ${beside.state.id}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test("the same chart gives the same layout", async () => {
    expect(writeLayout(await layOutChart(description)) === read()).toBe(true);
  });

  test("each drawing can be made of it", () => {
    for (const phase of phases) {
      const scene = chartScene(description, layout(), { language: "en", phase });
      expect(scene.shapes.length).toBeGreaterThan(1);
    }
  });
});

// A layout for tests: every box under the one before it, every line straight. Not handsome, but complete.
import {
  type ChartDescription,
  type ChartLayout,
  digestOfChart,
  type DrawingLayout,
  phasesOf,
  planChart,
} from "../src/index.ts";

const inRows = (description: ChartDescription, phase: string | null): DrawingLayout => {
  const { boxes, roads, markers } = planChart(description, phase);
  return {
    size: [600, 200 * boxes.length],
    boxes: Object.fromEntries(
      boxes.map(({ state, width, height }, row) => [state.id, [20, 200 * row, width, height]]),
    ),
    markers: Object.fromEntries(markers.map(({ target }, row) => [target, [8, 20 * row]])),
    entries: Object.fromEntries(markers.map(({ target }, row) => [target, [8, 20 * row, 20, 0]])),
    roads: Object.fromEntries(
      roads.map(({ key }, row) => [key, [0, row, 50, row, 50, 90, 90, 90]]),
    ),
    labels: Object.fromEntries(roads.map(({ key }, row) => [key, [300, 40 * row]])),
  };
};

export const rowLayout = (description: ChartDescription): ChartLayout => ({
  format: "assize-chart-layout/1",
  game: description.game,
  digest: digestOfChart(description),
  drawings: Object.fromEntries(
    [null, ...phasesOf(description).map(({ id }) => id)].map((phase) => [
      phase ?? "",
      inRows(description, phase),
    ]),
  ),
});

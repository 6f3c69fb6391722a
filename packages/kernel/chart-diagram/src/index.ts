// A game's statechart as data, as Mermaid, and as a drawing. Nothing here needs the chart engine:
// `describe.ts`, an entry of its own, does.
export {
  childrenOf,
  clausesOf,
  destinationOf,
  isTransient,
  phaseOf,
  phasesOf,
  titleIn,
} from "./description.ts";
export type {
  ChartDescription,
  ChartQuestion,
  ChartState,
  ChartTransition,
} from "./description.ts";
export { digestOfChart } from "./digest.ts";
export { chartToMermaid } from "./mermaid.ts";
export type { MermaidOptions } from "./mermaid.ts";
export { BOX_PADDING, LABEL_PADDING, MARKER_RADIUS, planChart } from "./plan.ts";
export type { ChartPlan, PlannedBox, PlannedMarker, PlannedRoad } from "./plan.ts";
export type { ChartLayout, DrawingLayout } from "./layout.ts";
export type { ChartSights } from "./marks.ts";
export { chartScene } from "./scene.ts";
export type { ChartSceneOptions } from "./scene.ts";
export { CHART_THEMES } from "./themes.ts";

// What a chart's roles look like by day, by night and on paper. What is seen of a game differs in line and weight
// too, never in colour alone. Knows no shape.
import type { SceneTheme, ShapeStyle, ThemeName } from "@assize/kernel-drawing";

interface Palette {
  readonly page: string;
  readonly ink: string;
  readonly faint: string;
  readonly line: string;
  readonly box: string;
  readonly boxEdge: string;
  /** Of states with substates, by depth. */
  readonly ground: readonly [string, string, string];
  readonly groundEdge: string;
  readonly card: string;
  readonly chip: string;
  readonly chipEdge: string;
  readonly chipInk: string;
  readonly way: string;
  readonly wayEdge: string;
  readonly wayInk: string;
  readonly decision: string;
  readonly chance: string;
  readonly consequence: string;
  /** Fill, edge and ink of what is active, taken, refused, pointed at. */
  readonly active: readonly [string, string, string];
  readonly taken: readonly [string, string, string];
  readonly refused: readonly [string, string, string];
  readonly highlighted: readonly [string, string, string];
  readonly never: readonly [string, string, string];
}

type Styles = Record<string, ShapeStyle>;

const boxStyles = (p: Palette): Styles => ({
  "state-box": { fill: p.box, stroke: p.boxEdge, strokeWidth: 1.4 },
  "state-box-compound": { stroke: p.groundEdge, strokeWidth: 1.2 },
  "state-box-depth-0": { fill: p.ground[0] },
  "state-box-depth-1": { fill: p.ground[1] },
  "state-box-depth-2": { fill: p.ground[2] },
  "state-plate-depth-0": { fill: p.ground[0] },
  "state-plate-depth-1": { fill: p.ground[1] },
  "state-plate-depth-2": { fill: p.ground[2] },
  "state-box-outside": { fill: p.page, stroke: p.groundEdge, dash: [6, 4] },
  "state-box-transient": { fill: p.page, strokeWidth: 1, dash: [1, 3] },
  "state-box-final": { strokeWidth: 2 },
  "state-inner-box": { stroke: p.boxEdge, strokeWidth: 1.2 },
  "state-box-never": { stroke: p.never[1], dash: [2, 4] },
  "state-box-around": { stroke: p.active[1], strokeWidth: 2.2 },
  "state-box-active": { fill: p.active[0], stroke: p.active[1], strokeWidth: 3.2, dash: [] },
  "state-box-highlighted": { stroke: p.highlighted[1], strokeWidth: 3.6, dash: [] },
  "state-rule": { stroke: p.groundEdge, strokeWidth: 0.8 },
  "state-title": { fill: p.ink, weight: "bold" },
  "state-title-outside": { fill: p.faint },
  "state-title-never": { fill: p.never[2] },
  "state-title-active": { fill: p.active[2] },
  "state-path": { fill: p.faint },
});

const roadStyles = (p: Palette): Styles => ({
  road: { stroke: p.line, strokeWidth: 1.5, ends: "round", joins: "round" },
  "road-never": { stroke: p.never[1], dash: [2, 4] },
  "road-refused": { stroke: p.refused[1], strokeWidth: 2.4, dash: [7, 5] },
  "road-taken": { stroke: p.taken[1], strokeWidth: 3.6, dash: [] },
  "road-highlighted": { stroke: p.highlighted[1], strokeWidth: 3.6 },
  "road-head": { fill: p.line },
  "road-head-never": { fill: p.never[1] },
  "road-head-refused": { fill: p.refused[1] },
  "road-head-taken": { fill: p.taken[1] },
  "road-head-highlighted": { fill: p.highlighted[1] },
  "road-card": { fill: p.card, stroke: p.groundEdge, strokeWidth: 0.8 },
  "road-card-never": { dash: [2, 4] },
  "road-card-taken": { stroke: p.taken[1], strokeWidth: 1.6 },
  "road-card-refused": { stroke: p.refused[1], strokeWidth: 1.4 },
  "road-card-highlighted": { stroke: p.highlighted[1], strokeWidth: 2.2 },
  initial: { fill: p.line },
});

const entryStyles = (p: Palette): Styles => ({
  band: { fill: "none" },
  "band-refused": { fill: p.refused[0] },
  "band-taken": { fill: p.taken[0] },
  "band-highlighted": { fill: p.highlighted[0] },
  event: { fill: p.ink },
  "event-never": { fill: p.never[2], italic: true },
  // The word itself is struck, so that the line is as wide as it.
  "event-refused": { fill: p.refused[2], decoration: "line-through" },
  "event-taken": { fill: p.taken[2], weight: "bold" },
  "event-highlighted": { weight: "bold" },
  count: { fill: p.faint },
  "sign-decision": { fill: p.decision },
  "sign-chance": { fill: p.chance },
  "sign-consequence": { fill: p.consequence },
  "sign-outside": { fill: p.faint },
  "sign-always": { fill: p.line },
  "sign-pip": { fill: p.card },
  legend: { fill: p.faint },
});

const chipStyles = (p: Palette): Styles => ({
  chip: { strokeWidth: 0.8 },
  "chip-clause": { fill: p.chip, stroke: p.chipEdge },
  "chip-destination": { fill: p.way, stroke: p.wayEdge },
  "chip-never": { dash: [2, 2], stroke: p.never[1], fill: "none" },
  "chip-refused": { fill: p.refused[0], stroke: p.refused[1], strokeWidth: 1.4 },
  "chip-taken": { fill: p.taken[0], stroke: p.taken[1], strokeWidth: 2, dash: [] },
  "chip-highlighted": { fill: p.highlighted[0], stroke: p.highlighted[1], strokeWidth: 1.8 },
  "chip-word-clause": { fill: p.chipInk },
  "chip-word-destination": { fill: p.wayInk },
  "chip-word-never": { fill: p.never[2] },
  "chip-word-refused": { fill: p.refused[2] },
  "chip-word-taken": { fill: p.taken[2], weight: "bold" },
  "chip-word-highlighted": { fill: p.highlighted[2], weight: "bold" },
});

const FONT = "'Inter', 'Segoe UI', 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";

const themeOf = (name: ThemeName, palette: Palette): SceneTheme => ({
  name,
  background: palette.page,
  font: FONT,
  styles: {
    ...boxStyles(palette),
    ...roadStyles(palette),
    ...entryStyles(palette),
    ...chipStyles(palette),
  },
  patterns: {},
});

const light: Palette = {
  page: "#f7f8fa",
  ink: "#1c2430",
  faint: "#5b6675",
  line: "#566375",
  box: "#ffffff",
  boxEdge: "#8a97a8",
  ground: ["#eef1f5", "#e4e9f0", "#dae1ea"],
  groundEdge: "#c3ccd8",
  card: "#ffffff",
  chip: "#f1f3f6",
  chipEdge: "#d5dbe3",
  chipInk: "#4a5564",
  way: "#e9f0fb",
  wayEdge: "#a9c0e4",
  wayInk: "#28497c",
  decision: "#2563b8",
  chance: "#8a4fb5",
  consequence: "#76828f",
  active: ["#e3f6ef", "#0b7a58", "#064b36"],
  taken: ["#ffedd5", "#c2570c", "#7c3405"],
  refused: ["#fde8e8", "#b91c1c", "#8f1414"],
  highlighted: ["#fdf3c4", "#a87b00", "#5c4400"],
  never: ["#f7f8fa", "#b4bdc9", "#677282"],
};

const dark: Palette = {
  page: "#12161c",
  ink: "#e8edf4",
  faint: "#9ba8b8",
  line: "#8c9bad",
  box: "#222a35",
  boxEdge: "#5c6b7e",
  ground: ["#181d25", "#1d242e", "#232b37"],
  groundEdge: "#3a4554",
  card: "#1b222b",
  chip: "#2a3340",
  chipEdge: "#3f4b5b",
  chipInk: "#b9c4d2",
  way: "#1f3352",
  wayEdge: "#3f639b",
  wayInk: "#b5d0fa",
  decision: "#6ea8fe",
  chance: "#c792ea",
  consequence: "#8795a6",
  active: ["#10392d", "#35c796", "#b9f4de"],
  taken: ["#452a10", "#f59a45", "#ffd9b0"],
  refused: ["#451a1d", "#f47c7c", "#ffc9c9"],
  highlighted: ["#3f3511", "#e3c04a", "#fbe9a8"],
  never: ["#12161c", "#4a5665", "#93a0b0"],
};

const print: Palette = {
  page: "#ffffff",
  ink: "#000000",
  faint: "#444444",
  line: "#000000",
  box: "#ffffff",
  boxEdge: "#000000",
  ground: ["#ffffff", "#f4f4f4", "#ffffff"],
  groundEdge: "#777777",
  card: "#ffffff",
  chip: "#ffffff",
  chipEdge: "#999999",
  chipInk: "#222222",
  way: "#ffffff",
  wayEdge: "#000000",
  wayInk: "#000000",
  decision: "#000000",
  chance: "#000000",
  consequence: "#777777",
  active: ["#e4e4e4", "#000000", "#000000"],
  taken: ["#d6d6d6", "#000000", "#000000"],
  refused: ["#ffffff", "#000000", "#000000"],
  highlighted: ["#ececec", "#000000", "#000000"],
  never: ["#ffffff", "#aaaaaa", "#555555"],
};

/** What charts look like, by the name of the look. */
export const CHART_THEMES: Readonly<Record<ThemeName, SceneTheme>> = {
  light: themeOf("light", light),
  dark: themeOf("dark", dark),
  print: themeOf("print", print),
};

// What the drawing of any game looks like by day, by night and on paper. Knows no game.
import type { SceneTheme } from "../scene.ts";
import type { ThemeName } from "../game-drawing.ts";
import { path, steps } from "../shapes.ts";

interface Palette {
  readonly page: string;
  readonly panel: string;
  readonly edge: string;
  readonly cell: string;
  readonly ink: string;
  readonly faint: string;
  readonly accent: string;
}

const themeOf = (name: ThemeName, palette: Palette): SceneTheme => ({
  name,
  background: palette.page,
  font: "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif",
  styles: {
    panel: { fill: palette.panel, stroke: palette.edge, strokeWidth: 1.2 },
    heading: { fill: palette.ink, weight: "bold" },
    name: { fill: palette.faint },
    value: { fill: palette.ink },
    faint: { fill: palette.faint, italic: true },
    cell: { fill: palette.cell, stroke: palette.edge, strokeWidth: 1 },
    "cell-none": { fill: { pattern: "hatch" } },
    covered: { fill: { pattern: "hatch" }, stroke: palette.edge, strokeWidth: 1 },
    box: { fill: palette.cell, stroke: palette.faint, strokeWidth: 1.2 },
    tick: { stroke: palette.accent, strokeWidth: 2.2, ends: "round", joins: "round" },
    line: { stroke: palette.edge, strokeWidth: 0.7 },
    hatching: { stroke: palette.edge, strokeWidth: 1.2 },
  },
  patterns: {
    hatch: {
      width: 6,
      height: 6,
      angle: 45,
      ground: palette.panel,
      shapes: [path("hatch:line", "hatching", steps("M 3 0 L 3 6"))],
    },
  },
});

export const genericThemes: Readonly<Record<ThemeName, SceneTheme>> = {
  light: themeOf("light", {
    page: "#f6f4ee",
    panel: "#fffdf8",
    edge: "#c9c0ac",
    cell: "#f3eee0",
    ink: "#2b2620",
    faint: "#6b6252",
    accent: "#2f6b3c",
  }),
  dark: themeOf("dark", {
    page: "#171614",
    panel: "#22201d",
    edge: "#575044",
    cell: "#312d27",
    ink: "#eee7d8",
    faint: "#b3a890",
    accent: "#8fd19b",
  }),
  print: themeOf("print", {
    page: "#ffffff",
    panel: "#ffffff",
    edge: "#777777",
    cell: "#f2f2f2",
    ink: "#000000",
    faint: "#444444",
    accent: "#000000",
  }),
};

// What the board and the pieces look like by day, by night and on paper. Knows no shape of a scene.
import type { SceneTheme, ThemeName } from "@assize/kernel-drawing";

interface Palette {
  readonly page: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
  readonly faint: string;
  readonly white: string;
  readonly black: string;
  /** Lines around white pieces, and around black ones. */
  readonly whiteEdge: string;
  readonly blackEdge: string;
  readonly last: string;
  readonly check: string;
}

const themeOf = (name: ThemeName, palette: Palette): SceneTheme => ({
  name,
  background: palette.page,
  font: "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif",
  styles: {
    square: { stroke: palette.dark, strokeWidth: 0.5 },
    "square-light": { fill: palette.light },
    "square-dark": { fill: palette.dark },
    edge: { fill: palette.faint },
    heading: { fill: palette.ink, weight: "bold" },
    name: { fill: palette.faint },
    piece: { strokeWidth: 1.4, joins: "round" },
    "piece-white": { fill: palette.white, stroke: palette.whiteEdge },
    "piece-black": { fill: palette.black, stroke: palette.blackEdge },
    last: { fill: "none", stroke: palette.last, strokeWidth: 3 },
    check: { fill: "none", stroke: palette.check, strokeWidth: 3.4, dash: [7, 4] },
  },
  patterns: {},
});

export const themes: Readonly<Record<ThemeName, SceneTheme>> = {
  light: themeOf("light", {
    page: "#f6f4ee",
    light: "#f1e7d0",
    dark: "#b08e62",
    ink: "#2b2620",
    faint: "#6b6252",
    white: "#fffdf6",
    black: "#2d2722",
    whiteEdge: "#2d2722",
    blackEdge: "#f1e7d0",
    last: "#3f6f35",
    check: "#b3161b",
  }),
  dark: themeOf("dark", {
    page: "#171614",
    light: "#8d7d66",
    dark: "#54483a",
    ink: "#eee7d8",
    faint: "#b3a890",
    white: "#f4ede1",
    black: "#15120f",
    whiteEdge: "#15120f",
    blackEdge: "#d9cdb6",
    last: "#a9d98f",
    check: "#ff8a7d",
  }),
  print: themeOf("print", {
    page: "#ffffff",
    light: "#ffffff",
    dark: "#c9c9c9",
    ink: "#000000",
    faint: "#444444",
    white: "#ffffff",
    black: "#000000",
    whiteEdge: "#000000",
    blackEdge: "#ffffff",
    last: "#000000",
    check: "#000000",
  }),
};

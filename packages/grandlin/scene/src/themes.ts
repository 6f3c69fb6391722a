// What the roles of this game look like by day, by night and on paper: one place says which role has which style.
// Quadrants differ by what grows there, seats by their emblems. Knows no shape of a scene.
import {
  circle,
  path,
  type ScenePattern,
  type SceneTheme,
  type ShapeStyle,
  steps,
  type ThemeName,
  WEIGHTS,
} from "@assize/kernel-drawing";
import {
  ATTRIBUTES,
  type Attribute,
  type Colour,
  COLOURS,
  TREASURE_KINDS,
  type TreasureKind,
} from "@assize/grandlin-edition";

interface Seat {
  readonly fill: string;
  readonly edge: string;
  readonly sign: string;
  /** Of its quadrant: the ground, and what grows there. */
  readonly land: string;
  readonly marks: string;
}

interface Palette {
  readonly page: string;
  readonly board: string;
  readonly frame: string;
  readonly rim: string;
  readonly ink: string;
  readonly faint: string;
  readonly panel: string;
  readonly panelEdge: string;
  readonly white: string;
  readonly black: string;
  readonly blackInk: string;
  readonly back: string;
  readonly backMarks: string;
  readonly city: string;
  readonly wall: string;
  readonly gold: string;
  readonly goldInk: string;
  readonly accent: string;
  readonly status: string;
  readonly statusInk: string;
  readonly line: string;
  readonly scale: string;
  readonly attributes: Readonly<Record<Attribute, string>>;
  readonly treasures: Readonly<Record<TreasureKind, string>>;
  readonly seats: Readonly<Record<Colour, Seat>>;
}

const patternsOf = (palette: Palette): Readonly<Record<string, ScenePattern>> => ({
  covered: {
    width: 9,
    height: 9,
    angle: 45,
    ground: palette.back,
    shapes: [
      path("covered:net", "back-marks", steps("M 0 4.5 L 9 4.5 M 4.5 0 L 4.5 9")),
      circle("covered:knot", "back-knot", [4.5, 4.5], 1.4),
    ],
  },
});

const boardStyles = (palette: Palette): Record<string, ShapeStyle> => ({
  board: { fill: palette.board, stroke: palette.frame, strokeWidth: 3 },
  rim: { fill: palette.rim, weight: "bold" },
  square: { stroke: palette.line, strokeWidth: 1 },
  city: { fill: palette.city },
  odd: { opacity: 0.9 },
  "growth-light": { fill: palette.white, opacity: 0.4 },
  "growth-line": {
    stroke: palette.ink,
    strokeWidth: 1.2,
    ends: "round",
    joins: "round",
    opacity: 0.45,
  },
  cobbles: { stroke: palette.faint, strokeWidth: 1.1, ends: "round", opacity: 0.4 },
  house: { fill: palette.scale, stroke: palette.faint, strokeWidth: 1.6, joins: "round" },
  "house-line": { fill: palette.city },
  nail: { fill: palette.gold, stroke: palette.goldInk, strokeWidth: 1.2 },
  wall: { stroke: palette.wall, strokeWidth: 11, ends: "square" },
  "wall-merlons": { stroke: palette.city, strokeWidth: 4, dash: [6, 5] },
  "gate-way": { stroke: palette.gold, strokeWidth: 6, dash: [5, 5] },
  "gate-post": { fill: palette.gold, stroke: palette.wall, strokeWidth: 2.5 },
  service: { fill: palette.ink, letterSpacing: -0.8 },
  unoccupied: { opacity: 0.35 },
  ...Object.fromEntries(
    COLOURS.flatMap((colour): [string, ShapeStyle][] => [
      [`quadrant-${colour}`, { fill: palette.seats[colour].land }],
      [`growth-${colour}`, { fill: palette.seats[colour].marks }],
    ]),
  ),
});

const pieceStyles = (palette: Palette): Record<string, ShapeStyle> => ({
  seat: { strokeWidth: 2, joins: "round" },
  castle: { strokeWidth: 1.8, joins: "round" },
  piece: { strokeWidth: 2.2 },
  emblem: { stroke: "none" },
  // Whose turn comes is said quietly.
  "turn-ring": { fill: "none", stroke: "none" },
  next: { stroke: palette.accent, strokeWidth: WEIGHTS.next, steady: true },
  token: { stroke: palette.frame, strokeWidth: 1.5 },
  "token-sign": { fill: palette.white, stroke: palette.black, strokeWidth: 1.5, joins: "round" },
  coin: { fill: palette.gold, stroke: palette.goldInk, strokeWidth: 1.4 },
  "coin-ink": { fill: palette.goldInk, weight: "bold" },
  ...Object.fromEntries(
    TREASURE_KINDS.map((kind): [string, ShapeStyle] => [
      `token-${kind}`,
      { fill: palette.treasures[kind] },
    ]),
  ),
  ...Object.fromEntries(
    COLOURS.flatMap((colour): [string, ShapeStyle][] => [
      [`seat-${colour}`, { fill: palette.seats[colour].fill, stroke: palette.seats[colour].edge }],
      [
        `castle-${colour}`,
        { fill: palette.seats[colour].marks, stroke: palette.seats[colour].edge },
      ],
      [`emblem-${colour}`, { fill: palette.seats[colour].sign }],
      [`ink-${colour}`, { fill: palette.seats[colour].sign, stroke: "none", weight: "bold" }],
    ]),
  ),
});

const cardStyles = (palette: Palette): Record<string, ShapeStyle> => ({
  card: { stroke: palette.frame, strokeWidth: 1.6, fill: palette.white },
  "card-white": { fill: palette.white },
  "card-black": { fill: palette.black },
  secret: { stroke: palette.accent, strokeWidth: 3, dash: [5, 3] },
  figure: { weight: "bold" },
  "ink-black": { fill: palette.blackInk },
  "ink-white": { fill: palette.black },
  sign: { stroke: palette.black, strokeWidth: 1.6, joins: "round", ends: "round" },
  "sign-spell": { stroke: palette.blackInk },
  "sign-map": { stroke: palette.blackInk },
  pip: { fill: palette.black },
  covered: { fill: { pattern: "covered" }, stroke: palette.frame, strokeWidth: 1.5 },
  "back-marks": { stroke: palette.backMarks, strokeWidth: 0.9 },
  "back-knot": { fill: palette.backMarks },
  empty: { stroke: palette.faint, strokeWidth: 1.3, dash: [5, 4] },
});

const panelStyles = (palette: Palette): Record<string, ShapeStyle> => ({
  panel: { fill: palette.panel, stroke: palette.panelEdge, strokeWidth: 1.6 },
  heading: { fill: palette.ink, weight: "bold", letterSpacing: 0.4 },
  amount: { fill: palette.ink, weight: "bold" },
  caption: { fill: palette.ink },
  faint: { fill: palette.faint },
  scale: { fill: palette.scale, stroke: palette.panelEdge, strokeWidth: 1 },
  "scale-mark": { fill: palette.panelEdge },
  status: { fill: palette.status, stroke: palette.statusInk, strokeWidth: 1.2 },
  "status-ink": { fill: palette.statusInk, stroke: "none", weight: "bold" },
  ...Object.fromEntries(
    ATTRIBUTES.map((attribute): [string, ShapeStyle] => [
      `scale-${attribute}`,
      { fill: palette.attributes[attribute] },
    ]),
  ),
});

const themeOf = (name: ThemeName, palette: Palette): SceneTheme => ({
  name,
  background: palette.page,
  font: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
  styles: {
    ...boardStyles(palette),
    ...panelStyles(palette),
    ...cardStyles(palette),
    ...pieceStyles(palette),
  },
  patterns: patternsOf(palette),
});

const LIGHT: Palette = {
  page: "#f3eee2",
  board: "#5a4a36",
  frame: "#3f3222",
  rim: "#f4e9d0",
  ink: "#2e2418",
  faint: "#74644a",
  panel: "#fbf6e9",
  panelEdge: "#bfae8b",
  white: "#fffdf6",
  black: "#2b2622",
  blackInk: "#f6e7bd",
  back: "#7b4a3a",
  backMarks: "#d9b48a",
  city: "#e9ddc0",
  wall: "#4b4036",
  gold: "#e8bf4d",
  goldInk: "#4a3506",
  accent: "#d9730d",
  status: "#2e2418",
  statusInk: "#ffffff",
  line: "#5a4a3655",
  scale: "#e9dfc8",
  attributes: { health: "#b5413a", gold: "#c99a21", strength: "#3f7a4c", weaponry: "#4a6287" },
  treasures: { crown: "#f0c949", goblet: "#b9d3df", orb: "#d8a7c4" },
  seats: {
    red: { fill: "#bf3b2f", edge: "#5e150f", sign: "#ffffff", land: "#f0d7c8", marks: "#dcb3a0" },
    blue: { fill: "#2f66ad", edge: "#142f55", sign: "#ffffff", land: "#d5e0ec", marks: "#aec2d8" },
    yellow: {
      fill: "#f0c436",
      edge: "#6e520a",
      sign: "#3a2a04",
      land: "#f5ebc4",
      marks: "#dcca8c",
    },
    green: { fill: "#3a8547", edge: "#173d1e", sign: "#ffffff", land: "#d9e6cd", marks: "#b3cba1" },
  },
};

const DARK: Palette = {
  ...LIGHT,
  page: "#15130f",
  board: "#0d0b09",
  frame: "#8d7449",
  rim: "#d9c497",
  ink: "#f1e6cb",
  faint: "#ad9c78",
  panel: "#221e17",
  panelEdge: "#645637",
  white: "#e9dfc8",
  black: "#1b1815",
  back: "#5b3529",
  backMarks: "#b98d62",
  city: "#4a4030",
  wall: "#cdb88a",
  accent: "#ffa63d",
  status: "#f1e6cb",
  statusInk: "#15130f",
  line: "#00000088",
  scale: "#3a3427",
  attributes: { health: "#d9655c", gold: "#d9ad3c", strength: "#66ac74", weaponry: "#7f9fd0" },
  seats: {
    red: { fill: "#c8453a", edge: "#f3b3a9", sign: "#ffffff", land: "#3d2721", marks: "#5d3c33" },
    blue: { fill: "#3f78c4", edge: "#b5d2f5", sign: "#ffffff", land: "#212d3c", marks: "#37495e" },
    yellow: {
      fill: "#edc23c",
      edge: "#fff0b8",
      sign: "#3a2a04",
      land: "#3b341d",
      marks: "#5a5030",
    },
    green: { fill: "#418f4f", edge: "#b4e3bd", sign: "#ffffff", land: "#22331f", marks: "#3a5235" },
  },
};

const ON_PAPER = { edge: "#000000", land: "#ffffff", marks: "#c4c4c4" } as const;

const PRINT: Palette = {
  ...LIGHT,
  page: "#ffffff",
  board: "#ffffff",
  frame: "#000000",
  rim: "#000000",
  ink: "#000000",
  faint: "#444444",
  panel: "#ffffff",
  panelEdge: "#777777",
  white: "#ffffff",
  black: "#000000",
  blackInk: "#ffffff",
  back: "#ffffff",
  backMarks: "#777777",
  city: "#e4e4e4",
  wall: "#000000",
  gold: "#ffffff",
  goldInk: "#000000",
  accent: "#000000",
  status: "#000000",
  line: "#999999",
  scale: "#ffffff",
  attributes: { health: "#555555", gold: "#999999", strength: "#555555", weaponry: "#999999" },
  treasures: { crown: "#ffffff", goblet: "#dddddd", orb: "#bbbbbb" },
  seats: {
    red: { ...ON_PAPER, fill: "#333333", sign: "#ffffff" },
    blue: { ...ON_PAPER, fill: "#cccccc", sign: "#000000" },
    yellow: { ...ON_PAPER, fill: "#ffffff", sign: "#000000" },
    green: { ...ON_PAPER, fill: "#888888", sign: "#ffffff" },
  },
};

export const themes: Readonly<Record<ThemeName, SceneTheme>> = {
  light: themeOf("light", LIGHT),
  dark: themeOf("dark", DARK),
  print: themeOf("print", PRINT),
};

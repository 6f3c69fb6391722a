// What the roles of this game look like, made from a palette: one place says which role has which style.
// Roads differ by their dashes in every theme, players by their emblems. Knows no shape of a scene.
import {
  circle,
  path,
  type ScenePattern,
  type SceneTheme,
  type Shape,
  type ShapeStyle,
  steps,
  WEIGHTS,
} from "@assize/kernel-drawing";
import { ROAD_COLOURS, UNIT_KINDS, type RoadColour, type UnitKind } from "@assize/xidit-edition";

/** Sceneries that have a pattern of their own; any other word has the plain region's look. */
export const SCENERIES = [
  "coast",
  "marsh",
  "snowy",
  "forest",
  "hills",
  "lakes",
  "heath",
  "meadows",
  "capital",
] as const;
export type Scenery = (typeof SCENERIES)[number];

export interface Piece {
  readonly fill: string;
  readonly edge: string;
  /** Of what is drawn on it. */
  readonly sign: string;
}

export interface Palette {
  readonly name: string;
  readonly page: string;
  readonly land: string;
  readonly frame: string;
  readonly ink: string;
  readonly faintInk: string;
  readonly panel: string;
  readonly panelEdge: string;
  readonly card: string;
  readonly threat: string;
  readonly threatInk: string;
  readonly back: string;
  readonly accent: string;
  readonly gold: string;
  readonly roadBed: string;
  readonly shadow: string;
  readonly cityWall: string;
  readonly cityInk: string;
  readonly hatch: string;
  readonly roads: Readonly<Record<RoadColour, string>>;
  readonly units: Readonly<Record<UnitKind, Piece>>;
  readonly seats: Readonly<Record<string, Piece>>;
  /** Ground and marks. */
  readonly sceneries: Readonly<Record<Scenery, readonly [string, string]>>;
}

interface Motif {
  readonly size: readonly [number, number];
  readonly line: string;
}

const MOTIFS: Readonly<Record<Scenery, Motif>> = {
  coast: {
    size: [46, 22],
    line: "M 4 8 Q 9 3 14 8 Q 19 13 24 8 M 27 18 Q 31 14 35 18 Q 39 22 43 18",
  },
  marsh: {
    size: [50, 40],
    line: "M 8 14 L 8 5 M 5 14 L 3 8 M 11 14 L 13 8 M 2 15 L 14 15 M 33 34 L 33 25 M 30 34 L 28 28 M 36 34 L 38 28 M 27 35 L 39 35",
  },
  snowy: {
    size: [52, 44],
    line: "M 12 5 L 12 17 M 6.8 8 L 17.2 14 M 6.8 14 L 17.2 8 M 38 28 L 38 38 M 33.7 30.5 L 42.3 35.5 M 33.7 35.5 L 42.3 30.5",
  },
  forest: {
    size: [44, 40],
    line: "M 10 4 L 4 14 L 16 14 Z M 10 14 L 10 18 M 32 22 L 26 32 L 38 32 Z M 32 32 L 32 36",
  },
  hills: { size: [56, 38], line: "M 4 15 Q 12 1 20 15 M 15 8 Q 20 4 26 14 M 31 34 Q 39 20 47 34" },
  lakes: {
    size: [54, 36],
    line: "M 5 9 Q 13 4 21 9 Q 13 14 5 9 M 32 27 Q 38 23 44 27 Q 38 31 32 27",
  },
  heath: {
    size: [40, 34],
    line: "M 8 12 Q 5 7 3 7 M 8 12 Q 8 6 9 4 M 8 12 Q 11 8 14 8 M 28 30 Q 25 25 23 25 M 28 30 Q 28 24 29 22 M 28 30 Q 31 26 34 26",
  },
  meadows: {
    size: [42, 36],
    line: "M 7 12 L 5 6 M 8 12 L 9 5 M 9 12 L 13 7 M 28 29 L 26 23 M 29 29 L 30 22 M 30 29 L 34 24",
  },
  capital: {
    size: [48, 48],
    line: "M 12 6 L 18 12 L 12 18 L 6 12 Z M 36 30 L 42 36 L 36 42 L 30 36 Z",
  },
};

const motifShapes = (scenery: Scenery): readonly Shape[] => [
  path(`motif:${scenery}`, `motif motif-${scenery}`, steps(MOTIFS[scenery].line)),
];

const patterns = (palette: Palette): Readonly<Record<string, ScenePattern>> => ({
  ...Object.fromEntries(
    SCENERIES.map((scenery): [string, ScenePattern] => {
      const [width, height] = MOTIFS[scenery].size;
      const ground = palette.sceneries[scenery][0];
      return [scenery, { width, height, ground, shapes: motifShapes(scenery) }];
    }),
  ),
  hatch: {
    width: 12,
    height: 12,
    angle: 45,
    ground: "none",
    shapes: [path("hatch:line", "hatch-line", steps("M 6 0 L 6 12"))],
  },
  covered: {
    width: 8,
    height: 8,
    angle: 45,
    ground: palette.back,
    shapes: [circle("covered:dot", "covered-dot", [4, 4], 1.3)],
  },
});

/** An unbroken line, dashes, and dots: distinct without colour. */
const ROAD_DASHES: Readonly<Record<RoadColour, readonly number[]>> = {
  black: [],
  red: [17, 9],
  blue: [0.1, 10],
};

const roadStyles = (palette: Palette): Record<string, ShapeStyle> => ({
  "road-bed": { stroke: palette.roadBed, strokeWidth: 12, ends: "round", joins: "round" },
  road: { strokeWidth: 5.5, joins: "round" },
  "road-in-order": {},
  ...Object.fromEntries(
    ROAD_COLOURS.map((colour): [string, ShapeStyle] => [
      `road-${colour}`,
      {
        stroke: palette.roads[colour],
        dash: ROAD_DASHES[colour],
        ...(colour === "blue" ? { ends: "round", strokeWidth: 7 } : { ends: "butt" }),
      },
    ]),
  ),
});

const landStyles = (palette: Palette): Record<string, ShapeStyle> => ({
  board: { fill: palette.land, stroke: palette.frame, strokeWidth: 5 },
  "board-rim": { stroke: palette.frame, strokeWidth: 1.2 },
  region: { fill: palette.land },
  "region-open": { fill: "none" },
  motif: { strokeWidth: 1.3, ends: "round", joins: "round" },
  ...Object.fromEntries(
    SCENERIES.flatMap((scenery): [string, ShapeStyle][] => [
      [`scenery-${scenery}`, { fill: { pattern: scenery } }],
      [`ground-${scenery}`, { fill: palette.sceneries[scenery][0] }],
      [`motif-${scenery}`, { stroke: palette.sceneries[scenery][1] }],
    ]),
  ),
  "hatch-line": { stroke: palette.hatch, strokeWidth: 2.4 },
  closed: { fill: { pattern: "hatch" } },
  "covered-dot": { fill: palette.accent, opacity: 0.7 },
});

const boardStyles = (palette: Palette): Record<string, ShapeStyle> => ({
  shadow: { fill: palette.shadow },
  "city-wall": { fill: palette.cityWall, stroke: palette.frame, strokeWidth: 2.2 },
  "city-ring": { stroke: palette.frame, strokeWidth: 0.9 },
  "city-number": { fill: palette.cityInk, weight: "bold" },
  "region-name-ground": { opacity: 0.85 },
  "region-name": { fill: palette.ink, italic: true, letterSpacing: 3.5, opacity: 0.75 },
  "plate-ground": { fill: palette.card, stroke: palette.frame, strokeWidth: 1.4 },
  "region-number-ground": { fill: palette.frame, stroke: palette.card, strokeWidth: 1.2 },
  "region-number": { fill: palette.card, weight: "bold" },
  "lyre-most": { fill: palette.ink, weight: "bold" },
  "lyre-between": { fill: palette.faintInk },
  "lyre-second": { fill: palette.ink },
  bastion: { fill: palette.card, stroke: palette.ink, strokeWidth: 2, joins: "round" },
  cartouche: { fill: palette.panel, stroke: palette.frame, strokeWidth: 2 },
  compass: { fill: palette.gold, stroke: palette.frame, strokeWidth: 1, opacity: 0.9 },
  title: { fill: palette.ink, weight: "bold", letterSpacing: 1 },
  caption: { fill: palette.ink },
});

const pieceStyles = (palette: Palette): Record<string, ShapeStyle> => ({
  sign: { stroke: palette.ink, strokeWidth: 1.7, ends: "round", joins: "round" },
  "sign-storey": { fill: palette.card },
  "sign-titan": { fill: palette.threat },
  coin: { fill: palette.gold, stroke: palette.ink, strokeWidth: 1.3 },
  "coin-face": { stroke: palette.ink, strokeWidth: 1.1, joins: "round" },
  unit: { strokeWidth: 1.6, joins: "round", ends: "round" },
  "unit-printed": {
    fill: "none",
    stroke: palette.faintInk,
    strokeWidth: 1.4,
    opacity: 0.75,
    joins: "round",
    ends: "round",
  },
  "unit-sign": { fill: "none" },
  seat: { strokeWidth: 1.5, joins: "round" },
  emblem: { stroke: "none" },
  window: { stroke: "none" },
  ...Object.fromEntries(
    UNIT_KINDS.map((kind): [string, ShapeStyle] => {
      const { fill, sign } = palette.units[kind];
      return [`unit-${kind}`, { fill, stroke: sign }];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(palette.seats).flatMap(
      ([colour, { fill, edge, sign }]): [string, ShapeStyle][] => [
        [`seat-${colour}`, { fill, stroke: edge }],
        [`emblem-${colour}`, { fill: sign }],
        [`ink-${colour}`, { fill: sign, stroke: "none" }],
      ],
    ),
  ),
  tether: { fill: "none", stroke: palette.ink, strokeWidth: 2, dash: [2, 4], opacity: 0.7 },
  // Whose turn comes is said quietly.
  "turn-ring": { fill: "none", stroke: palette.accent, strokeWidth: WEIGHTS.next, steady: true },
  next: { stroke: palette.accent, strokeWidth: WEIGHTS.next, steady: true },
  "on-turn": { stroke: palette.accent, strokeWidth: WEIGHTS.next, steady: true },
});

const panelStyles = (palette: Palette): Record<string, ShapeStyle> => ({
  panel: { fill: palette.panel, stroke: palette.panelEdge, strokeWidth: 1.6 },
  heading: { fill: palette.ink, weight: "bold", letterSpacing: 0.6 },
  amount: { fill: palette.ink, weight: "bold" },
  faint: { fill: palette.ink, opacity: 0.8 },
  card: { fill: palette.card, stroke: palette.frame, strokeWidth: 1.5, joins: "round" },
  "tile-threat": { fill: palette.threat },
  "threat-ink": { fill: palette.threatInk },
  badge: { fill: palette.frame },
  "badge-number": { fill: palette.card, weight: "bold" },
  empty: { fill: "none", stroke: palette.faintInk, strokeWidth: 1.2, dash: [5, 4] },
  covered: { fill: { pattern: "covered" }, stroke: palette.frame, strokeWidth: 1.3 },
  past: { opacity: 0.4 },
  "year-past": { fill: palette.faintInk, opacity: 0.55 },
  "year-marker": { stroke: palette.accent, strokeWidth: 4 },
  "first-player": { fill: palette.gold, stroke: palette.ink, strokeWidth: 1.2, joins: "round" },
  struck: { stroke: palette.accent, strokeWidth: 2 },
  focus: { stroke: palette.accent, strokeWidth: WEIGHTS.next, dash: [6, 4], steady: true },
});

export const makeTheme = (palette: Palette): SceneTheme => ({
  name: palette.name,
  background: palette.page,
  font: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif",
  styles: {
    ...landStyles(palette),
    ...roadStyles(palette),
    ...boardStyles(palette),
    ...panelStyles(palette),
    ...pieceStyles(palette),
  },
  patterns: patterns(palette),
});

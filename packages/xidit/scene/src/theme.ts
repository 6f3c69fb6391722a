// What the roles of this game look like, made from a palette: one place says which role has which style.
// Roads differ by their dashes in every theme, players by their emblems. Knows no shape of a scene.
import {
  circle,
  path,
  type ScenePattern,
  type SceneTheme,
  type ShapeStyle,
  steps,
  WEIGHTS,
} from "@assize/kernel-drawing";
import { type Scenery, SCENERIES } from "./sceneries.ts";
import { ROAD_COLOURS, UNIT_KINDS, type RoadColour, type UnitKind } from "@assize/xidit-edition";

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
  readonly sea: string;
  /** Of the water along the shore. */
  readonly shallows: string;
  /** Snow, and whatever catches the light. */
  readonly light: string;
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

const patterns = (palette: Palette): Readonly<Record<string, ScenePattern>> => ({
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
  "road-edge": { stroke: palette.frame, strokeWidth: 15, ends: "round", joins: "round" },
  "road-bed": { stroke: palette.roadBed, strokeWidth: 12.4, ends: "round", joins: "round" },
  road: { strokeWidth: 7.4, joins: "round" },
  ...Object.fromEntries(
    ROAD_COLOURS.map((colour): [string, ShapeStyle] => [
      `road-${colour}`,
      {
        stroke: palette.roads[colour],
        dash: ROAD_DASHES[colour],
        ...(colour === "blue" ? { ends: "round", strokeWidth: 8 } : { ends: "butt" }),
      },
    ]),
  ),
  // On a card of an order, which is as long as one dash on the map.
  "in-order": { strokeWidth: 4 },
  "in-order-road-red": { dash: [5, 3.5] },
  "in-order-road-blue": { dash: [0.1, 6.2] },
});

const landStyles = (palette: Palette): Record<string, ShapeStyle> => ({
  board: { fill: palette.sea, stroke: palette.frame, strokeWidth: 5 },
  "board-rim": { stroke: palette.frame, strokeWidth: 1.2 },
  region: { fill: palette.land },
  "region-open": { fill: "none" },
  shore: { fill: palette.land, stroke: palette.frame, strokeWidth: 1.6, joins: "round" },
  shallows: { stroke: palette.shallows, strokeWidth: 26, joins: "round", opacity: 0.5 },
  "shallows-near": { stroke: palette.shallows, strokeWidth: 13, joins: "round" },
  "growth-light": { fill: palette.light, opacity: 0.75 },
  "growth-line": {
    stroke: palette.ink,
    strokeWidth: 1.3,
    ends: "round",
    joins: "round",
    opacity: 0.55,
  },
  ...Object.fromEntries(
    SCENERIES.flatMap((scenery): [string, ShapeStyle][] => [
      [`scenery-${scenery}`, { fill: palette.sceneries[scenery][0] }],
      [`ground-${scenery}`, { fill: palette.sceneries[scenery][0] }],
      [`growth-${scenery}`, { fill: palette.sceneries[scenery][1] }],
    ]),
  ),
  "hatch-line": { stroke: palette.hatch, strokeWidth: 2.4 },
  closed: { fill: { pattern: "hatch" } },
  "covered-dot": { fill: palette.accent, opacity: 0.7 },
});

const boardStyles = (palette: Palette): Record<string, ShapeStyle> => ({
  shadow: { fill: palette.shadow },
  "city-merlons": {
    fill: palette.cityWall,
    stroke: palette.frame,
    strokeWidth: 1.4,
    joins: "round",
  },
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
  "turn-ring": { fill: "none", stroke: "none" },
  // Whose turn comes is said quietly, and by this role alone.
  next: { stroke: palette.accent, strokeWidth: WEIGHTS.next, steady: true },
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
  "badge-number": { fill: palette.card, weight: "bold", letterSpacing: -1 },
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

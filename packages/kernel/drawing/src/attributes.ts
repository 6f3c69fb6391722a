// What a shape is in SVG, as names and values: geometry from the shape, looks from the theme. Whoever writes files and
// whoever keeps elements on a page share it, so that both draw the same. Knows no document and no game.
import { Defect, unreachable } from "@assize/kernel-model";
import type {
  Paint,
  PathStep,
  ScenePattern,
  SceneTheme,
  Shape,
  ShapeKind,
  ShapeStyle,
} from "./scene.ts";

/** By attribute; one that is not written is undefined. */
export type Attributes = Readonly<Record<string, string | undefined>>;

const ELEMENTS: Readonly<Record<ShapeKind, string>> = {
  group: "g",
  path: "path",
  circle: "circle",
  rect: "rect",
  polygon: "polygon",
  text: "text",
};

/** The name of the element that a shape is. */
export const elementOf = ({ kind }: Shape): string => ELEMENTS[kind];

/** Two decimals are enough for a drawing and keep files small. */
export const figure = (value: number): string => {
  if (!Number.isFinite(value)) throw new Defect("a shape without a place");
  return String(Math.round(value * 100) / 100 + 0);
};

const number = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : figure(value);

const pathData = (steps: readonly PathStep[]): string =>
  steps.map(([letter, ...numbers]) => letter + numbers.map(figure).join(" ")).join("");

const transform = (at: readonly [number, number], scale: number): string =>
  `translate(${figure(at[0])} ${figure(at[1])})` + (scale === 1 ? "" : ` scale(${figure(scale)})`);

/** Where a shape stands and how large it is. */
export const geometryOf = (shape: Shape): Attributes => {
  switch (shape.kind) {
    case "group":
      return { transform: transform(shape.at, shape.scale ?? 1) };
    case "path":
      return { d: pathData(shape.steps) };
    case "circle":
      return { cx: figure(shape.at[0]), cy: figure(shape.at[1]), r: figure(shape.radius) };
    case "rect":
      return {
        x: figure(shape.at[0]),
        y: figure(shape.at[1]),
        width: figure(shape.width),
        height: figure(shape.height),
        rx: number(shape.corner),
      };
    case "polygon":
      return { points: shape.points.map((p) => p.map(figure).join(",")).join(" ") };
    case "text":
      return {
        x: figure(shape.at[0]),
        y: figure(shape.at[1]),
        "font-size": figure(shape.size),
        "text-anchor": shape.anchor ?? "middle",
      };
    default:
      return unreachable(shape, "shape");
  }
};

/** The id that a theme's pattern has in a document; the prefix keeps several drawings apart. */
export const patternId = (idPrefix: string, name: string): string => `${idPrefix}pattern-${name}`;

const paint = (
  theme: SceneTheme,
  fill: Paint | undefined,
  idPrefix: string,
): string | undefined => {
  if (fill === undefined || typeof fill === "string") return fill;
  if (theme.patterns[fill.pattern] === undefined)
    throw new Defect(`the theme ${theme.name} has no pattern ${fill.pattern}`);
  return `url(#${patternId(idPrefix, fill.pattern)})`;
};

/** A later role's member wins over an earlier one's. */
export const styleOf = (theme: SceneTheme, roles: readonly string[]): ShapeStyle =>
  Object.assign({}, ...roles.map((role) => theme.styles[role] ?? {})) as ShapeStyle;

/** What a shape of these roles looks like. */
export const looksOf = (
  theme: SceneTheme,
  roles: readonly string[],
  idPrefix: string,
): Attributes => {
  const style = styleOf(theme, roles);
  return {
    fill: paint(theme, style.fill, idPrefix),
    stroke: style.stroke,
    "stroke-width": number(style.strokeWidth),
    "stroke-dasharray": style.dash?.length === 0 ? "none" : style.dash?.map(figure).join(" "),
    "stroke-linecap": style.ends,
    "stroke-linejoin": style.joins,
    opacity: number(style.opacity),
    "font-weight": style.weight,
    "font-style": style.italic === undefined ? undefined : style.italic ? "italic" : "normal",
    "text-decoration": style.decoration,
    "letter-spacing": number(style.letterSpacing),
    "vector-effect": style.steady === true ? "non-scaling-stroke" : undefined,
  };
};

/** Of the `pattern` element, and of the ground that it holds before its shapes. */
export const attributesOfPattern = (
  { width, height, angle, ground }: ScenePattern,
  id: string,
): { readonly pattern: Attributes; readonly ground: Attributes } => ({
  pattern: {
    id,
    width: figure(width),
    height: figure(height),
    patternUnits: "userSpaceOnUse",
    patternTransform: angle === undefined ? undefined : `rotate(${figure(angle)})`,
  },
  ground: { width: figure(width), height: figure(height), fill: ground },
});

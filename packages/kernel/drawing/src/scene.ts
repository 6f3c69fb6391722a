// A drawing as data: named, keyed shapes that a report, a page or a viewer can render, and what they look like.
// Knows no game, no DOM and no file format. Shapes say what they are (roles); a theme says how that looks.

/** x to the right, y downwards, in the units of what it is drawn in. */
export type ScenePoint = readonly [x: number, y: number];

/** Move, line, quadratic and cubic curve, close; absolute, as in SVG. */
export type PathStep =
  | readonly ["M" | "L", number, number]
  | readonly ["Q", number, number, number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];

interface ShapeBase {
  /** Names the thing drawn, not its place: unique in a scene and the same in every state that shows it. */
  readonly key: string;
  /** What it is, the general first (`road`, `road-red`): words of letters, digits and hyphens, never colours. */
  readonly roles: readonly string[];
  /** What somebody hears who does not see it. Shapes without one are decoration. */
  readonly label?: string;
  /**
   * What it is one of, or, of a text that is a number, what it counts. Where one goes here and one comes there, or a count
   * falls and another rises, that is seen as one thing that passes from here to there.
   */
  readonly thing?: string;
  /**
   * What things it takes in and gives out unseen, where that is known: a covered amount of whoever acts. What goes and is not seen to
   * come anywhere went there, and what comes from nowhere came from there, where the drawing before has one such place.
   */
  readonly hides?: string;
  /**
   * True where its own place, size and look say where the game stands, or where there was room, and not what happened: whose
   * turn it is, a panel that opens. What stands in it may still say what happened.
   */
  readonly aside?: true;
  /** The sheet it lies on, on top-level shapes only; the shapes of a layer stand together. */
  readonly layer?: string;
}

/** Children are drawn in the group's own units: first scaled, then moved to `at`. */
export interface GroupShape extends ShapeBase {
  readonly kind: "group";
  readonly at: ScenePoint;
  /** 1 where absent. */
  readonly scale?: number;
  readonly children: readonly Shape[];
}

export interface PathShape extends ShapeBase {
  readonly kind: "path";
  readonly steps: readonly PathStep[];
}

export interface CircleShape extends ShapeBase {
  readonly kind: "circle";
  readonly at: ScenePoint;
  readonly radius: number;
}

export interface RectShape extends ShapeBase {
  readonly kind: "rect";
  /** The top left corner. */
  readonly at: ScenePoint;
  readonly width: number;
  readonly height: number;
  /** Radius of rounded corners; square where absent. */
  readonly corner?: number;
}

export interface PolygonShape extends ShapeBase {
  readonly kind: "polygon";
  readonly points: readonly ScenePoint[];
}

export interface TextShape extends ShapeBase {
  readonly kind: "text";
  /** On the base line; `anchor` says which part of the text stands there. */
  readonly at: ScenePoint;
  readonly text: string;
  readonly size: number;
  /** `middle` where absent. */
  readonly anchor?: "start" | "middle" | "end";
}

export type Shape = GroupShape | PathShape | CircleShape | RectShape | PolygonShape | TextShape;
export type ShapeKind = Shape["kind"];

/** Shapes stand in the order in which they are drawn, the lowest first. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** A sentence or two for somebody who does not see the drawing. */
  readonly description?: string;
  /** True where shapes stand wherever there was room: then places and sizes say nothing, and words and signs say all. */
  readonly arranged?: true;
  readonly shapes: readonly Shape[];
}

/** A colour as CSS writes it, or the name of one of the theme's patterns. */
export type Paint = string | { readonly pattern: string };

export interface ShapeStyle {
  readonly fill?: Paint;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  /** Lengths of line and gap in turn; an empty list for an unbroken line. */
  readonly dash?: readonly number[];
  readonly ends?: "butt" | "round" | "square";
  readonly joins?: "miter" | "round" | "bevel";
  readonly opacity?: number;
  readonly weight?: "normal" | "bold";
  readonly italic?: boolean;
  readonly decoration?: "line-through";
  /** Added between letters, in the scene's units. */
  readonly letterSpacing?: number;
  /** True for lines as wide on a small screen as on a large one: their width is in CSS pixels. */
  readonly steady?: true;
}

/** A small drawing that is repeated over an area. */
export interface ScenePattern {
  readonly width: number;
  readonly height: number;
  /** Clockwise, in degrees. */
  readonly angle?: number;
  readonly ground: string;
  readonly shapes: readonly Shape[];
}

/** What roles look like. A shape has its roles' styles, a later role's member over an earlier one's. */
export interface SceneTheme {
  readonly name: string;
  readonly background: string;
  /** A list of font families, as CSS writes it. */
  readonly font: string;
  readonly styles: Readonly<Record<string, ShapeStyle>>;
  readonly patterns: Readonly<Record<string, ScenePattern>>;
}

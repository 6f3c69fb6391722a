// What is marked over a drawing by keys looks like this, beside the marks of events. Knows roles and a theme's colours.
import { type SceneTheme, type ShapeStyle, WEIGHTS, withMarks } from "@assize/kernel-drawing";

const stylesOf = (ink: string, ground: string): Readonly<Record<string, ShapeStyle>> => {
  const line = {
    fill: "none",
    stroke: ink,
    strokeWidth: WEIGHTS.next,
    joins: "round",
    ends: "round",
    steady: true,
  } as const;
  const casing = { ...line, stroke: ground, opacity: 0.75 } as const;
  return {
    // Where a plan leads: the road under it keeps its colour.
    "mark-way": { ...line, strokeWidth: 11, opacity: 0.34 },
    "mark-number": { fill: ink, stroke: ground, strokeWidth: WEIGHTS.rest, steady: true },
    "mark-number-words": { fill: ground },
    "mark-along": { ...line, strokeWidth: 12, opacity: 0.3 },
    "mark-open-area": { fill: ink, opacity: 0.12 },
    "mark-area": { fill: ink, opacity: 0.3 },
    "mark-differs": { ...line, strokeWidth: WEIGHTS.rest },
    "mark-differs-casing": { ...casing, strokeWidth: WEIGHTS.rest + 2 },
    "mark-differs-ground": { fill: ink, opacity: 0.14 },
  };
};

const themes = new WeakMap<SceneTheme, SceneTheme>();

/** The theme with what every mark over a board looks like. */
export const withEmphasis = (theme: SceneTheme): SceneTheme => {
  const known = themes.get(theme);
  if (known !== undefined) return known;
  const marks = withMarks(theme);
  const { stroke: ink = "" } = marks.styles["mark-event"] ?? {};
  const { stroke: ground = "" } = marks.styles["mark-event-casing"] ?? {};
  const made = { ...marks, styles: { ...marks.styles, ...stylesOf(ink, ground) } };
  themes.set(theme, made);
  return made;
};

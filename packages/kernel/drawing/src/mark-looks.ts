// What marks over a drawing look like, by day, by night and on paper. Three weights of line: the event, the next, the rest. Knows roles
// and colours; no mark's place.
import type { SceneTheme, ShapeStyle } from "./scene.ts";

/** Widths of lines, in CSS pixels: what happened, whose turn comes or what is pointed at, what may be picked. */
export const WEIGHTS = { event: 2.8, next: 1.8, rest: 1.2 } as const;

interface Inks {
  readonly text: string;
  readonly quiet: string;
  readonly event: string;
  readonly ground: string;
  readonly recorded: string;
  readonly forced: string;
}

const INKS: Readonly<Record<string, Inks>> = {
  light: {
    text: "#1d1913",
    quiet: "#574f42",
    event: "#33206b",
    ground: "#fffdf6",
    recorded: "#b3161b",
    forced: "#0f7040",
  },
  dark: {
    text: "#f4ede1",
    quiet: "#c2b8a6",
    event: "#ffd7f2",
    ground: "#120f0c",
    recorded: "#ff6b61",
    forced: "#5fe09a",
  },
  print: {
    text: "#000000",
    quiet: "#333333",
    event: "#000000",
    ground: "#ffffff",
    recorded: "#a00000",
    forced: "#00582c",
  },
};

const line = (stroke: string, strokeWidth: number, more: ShapeStyle = {}): ShapeStyle => ({
  fill: "none",
  stroke,
  strokeWidth,
  ends: "round",
  joins: "round",
  steady: true,
  ...more,
});

const stylesOf = (
  { text, quiet, event, ground, recorded, forced }: Inks,
  page: string,
): Readonly<Record<string, ShapeStyle>> => {
  const casing = line(ground, WEIGHTS.event + 2.6, { opacity: 0.8 });
  const arrows = { strokeWidth: 0, joins: "round" } as const;
  return {
    "mark-event": line(event, WEIGHTS.event),
    "mark-event-casing": casing,
    "mark-recorded": line(recorded, WEIGHTS.event, { dash: [6, 5] }),
    "mark-recorded-casing": casing,
    "mark-forced": line(forced, WEIGHTS.event),
    "mark-forced-casing": casing,
    "mark-next": line(event, WEIGHTS.next),
    "mark-next-casing": line(ground, WEIGHTS.next + 2, { opacity: 0.7 }),
    "mark-strike": line(recorded, WEIGHTS.next),
    "mark-badge": { fill: forced },
    "mark-tick": line(ground, WEIGHTS.next),
    "mark-ghost": { opacity: 0.38 },
    // It is seen while it flies.
    "mark-flyer": { opacity: 0 },
    "mark-ground": { fill: page, stroke: ground, strokeWidth: 1, steady: true },
    "mark-veil": { fill: page, opacity: 0.42 },
    "mark-arrow": arrows,
    "mark-arrow-casing": {
      fill: ground,
      stroke: ground,
      strokeWidth: 3.2,
      joins: "round",
      opacity: 0.85,
    },
    "mark-caption": { fill: text },
    "mark-caption-quiet": { fill: quiet },
    "mark-caption-ground": { fill: page },
    "mark-caption-finding": { fill: recorded },
    "mark-arrow-event": { fill: event },
    "mark-arrow-recorded": { fill: recorded },
    "mark-arrow-forced": { fill: forced },
  };
};

const themes = new WeakMap<SceneTheme, SceneTheme>();

/** The theme with what marks look like over it. */
export const withMarks = (theme: SceneTheme): SceneTheme => {
  const known = themes.get(theme);
  if (known !== undefined) return known;
  const inks = INKS[theme.name] ?? INKS["light"]!;
  const made = { ...theme, styles: { ...theme.styles, ...stylesOf(inks, theme.background) } };
  themes.set(theme, made);
  return made;
};

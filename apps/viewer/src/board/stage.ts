// One drawing on a page, from moment to moment: the painter, what lies over the drawing, what moves, and which part is
// seen. Knows elements and scenes; no game, no worker and no component.
import {
  attributesOfPattern,
  boundsOf,
  figure,
  patternId,
  type Scene,
  type ScenePart,
  type SceneTheme,
  type Shape,
} from "@assize/kernel-drawing";
import { type Box, boxAround } from "./camera.ts";
import {
  markedBy,
  emphasisOf,
  halos,
  handles,
  pointers,
  trails,
  withoutGrounds,
} from "./emphasis.ts";
import { createMovement } from "./movement.ts";
import { type Coat, createPainter, dress, type Painter } from "./painter.ts";
import { differenceOf, standsApart, standsOf, type TwoStands } from "./travels.ts";

/** What is to be seen now. */
export interface Showing {
  readonly scene: Scene;
  readonly theme: SceneTheme;
  /** The event after which this is so. */
  readonly seq: number;
  /** Only these layers; null for all. */
  readonly part: ScenePart | null;
  /** Keys of what this event changed. */
  readonly changed: readonly string[];
  /** The drawing one event earlier, where it is known. */
  readonly before: Scene | null;
  readonly pointedOut: readonly string[];
  /** null for a picture that is not to be read aloud: then nothing has a label either. */
  readonly pickable: ReadonlySet<string> | null;
  /** How long a move may take; 0 for at once. */
  readonly motionMs: number;
}

export interface Stage {
  /** Draws, and says which part of the scene's units that fills. */
  readonly show: (showing: Showing) => Box;
  readonly elementOf: (key: string) => SVGElement | undefined;
  readonly settle: () => void;
}

const SVG = "http://www.w3.org/2000/svg";
const PART_MARGIN = 8;
const NO_KEYS: ReadonlySet<string> = new Set();

const shapesOf = ({ scene, part }: Showing): readonly Shape[] =>
  part === null
    ? scene.shapes
    : scene.shapes.filter(({ layer }) => layer !== undefined && part.layers.includes(layer));

const boxOf = ({ scene, part }: Showing, shapes: readonly Shape[]): Box => {
  const bounds = part === null ? null : boundsOf(shapes);
  return bounds === null
    ? { x: 0, y: 0, width: scene.width, height: scene.height }
    : boxAround(bounds, PART_MARGIN);
};

const create = (svg: SVGSVGElement, name: string): SVGElement =>
  svg.ownerDocument.createElementNS(SVG, name);

/** Puts a theme's patterns where shapes find them. */
const putPatterns = (
  svg: SVGSVGElement,
  defs: SVGElement,
  theme: SceneTheme,
  idPrefix: string,
): void => {
  defs.replaceChildren();
  for (const [name, pattern] of Object.entries(theme.patterns)) {
    const attributes = attributesOfPattern(pattern, patternId(idPrefix, name));
    const [element, base, marks] = [
      create(svg, "pattern"),
      create(svg, "rect"),
      create(svg, "g"),
    ] as const;
    dress(element, {}, attributes.pattern);
    dress(base, {}, attributes.ground);
    createPainter(marks).draw(pattern.shapes, { theme, idPrefix, pickable: null });
    element.append(base, marks);
    defs.append(element);
  }
};

/** Draws, and gives the focus back to the shape that had it; to the whole drawing where that can have none now. */
const keepingFocus = (
  svg: SVGSVGElement,
  elementOf: Painter["elementOf"],
  draw: () => void,
): void => {
  const focused = svg.ownerDocument.activeElement;
  const key = svg.contains(focused) ? focused?.getAttribute("data-key") : undefined;
  draw();
  if (key === undefined || svg.ownerDocument.activeElement === focused) return;
  const again = key === null ? undefined : elementOf(key);
  (again?.hasAttribute("tabindex") === true ? again : svg).focus({ preventScroll: true });
};

/** What was drawn last. */
interface Last {
  readonly showing: Showing;
  readonly shapes: readonly Shape[];
  readonly coat: Coat;
}

/** Trails of what the event moved, as far as the drawing before it is known from anywhere. */
const trailsOf = (
  { seq, before, changed }: Showing,
  shapes: readonly Shape[],
  last: Last | null,
): readonly Shape[] => {
  const old = last?.showing.seq === seq - 1 ? last.shapes : before?.shapes;
  if (old === undefined || changed.length === 0) return [];
  const keys = new Set(changed);
  return trails(differenceOf(standsApart(old, shapes)).travels, (key) => keys.has(key));
};

/** What lies over the drawing. */
const emphasised = (
  showing: Showing,
  shapes: readonly Shape[],
  last: Last | null,
): readonly Shape[] => [
  ...halos(markedBy(shapes, withoutGrounds(shapes, new Set(showing.changed)))),
  ...trailsOf(showing, shapes, last),
  ...handles(markedBy(shapes, showing.pickable ?? NO_KEYS)),
  ...pointers(markedBy(shapes, new Set(showing.pointedOut))),
];

/** A step is seen to move; a jump is drawn at once. */
const isStep = ({ seq, part, motionMs }: Showing, last: Showing): boolean =>
  motionMs > 0 && Math.abs(last.seq - seq) === 1 && last.part === part;

/** Builds a drawing into an empty `svg`. Ids inside begin with the prefix. */
export const createStage = (svg: SVGSVGElement, idPrefix: string): Stage => {
  const [defs, ground, drawing, over] = ["defs", "rect", "g", "g"].map((name) =>
    svg.appendChild(create(svg, name)),
  ) as [SVGElement, SVGElement, SVGElement, SVGElement];
  over.setAttribute("aria-hidden", "true");
  over.setAttribute("class", "board-emphasis");
  over.setAttribute("pointer-events", "none");
  svg.setAttribute("fill", "none");

  const painter = createPainter(drawing);
  const overPainter = createPainter(over);
  const movement = createMovement(painter.elementOf);
  let last: Last | null = null;

  const setTheme = (theme: SceneTheme): void => {
    putPatterns(svg, defs, theme, idPrefix);
    ground.setAttribute("fill", theme.background);
    svg.setAttribute("font-family", theme.font);
  };

  /** Where things stand in the last drawing as it is seen now, and in the next one. */
  const standsFrom = ({ shapes: before }: Last, after: readonly Shape[]): TwoStands =>
    movement.isMoving()
      ? { before: movement.seen(standsOf(before)), after: standsOf(after) }
      : standsApart(before, after);

  const drawMoving = (showing: Showing, shapes: readonly Shape[], draw: () => void): void => {
    if (last !== null && isStep(showing, last.showing)) {
      const stands = standsFrom(last, shapes);
      draw();
      movement.play(differenceOf(stands), stands.after, showing.motionMs);
    } else {
      if (last?.showing.scene !== showing.scene) movement.settle();
      draw();
    }
  };

  const coatFor = ({ theme, pickable }: Showing): Coat =>
    last?.coat.theme === theme && last.coat.pickable === pickable
      ? last.coat
      : { theme, idPrefix, pickable };

  return {
    show: (showing) => {
      const shapes = shapesOf(showing);
      const box = boxOf(showing, shapes);
      const coat = coatFor(showing);
      if (last?.showing.theme !== showing.theme) setTheme(showing.theme);
      for (const name of ["x", "y", "width", "height"] as const)
        ground.setAttribute(name, figure(box[name]));
      drawMoving(showing, shapes, () =>
        keepingFocus(svg, painter.elementOf, () => painter.draw(shapes, coat)),
      );
      const theme = emphasisOf(showing.theme);
      overPainter.draw(emphasised(showing, shapes, last), { theme, idPrefix, pickable: null });
      last = { showing, shapes, coat };
      return box;
    },
    elementOf: painter.elementOf,
    settle: movement.settle,
  };
};

// One drawing on a page, from moment to moment: the painter, what lies over the drawing, what moves, and which part is
// seen. Knows elements and scenes; no game, no worker and no component.
import {
  type Attributes,
  attributesOfPattern,
  boundsOf,
  differenceOf,
  type EventPicture,
  figure,
  type Flight,
  group,
  patternId,
  renamed,
  type Scene,
  type ScenePart,
  type SceneTheme,
  type Shape,
  type Spot,
  type Stand,
  standsApart,
  standsOf,
  type TwoStands,
  withoutNext,
} from "@assize/kernel-drawing";
import { type Box, boxAround } from "./camera.ts";
import { emphasised } from "./emphasis.ts";
import { withEmphasis } from "./emphasis-looks.ts";
import { createMovement } from "./movement.ts";
import { type Coat, createPainter, dress, type Painter } from "./painter.ts";

/** What is to be seen now. */
export interface Showing {
  readonly scene: Scene;
  readonly theme: SceneTheme;
  /** The event after which this is so. */
  readonly seq: number;
  /** Only these layers; null for all. */
  readonly part: ScenePart | null;
  /** Another drawing beside which this one stands at the same scale; null where there is none. */
  readonly beside: Scene | null;
  /** What this event did; null where nothing is said of it. */
  readonly event: EventPicture | null;
  /** True where nothing may stand out beside the event: whose turn comes is not drawn. */
  readonly isQuiet: boolean;
  /** Keys of what is outlined besides. */
  readonly changed: readonly string[];
  readonly pointedOut: readonly string[];
  /** Words beside shapes, by key. */
  readonly numbered: ReadonlyMap<string, string>;
  /** null for a picture that is not to be read aloud: then nothing has a label either. */
  readonly pickable: ReadonlySet<string> | null;
  /** Of these the ones that are marked. */
  readonly marked: ReadonlySet<string>;
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

const shapesOf = (scene: Scene, part: ScenePart | null): readonly Shape[] =>
  part === null
    ? scene.shapes
    : scene.shapes.filter(({ layer }) => layer !== undefined && part.layers.includes(layer));

const boxOf = ({ scene, part, beside }: Showing, shapes: readonly Shape[]): Box => {
  const others = beside === null ? [] : shapesOf(beside, part);
  const bounds = part === null ? null : boundsOf([...shapes, ...others]);
  const { width, height } = beside ?? scene;
  return bounds === null
    ? { x: 0, y: 0, width: Math.max(scene.width, width), height: Math.max(scene.height, height) }
    : boxAround(bounds, PART_MARGIN);
};

const sizeAttributes = ({ x, y, width, height }: Box): Attributes => ({
  x: figure(x),
  y: figure(y),
  width: figure(width),
  height: figure(height),
});

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
  /** Of the ground. */
  readonly size: Attributes;
}

/** What lies over the drawing. */
const overIt = (showing: Showing, shapes: readonly Shape[]): readonly Shape[] => [
  ...(showing.event?.marks ?? []),
  ...emphasised(showing.scene, shapes, {
    changed: new Set(showing.changed),
    pointedOut: new Set(showing.pointedOut),
    pickable: showing.marked,
    numbered: showing.numbered,
  }),
];

/** Things that fly and have no shape of their own in the drawing: where they end, and what they are. */
const flyersOf = (flights: readonly Flight[]) =>
  flights.flatMap(({ from, to, shape }, index) => {
    if (shape === null) return [];
    const name = `flyer:${index}`;
    const parts = [renamed(shape, `${name}:`)];
    return [
      {
        name,
        from,
        to,
        shape: group(name, "mark-flyer", [to.x, to.y], parts, { scale: to.scale }),
      },
    ];
  });

/** Where a flyer ends, as the movement needs it. */
const standOf = (spot: Spot, shape: Shape): Stand => ({
  spot,
  parent: null,
  frame: { x: 0, y: 0, scale: 1 },
  isGroup: true,
  shape,
});

/** A step is seen to move; a jump is drawn at once. */
const isStep = ({ seq, part, motionMs }: Showing, last: Showing): boolean =>
  motionMs > 0 && Math.abs(last.seq - seq) === 1 && last.part === part;

/** Builds a drawing into an empty `svg`. Ids inside begin with the prefix. */
export const createStage = (svg: SVGSVGElement, idPrefix: string): Stage => {
  const [defs, ground, drawing, over, air] = ["defs", "rect", "g", "g", "g"].map((name) =>
    svg.appendChild(create(svg, name)),
  ) as [SVGElement, SVGElement, SVGElement, SVGElement, SVGElement];
  for (const sheet of [over, air]) {
    sheet.setAttribute("aria-hidden", "true");
    sheet.setAttribute("pointer-events", "none");
  }
  over.setAttribute("class", "board-emphasis");
  svg.setAttribute("fill", "none");
  // What lies over the drawing ends where the part that is shown ends.
  const frame = create(svg, "rect");
  const clip = svg.insertBefore(create(svg, "clipPath"), defs);
  clip.setAttribute("id", `${idPrefix}-part`);
  clip.append(frame);
  over.setAttribute("clip-path", `url(#${idPrefix}-part)`);

  const painter = createPainter(drawing);
  const overPainter = createPainter(over);
  const airPainter = createPainter(air);
  const movement = createMovement(painter.elementOf);
  const flying = createMovement(airPainter.elementOf);
  let last: Last | null = null;

  const settle = (): void => {
    movement.settle();
    flying.settle();
  };

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
      const isOnward = showing.seq > last.showing.seq;
      const flights = isOnward ? (showing.event?.flights ?? []) : [];
      movement.play(differenceOf(stands), stands.after, showing.motionMs, flights);
      fly(flights, showing);
    } else {
      if (last?.showing.scene !== showing.scene) settle();
      draw();
    }
  };

  /** What has no shape of its own in the drawing flies over it, and is seen only while it flies. */
  const fly = (flights: readonly Flight[], { theme, motionMs }: Showing): void => {
    const all = flyersOf(flights);
    const ends = new Map(all.map(({ name, to, shape }) => [name, standOf(to, shape)]));
    const shapes = all.map(({ shape }) => shape);
    airPainter.draw(shapes, { theme: withEmphasis(theme), idPrefix, pickable: null });
    const travels = all.map(({ name, from, to }) => ({ key: name, from, to }));
    flying.play({ travels, came: [] }, ends, motionMs);
  };

  const coatFor = ({ theme, pickable }: Showing): Coat =>
    last?.coat.theme === theme && last.coat.pickable === pickable
      ? last.coat
      : { theme, idPrefix, pickable };

  return {
    show: (showing) => {
      const all = shapesOf(showing.scene, showing.part);
      const shapes = showing.isQuiet ? withoutNext(all) : all;
      const box = boxOf(showing, shapes);
      const coat = coatFor(showing);
      if (last?.showing.theme !== showing.theme) setTheme(showing.theme);
      const size = sizeAttributes(box);
      // Only where it is another: a ground that is touched is painted again, and all that lies on it.
      for (const sheet of [ground, frame]) dress(sheet, last?.size ?? {}, size);
      drawMoving(showing, shapes, () =>
        keepingFocus(svg, painter.elementOf, () => painter.draw(shapes, coat)),
      );
      const theme = withEmphasis(showing.theme);
      overPainter.draw(overIt(showing, shapes), { theme, idPrefix, pickable: null });
      last = { showing, shapes, coat, size };
      return box;
    },
    elementOf: painter.elementOf,
    settle,
  };
};

// Keeps one SVG element for each key and changes only what differs from the drawing before. Attributes only, no markup
// and no style sheet, so it works under a strict Content-Security-Policy. Knows no game, no time and no animation.
import {
  type Attributes,
  elementOf,
  geometryOf,
  looksOf,
  type SceneTheme,
  type Shape,
} from "@assize/kernel-drawing";
import { Defect } from "@assize/kernel-model";
import { putInOrder } from "./order.ts";
import { semanticsOf } from "./semantics.ts";

const SVG = "http://www.w3.org/2000/svg";

/** What it takes to draw shapes. */
export interface Coat {
  readonly theme: SceneTheme;
  /** Stands before the ids of patterns. */
  readonly idPrefix: string;
  /** Keys of shapes that can be picked; null for a picture that is not to be read aloud: then shapes have no labels. */
  readonly pickable: ReadonlySet<string> | null;
}

export interface Painter {
  readonly draw: (shapes: readonly Shape[], coat: Coat) => void;
  readonly elementOf: (key: string) => SVGElement | undefined;
  /** How many shapes are drawn. */
  readonly size: () => number;
}

interface Drawn {
  readonly element: SVGElement;
  shape: Shape;
  geometry: Attributes;
  looks: Attributes;
  semantics: Attributes;
  /** With what it was drawn, all that is inside included; null before that. */
  coat: Coat | null;
}

const NOTHING: Attributes = {};

/** Sets what differs. */
export const dress = (element: Element, before: Attributes, after: Attributes): void => {
  if (before === after) return;
  for (const name in after) {
    const value = after[name];
    if (value === before[name]) continue;
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  for (const name in before)
    if (before[name] !== undefined && !(name in after)) element.removeAttribute(name);
};

/** What says nothing about where a shape stands and how large it is. */
const NO_GEOMETRY: ReadonlySet<string> = new Set([
  "key",
  "kind",
  "roles",
  "label",
  "layer",
  "children",
  "text",
]);

/** Whether a shape may stand elsewhere, or be larger: asked of the very members, since equal ones are the same. */
const mayHaveMoved = (before: Shape, after: Shape): boolean => {
  if (before === after) return false;
  const old = before as unknown as Readonly<Record<string, unknown>>;
  const now = after as unknown as Readonly<Record<string, unknown>>;
  for (const name in now) if (old[name] !== now[name] && !NO_GEOMETRY.has(name)) return true;
  for (const name in old) if (!(name in now) && !NO_GEOMETRY.has(name)) return true;
  return false;
};

const collectKeys = (shapes: readonly Shape[], into: Set<string>): Set<string> => {
  for (const shape of shapes) {
    if (into.has(shape.key)) throw new Defect(`two shapes of a scene have the key ${shape.key}`);
    into.add(shape.key);
    if (shape.kind === "group") collectKeys(shape.children, into);
  }
  return into;
};

/** What shapes look like by their roles, made once for each theme. */
const createLooks = (): ((roles: readonly string[], coat: Coat) => Attributes) => {
  let styles = new Map<string, Attributes>();
  let theme: SceneTheme | null = null;
  return (roles, coat) => {
    if (theme !== coat.theme) styles = new Map();
    ({ theme } = coat);
    const name = roles.join(" ");
    const made = styles.get(name) ?? looksOf(coat.theme, roles, coat.idPrefix);
    styles.set(name, made);
    return made;
  };
};

const hears = (shape: Shape, { pickable }: Coat): Attributes =>
  pickable === null ? NOTHING : semanticsOf(shape, pickable);

/** Draws into `root`, which has to be empty and is its own. A shape that is the very same as before is left alone. */
export const createPainter = (root: SVGElement): Painter => {
  const drawn = new Map<string, Drawn>();
  const looks = createLooks();

  const begin = (shape: Shape, coat: Coat): Drawn => {
    const element = root.ownerDocument.createElementNS(SVG, elementOf(shape));
    element.setAttribute("data-key", shape.key);
    if (shape.kind === "text") element.textContent = shape.text;
    const geometry = geometryOf(shape);
    const made = { geometry, looks: looks(shape.roles, coat), semantics: hears(shape, coat) };
    for (const attributes of Object.values(made)) dress(element, NOTHING, attributes);
    return { element, shape, coat: null, ...made };
  };

  const update = (known: Drawn, shape: Shape, coat: Coat): void => {
    const { element, shape: before } = known;
    if (mayHaveMoved(before, shape)) {
      const geometry = geometryOf(shape);
      dress(element, known.geometry, geometry);
      known.geometry = geometry;
    }
    if (shape.kind === "text" && (before as typeof shape).text !== shape.text)
      element.textContent = shape.text;
    const after = looks(shape.roles, coat);
    dress(element, known.looks, after);
    known.looks = after;
    const semantics = hears(shape, coat);
    dress(element, known.semantics, semantics);
    known.semantics = semantics;
  };

  /** The shape's element, made or brought up to date, without what is inside. */
  const own = (shape: Shape, coat: Coat): Drawn => {
    const known = drawn.get(shape.key);
    if (known !== undefined && known.shape.kind === shape.kind) {
      update(known, shape, coat);
      return known;
    }
    known?.element.remove();
    const made = begin(shape, coat);
    drawn.set(shape.key, made);
    return made;
  };

  const place = (parent: SVGElement, shapes: readonly Shape[], coat: Coat): void => {
    const here = shapes.map((shape) => {
      const known = drawn.get(shape.key);
      return known?.shape === shape && known.coat === coat ? known : own(shape, coat);
    });
    putInOrder(
      parent,
      here.map(({ element }) => element),
    );
    shapes.forEach((shape, index) => {
      const one = here[index]!;
      if (one.shape === shape && one.coat === coat) return;
      if (shape.kind === "group") place(one.element, shape.children, coat);
      one.shape = shape;
      one.coat = coat;
    });
  };

  return {
    draw: (shapes, coat) => {
      const wanted = collectKeys(shapes, new Set());
      for (const [key, { element }] of drawn) {
        if (wanted.has(key)) continue;
        element.remove();
        drawn.delete(key);
      }
      place(root, shapes, coat);
    },
    elementOf: (key) => drawn.get(key)?.element,
    size: () => drawn.size,
  };
};

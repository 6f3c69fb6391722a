// The drawing of a game that has none of its own: whatever its view says, in calm panels. Knows no game.
import type { Scene } from "../scene.ts";
import type { GameDrawing, ScenePart } from "../game-drawing.ts";
import { messagesIn, type Messages } from "../messages/messages.ts";
import { moved } from "../places.ts";
import { type Block, flowing } from "./block.ts";
import { factsBlock, fieldsOf, framed, LIMITS, valueBlock } from "./json-blocks.ts";
import { genericThemes } from "./themes.ts";
import { isScalar, type Pen, type JsonPath, within } from "./values.ts";

const ROOM = 1200;
const EDGE = 16;
const ROOT: JsonPath = { pointer: "", name: "" };
/** A pointer into the view begins with a stroke, so these are free. */
const FACTS = "#facts";
const REST = "#rest";

interface Panel {
  readonly path: JsonPath;
  readonly layer: string;
  readonly draw: (pen: Pen) => Block;
}

/** The view's single values together, then a panel for each of its other fields. */
const panelsOf = (view: unknown, words: Messages): readonly Panel[] => {
  const fields = typeof view !== "object" || view === null ? [] : fieldsOf(view);
  if (fields.length === 0 || Array.isArray(view)) {
    const path: JsonPath = { pointer: "/", name: words.position };
    return [{ path, layer: "/", draw: (pen) => valueBlock(path, view, ROOM, 0, pen) }];
  }
  const facts = fields.filter(([, value]) => isScalar(value)).slice(0, LIMITS.fields);
  const others = fields.filter(([, value]) => !isScalar(value)).slice(0, LIMITS.fields);
  const left = fields.length - facts.length - others.length;
  return [
    ...(facts.length === 0 ? [] : [factsPanel(facts, words)]),
    ...others.map(([name, value]): Panel => {
      const path = within(ROOT, name);
      const draw = (pen: Pen): Block => valueBlock(path, value, ROOM, 1, pen);
      return { path, layer: path.pointer, draw };
    }),
    ...(left === 0 ? [] : [restPanel(left, words)]),
  ];
};

const factsPanel = (facts: readonly (readonly [string, unknown])[], words: Messages): Panel => ({
  path: { pointer: FACTS, name: words.facts },
  layer: FACTS,
  draw: (pen) => factsBlock(ROOT, facts, pen),
});

const restPanel = (count: number, words: Messages): Panel => ({
  path: { pointer: REST, name: words.more(count) },
  layer: REST,
  draw: () => ({ width: 0, height: 0, shapes: [] }),
});

const sceneOf = (value: unknown, title: string, words: Messages): Scene => {
  const pen: Pen = { words, left: LIMITS.values };
  const panels = panelsOf(value, words).map(({ path, layer, draw }) =>
    framed(path, draw(pen), layer),
  );
  const page = flowing(panels, ROOM);
  return {
    width: page.width + 2 * EDGE,
    height: page.height + 2 * EDGE,
    title,
    description: words.description(panels.length),
    arranged: true,
    shapes: moved(page.shapes, [EDGE, EDGE]),
  };
};

/**
 * Draws any plain JSON: single values with their names, lists as rows of cells, lists of lists of one
 * length as grids, lists of objects as tables, and panels in panels. Keys are JSON pointers, so what
 * stays in its place in the view keeps its key. Large views are cut at `LIMITS`, visibly.
 */
export const genericDrawing: GameDrawing<unknown, unknown> = {
  scene: (view, language) => {
    const words = messagesIn(language);
    return sceneOf(view, words.position, words);
  },
  parts: (view, language): readonly ScenePart[] =>
    panelsOf(view, messagesIn(language)).map(({ path, layer }) => ({
      id: layer,
      title: path.name,
      layers: [layer],
    })),
  edition: (edition, language) => {
    const words = messagesIn(language);
    return sceneOf(edition, words.edition, words);
  },
  themes: genericThemes,
};

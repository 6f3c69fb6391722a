// Writes a scene as a self-contained SVG document. Knows no game; needs only the kernel's words.
// Styles become attributes, not a style sheet: no collisions on a page, and fine under a strict CSP.
import type { Scene, ScenePattern, SceneTheme, Shape } from "./scene.ts";
import {
  type Attributes,
  attributesOfPattern,
  elementOf,
  figure,
  geometryOf,
  looksOf,
  patternId,
  styleOf,
} from "./attributes.ts";

interface Pen {
  readonly theme: SceneTheme;
  /** Stands before every id, so that several drawings fit on one page. */
  readonly idPrefix: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** What XML 1.0 cannot hold at all, not even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** What could steer a terminal on which the text is printed: the reader of XML gets the same character by its number. */
const STEERING = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

const escapeXml = (text: string): string =>
  text
    .replace(UNPRINTABLE, "\ufffd")
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!)
    .replace(STEERING, (character) => `&#${character.codePointAt(0)};`);

const writeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");

const contentOf = (pen: Pen, shape: Shape): string => {
  if (shape.kind === "group") return shape.children.map((child) => writeShape(pen, child)).join("");
  return shape.kind === "text" ? escapeXml(shape.text) : "";
};

const writeShape = (pen: Pen, shape: Shape): string => {
  const element = elementOf(shape);
  const attributes = writeAttributes({
    "data-key": shape.key,
    class: shape.roles.length === 0 ? undefined : shape.roles.join(" "),
    ...geometryOf(shape),
    ...looksOf(pen.theme, shape.roles, pen.idPrefix),
  });
  const label = shape.label === undefined ? "" : `<title>${escapeXml(shape.label)}</title>`;
  const inner = label + contentOf(pen, shape);
  return inner === ""
    ? `<${element}${attributes}/>`
    : `<${element}${attributes}>${inner}</${element}>`;
};

/** Shapes of one layer, in a group of their own and each on a line. */
const writeLayers = (pen: Pen, shapes: readonly Shape[]): readonly string[] => {
  const lines: string[] = [];
  let open: string | undefined;
  for (const shape of shapes) {
    if (shape.layer !== open) {
      if (open !== undefined) lines.push("</g>");
      if (shape.layer !== undefined) lines.push(`<g data-layer="${escapeXml(shape.layer)}">`);
      open = shape.layer;
    }
    lines.push(writeShape(pen, shape));
  }
  if (open !== undefined) lines.push("</g>");
  return lines;
};

const patternsUsed = (theme: SceneTheme, shapes: readonly Shape[]): ReadonlySet<string> => {
  const used = new Set<string>();
  const visit = (shape: Shape): void => {
    const { fill } = styleOf(theme, shape.roles);
    if (typeof fill === "object") used.add(fill.pattern);
    if (shape.kind === "group") shape.children.forEach(visit);
  };
  shapes.forEach(visit);
  return used;
};

const writePattern = (pen: Pen, name: string, pattern: ScenePattern): string => {
  const attributes = attributesOfPattern(pattern, patternId(pen.idPrefix, name));
  const shapes = pattern.shapes.map((shape) => writeShape(pen, shape)).join("");
  return `<pattern${writeAttributes(attributes.pattern)}><rect${writeAttributes(attributes.ground)}/>${shapes}</pattern>`;
};

/**
 * The scene as one SVG document: no scripts, no style sheet, nothing loaded from elsewhere.
 * Every shape carries its key as `data-key` and its roles as classes. `idPrefix` keeps the ids of
 * several drawings on one page apart.
 */
export const renderSvg = (scene: Scene, theme: SceneTheme, idPrefix = ""): string => {
  const pen: Pen = { theme, idPrefix };
  const [title, description] = [`${idPrefix}title`, `${idPrefix}description`];
  const used = patternsUsed(theme, scene.shapes);
  const patterns = Object.entries(theme.patterns).filter(([name]) => used.has(name));
  const root = writeAttributes({
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${figure(scene.width)} ${figure(scene.height)}`,
    width: figure(scene.width),
    height: figure(scene.height),
    role: "img",
    "aria-labelledby": scene.description === undefined ? title : `${title} ${description}`,
    "font-family": theme.font,
    fill: "none",
  });
  const page = { width: figure(scene.width), height: figure(scene.height), fill: theme.background };
  return [
    `<svg${root}>`,
    `<title id="${escapeXml(title)}">${escapeXml(scene.title)}</title>`,
    ...(scene.description === undefined
      ? []
      : [`<desc id="${escapeXml(description)}">${escapeXml(scene.description)}</desc>`]),
    ...(patterns.length === 0
      ? []
      : ["<defs>", ...patterns.map(([name, p]) => writePattern(pen, name, p)), "</defs>"]),
    `<rect${writeAttributes(page)}/>`,
    ...writeLayers(pen, scene.shapes),
    "</svg>",
    "",
  ].join("\n");
};

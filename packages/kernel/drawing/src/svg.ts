// Writes a scene as a self-contained SVG document. Knows no game; needs only the kernel's words.
// Styles become attributes, not a style sheet: no collisions on a page, and fine under a strict CSP.
import {
  Defect,
  type Paint,
  type PathStep,
  type Scene,
  type ScenePattern,
  type SceneTheme,
  type Shape,
  type ShapeStyle,
  unreachable,
} from "@assize/kernel-model";

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

const escapeXml = (text: string): string =>
  text.replace(UNPRINTABLE, "\ufffd").replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** Two decimals are enough for a drawing and keep files small. */
const figure = (value: number): string => {
  if (!Number.isFinite(value)) throw new Defect("a shape without a place");
  return String(Math.round(value * 100) / 100 + 0);
};

type Attributes = Readonly<Record<string, string | undefined>>;

const writeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");

const patternId = (pen: Pen, name: string): string => `${pen.idPrefix}pattern-${name}`;

const paint = (pen: Pen, fill: Paint | undefined): string | undefined => {
  if (fill === undefined || typeof fill === "string") return fill;
  if (pen.theme.patterns[fill.pattern] === undefined)
    throw new Defect(`the theme ${pen.theme.name} has no pattern ${fill.pattern}`);
  return `url(#${patternId(pen, fill.pattern)})`;
};

/** A later role's member wins over an earlier one's. */
export const styleOf = (theme: SceneTheme, roles: readonly string[]): ShapeStyle =>
  Object.assign({}, ...roles.map((role) => theme.styles[role] ?? {})) as ShapeStyle;

const number = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : figure(value);

const looks = (pen: Pen, shape: Shape): Attributes => {
  const style = styleOf(pen.theme, shape.roles);
  return {
    fill: paint(pen, style.fill),
    stroke: style.stroke,
    "stroke-width": number(style.strokeWidth),
    "stroke-dasharray": style.dash?.length === 0 ? "none" : style.dash?.map(figure).join(" "),
    "stroke-linecap": style.ends,
    "stroke-linejoin": style.joins,
    opacity: number(style.opacity),
    "font-weight": style.weight,
    "font-style": style.italic === undefined ? undefined : style.italic ? "italic" : "normal",
    "letter-spacing": number(style.letterSpacing),
  };
};

const pathData = (steps: readonly PathStep[]): string =>
  steps.map(([letter, ...numbers]) => letter + numbers.map(figure).join(" ")).join("");

const transform = (at: readonly [number, number], scale: number): string =>
  `translate(${figure(at[0])} ${figure(at[1])})` + (scale === 1 ? "" : ` scale(${figure(scale)})`);

/** Element name, geometry and content. */
const body = (pen: Pen, shape: Shape): readonly [string, Attributes, string] => {
  switch (shape.kind) {
    case "group":
      return [
        "g",
        { transform: transform(shape.at, shape.scale ?? 1) },
        shape.children.map((child) => writeShape(pen, child)).join(""),
      ];
    case "path":
      return ["path", { d: pathData(shape.steps) }, ""];
    case "circle":
      return [
        "circle",
        { cx: figure(shape.at[0]), cy: figure(shape.at[1]), r: figure(shape.radius) },
        "",
      ];
    case "rect":
      return [
        "rect",
        {
          x: figure(shape.at[0]),
          y: figure(shape.at[1]),
          width: figure(shape.width),
          height: figure(shape.height),
          rx: number(shape.corner),
        },
        "",
      ];
    case "polygon":
      return [
        "polygon",
        { points: shape.points.map((p) => p.map(figure).join(",")).join(" ") },
        "",
      ];
    case "text":
      return [
        "text",
        {
          x: figure(shape.at[0]),
          y: figure(shape.at[1]),
          "font-size": figure(shape.size),
          "text-anchor": shape.anchor ?? "middle",
        },
        escapeXml(shape.text),
      ];
    default:
      return unreachable(shape, "shape");
  }
};

const writeShape = (pen: Pen, shape: Shape): string => {
  const [element, geometry, content] = body(pen, shape);
  const attributes = writeAttributes({
    "data-key": shape.key,
    class: shape.roles.length === 0 ? undefined : shape.roles.join(" "),
    ...geometry,
    ...looks(pen, shape),
  });
  const label = shape.label === undefined ? "" : `<title>${escapeXml(shape.label)}</title>`;
  const inner = label + content;
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
  const attributes = writeAttributes({
    id: patternId(pen, name),
    width: figure(pattern.width),
    height: figure(pattern.height),
    patternUnits: "userSpaceOnUse",
    patternTransform: pattern.angle === undefined ? undefined : `rotate(${figure(pattern.angle)})`,
  });
  const ground = writeAttributes({
    width: figure(pattern.width),
    height: figure(pattern.height),
    fill: pattern.ground,
  });
  const shapes = pattern.shapes.map((shape) => writeShape(pen, shape)).join("");
  return `<pattern${attributes}><rect${ground}/>${shapes}</pattern>`;
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

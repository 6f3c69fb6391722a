// A drawing with a caption below it: where in the game it is, what happened, and what came of it. Breaks lines by
// estimated widths. Knows no game and no language.
import { widthOfText } from "./places.ts";
import type { Scene, ScenePoint, Shape } from "./scene.ts";
import { rect, text } from "./shapes.ts";

export interface Caption {
  /** Where in the game, in small type. */
  readonly place: string;
  readonly text: string;
  /** What came of it; empty for nothing. */
  readonly effect: string;
  /** True where it tells of a finding. */
  readonly isFinding: boolean;
}

/** Letters of a caption are this share of the drawing's width. */
const SIZE = 1 / 54;
/** Of the size of letters. */
const LEADING = 1.35;
const SMALL = 0.78;
const MARGIN = 0.9;
/** A caption of more lines is cut. */
const MOST_ROWS = 8;

/** A word that is wider than a line is broken wherever the line ends. */
const pieces = (word: string, most: number): readonly string[] => {
  const found: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece !== "" && widthOfText(piece + letter, 1) > most) {
      found.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...found, piece];
};

/** Lines of a text that are at most so wide, in sizes of its letters. */
const broken = (told: string, most: number): readonly string[] => {
  const rows: string[] = [];
  for (const word of told.split(/\s+/).flatMap((one) => pieces(one, most))) {
    const last = rows.at(-1);
    const longer = `${last ?? ""} ${word}`;
    if (last === undefined || widthOfText(longer, 1) > most) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows.filter((row) => row !== "");
};

interface Row {
  readonly role: string;
  readonly text: string;
}

const cutTo = (rows: readonly Row[], most: number): readonly Row[] =>
  rows.length <= most
    ? rows
    : rows
        .slice(0, most)
        .map((row, index) => (index === most - 1 ? { ...row, text: `${row.text} …` } : row));

const rowsOf = (caption: Caption, most: number): readonly Row[] => [
  ...broken(caption.text, most).map((line) => ({ role: "mark-caption", text: line })),
  ...broken(caption.effect, most).map((line) => ({ role: "mark-caption-quiet", text: line })),
];

/** The place in small type, then the rows. */
const written = (
  place: string,
  rows: readonly Row[],
  [left, top]: ScenePoint,
  size: number,
): readonly Shape[] => {
  const small = size * SMALL;
  return [
    text("caption:place", "mark-caption-quiet", [left, top + small], place, small, "start"),
    ...rows.map((row, index) => {
      const at = [left, top + small + (index + 1) * size * LEADING] as const;
      return text(`caption:${index}`, row.role, at, row.text, size, "start");
    }),
  ];
};

/**
 * The scene with a caption below it, `rows` lines high below its place where a number is given: for pictures that have to
 * be of one size. Its looks are those of `withMarks`.
 */
export const captioned = (scene: Scene, caption: Caption, rows?: number): Scene => {
  const { width, height: top } = scene;
  const size = width * SIZE;
  const margin = size * MARGIN;
  const told = cutTo(rowsOf(caption, (width - 3 * margin) / size), rows ?? MOST_ROWS);
  const high = Math.ceil(margin * 2 + (rows ?? told.length) * size * LEADING + size * SMALL);
  const band = (name: string, wide: number): Shape =>
    rect(`caption:${name}`, `mark-caption-${name}`, [wide / 2, top + high / 2], [wide, high]);
  const shapes = [
    band("ground", width),
    ...(caption.isFinding ? [band("finding", margin * 0.6)] : []),
    ...written(caption.place, told, [margin * 1.4, top + margin], size),
  ];
  const said = [caption.place, caption.text, caption.effect].filter((one) => one !== "").join(". ");
  return {
    ...scene,
    height: top + high,
    description: [said, scene.description].filter(Boolean).join(" "),
    shapes: [...scene.shapes, ...shapes.map((shape) => ({ ...shape, layer: "caption" }))],
  };
};

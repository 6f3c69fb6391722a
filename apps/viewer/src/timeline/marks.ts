// The marks of a timeline as a few SVG paths: however many events there are, no more marks than fit, and each kind in a
// form of its own. Knows lines and pixels, no component.
import type { Line, MarkKind } from "../protocol/protocol.ts";
import { type Scale, xOf } from "./scale.ts";

/** A mark that stands for itself and for those that found no room beside it. */
export interface ThinnedMark {
  readonly x: number;
  readonly seq: number;
  readonly count: number;
}

export const MARK_KINDS: readonly MarkKind[] = [
  "chapter",
  "turn",
  "score",
  "reveal",
  "part",
  "finding",
];

/** Space that a mark needs before the next of its kind, in CSS pixels. */
const GAPS: Readonly<Record<MarkKind, number>> = {
  chapter: 3,
  turn: 3,
  score: 9,
  reveal: 9,
  part: 8,
  finding: 8,
};

/** Events of the scale's stretch that carry a mark, at most one within each gap. */
export const thinMarks = (
  lines: readonly Line[],
  kind: MarkKind,
  scale: Scale,
): readonly ThinnedMark[] => {
  const marks: { x: number; seq: number; count: number }[] = [];
  for (const { seq, marks: carried } of lines) {
    if (seq < scale.from || seq > scale.to || !carried.includes(kind)) continue;
    const x = xOf(scale, seq);
    const last = marks.at(-1);
    if (last !== undefined && x - last.x < GAPS[kind]) last.count++;
    else marks.push({ x, seq, count: 1 });
  }
  return marks;
};

/** Where the rows of a timeline are, from its top, in CSS pixels. */
export const ROWS = {
  label: 11,
  score: 19,
  reveal: 19,
  track: 32,
  finding: 46,
  height: 51,
} as const;
const TRACK_HALF = 5;

const round = (value: number): number => Math.round(value * 10) / 10;

const star = (x: number, y: number): string => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const radius = index % 2 === 0 ? 5 : 2.1;
    return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
  });
  return `M${points.join("L")}Z`;
};

/** Told apart by form: a high line, a tick, a star, a diamond, a small triangle, a triangle. */
const FORMS: Readonly<Record<MarkKind, (x: number) => string>> = {
  chapter: (x) => `M${round(x)} ${ROWS.label + 4}V${ROWS.track + TRACK_HALF + 3}`,
  turn: (x) => `M${round(x)} ${ROWS.track - TRACK_HALF}v${2 * TRACK_HALF}`,
  score: (x) => star(x, ROWS.score),
  reveal: (x) => `M${round(x)} ${ROWS.reveal - 4.5}l4.5 4.5l-4.5 4.5l-4.5 -4.5Z`,
  part: (x) => `M${round(x)} ${ROWS.finding - 2}l3.5 6h-7Z`,
  finding: (x) => `M${round(x)} ${ROWS.finding - 6}l5.5 10h-11Z`,
};

/** All marks of a kind as one path. */
export const markPath = (kind: MarkKind, marks: readonly ThinnedMark[]): string =>
  marks.map(({ x }) => FORMS[kind](x)).join("");

/** One mark alone at the middle of a 12 by 12 square: for a key. */
export const signOf = (kind: MarkKind): string => {
  if (kind === "chapter") return "M6 0V12";
  if (kind === "turn") return "M6 3V9";
  if (kind === "score")
    return "M6 1L7.2 4.3L10.8 4.5L8 6.6L8.9 10L6 8.1L3.1 10L4 6.6L1.2 4.5L4.8 4.3Z";
  if (kind === "reveal") return "M6 1L11 6L6 11L1 6Z";
  return kind === "part" ? "M6 4L9.5 10H2.5Z" : "M6 1L11.5 11H0.5Z";
};

/** Of a letter of a chapter's name, in CSS pixels, with what the widest fonts need. */
const LABEL_LETTER = 7.1;

export interface ChapterLabel {
  readonly x: number;
  readonly text: string;
  /** The event with which the chapter begins. */
  readonly seq: number;
}

/** The chapter whose name is at a place of the line, in CSS pixels; undefined where there is none. */
export const chapterAt = (
  labels: readonly ChapterLabel[],
  x: number,
  y: number,
): ChapterLabel | undefined =>
  y > ROWS.label + 3
    ? undefined
    : labels.find((label) => x >= label.x && x <= label.x + label.text.length * LABEL_LETTER);

/** Names of chapters where they begin, each with room for its text. */
export const chapterLabels = (lines: readonly Line[], scale: Scale): readonly ChapterLabel[] => {
  const labels: ChapterLabel[] = [];
  let free = 0;
  for (const { seq, marks, outline } of lines) {
    const text = outline[0];
    if (seq < scale.from || seq > scale.to || !marks.includes("chapter") || text === undefined)
      continue;
    const x = xOf(scale, seq);
    const width = text.length * LABEL_LETTER + 8;
    if (x < free || x + width > scale.width + 8) continue;
    labels.push({ x, text, seq });
    free = x + width;
  }
  return labels;
};

const WEIGHTS: Readonly<Record<MarkKind, number>> = {
  chapter: 0.6,
  turn: 0.1,
  score: 2,
  reveal: 1.5,
  part: 1,
  finding: 4,
};
const BIN = 6;

/** How much happens along the line, smoothed, as a filled path that rises from the track. */
export const interestPath = (lines: readonly Line[], scale: Scale): string => {
  const bins = Array.from({ length: Math.max(2, Math.ceil(scale.width / BIN) + 1) }, () => 0);
  for (const { seq, marks } of lines) {
    if (seq < scale.from || seq > scale.to) continue;
    const bin = Math.round(xOf(scale, seq) / BIN);
    for (const mark of marks) bins[bin] = (bins[bin] ?? 0) + WEIGHTS[mark];
  }
  const smooth = bins.map(
    (own, index) => ((bins[index - 1] ?? 0) + 2 * own + (bins[index + 1] ?? 0)) / 4,
  );
  const most = Math.max(...smooth);
  if (most === 0) return "";
  const foot = ROWS.track - TRACK_HALF;
  const room = foot - ROWS.label - 4;
  const points = smooth.map(
    (value, index) => `${index * BIN} ${round(foot - (value / most) * room)}`,
  );
  return `M0 ${foot}L${points.join("L")}L${(smooth.length - 1) * BIN} ${foot}Z`;
};

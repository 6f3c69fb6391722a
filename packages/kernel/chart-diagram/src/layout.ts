// Where the pieces of a chart's drawings lie: what a layout tool writes and a drawing reads. Plain JSON in the
// drawing's units. Does not know which program computes it.
import { Defect } from "@assize/kernel-model";
import type { ChartDescription } from "./description.ts";
import { digestOfChart } from "./digest.ts";

/** One drawing: the whole chart, or one phase. */
export interface DrawingLayout {
  readonly size: readonly [width: number, height: number];
  /** By state: left, top, width, height. */
  readonly boxes: Readonly<Record<string, readonly [number, number, number, number]>>;
  /** By the state that is entered: the middle of the point where the entry begins. */
  readonly markers: Readonly<Record<string, readonly [number, number]>>;
  /** By the state that is entered: the line from that point, x and y in turn. */
  readonly entries: Readonly<Record<string, readonly number[]>>;
  /** By road, `source>target`: its line, x and y in turn. */
  readonly roads: Readonly<Record<string, readonly number[]>>;
  /** By road: left and top of its label. */
  readonly labels: Readonly<Record<string, readonly [number, number]>>;
}

export interface ChartLayout {
  readonly format: "assize-chart-layout/1";
  readonly game: string;
  /** `digestOfChart` of the description it was made for. */
  readonly digest: string;
  /** By phase; the whole chart under the empty string. */
  readonly drawings: Readonly<Record<string, DrawingLayout>>;
}

/** The drawing of a phase, or of the whole chart. Throws Defect where the layout is none of this chart's. */
export const drawingOf = (
  description: ChartDescription,
  layout: ChartLayout,
  phase: string | null,
): DrawingLayout => {
  if (layout.digest !== digestOfChart(description))
    throw new Defect(`the layout of ${layout.game} is older than its chart; run "npm run charts"`);
  const drawing = layout.drawings[phase ?? ""];
  if (drawing === undefined)
    throw new Defect(`the layout of ${layout.game} has no drawing of ${phase}`);
  return drawing;
};

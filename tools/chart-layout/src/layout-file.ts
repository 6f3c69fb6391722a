// Where the layout of a game's chart is kept, and how it is written. Knows no chart.
import { fileURLToPath } from "node:url";
import type { ChartLayout } from "@assize/kernel-chart-diagram";

const FOLDER = "packages/catalogue/data/charts";

/** The path of a game's layout in the repository, and on this machine. */
export const layoutPath = (game: string): string => `${FOLDER}/${game}.json`;
export const layoutFile = (game: string): string =>
  fileURLToPath(new URL(`../../../${layoutPath(game)}`, import.meta.url));

/** Compact, with each drawing on a line of its own, so that a change shows which one it is. */
export const writeLayout = ({ drawings, ...head }: ChartLayout): string => {
  const lines = Object.entries(drawings).map(
    ([phase, drawing]) => `${JSON.stringify(phase)}:${JSON.stringify(drawing)}`,
  );
  return `${JSON.stringify(head).slice(0, -1)},"drawings":{\n${lines.join(",\n")}\n}}\n`;
};

// Draws how time and memory grow with the number of games: one picture of what runs over archives took. Measures nothing.
import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import type { Figures } from "./archive-figures.ts";

const [WIDTH, HEIGHT] = [640, 260];

const STYLE = 'font-family="system-ui, sans-serif" font-size="12" style="background: white"';

interface Drawn {
  readonly label: string;
  readonly of: (figures: Figures) => number;
  /** The y axis begins at 0, or goes by powers of ten. */
  readonly scale: "linear" | "log";
}

const DRAWN: readonly Drawn[] = [
  { label: "seconds of processor", of: ({ processorMs }) => processorMs / 1000, scale: "log" },
  { label: "MiB at most", of: ({ mostKiB }) => mostKiB / 1024, scale: "linear" },
];

const plotIn = (document: object, { label, of, scale }: Drawn, all: readonly Figures[]): string => {
  const points = all.map((one) => ({
    games: one.games,
    [label]: of(one),
    workers: `${one.workers} worker${one.workers === 1 ? "" : "s"}`,
    from: one.from,
  }));
  const drawn: unknown = Plot.plot({
    document,
    width: WIDTH,
    height: HEIGHT,
    marginLeft: 60,
    marginRight: 30,
    x: {
      type: "log",
      label: "games",
      grid: true,
      tickFormat: (games: number) => games.toLocaleString("en"),
    },
    y: { type: scale, label, grid: true, ...(scale === "linear" ? { zero: true } : {}) },
    color: { legend: false, domain: ["1 worker", "2 workers"], range: ["#1b6ca8", "#c2410c"] },
    symbol: { domain: ["file", "stream"], range: ["circle", "square"] },
    marks: [
      Plot.line(points, { x: "games", y: label, stroke: "workers", sort: "games" }),
      Plot.dot(points, { x: "games", y: label, stroke: "workers", symbol: "from", fill: "white" }),
      Plot.text(
        points,
        Plot.selectLast({
          x: "games",
          y: label,
          z: "workers",
          text: "workers",
          dx: -8,
          dy: -10,
          textAnchor: "end",
        }),
      ),
    ],
  });
  return String(drawn);
};

/** The picture as SVG: circles are files, squares are streams. Runs by way of a server are left out. */
export const plotOf = (all: readonly Figures[]): string => {
  const { document } = parseHTML("<!doctype html><html><body></body></html>") as unknown as {
    readonly document: object;
  };
  const local = all
    .filter(({ from, games }) => from !== "server" && games > 1)
    .toSorted((left, right) => left.games - right.games);
  const plots = DRAWN.map((one, at) =>
    plotIn(document, one, local).replace("<svg", `<svg y="${at * HEIGHT}"`),
  );
  const size = `width="${WIDTH}" height="${DRAWN.length * HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${STYLE}>\n${plots.join("\n")}\n</svg>\n`;
};

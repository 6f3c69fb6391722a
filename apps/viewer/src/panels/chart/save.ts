// A chart as a file that somebody keeps: the drawing that is shown, or the whole chart in a notation. Loaded when first
// wanted.
import { type ChartDescription, chartToMermaid } from "@assize/kernel-chart-diagram";
import { renderSvg, type Scene, type SceneTheme } from "@assize/kernel-drawing";
import type { Language } from "@assize/kernel-model";
import { saveFile } from "../../kit/save-file.ts";
import type { Format } from "./formats.ts";

export interface Savable {
  readonly description: ChartDescription;
  readonly phase: string | null;
  readonly language: Language;
  readonly scene: Scene;
  readonly theme: SceneTheme;
}

interface File {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** SVG and Mermaid hold what is drawn, JSON all of the chart. */
export const fileOf = (format: Format, savable: Savable): File => {
  const { description, phase, language, scene, theme } = savable;
  const part = phase === null ? description.game : `${description.game}-${phase}`;
  switch (format) {
    case "svg":
      return { name: `${part}.svg`, type: "image/svg+xml", text: renderSvg(scene, theme) };
    case "mermaid":
      return {
        name: `${part}.mmd`,
        type: "text/plain",
        text: chartToMermaid(description, { phase: phase ?? undefined, language }),
      };
    case "json":
      return {
        name: `${description.game}.json`,
        type: "application/json",
        text: `${JSON.stringify(description, null, 2)}\n`,
      };
  }
};

/** Hands a file to the browser, to be kept. */
export const save = (format: Format, savable: Savable): void => {
  const { name, type, text } = fileOf(format, savable);
  saveFile(name, new Blob([text], { type }));
};

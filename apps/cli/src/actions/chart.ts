// A game's statechart on standard output, in one of three formats. What is in it is the chart's own.
import { GAME_IDS, isGameId, loadChartLayout, loadGame } from "@assize/catalogue";
import {
  CHART_THEMES,
  type ChartDescription,
  type ChartLayout,
  chartScene,
  chartToMermaid,
  digestOfChart,
  phasesOf,
} from "@assize/kernel-chart-diagram";
import { describeChart } from "@assize/kernel-chart-diagram/describe";
import { renderSvg, type ThemeName } from "@assize/kernel-drawing";
import { type Language, unreachable } from "@assize/kernel-model";
import { and } from "../english.ts";
import { type Session, Trouble } from "../session.ts";

const FORMATS = ["mermaid", "svg", "json"] as const;
type Format = (typeof FORMATS)[number];

export interface ChartInput {
  readonly game: string;
  /** A phase's own name or its whole path. */
  readonly phase: string | undefined;
  readonly format: string;
  readonly theme: ThemeName;
  readonly lang: Language;
}

const isFormat = (format: string): format is Format => FORMATS.some((one) => one === format);

/** SCXML was a format once: whoever asks for it is told what to take (docs/adr/0022). */
const formatMeant = (format: string): Format => {
  if (isFormat(format)) return format;
  const what = format === "scxml" ? "SCXML is no longer written" : "no format of this name";
  throw new Trouble(
    `--format ${format}: ${what}; take json for a program, mermaid or svg to look at`,
  );
};

const ownName = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

/** The id of the phase that is meant; throws Trouble where there is none. */
const phaseMeant = (description: ChartDescription, phase: string): string => {
  const ids = phasesOf(description).map(({ id }) => id);
  const found = ids.find((id) => id === phase || ownName(id) === phase);
  if (found !== undefined) return found;
  throw new Trouble(
    `${phase}: no phase of ${description.game}; there are ${and(ids.map(ownName))}`,
  );
};

/** JSON holds the whole chart: a part of it would be another chart. */
const refusePhase = ({ phase }: ChartInput): void => {
  if (phase !== undefined)
    throw new Trouble(
      `--format json: this is of a whole chart; leave out ${phase}, or take mermaid or svg`,
    );
};

const svgOf = (
  description: ChartDescription,
  layout: ChartLayout,
  phase: string | undefined,
  { game, theme, lang }: ChartInput,
): string => {
  if (layout.digest !== digestOfChart(description))
    throw new Trouble(
      `${game}: its chart has changed since it was laid out; run "npm run charts", or take mermaid`,
    );
  const scene = chartScene(description, layout, { language: lang, phase });
  return renderSvg(scene, CHART_THEMES[theme]);
};

export const chart = async (input: ChartInput, session: Session): Promise<number> => {
  const { game, lang: language } = input;
  const format = formatMeant(input.format);
  if (!isGameId(game))
    throw new Trouble(`${game}: no game of this name; there are ${and(GAME_IDS)}`);
  const description = describeChart((await loadGame(game)).model);
  if (format === "json") refusePhase(input);
  const phase = input.phase === undefined ? undefined : phaseMeant(description, input.phase);
  switch (format) {
    case "mermaid":
      await session.data(chartToMermaid(description, { phase, language }));
      return 0;
    case "svg":
      await session.data(svgOf(description, await loadChartLayout(game), phase, input));
      return 0;
    case "json":
      await session.json(description);
      return 0;
    default:
      return unreachable(format, "format");
  }
};

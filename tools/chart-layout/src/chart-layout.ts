// All drawings of one chart laid out: the whole, and each phase alone. Knows no file and no game.
import {
  type ChartDescription,
  type ChartLayout,
  digestOfChart,
  phasesOf,
  planChart,
} from "@assize/kernel-chart-diagram";
import { layOut } from "./elk-graph.ts";

/** Lays out every drawing of the chart. The same chart gives the same layout, byte for byte. */
export const layOutChart = async (description: ChartDescription): Promise<ChartLayout> => {
  const drawings: Record<string, ChartLayout["drawings"][string]> = {};
  drawings[""] = await layOut(planChart(description, null));
  for (const { id } of phasesOf(description))
    drawings[id] = await layOut(planChart(description, id));
  return {
    format: "assize-chart-layout/1",
    game: description.game,
    digest: digestOfChart(description),
    drawings,
  };
};

// Where the pieces of each game's chart lie when it is drawn. Made by `npm run charts`, one file a game, loaded
// when it is asked for.
import type { ChartLayout } from "@assize/kernel-chart-diagram";
import type { GameId } from "./games.ts";

/** The layout of a game's chart, for `chartScene`. */
export const loadChartLayout = async (id: GameId): Promise<ChartLayout> => {
  const file = (await import(`../data/charts/${id}.json`, { with: { type: "json" } })) as {
    readonly default: ChartLayout;
  };
  return file.default;
};

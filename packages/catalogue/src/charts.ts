// Where the pieces of each game's chart lie when it is drawn. Made by `npm run charts`, one file a game, loaded
// when it is asked for.
import type { ChartLayout } from "@assize/kernel-chart-diagram";
import type { GameId } from "./games.ts";

type LayoutModule = { readonly default: unknown };

const LAYOUTS: Readonly<Partial<Record<GameId, () => Promise<LayoutModule>>>> = {
  xidit: () => import("../data/charts/xidit.json", { with: { type: "json" } }),
  grandlin: () => import("../data/charts/grandlin.json", { with: { type: "json" } }),
};

/** The layout of a game's chart, for `chartScene`; undefined while a new game has none. */
export const loadChartLayout = async (id: GameId): Promise<ChartLayout | undefined> =>
  (await LAYOUTS[id]?.())?.default as ChartLayout | undefined;

// The games as the worker needs them: of the catalogue, each loaded when it is asked for.
import {
  GAME_IDS,
  isGameId,
  loadChartLayout,
  loadGame,
  type PlayableGame,
} from "@assize/catalogue";
import type { ChartLayout } from "@assize/kernel-chart-diagram";
import type { GameDrawing } from "@assize/kernel-drawing";

/** Where games come from. Tests hand in others. */
export interface Games {
  readonly ids: readonly string[];
  /** Null where there is no such game. */
  readonly load: (id: string) => Promise<PlayableGame | null>;
  /** Where the pieces of its chart lie; null where there is no such game. */
  readonly loadChartLayout: (id: string) => Promise<ChartLayout | null>;
}

export const catalogue: Games = {
  ids: GAME_IDS,
  load: async (id) => (isGameId(id) ? loadGame(id) : null),
  loadChartLayout: async (id) => (isGameId(id) ? loadChartLayout(id) : null),
};

/** The game's own drawing, else one that draws anything. */
export const loadDrawing = async ({ drawing }: PlayableGame): Promise<GameDrawing> =>
  drawing ?? (await import("./any-drawing.ts")).genericDrawing;

// The games as the worker needs them: of the catalogue, each loaded when it is asked for.
import {
  type GameEntry,
  GAME_IDS,
  isGameId,
  loadChartLayout,
  loadEntry,
} from "@assize/catalogue/lean";
import type { ChartLayout } from "@assize/kernel-chart-diagram";
import type { GameDrawing } from "@assize/kernel-drawing";
import type { Language } from "@assize/kernel-model";

/** Where games come from. Tests hand in others. */
export interface Games {
  readonly ids: readonly string[];
  /** The game, speaking this language; null where there is none. */
  readonly load: (id: string, language: Language) => Promise<GameEntry | null>;
  /** Where the pieces of its chart lie; null where there is no such game. */
  readonly loadChartLayout: (id: string) => Promise<ChartLayout | null>;
}

export const catalogue: Games = {
  ids: GAME_IDS,
  load: async (id, language) => {
    if (!isGameId(id)) return null;
    const game = await loadEntry(id);
    await game.loadLanguage?.(language);
    return game;
  },
  loadChartLayout: async (id) => (isGameId(id) ? loadChartLayout(id) : null),
};

/** The game's own drawing, else one that draws anything. */
export const loadDrawing = async ({ drawing }: GameEntry): Promise<GameDrawing> =>
  drawing ?? (await import("./any-drawing.ts")).genericDrawing;

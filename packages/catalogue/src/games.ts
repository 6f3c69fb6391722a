// Every game, by its id: a new game is added here, and nowhere else. Each is loaded when it is asked for.
import type { ChartLayout } from "@assize/kernel-chart-diagram";
import { type GameModel, type Language, LANGUAGES } from "@assize/kernel-model";
import { loadingGame } from "./loading-game.ts";
import type { GameEntry } from "./playable-game.ts";

interface LoadedModel {
  readonly model: GameModel;
  readonly loadLanguage?: (language: Language) => Promise<unknown>;
}

interface Loader {
  /** The ids of its table's fields, so that flags can be named without loading the game. */
  readonly choices: readonly string[];
  readonly game: () => Promise<{ readonly game: GameEntry }>;
  /** Its rules alone, in English until another language is loaded; where there is none, the whole game is loaded for them. */
  readonly rules?: () => Promise<LoadedModel>;
  /** Where the pieces of its chart lie when it is drawn; made by `npm run charts`. */
  readonly layout: () => Promise<{ readonly default: unknown }>;
}

const LOADERS = {
  xidit: {
    choices: ["length", "dummy", "firstPlayer"],
    game: () => import("./games/xidit.ts"),
    rules: () => import("./models/xidit.ts"),
    layout: () => import("../data/charts/xidit.json", { with: { type: "json" } }),
  },
  grandlin: {
    choices: ["win", "variants"],
    game: () => import("./games/grandlin.ts"),
    rules: () => import("./models/grandlin.ts"),
    layout: () => import("../data/charts/grandlin.json", { with: { type: "json" } }),
  },
  chess: {
    choices: ["chess960"],
    game: () => import("./games/chess.ts"),
    rules: () => import("./models/chess.ts"),
    layout: () => import("../data/charts/chess.json", { with: { type: "json" } }),
  },
} satisfies Readonly<Record<string, Loader>>;

export type GameId = keyof typeof LOADERS;

/** The first one is the default. */
export const GAME_IDS = Object.keys(LOADERS) as unknown as readonly [GameId, ...GameId[]];

/** What the tables of all games let people choose, each id once. */
export const TABLE_CHOICES: readonly string[] = [
  ...new Set(Object.values(LOADERS).flatMap(({ choices }): readonly string[] => choices)),
];

export const isGameId = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

/**
 * Loads one game, and nothing of the others; its bots and languages are loaded when they are asked for. Throws
 * GameMistake where the game's own modules throw.
 */
export const loadEntry = async (id: GameId): Promise<GameEntry> =>
  (await loadingGame(id, LOADERS[id].game)).game;

/** Loads the rules of one game alone, without bots and drawing, in these languages. Throws GameMistake as `loadEntry` does. */
export const loadModel = async (
  id: GameId,
  languages: readonly Language[] = LANGUAGES,
): Promise<GameModel> => {
  const { rules }: Loader = LOADERS[id];
  const { model, loadLanguage }: LoadedModel =
    rules === undefined ? await loadEntry(id) : await loadingGame(id, rules);
  await Promise.all(languages.map(async (language) => loadLanguage?.(language)));
  return model;
};

/** The layout of a game's chart, for `chartScene`. */
export const loadChartLayout = async (id: GameId): Promise<ChartLayout> => {
  const { default: layout }: { readonly default: unknown } = await LOADERS[id].layout();
  return layout as ChartLayout;
};

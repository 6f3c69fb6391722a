// Every game, by its id: a new game is added here, and nowhere else. Each is loaded when it is asked for.
import type { PlayableGame } from "./playable-game.ts";

type GameModule = { readonly game: PlayableGame };

const LOADERS = {
  xidit: () => import("./games/xidit.ts"),
  grandlin: () => import("./games/grandlin.ts"),
} satisfies Readonly<Record<string, () => Promise<GameModule>>>;

export type GameId = keyof typeof LOADERS;

/** The first one is meant where nobody names a game. */
export const GAME_IDS = Object.keys(LOADERS) as unknown as readonly [GameId, ...GameId[]];

export const isGameId = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

/** Loads one game and nothing of the others. */
export const loadGame = async (id: GameId): Promise<PlayableGame> => (await LOADERS[id]()).game;

// All games at once, for programs that read any log: they are loaded with this module.
import { GAME_IDS, isGameId } from "./games.ts";
import { loadGame } from "./load-game.ts";
import type { PlayableGame } from "./playable-game.ts";

/** In the order of `GAME_IDS`. */
export const GAMES: readonly PlayableGame[] = await Promise.all(GAME_IDS.map(loadGame));

/** A game by its id; undefined where there is none. */
export const gameNamed = (id: string): PlayableGame | undefined =>
  isGameId(id) ? GAMES[GAME_IDS.indexOf(id)] : undefined;

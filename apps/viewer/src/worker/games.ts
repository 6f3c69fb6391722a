// The games as the worker needs them: of the catalogue, each loaded when it is asked for.
import { GAME_IDS, isGameId, loadGame, type PlayableGame } from "@assize/catalogue";
import { type GameDrawing, genericDrawing } from "@assize/kernel-drawing";

/** Where games come from. Tests hand in others. */
export interface Games {
  readonly ids: readonly string[];
  /** Null where there is no such game. */
  readonly load: (id: string) => Promise<PlayableGame | null>;
}

export const catalogue: Games = {
  ids: GAME_IDS,
  load: async (id) => (isGameId(id) ? loadGame(id) : null),
};

/** The game's own drawing, else one that draws anything. */
export const drawingOf = ({ drawing }: PlayableGame): GameDrawing => drawing ?? genericDrawing;
